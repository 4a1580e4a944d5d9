//! A visit to a table that runs on a server: from the doorstep to the last line.

use std::time::Duration;

use bocage_engine::Message;
use bocage_table::{Command, Stage};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::play::Play;
use super::reader::Reader;
use super::wire::{Signal, Wire};
use super::{api, browser, motion};
use crate::desk::{self, Arrival, Doorstep, Hall, Remote, Tidings, pause_before};

/// After so many tries in vain the reader is told that the server does not answer.
const PATIENCE: u32 = 4;

/// A visit to a table on a server.
#[derive(Clone, Copy)]
pub(super) struct Visit {
    pub(super) reader: Reader,
    id: StoredValue<String>,
    wire: Wire,
    door: StoredValue<Doorstep>,
    owner: StoredValue<Option<Owner>>,
    /// Counts what changes the hall.
    heard: RwSignal<u32>,
    /// The table, once it is known.
    pub(super) play: RwSignal<Option<Play>>,
    /// Why there is no use in trying any more.
    pub(super) end: RwSignal<Option<Message>>,
    /// Was it tried in vain for a while?
    pub(super) gone: RwSignal<bool>,
    /// The time, once a second.
    pub(super) now: RwSignal<u64>,
    /// The people around the table.
    pub(super) hall: Memo<Option<Hall>>,
}

impl Visit {
    /// Goes to a table.
    pub(super) fn new(reader: Reader, id: &str) -> Self {
        let heard = RwSignal::new(0);
        let play = RwSignal::new(None::<Play>);
        let hall = Memo::new(move |_| {
            heard.track();
            let language = reader.language();
            play.get().and_then(|play| play.desk.with_value(|desk| desk.hall(language)))
        });
        let name: String = browser::random::<6>().iter().map(|byte| format!("{byte:02x}")).collect();
        let wire = Wire::new(id);
        let visit = Visit {
            reader,
            id: StoredValue::new(id.to_owned()),
            wire,
            door: StoredValue::new(Doorstep::new(&name)),
            owner: StoredValue::new(Owner::current()),
            heard,
            play,
            end: RwSignal::new(None),
            gone: RwSignal::new(false),
            now: RwSignal::new(browser::now()),
            hall,
        };
        wire.listen(move |signal| visit.hear(signal));
        let ticking = set_interval_with_handle(move || visit.tick(), Duration::from_secs(1));
        on_cleanup(move || {
            if let Ok(ticking) = ticking {
                ticking.clear();
            }
        });
        visit.keep_confirming();
        visit.knock(0);
        visit
    }

    /// The table's name in addresses.
    pub(super) fn id(self) -> String {
        self.id.get_value()
    }

    /// The address that invites others.
    pub(super) fn link(self) -> String {
        format!("{}/online/{}", browser::origin(), self.id())
    }

    /// Says who comes, then opens the wire: whoever sits down has a name by then.
    fn knock(self, nth: u32) {
        let name = api::name_of(self.reader);
        let language = self.reader.language();
        spawn_local(async move {
            let introduced = api::introduce(&name, language).await;
            match introduced {
                Ok(()) => self.wire.connect(),
                Err(_) => {
                    if nth + 1 >= PATIENCE {
                        self.gone.try_set(true);
                    }
                    let again = Duration::from_millis(pause_before(nth));
                    set_timeout(
                        move || {
                            if self.end.try_get_untracked() == Some(None) {
                                self.knock(nth + 1);
                            }
                        },
                        again,
                    );
                }
            }
        });
    }

    /// Takes another name. A server knows a name for as long as a socket lasts, and a table for as long
    /// as one sits: both begin anew.
    pub(super) fn rename(self, name: String) {
        self.reader.settings.update(|settings| settings.name.clone_from(&name));
        let language = self.reader.language();
        spawn_local(async move {
            if let Err(trouble) = api::introduce(&name, language).await {
                if let Some(Some(play)) = self.play.try_get_untracked() {
                    play.tell(trouble.say(self.reader), None);
                }
                return;
            }
            let seat = self.hall.with_untracked(|hall| {
                hall.as_ref().filter(|hall| hall.stage == Stage::Gathering).and_then(|hall| hall.you)
            });
            self.with_remote(|remote| remote.closed());
            if let Some(seat) = seat {
                self.ask(Command::Leave);
                self.ask(Command::Sit { seat: Some(seat) });
            }
            self.wire.connect_in(0);
        });
    }

    /// Asks something of the table.
    pub(super) fn ask(self, command: Command) {
        self.with_remote(|remote| remote.ask(command, browser::now()));
        self.heard.update(|heard| *heard += 1);
        if let Some(play) = self.play.get_untracked() {
            play.post();
        }
    }

    fn with_remote(self, then: impl FnOnce(&mut dyn Remote)) {
        if let Some(Some(play)) = self.play.try_get_untracked() {
            play.with_remote(then);
        }
    }

    fn hear(self, signal: Signal) {
        let known = self.play.try_get_untracked().flatten();
        match (signal, known) {
            (Signal::Opened, None) => {
                let hello = self.door.try_update_value(Doorstep::hello);
                self.wire.send(hello.into_iter().collect());
            }
            (Signal::Opened, Some(play)) => {
                play.with_remote(|remote| remote.opened(browser::now()));
                play.post();
            }
            (Signal::Heard(text), None) => {
                self.is_well();
                let arrival = self.door.try_update_value(|door| door.hear(text, browser::now()));
                match arrival {
                    None | Some(Arrival::Wait) => {}
                    Some(Arrival::End(why)) => self.give_up(why),
                    Some(Arrival::Table(desk)) => self.arrive(desk),
                }
            }
            (Signal::Heard(text), Some(play)) => {
                self.is_well();
                let tidings = play.hear(|remote| remote.receive(&text, browser::now()));
                self.heed(tidings);
            }
            (Signal::Lost, known) => {
                if let Some(play) = known {
                    play.with_remote(|remote| remote.closed());
                }
                self.gone.try_set(self.wire.tries() >= PATIENCE);
            }
        }
        self.heard.try_update(|heard| *heard += 1);
    }

    fn is_well(self) {
        self.wire.is_well();
        if self.gone.try_get_untracked() == Some(true) {
            self.gone.set(false);
        }
    }

    fn arrive(self, desk: Box<dyn desk::Desk>) {
        let Some(Some(owner)) = self.owner.try_get_value() else { return };
        let play = owner.with(|| Play::far(self.reader, self.id(), desk, self.wire));
        self.play.set(Some(play));
        play.post();
    }

    fn tick(self) {
        self.now.try_set(browser::now());
        if let Some(play) = self.play.try_get_untracked().flatten() {
            let tidings = play.with_remote(|remote| remote.tick(browser::now()));
            play.post();
            self.heed(tidings);
        }
    }

    fn heed(self, tidings: Option<Tidings>) {
        let Some(tidings) = tidings else { return };
        if let Some(pause) = tidings.reconnect {
            self.wire.lost(Some(pause));
        }
        if let Some(why) = tidings.end {
            self.give_up(why);
        } else if let Some(why) = tidings.refusal {
            self.complain(&why);
        }
    }

    fn give_up(self, why: Message) {
        self.wire.end();
        self.end.set(Some(why));
    }

    fn complain(self, why: &Message) {
        if let Some(play) = self.play.get_untracked() {
            play.explain(why, None);
        }
    }

    /// The table asks for confirmation as the settings say, from the moment the game begins.
    fn keep_confirming(self) {
        let playing = Memo::new(move |_| {
            self.hall.with(|hall| {
                hall.as_ref().is_some_and(|hall| hall.stage == Stage::Playing && hall.you.is_some())
            })
        });
        let confirm = Memo::new(move |_| self.reader.settings.with(|settings| settings.confirm));
        Effect::new(move |_| {
            if let (true, on, Some(play)) = (playing.get(), confirm.get(), self.play.get_untracked()) {
                play.desk.update_value(|desk| desk.set_confirm(on, browser::now()));
                play.post();
            }
        });
    }
}

impl Play {
    /// Goes to a table that runs elsewhere.
    fn far(reader: Reader, id: String, desk: Box<dyn desk::Desk>, wire: Wire) -> Self {
        let mut play = Play::new(reader, id, desk);
        play.wire = Some(wire);
        play
    }

    /// Says something to the desk of a table that runs elsewhere.
    fn with_remote<T>(self, then: impl FnOnce(&mut dyn Remote) -> T) -> Option<T> {
        self.desk.try_update_value(|desk| desk.remote().map(then)).flatten()
    }

    /// Sends what is to be sent.
    pub(super) fn post(self) {
        if let (Some(wire), Some(texts)) = (self.wire, self.with_remote(|remote| remote.outbox())) {
            wire.send(texts);
        }
    }

    /// News from elsewhere: shown at once, moved, and marked if it is the work of others.
    fn hear(self, what: impl FnOnce(&mut dyn Remote) -> Tidings) -> Option<Tidings> {
        let before = self.sight.try_get_untracked()?;
        let places = motion::places();
        let tidings = self.with_remote(what)?;
        self.post();
        if tidings.changed {
            self.version.update(|version| *version += 1);
            if tidings.by_others {
                let after = self.sight.get_untracked();
                let new = desk::changes(&before, &after);
                self.changed.update(|changed| {
                    // Who watches never moves: the latest is all that is new.
                    if before.you.is_none() {
                        changed.clear();
                    }
                    changed.extend(new);
                });
            }
            if self.reader.moves() {
                request_animation_frame(move || motion::travel(&places));
            }
        }
        Some(tidings)
    }
}
