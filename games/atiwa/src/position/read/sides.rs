//! One player's side in a position file.

use super::*;

impl Reader<'_> {
    pub(super) fn side(&mut self, public: &Public, index: usize, entry: &SeatEntry) -> Result<Side> {
        let place = |field: &str| format!("seats[{index}].{field}");
        let mut side = self.game.empty_side();
        match &entry.cards {
            Some(cards) => {
                if cards.len() > MAX_PLOTS {
                    let expected = format!("at most {MAX_PLOTS} cards");
                    return wrong(place("cards"), format!("{} cards", cards.len()), expected);
                }
                for card in cards {
                    let plot = self.plot(&place("cards"), card)?;
                    if side.tableau.plot(plot.at).is_some() {
                        return wrong(place("cards"), plot.at, "one card at each place");
                    }
                    side.tableau.lay(plot);
                }
            }
            None => {
                let mut plot = Plot::new(Coord::START, Card::location(Location::Village));
                plot.pieces[Piece::Family.index()] = 1 << self.game.components.start_cell;
                side.tableau.lay(plot);
            }
        }
        check_tableau(&place("cards"), &side)?;
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

    fn plot(&mut self, place: &str, entry: &CardEntry) -> Result<Plot> {
        let short = |text: &str| text.chars().take(20).collect::<String>();
        let Ok(at) = entry.at.parse() else {
            return wrong(place, short(&entry.at), "a place of the tableau such as \"c1\"");
        };
        let card = match &entry.card {
            CardName::Number(number) => Card::terrain(*number),
            CardName::Word(word) => Card::from_word(word),
        };
        let Some(card) = card else {
            return wrong(place, entry.at.as_str(), "a location, or a terrain card from 1 to 36");
        };
        let mut plot = Plot::new(at, self.name(place, card)?);
        let words: Vec<&str> = entry.cells.split_whitespace().collect();
        if !words.is_empty() && words.len() != 8 {
            return wrong(place, format!("{} cells at {at}", words.len()), cells::EXPECTED);
        }
        let face = self.game.components.face(card);
        for (index, word) in (0u8..8).zip(&words) {
            if !cells::put(&mut plot, index, word) {
                return wrong(place, short(word), cells::EXPECTED);
            }
            if !cells::fits(&plot, index, face) {
                let kind = face.cells[usize::from(index)];
                let expected = format!("what a {kind} cell can hold");
                return wrong(place, format!("{} at {at}.{}", short(word), index + 1), expected);
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
        if !acts || entry.agenda.len() > 2 {
            let expected = "an agenda for those who act, of at most two steps";
            return wrong(place, format!("{} steps", entry.agenda.len()), expected);
        }
        for step in &entry.agenda {
            let step = agenda::read(self.game, &place, public, step)?;
            if let Step::PlaceCard(card) = step {
                let left = card.as_location().map(|location| self.game.stack(public, location));
                if left == Some(0) {
                    return wrong(place, card.word(), "a card of which there is one left");
                }
                self.name(&place, card)?;
            }
            public.seats[index].agenda.push(step);
        }
        agenda::check(self.game, &place, public, &public.seats[index])
    }
}

/// The village lies at its place, and every card is connected with it.
fn check_tableau(place: &str, side: &Side) -> Result<()> {
    let village = Card::location(Location::Village);
    if side.tableau.plot(Coord::START).is_none_or(|plot| plot.card != village) {
        return wrong(place, "no village", format!("the village at {}", Coord::START));
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
    if reached == all { Ok(()) } else { wrong(place, "a card apart", "cards that share edges with others") }
}
