//! A server for one test.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use bocage_server::{Config, Server, assets};

/// A server with a database of its own.
pub struct House {
    data: PathBuf,
    port: u16,
    server: Option<Server>,
}

impl House {
    /// Opens a house; `name` keeps tests apart.
    pub async fn open(name: &str) -> House {
        assert!(assets::is_there(), "the page is not built: cargo run -p xtask -- client");
        let data = std::env::temp_dir().join(format!("bocage-browser-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let mut house = House { data, port: 0, server: None };
        house.start().await;
        house
    }

    /// Starts the server: at first on a free port, later on the same.
    pub async fn start(&mut self) {
        let config = Config {
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: self.port,
            data: self.data.clone(),
            secure: false,
            behind_proxy: false,
            generous: true,
        };
        let server = Server::start(config).await.expect("the server starts");
        self.port = server.address().port();
        self.server = Some(server);
    }

    /// Stops the server; pages that are open lose it.
    pub async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await;
        }
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), self.port))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
