//! What can be counted on a side of the table: cards of guilds, symbols, stars, quantities.

use bocage_engine::Seat;

use crate::KingdomCrossing;
use crate::components::{Measures, Quantity, Rate, TOKEN_KINDS};
use crate::state::{Public, Side};
use crate::vocabulary::{Guild, Kind, Resource};

impl KingdomCrossing {
    /// Cards in a guild's column: characters, Queen cards and the starting card (R26).
    #[inline]
    pub fn guild_count(&self, side: &Side, guild: Guild) -> u8 {
        let characters = (side.cards.bits() & self.components.cards_of(guild)).count_ones() as u8;
        let queens = (side.queens & self.components.queens_of(guild)).count_ones() as u8;
        let start = side.start.is_some_and(|start| self.components.start(start).guild == guild);
        characters + queens + u8::from(start)
    }

    /// Cards in every column.
    #[inline]
    pub fn guild_counts(&self, side: &Side) -> [u8; 5] {
        std::array::from_fn(|guild| self.guild_count(side, Guild::ALL[guild]))
    }

    /// Complete sets: cards in the shortest column.
    #[inline]
    pub fn sets(&self, side: &Side) -> u8 {
        self.guild_counts(side).into_iter().min().unwrap_or_default()
    }

    /// Symbols of one kind on decorations, passed or not.
    pub fn symbols(&self, side: &Side, kind: Kind) -> u8 {
        let filled = |token| u64::from(side.filled & self.components.slots_for(token));
        let first = kind.index() * 3;
        let doubles = filled(first + 2);
        // One count for all: slots of double tokens are there twice.
        (filled(first) | filled(first + 1) | doubles << 16 | doubles << 32).count_ones() as u8
    }

    /// What goals measure.
    pub fn measures(&self, side: &Side) -> Measures {
        let mut measures = [0; 16];
        measures[..4].copy_from_slice(&side.markers);
        measures[4] = self.symbols(side, Kind::Flower);
        measures[5] = self.symbols(side, Kind::Sculpture);
        measures[6] = side.investment;
        measures[7] = side.houses.count_ones() as u8;
        measures[8] = side.structures().count_ones() as u8;
        measures[9] = side.birds.count_ones() as u8;
        measures
    }

    /// Stars on the decorations that a track's marker has passed.
    pub fn stars(&self, side: &Side, resource: Resource) -> u8 {
        let slots = self.components.deco_slots.iter().enumerate();
        slots
            .filter(|(index, slot)| side.filled >> index & 1 == 1 && slot.space.resource == resource)
            .filter(|(_, slot)| side.marker(resource) >= slot.space.at)
            .map(|(_, slot)| slot.stars)
            .sum()
    }

    /// The lowest of the four markers.
    #[inline]
    pub fn lowest(&self, side: &Side) -> u8 {
        side.markers.into_iter().min().unwrap_or_default()
    }

    /// Markers of `seat` on goals.
    pub fn goals_claimed(&self, public: &Public, seat: Seat) -> u8 {
        (0..public.goals.len()).filter(|&goal| public.has_claimed(seat, goal)).count() as u8
    }

    /// How much of a quantity `seat` has.
    pub fn quantity(&self, public: &Public, seat: Seat, of: Quantity) -> u16 {
        let side = public.side(seat);
        let ones = match of {
            Quantity::Paws => side.paws.count_ones(),
            Quantity::Guild(guild) => self.guild_count(side, guild).into(),
            Quantity::Structures => side.structures().count_ones(),
            Quantity::Buildings => (side.structures() >> 1 & 0x3ff).count_ones(),
            Quantity::FlowerSymbols => self.symbols(side, Kind::Flower).into(),
            Quantity::SculptureSymbols => self.symbols(side, Kind::Sculpture).into(),
            Quantity::DecoSymbols => {
                (self.symbols(side, Kind::Flower) + self.symbols(side, Kind::Sculpture)).into()
            }
            Quantity::DecoPairs => {
                self.symbols(side, Kind::Flower).min(self.symbols(side, Kind::Sculpture)).into()
            }
            Quantity::Birds(None) => side.birds.count_ones(),
            Quantity::Birds(Some(colour)) => (side.birds & self.components.birds_of(colour)).count_ones(),
            Quantity::Houses => side.houses.count_ones(),
            Quantity::Resource(resource) => side.marker(resource).into(),
            Quantity::ResourceSets => self.lowest(side).into(),
            Quantity::Favours => side.favours.count_ones(),
            Quantity::UpgradedTiles => side.upgraded.count_ones(),
            Quantity::Goals => self.goals_claimed(public, seat).into(),
            Quantity::GuildsWith(min) => {
                self.guild_counts(side).into_iter().filter(|&count| count >= min).count() as u32
            }
            Quantity::InvestmentVp => self.components.invest_vp[usize::from(side.investment)].into(),
        };
        ones as u16
    }

    /// What a rate gives `seat`, rounded down.
    #[inline]
    pub fn rated(&self, public: &Public, seat: Seat, rate: Rate) -> u16 {
        u16::from(rate.n) * (self.quantity(public, seat, rate.of) / u16::from(rate.per))
    }

    /// Tokens of a kind that are left in the supply, by [`DecoSlot::token`](crate::components::DecoSlot).
    pub fn tokens_left(&self, public: &Public, token: usize) -> u8 {
        let mask = self.components.slots_for(token);
        let placed: u32 = public.sides().iter().map(|side| (side.filled & mask).count_ones()).sum();
        self.components.deco_tokens[token].saturating_sub(placed as u8)
    }

    /// Decoration slots that could be filled now with a token of so many symbols, as a set: empty, of
    /// the kind, and with a token in the supply (R12).
    pub fn open_slots(&self, public: &Public, side: &Side, kind: Option<Kind>, symbols: u8) -> u16 {
        let fits = |token: &usize| {
            let of_kind = kind.is_none_or(|kind| kind.index() == token / 3);
            of_kind && symbols == if token % 3 == 2 { 2 } else { 1 }
        };
        (0..TOKEN_KINDS)
            .filter(fits)
            .filter(|&token| self.tokens_left(public, token) > 0)
            .fold(0, |set, token| set | self.components.slots_for(token))
            & !side.filled
    }

    /// Favours that lie face down in the supply.
    pub fn favours_left(&self, public: &Public) -> u8 {
        let owned: u32 = public.sides().iter().map(|side| side.favours.count_ones()).sum();
        let open = public.display.iter().flatten().count() + public.pairs.iter().flatten().count();
        (self.components.favours.len() as u8).saturating_sub(owned as u8 + open as u8)
    }
}
