//! `bocage serve`, and `bocage` alone: tables and the page for browsers.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use bocage_engine::{Language, Message};
use bocage_server::{Config, Page, Server};
use clap::Args;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::error::CliError;
use crate::output;
use crate::speech::Speech;

/// The port unless said otherwise.
const PORT: u16 = 4646;

#[derive(Args)]
pub(crate) struct ServeArgs {
    #[arg(long, default_value_t = PORT)]
    port: u16,
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[arg(long)]
    open: bool,
    #[arg(long)]
    secure: bool,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long)]
    log_json: bool,
    #[arg(long, hide = true)]
    generous: bool,
}

impl Default for ServeArgs {
    fn default() -> Self {
        ServeArgs {
            port: PORT,
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            data: None,
            open: true,
            secure: false,
            behind_proxy: false,
            log_json: false,
            generous: false,
        }
    }
}

/// Where tables are kept unless said otherwise.
fn data_folder() -> PathBuf {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("XDG_DATA_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".local/share")))
        .or_else(|| set("LOCALAPPDATA"))
        .unwrap_or_else(|| PathBuf::from("."))
        .join("bocage")
}

pub(crate) fn run(language: Language, args: ServeArgs, page: Page) -> Result<(), CliError> {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse().ok());
    let wanted: Targets = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let logs = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let logs = if args.log_json { logs.json().boxed() } else { logs.compact().boxed() };
    // A second subscriber is refused, which is fine: the first one listens.
    let _ = tracing_subscriber::registry().with(logs.with_filter(wanted)).try_init();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(CliError::runtime)?;
    runtime.block_on(serve(language, args, page))
}

async fn serve(language: Language, args: ServeArgs, page: Page) -> Result<(), CliError> {
    let data = args.data.unwrap_or_else(data_folder);
    let config = Config {
        bind: args.bind,
        port: args.port,
        data: data.clone(),
        secure: args.secure,
        behind_proxy: args.behind_proxy,
        generous: args.generous,
        page,
    };
    let server = Server::start(config).await.map_err(|error| CliError::server(&error))?;
    let url = format!("http://{}/", server.address());
    let speech = Speech::new(language, None);
    output::line(speech.say(&Message::new("cli-ready").with("url", url.as_str())));
    output::line(speech.say(&Message::new("cli-stop").with("data", data.display().to_string())));
    if args.open {
        open_page(&url);
    }
    stopped().await;
    server.stop().await;
    Ok(())
}

/// Opens the page where there is a browser to open it in. If there is none, the address is printed.
fn open_page(url: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let seen = cfg!(target_os = "macos")
        || std::env::var_os("DISPLAY").is_some()
        || std::env::var_os("WAYLAND_DISPLAY").is_some();
    if seen {
        let quiet = std::process::Stdio::null;
        let _ = std::process::Command::new(opener)
            .arg(url)
            .stdin(quiet())
            .stdout(quiet())
            .stderr(quiet())
            .spawn();
    }
}

/// Waits for Ctrl-C or a polite request to end.
async fn stopped() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    interrupt.await;
}
