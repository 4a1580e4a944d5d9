//! A server for the tests of the page, in a process of its own so that it can be killed:
//! `house <data folder> <port>` serves until then, and says where on its first line.

use std::net::{IpAddr, Ipv4Addr};

use bocage_server::{Config, Server};

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1);
    let (data, port) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let config = Config {
        bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: port.parse().unwrap_or(0),
        data: data.into(),
        secure: false,
        behind_proxy: false,
        generous: true,
        page: bocage_page::PAGE,
    };
    match Server::start(config).await {
        Ok(server) => {
            println!("{}", server.address());
            std::future::pending::<()>().await;
        }
        Err(error) => {
            eprintln!("{error:?}");
            std::process::exit(1);
        }
    }
}
