//! Starting and stopping.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::assets::Page;
use crate::house::House;
use crate::limits::Rates;
use crate::now;
use crate::routes::{App, routes};
use crate::socket::Sockets;
use crate::store::{EventStore, Sqlite, StoreError};

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub bind: IpAddr,
    /// The port; 0 takes a free one.
    pub port: u16,
    /// The folder of the database.
    pub data: PathBuf,
    /// Send cookies over TLS only; for servers behind a proxy with TLS.
    pub secure: bool,
    /// A proxy says where requests come from.
    pub behind_proxy: bool,
    /// No rate limits worth the name: for load tests on one's own machine.
    pub generous: bool,
    /// What browsers are given.
    pub page: Page,
}

/// Why the server cannot start.
#[derive(Debug)]
pub enum ServeError {
    /// The address cannot be used: another program may have it.
    Address(SocketAddr, std::io::Error),
    /// The folder cannot be used.
    Folder(PathBuf, std::io::Error),
    /// Another server keeps its tables in this folder.
    Taken(PathBuf),
    /// The database cannot be used.
    Store(StoreError),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Address(address, error) => write!(f, "cannot listen on {address}: {error}"),
            ServeError::Folder(path, error) => write!(f, "cannot use {}: {error}", path.display()),
            ServeError::Taken(path) => write!(f, "another server uses {}", path.display()),
            ServeError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ServeError {}

/// How often the host notes that it is alive.
const BEAT: Duration = Duration::from_secs(5);

/// A server that is being started.
pub type Starting = Pin<Box<dyn Future<Output = Result<Server, ServeError>> + Send>>;

/// A server that listens.
pub struct Server {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: tokio::task::JoinHandle<()>,
}

impl Server {
    /// Starts a server. (In a box: all that it runs is compiled here, and not where it is started.)
    pub fn start(config: Config) -> Starting {
        Box::pin(Server::begin(config))
    }

    async fn begin(config: Config) -> Result<Server, ServeError> {
        let folder = |error| ServeError::Folder(config.data.clone(), error);
        std::fs::create_dir_all(&config.data).map_err(folder)?;
        let lock = lock(&config.data)?;
        let store = Sqlite::open(&config.data.join("bocage.sqlite")).map_err(ServeError::Store)?;
        let wanted = SocketAddr::new(config.bind, config.port);
        let listener = TcpListener::bind(wanted).await.map_err(|error| ServeError::Address(wanted, error))?;
        let address = listener.local_addr().map_err(|error| ServeError::Address(wanted, error))?;
        let last_beat = store.last_beat().await.map_err(ServeError::Store)?;
        let house = House::new(store, last_beat);
        let rates = Arc::new(Rates::new(config.generous));
        let app = App {
            house: house.clone(),
            rates: rates.clone(),
            sockets: Sockets::default(),
            secure: config.secure,
            behind_proxy: config.behind_proxy,
            page: config.page,
        };
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            run(listener, app, house, rates, stopped).await;
            drop(lock);
        });
        tracing::info!(%address, "listening");
        Ok(Server { address, stop: Some(stop), running })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: rooms say goodbye, what is in hand is finished.
    pub async fn stop(mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        let _ = self.running.await;
    }
}

/// One table has one owner, so one folder has one server. The system frees the lock of a process that
/// was killed.
fn lock(folder: &std::path::Path) -> Result<std::fs::File, ServeError> {
    let path = folder.join("bocage.lock");
    let failed = |error| ServeError::Folder(path.clone(), error);
    let file = std::fs::File::create(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(ServeError::Taken(folder.to_owned())),
        Err(std::fs::TryLockError::Error(error)) => Err(failed(error)),
    }
}

async fn run<S: EventStore + Clone>(
    listener: TcpListener,
    app: App<S>,
    house: Arc<House<S>>,
    rates: Arc<Rates>,
    stopped: oneshot::Receiver<()>,
) {
    let heart = tokio::spawn(beat(house.clone(), rates));
    let waking = house.clone();
    tokio::spawn(async move { waking.wake_up().await });
    let service = routes(app).into_make_service_with_connect_info::<SocketAddr>();
    let closing = house.clone();
    let goodbye = async move {
        let _ = stopped.await;
        closing.close().await;
    };
    let served = axum::serve(listener, service).with_graceful_shutdown(goodbye);
    let outcome = served.await;
    if let Err(error) = outcome {
        tracing::error!(%error, "the server ended");
    }
    heart.abort();
}

/// Notes that the host is alive, and forgets what need not be remembered.
async fn beat<S: EventStore + Clone>(house: Arc<House<S>>, rates: Arc<Rates>) {
    let mut every = tokio::time::interval(BEAT);
    loop {
        every.tick().await;
        if let Err(error) = house.store().beat(now()).await {
            tracing::warn!(%error, "the heart beat could not be stored");
        }
        rates.forget_the_quiet();
    }
}
