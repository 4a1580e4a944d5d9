//! A server for one test.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;

use bocage_page::PAGE;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server with a database of its own, in a process of its own.
pub struct House {
    program: &'static str,
    data: PathBuf,
    address: Option<SocketAddr>,
    process: Option<Child>,
}

impl House {
    /// Opens a house; `name` keeps tests apart, `program` is the `house` of this crate.
    pub async fn open(name: &str, program: &'static str) -> House {
        assert!(PAGE.is_there(), "the page is not built: cargo run -p xtask -- client");
        let data = std::env::temp_dir().join(format!("bocage-browser-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let mut house = House { program, data, address: None, process: None };
        house.start().await;
        house
    }

    /// Starts the server: at first on a free port, later on the same.
    pub async fn start(&mut self) {
        let port = self.address.map_or(0, |address| address.port());
        let mut process = Command::new(self.program)
            .arg(&self.data)
            .arg(port.to_string())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the server starts");
        let output = process.stdout.take().expect("the server speaks");
        let line = BufReader::new(output).lines().next_line().await.expect("the server says where it is");
        self.address = Some(line.and_then(|line| line.parse().ok()).expect("an address"));
        self.process = Some(process);
    }

    /// Kills the server, as a power cut would; pages that are open lose it.
    pub async fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().await.expect("the server can be killed");
        }
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        let address = self.address.expect("the server was started");
        format!("http://{address}{path}")
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
