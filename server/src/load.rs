//! Many tables of players without browsers at once, over real sockets.
//!
//! They decide at random, so many decisions a second in all, and play one game after another until the
//! time is up.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bocage_catalogue::GameId;
use bocage_engine::Title;
use bocage_table::Command;
use serde_json::json;

use crate::player::{Player, Tally, Visitor};

/// How much there is to do.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Where.
    pub server: SocketAddr,
    /// At so many tables at once.
    pub tables: u32,
    /// With so many players each.
    pub players: u32,
    /// So many decisions a second in all.
    pub rate: f64,
    /// For so long.
    pub time: Duration,
}

/// What all tables met.
#[derive(Clone, Debug, Default)]
pub struct Met {
    /// What each player met in each game.
    pub tallies: Vec<Tally>,
    /// Games that were played to the end.
    pub games: u32,
    /// Tables that failed.
    pub errors: u32,
}

/// Tables at play; fails if there is no server.
pub type Playing = Pin<Box<dyn Future<Output = std::io::Result<Met>>>>;

/// Plays a game at many tables.
pub fn play(game: GameId, load: Load) -> Playing {
    game.visit(Everybody(load))
}

struct Everybody(Load);

impl bocage_catalogue::Visitor for Everybody {
    type Output = Playing;

    fn visit<G: Title>(self, _game: &G) -> Playing {
        Box::pin(everybody::<G>(self.0))
    }
}

/// Gives decisions their moments, so many a second, whoever has something to decide.
struct Pace {
    gap: Duration,
    next: Mutex<Instant>,
}

impl Pace {
    fn new(rate: f64) -> Pace {
        Pace { gap: Duration::from_secs_f64(1.0 / rate.max(0.1)), next: Mutex::new(Instant::now()) }
    }

    /// How long it is until the next free moment, which is taken.
    fn wait(&self) -> Duration {
        let now = Instant::now();
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let moment = (*next).max(now);
        *next = moment + self.gap;
        moment - now
    }
}

async fn everybody<G: Title>(load: Load) -> std::io::Result<Met> {
    Visitor::new(load.server).send("GET", "/healthz", "").await?;
    let end = Instant::now() + load.time;
    let pace = Arc::new(Pace::new(load.rate));
    let tables: Vec<_> = (0..load.tables)
        .map(|number| {
            let pace = pace.clone();
            tokio::spawn(async move {
                // Not all at one door at once.
                tokio::time::sleep(Duration::from_millis(10) * number).await;
                one_table::<G>(load, number, pace, end).await
            })
        })
        .collect();
    let mut all = Met::default();
    for table in tables {
        match table.await {
            Ok(Ok(met)) => {
                all.tallies.extend(met.tallies);
                all.games += met.games;
            }
            _ => all.errors += 1,
        }
    }
    Ok(all)
}

async fn one_table<G: Title>(load: Load, number: u32, pace: Arc<Pace>, end: Instant) -> std::io::Result<Met> {
    let Load { server, players, .. } = load;
    let mut met = Met::default();
    while Instant::now() < end {
        let mut guests: Vec<Visitor> = (0..players).map(|_| Visitor::new(server)).collect();
        let mut seats = vec![json!("me")];
        seats.extend((1..players).map(|_| json!("open")));
        let table = guests[0].open(&json!({ "game": G::ID, "seats": seats })).await?;
        let mut sitting = Vec::new();
        for (seat, guest) in (0u32..).zip(&mut guests) {
            guest.send("GET", "/api/me", "").await?;
            let mut player = Player::<G>::new(guest.clone(), &table, u64::from(number * players + seat));
            if seat > 0 {
                player.ask(Command::Sit { seat: None }).await;
                while player.tally.acknowledged.is_empty() && Instant::now() < end {
                    player.step(Duration::ZERO).await;
                }
            }
            sitting.push(player);
        }
        sitting[0].ask(Command::Start).await;
        let playing: Vec<_> = sitting
            .into_iter()
            .map(|mut player| {
                let pace = pace.clone();
                tokio::spawn(async move {
                    let mut over = false;
                    while !over && Instant::now() < end {
                        over = player.step_when(|| pace.wait()).await;
                    }
                    (player.tally, over)
                })
            })
            .collect();
        let mut finished = true;
        for player in playing {
            let (tally, over) = player.await.map_err(std::io::Error::other)?;
            met.tallies.push(tally);
            finished &= over;
        }
        met.games += u32::from(finished);
    }
    Ok(met)
}
