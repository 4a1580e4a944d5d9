//! Symbols by their outline: squares are actions, drops are spirit.

use bocage_canvas::Symbol;
use bocage_canvas::art::icons::PAW;

use super::people;
use crate::draw::inks;

/// Invite: a paw that comes.
pub(in crate::draw) static INVITE: Symbol = Symbol::drawing(
    "ar-invite",
    24.0,
    24.0,
    r##"<g transform="translate(12 12)">
    <rect x="-10.5" y="-10.5" width="21" height="21" rx="5" fill="@arborea-deed" stroke="@pi" stroke-width="1.5"/>
    <g color="@print">
    <use href="#i-paw" x="-6.6" y="-8.8" width="13.2" height="13.2" stroke-width="2.4"/></g>
    <path d="M-7 7.3h12M2.4 4.6 5.3 7.3 2.4 9.8" fill="none" stroke="@pi" stroke-width="1.7"/></g>"##,
)
.needing(&[&PAW])
.with_inks(&[inks::DEED]);

/// Take a card.
pub(in crate::draw) static TAKE_CARD: Symbol = Symbol::drawing(
    "ar-card",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <rect x="-10.5" y="-10.5" width="21" height="21" rx="5" fill="@arborea-deed" stroke="@pi" stroke-width="1.5"/>
    <rect x="-5" y="-7.5" width="10" height="15" rx="2" fill="@cut" stroke="@pi" stroke-width="1.5"/>
    <path d="M-5-2.5h10M0-7.5v15M-5 2.5h10" stroke="@pi" stroke-width=".9"/>
    <path d="M-5-5.5a2 2 0 0 1 2-2H0v5h-5zM0 2.5h5v3a2 2 0 0 1-2 2H0z" fill="@arborea-tree"/>
    <path d="M0-2.5h5v5H0z" fill="@arborea-spring-water"/></g>"#,
)
.with_inks(&[inks::DEED, inks::SPRING_WATER, inks::TREE]);

/// Renew the cards on offer.
pub(in crate::draw) static RENEW: Symbol = Symbol::drawing(
    "ar-renew",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <rect x="-10.5" y="-10.5" width="21" height="21" rx="5" fill="@arborea-deed" stroke="@pi" stroke-width="1.5"/>
    <rect x="-3" y="-4.2" width="6" height="8.4" rx="1.3" fill="@arborea-tree" stroke="@pi" stroke-width="1.2"/>
    <path d="M-7 2.5A7.2 7.2 0 0 1 4.5-5.8M7-2.5A7.2 7.2 0 0 1-4.5 5.8" fill="none" stroke="@pi" stroke-width="1.6"/>
    <path d="M2-7.5 5.6-5.5 2.8-2.9M-2 7.5-5.6 5.5-2.8 2.9" fill="none" stroke="@pi" stroke-width="1.6"/></g>"#,
)
.with_inks(&[inks::DEED, inks::TREE]);

/// A parcel.
pub(in crate::draw) static PARCEL: Symbol = Symbol::drawing(
    "ar-parcel",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <path d="M-6.5-1.5V7h13V-1.5Z" fill="@arborea-clay" stroke="@pi" stroke-width="1.3"/>
    <path d="M1-1.5V7H6.5V-1.5Z" fill="@arborea-clay-dark"/>
    <path d="M-7.5-4.5h15v3.3h-15z" fill="@arborea-sponge" stroke="@pi" stroke-width="1.3"/>
    <path d="M0-4.5V7" stroke="@cut" stroke-width="2.2"/>
    <path d="M0-4.5C-6-10-7-4.5 0-4.5 7-4.5 6-10 0-4.5Z" fill="none" stroke="@pi" stroke-width="1.7"/></g>"#,
)
.with_inks(&[inks::CLAY, inks::CLAY_DARK, inks::SPONGE]);

/// A gift.
pub(in crate::draw) static GIFT: Symbol = Symbol::drawing(
    "ar-gift",
    24.0,
    24.0,
    r##"<rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="@arborea-deed" stroke="@pi" stroke-width="1.5"/>
    <use href="#ar-parcel" width="24" height="24"/>"##,
)
.needing(&[&PARCEL])
.with_inks(&[inks::DEED]);

/// Train a young villager.
pub(in crate::draw) static TRAIN_YOUNG: Symbol = Symbol::drawing(
    "ar-train-young",
    24.0,
    24.0,
    r##"<rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="@arborea-deed" stroke="@pi" stroke-width="1.5"/>
    <use href="#ar-young" x=".86" y="3.36" width="17.28" height="17.28" color="@arborea-anyone"/>
    <path d="M18 17V8M14.8 11 18 7.7 21.2 11" fill="none" stroke="@pi" stroke-width="2"/>"##,
)
.needing(&[&people::YOUNG])
.with_inks(&[inks::ANYONE, inks::DEED]);

/// Train an elder.
pub(in crate::draw) static TRAIN_ELDER: Symbol = Symbol::drawing(
    "ar-train-elder",
    24.0,
    24.0,
    r##"<rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="@arborea-deed" stroke="@pi" stroke-width="1.5"/>
    <use href="#ar-elder" x=".86" y="3.36" width="17.28" height="17.28" color="@arborea-anyone"/>
    <path d="M18 17V8M14.8 11 18 7.7 21.2 11" fill="none" stroke="@pi" stroke-width="2"/>"##,
)
.needing(&[&people::ELDER])
.with_inks(&[inks::ANYONE, inks::DEED]);

/// Put a villager on a track.
pub(in crate::draw) static PLACE: Symbol = Symbol::drawing(
    "ar-place",
    24.0,
    24.0,
    r##"<rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="@arborea-deed" stroke="@pi" stroke-width="1.5"/>
    <use href="#ar-adult" x="1.5" y="3.5" width="16" height="16" color="@arborea-anyone"/>
    <path d="M18.3 9v7M14.8 12.5h7" stroke="@pi" stroke-width="2.2"/>"##,
)
.needing(&[&people::ADULT])
.with_inks(&[inks::ANYONE, inks::DEED]);

/// Advance a track.
pub(in crate::draw) static ADVANCE: Symbol = Symbol::drawing(
    "ar-advance",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <rect x="-10.5" y="-10.5" width="21" height="21" rx="5" fill="@arborea-deed" stroke="@pi" stroke-width="1.5"/>
    <path d="M-8-4h16v8h-16z" fill="@wood" stroke="@pi" stroke-width="1.2"/>
    <path d="M-5-2.5-2 0-5 2.5M0-2.5 3 0 0 2.5" fill="none" stroke="@pi" stroke-width="1.8"/></g>"#,
)
.with_inks(&[inks::DEED]);

/// Spirit gained: a wine drop, with room for a number.
pub(in crate::draw) static GAIN: Symbol = Symbol::drawing(
    "ar-gain",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <path d="M0-12C3-7.5 10-4 10 3A10 9.3 0 0 1-10 3C-10-4-3-7.5 0-12Z" fill="@arborea-deep" stroke="@pi" stroke-width="1.5"/></g>"#,
);

/// Spirit to pay: a white drop with a red rim.
pub(in crate::draw) static COST: Symbol = Symbol::drawing(
    "ar-cost",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <path d="M0-12C3-7.5 10-4 10 3A10 9.3 0 0 1-10 3C-10-4-3-7.5 0-12Z" fill="@cut" stroke="@arborea-cost" stroke-width="2"/></g>"#,
)
.with_inks(&[inks::COST]);

/// Spirit, as an icon.
pub(in crate::draw) static SPIRIT: Symbol = Symbol::icon(
    "ar-i-spirit",
    r#"<path d="M12 2C15 6 20.5 8.5 20.5 15A8.5 8 0 0 1 3.5 15C3.5 8.5 9 6 12 2Z"/>
    <path d="M12 10C13.5 12 15.5 13.5 15.5 16a3.5 3.3 0 0 1-7 0C8.500 13.5 10.5 12 12 10Z" fill="currentColor" stroke="none"/>"#,
);

/// Seasons, as an icon: a maple leaf.
pub(in crate::draw) static SEASON: Symbol = Symbol::icon(
    "ar-i-season",
    r#"<path d="M12 3 14 7 18.5 6 17.5 10.5 21 13 16 15.5 15.5 18.5 12 17 8.5 18.5 8 15.5 3 13 6.5 10.5 5.5 6 10 7ZM12 16V22"/>"#,
);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 13] = [
    &INVITE,
    &TAKE_CARD,
    &RENEW,
    &PARCEL,
    &GIFT,
    &TRAIN_YOUNG,
    &TRAIN_ELDER,
    &PLACE,
    &ADVANCE,
    &GAIN,
    &COST,
    &SPIRIT,
    &SEASON,
];
