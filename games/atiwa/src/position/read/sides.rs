//! One player's side in a position file.

use super::*;

impl Reader<'_> {
    pub(super) fn side(&mut self, public: &Public, index: usize, entry: &SeatEntry) -> Result<Side> {
        let place = |field: &str| format!("seats[{index}].{field}");
        let mut side = self.game.empty_side();
        match &entry.cards {
            Some(cards) => {
                count(place("cards"), cards, ..=MAX_PLOTS)?;
                for card in cards {
                    let plot = self.plot(&place("cards"), public, &side, card)?;
                    if side.tableau.plot(plot.at).is_some() {
                        return wrong(place("cards"), plot.at, expected::unique());
                    }
                    side.tableau.lay(plot);
                }
            }
            None => {
                let mut plot = Plot::new(Coord::START, Card::location(Location::Village));
                // Who counts pieces counts this family too.
                if entry.pieces.is_none() {
                    plot.pieces[Piece::Family.index()] = 1 << self.game.components.start_cell;
                }
                side.tableau.lay(plot);
            }
        }
        check_tableau(&place("cards"), &side)?;
        match entry.pieces {
            Some(pieces) if public.phase == Phase::End => {
                self.spread(&place("pieces"), &mut side.tableau, pieces)?;
            }
            // Before the end it matters where they are.
            Some(_) => return wrong(place("pieces"), "", expected::nothing()),
            None => {}
        }
        side.gold = at_most(place("gold"), entry.gold, 9999)?;
        side.shortage = at_most(place("shortage"), entry.shortage, 9999)?;
        // One bat action in every turn of a round.
        let most_bats = self.game.components.turns * self.game.components.bat_action.bats;
        side.night = at_most(place("night"), entry.night, most_bats)?;
        for (piece, left) in Piece::ROWS.into_iter().zip(&mut side.supply) {
            let count = at_most(place(piece.word()), side.tableau.count(piece), *left)?;
            *left -= count;
        }
        let leaving = self.game.components.challenge(public.challenge).map_or(0, |rule| rule.leaving);
        let most = if leaving > 0 { side.supply[Piece::Family.index()] } else { 0 };
        side.supply[Piece::Family.index()] -= at_most(place("removed"), entry.removed, most)?;
        Ok(side)
    }

    fn plot(&mut self, place: &str, public: &Public, side: &Side, entry: &CardEntry) -> Result<Plot> {
        let at = match entry.at.as_deref() {
            Some(at) => at.parse().ok(),
            None if public.phase == Phase::End => Some(next_place(side)),
            None => None,
        };
        let Some(at) = at else {
            return wrong(place, entry.at.as_deref().unwrap_or_default(), expected::such_as("c1"));
        };
        let card = match &entry.card {
            CardName::Number(number) => match Card::terrain(*number) {
                Some(card) => card,
                None => return wrong(place, number, expected::number(1..=TERRAINS)),
            },
            CardName::Word(word) => match Card::from_word(word) {
                Some(card) => card,
                None => return wrong(place, word, expected::one_of(Location::ALL)),
            },
        };
        let mut plot = Plot::new(at, self.name(place, card)?);
        let words: Vec<&str> = entry.cells.split_whitespace().collect();
        if !words.is_empty() {
            count(format!("{place}[{at}].cells"), &words, 8..=8)?;
        }
        let face = self.game.components.face(card);
        for (index, word) in (0u8..8).zip(&words) {
            if !cells::put(&mut plot, index, word, face) {
                let place = format!("{place}[{at}.{}]", index + 1);
                return wrong(place, word, expected::one_of(cells::allowed(index, face)));
            }
        }
        Ok(plot)
    }

    pub(super) fn agenda(&mut self, public: &mut Public, index: usize, entry: &SeatEntry) -> Result<()> {
        let place = format!("seats[{index}].agenda");
        if entry.agenda.is_empty() {
            return Ok(());
        }
        let acts = match public.phase {
            Phase::Work => public.active().index() == index && public.turn < self.game.turns(public),
            Phase::Upkeep => true,
            Phase::End => false,
        };
        if !acts {
            return wrong_count(place, entry.agenda.len(), expected::nothing());
        }
        count(&place, &entry.agenda, ..=2)?;
        for step in &entry.agenda {
            let step = agenda::read(self.game, &place, public, step)?;
            if let Step::PlaceCard(card) = step {
                let left = card.as_location().map(|location| self.game.stack(public, location));
                if left == Some(0) {
                    return wrong(place, card.word(), expected::none_of([card.word()]));
                }
                self.name(&place, card)?;
            }
            public.seats[index].agenda.push(step);
        }
        agenda::check(self.game, &place, public, &public.seats[index])
    }
}

/// Where a card of a final table lies that does not say it: the village of the start, then beside others.
fn next_place(side: &Side) -> Coord {
    match (side.tableau.plot(Coord::START), side.tableau.free_coords()) {
        (None, _) | (_, 0) => Coord::START,
        (Some(_), free) => Coord(free.trailing_zeros() as u8),
    }
}

/// The village lies at its place, and every card is connected with it.
fn check_tableau(place: &str, side: &Side) -> Result<()> {
    let village = Card::location(Location::Village);
    if side.tableau.plot(Coord::START).is_none_or(|plot| plot.card != village) {
        let found = side.tableau.plot(Coord::START).map_or(String::new(), |plot| plot.card.word());
        return wrong(format!("{place}[{}]", Coord::START), found, expected::as_ruled(village.word()));
    }
    let all = side.tableau.coords();
    let mut reached = Coord::START.bit();
    loop {
        let wider = reached | neighbours(reached) & all;
        if wider == reached {
            break;
        }
        reached = wider;
    }
    let apart = (0..128).map(Coord).find(|at| all & !reached & at.bit() != 0);
    apart.map_or(Ok(()), |apart| wrong(place, apart, expected::connected()))
}
