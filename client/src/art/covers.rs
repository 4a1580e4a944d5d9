//! Pictures of the games on the home page, for those that cannot be played yet. A game that can be
//! played brings its own ([`bocage_stage::Draw::cover`]).

use bocage_canvas::art::{pieces, plants};
use bocage_canvas::{Mood, Scene, Symbol};

/// The picture of a game, 300 by 168.
pub fn cover(mood: Mood) -> Option<Scene> {
    let picture = match mood {
        Mood::Evergreen => return None,
        Mood::Arborea => &ARBOREA,
        Mood::Atiwa => &ATIWA,
        Mood::KingdomCrossing => &KINGDOM_CROSSING,
        Mood::TribesOfTheWind => &TRIBES_OF_THE_WIND,
    };
    let mut scene = Scene::new(300.0, 168.0);
    scene.stamp(picture, 0.0, 0.0, 300.0);
    Some(scene)
}

/// Autumn: a great tree, a path, two pilgrims.
static ARBOREA: Symbol = Symbol::drawing(
    "cover-arborea",
    300.0,
    168.0,
    r##"<rect width="300" height="168" fill="@arborea-sky"/>
    <circle cx="84" cy="54" r="26" fill="#FBEFCB" stroke="@pi" stroke-width="2"/>
    <path d="M-4 112C50 74 90 96 140 92 200 86 240 66 304 92V172H-4Z" fill="#E9B777" stroke="@pi" stroke-width="2.2"/>
    <path d="M-4 134C60 108 120 128 170 118 220 108 260 110 304 122V172H-4Z" fill="@arborea-land" stroke="@pi"
      stroke-width="2.2"/>
    <path d="M120 170C150 150 120 138 150 128 176 120 160 112 176 100" fill="none" stroke="@pi" stroke-width="11"/>
    <path d="M120 170C150 150 120 138 150 128 176 120 160 112 176 100" fill="none" stroke="#FBEFCB"
      stroke-width="7" stroke-dasharray="1 11"/>
    <path d="M206 150C212 120 206 100 196 84L206 88 210 66 218 86 230 76C222 96 222 124 230 150Z" fill="@bark"
      stroke="@pi" stroke-width="2.4"/>
    <path d="M150 80C138 66 148 46 166 48 168 26 196 14 212 28 228 12 258 22 260 44 278 46 286 68 272 80 264 92 246
      90 238 84 228 94 200 94 192 84 180 94 158 92 150 80Z" fill="#C24A3E" stroke="@pi" stroke-width="2.4"/>
    <path d="M214 29C228 14 256 24 258 45 276 48 283 67 270 79 262 90 247 88 238 82 231 89 221 90 212 90 240 74 240
      48 214 29Z" fill="@arborea-deep"/>
    <path d="M164 60q8-8 16 0M184 42q8-8 16 0M172 76q8-8 16 0M196 64q8-8 16 0" fill="none" stroke="#F0A06A"
      stroke-width="2.6"/>
    <g transform="translate(40 140)">
    <path d="M-3 0h6v14h-6z" fill="@cut" stroke="@pi" stroke-width="2"/>
    <path d="M-13 1C-12-14 12-14 13 1Z" fill="@arborea-accent" stroke="@pi" stroke-width="2.2"/>
    <circle cx="-4" cy="-5" r="2" fill="@cut"/>
    <circle cx="4" cy="-4" r="1.6" fill="@cut"/>
    </g>
    <g transform="translate(64 146)">
    <path d="M-3 0h6v14h-6z" fill="@cut" stroke="@pi" stroke-width="2"/>
    <path d="M-13 1C-12-14 12-14 13 1Z" fill="#FBEFCB" stroke="@pi" stroke-width="2.2"/>
    <circle cx="-4" cy="-5" r="2" fill="@cut"/>
    <circle cx="4" cy="-4" r="1.6" fill="@cut"/>
    </g>
    <g transform="translate(262 142)">
    <path d="M-3 0h6v14h-6z" fill="@cut" stroke="@pi" stroke-width="2"/>
    <path d="M-13 1C-12-14 12-14 13 1Z" fill="@arborea-accent" stroke="@pi" stroke-width="2.2"/>
    <circle cx="-4" cy="-5" r="2" fill="@cut"/>
    <circle cx="4" cy="-4" r="1.6" fill="@cut"/>
    </g>
    <g color="@seat-2">
    <use href="#p-meeple" x="88" y="100" width="34" height="34"/>
    </g>
    <g color="@seat-3">
    <use href="#p-meeple" x="112" y="94" width="28" height="28"/>
    </g>"##,
)
.needing(&[&pieces::MEEPLE]);

/// Dusk: fruit bats leave their tree.
static ATIWA: Symbol = Symbol::drawing(
    "cover-atiwa",
    300.0,
    168.0,
    r##"<rect width="300" height="168" fill="@atiwa-sky"/>
    <rect width="300" height="44" fill="#E99A66"/>
    <rect width="300" height="22" fill="#C96C5A"/>
    <circle cx="196" cy="92" r="46" fill="#FBE0A0" stroke="@pi" stroke-width="2"/>
    <path d="M-4 116C40 84 70 100 104 88 150 72 190 110 304 92V172H-4Z" fill="#8A5A6B" stroke="@pi"
      stroke-width="2.2"/>
    <path d="M-4 136C70 112 150 140 304 118V172H-4Z" fill="@atiwa-land" stroke="@pi" stroke-width="2.2"/>
    <path d="M54 160C60 130 58 96 44 70L58 82 62 52 72 80 90 64C78 92 78 130 88 160Z" fill="@atiwa-deep"
      stroke="#1B1230" stroke-width="2.2"/>
    <path d="M4 66C0 48 22 40 34 48 36 26 76 22 86 40 104 30 130 46 122 64 112 76 92 70 84 66 68 78 48 76 40 66 28
      76 10 76 4 66Z" fill="#4B6B2F" stroke="@pi" stroke-width="2.4"/>
    <path d="M86 40C104 30 130 46 122 64 112 76 92 70 84 66 76 71 68 72 62 72 82 64 90 54 86 40Z" fill="#2F4A25"/>
    <circle cx="20" cy="70" r="5" fill="@atiwa-accent" stroke="@pi" stroke-width="1.8"/>
    <circle cx="50" cy="74" r="5" fill="@atiwa-accent" stroke="@pi" stroke-width="1.8"/>
    <circle cx="74" cy="70" r="5" fill="@atiwa-accent" stroke="@pi" stroke-width="1.8"/>
    <circle cx="104" cy="68" r="5" fill="@atiwa-accent" stroke="@pi" stroke-width="1.8"/>
    <path transform="translate(184 56) rotate(-8) scale(0.95)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3
      22-2 17 0 15 5 11 1 6 2 4 8L0 12-4 8C-6 2-11 1-15 5-17 0-22-2-27 3-27-2-28-6-34-8-22-14-10-14-4-4-3-8-2-8
      0-4Z" fill="@atiwa-deep" stroke="#1B1230" stroke-width="1.5"/>
    <path transform="translate(244 40) rotate(10) scale(0.7)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3
      22-2 17 0 15 5 11 1 6 2 4 8L0 12-4 8C-6 2-11 1-15 5-17 0-22-2-27 3-27-2-28-6-34-8-22-14-10-14-4-4-3-8-2-8
      0-4Z" fill="@atiwa-deep" stroke="#1B1230" stroke-width="1.5"/>
    <path transform="translate(146 28) rotate(4) scale(0.55)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3
      22-2 17 0 15 5 11 1 6 2 4 8L0 12-4 8C-6 2-11 1-15 5-17 0-22-2-27 3-27-2-28-6-34-8-22-14-10-14-4-4-3-8-2-8
      0-4Z" fill="@atiwa-deep" stroke="#1B1230" stroke-width="1.5"/>
    <path transform="translate(262 84) rotate(-12) scale(0.5)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3
      22-2 17 0 15 5 11 1 6 2 4 8L0 12-4 8C-6 2-11 1-15 5-17 0-22-2-27 3-27-2-28-6-34-8-22-14-10-14-4-4-3-8-2-8
      0-4Z" fill="@atiwa-deep" stroke="#1B1230" stroke-width="1.5"/>
    <path transform="translate(118 96) rotate(8) scale(0.4)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3
      22-2 17 0 15 5 11 1 6 2 4 8L0 12-4 8C-6 2-11 1-15 5-17 0-22-2-27 3-27-2-28-6-34-8-22-14-10-14-4-4-3-8-2-8
      0-4Z" fill="@atiwa-deep" stroke="#1B1230" stroke-width="1.5"/>
    <g transform="translate(208 122) scale(0.62)">
    <path d="M0 20h40v28H0z" fill="#E9C391" stroke="@pi" stroke-width="3"/>
    <path d="M-10 24 20-8 50 24Z" fill="#7A4B2C" stroke="@pi" stroke-width="3"/>
    <path d="M15 48V32h10v16" fill="@atiwa-deep"/>
    </g>
    <g transform="translate(246 128) scale(0.52)">
    <path d="M0 20h40v28H0z" fill="#E9C391" stroke="@pi" stroke-width="3"/>
    <path d="M-10 24 20-8 50 24Z" fill="#7A4B2C" stroke="@pi" stroke-width="3"/>
    <path d="M15 48V32h10v16" fill="@atiwa-deep"/>
    </g>
    <path d="M120 160l5-9 5 9M150 154l4-7 4 7M180 160l4-7 4 7" fill="none" stroke="@pi" stroke-width="1.8"/>"##,
);

/// A beaver on its bridge.
static KINGDOM_CROSSING: Symbol = Symbol::drawing(
    "cover-kingdom-crossing",
    300.0,
    168.0,
    r##"<rect width="300" height="168" fill="@kingdom-sky"/>
    <path d="M-4 96C60 70 110 90 160 76 220 62 260 84 304 70V172H-4Z" fill="#B5D3C4" stroke="@pi" stroke-width="2.2"/>
    <path d="M-4 110C50 92 90 112 120 104V172H-4Z" fill="@kingdom-land" stroke="@pi" stroke-width="2.2"/>
    <path d="M190 112C230 92 270 104 304 96V172H190Z" fill="@kingdom-land" stroke="@pi" stroke-width="2.2"/>
    <path d="M-4 128C60 116 120 132 170 124 230 116 260 128 304 122V172H-4Z" fill="#5C9DBB" stroke="@pi"
      stroke-width="2.2"/>
    <path d="M-4 150C60 140 120 154 170 146 230 138 260 150 304 144V172H-4Z" fill="#3B7899"/>
    <g fill="none" stroke="#D3E4EE" stroke-width="2.4">
    <path d="M30 140q6-4 12 0t12 0M150 156q6-4 12 0t12 0M232 138q6-4 12 0t12 0"/>
    </g>
    <path d="M36 108C90 62 210 62 262 108L262 124H244C240 104 216 96 204 112L202 136H186C186 106 116 106 116
      136H100L98 112C86 96 60 104 56 124H36Z" fill="#D9C9A8" stroke="@pi" stroke-width="2.4"/>
    <path d="M150 73.5C200 73.5 236 88 262 108L262 124H244C240 104 216 96 204 112L202 136H186C186 118 168 113 150
      113Z" fill="#000" opacity=".14"/>
    <path d="M36 102C90 54 210 54 262 102" fill="none" stroke="@pi" stroke-width="7"/>
    <path d="M36 102C90 54 210 54 262 102" fill="none" stroke="@kingdom-accent" stroke-width="3.5"/>
    <path d="M84 74V30" stroke="@pi" stroke-width="3"/>
    <path d="M84 30l26 8-26 10Z" fill="@seat-1" stroke="@pi" stroke-width="2"/>
    <path d="M216 74V30" stroke="@pi" stroke-width="3"/>
    <path d="M216 30l26 8-26 10Z" fill="@seat-2" stroke="@pi" stroke-width="2"/>
    <g transform="translate(124 14) scale(.9)">
    <path d="M44 60C60 58 74 62 78 70 66 76 52 74 44 68Z" fill="#5A3A26" stroke="@pi" stroke-width="2.2"/>
    <path d="M10 70C6 46 12 38 18 34 10 20 20 8 32 8S52 20 46 34C54 40 58 52 54 70Z" fill="#A86A3C" stroke="@pi"
      stroke-width="2.4"/>
    <path d="M34 8.6C48 9 52 22 45 34 53 40 57 52 53 69H36C44 56 42 44 34 38 40 30 40 16 34 8.6Z" fill="#7A4A28"/>
    <circle cx="16" cy="13" r="5" fill="#A86A3C" stroke="@pi" stroke-width="2"/>
    <circle cx="47" cy="13" r="5" fill="#7A4A28" stroke="@pi" stroke-width="2"/>
    <circle cx="25" cy="21" r="2.2" fill="@pi"/>
    <circle cx="37" cy="21" r="2.2" fill="@pi"/>
    <path d="M27 28h8v7h-8zM31 28v7" fill="@cut" stroke="@pi" stroke-width="1.6"/>
    <path d="M22 52h20v14H22z" fill="#E9C391" opacity=".7"/>
    </g>"##,
);

/// A wind rider above a village.
static TRIBES_OF_THE_WIND: Symbol = Symbol::drawing(
    "cover-tribes-of-the-wind",
    300.0,
    168.0,
    r##"<rect width="300" height="168" fill="@tribes-sky"/>
    <g fill="none" stroke="@cut" stroke-width="4.5">
    <path d="M-10 40C60 20 110 60 170 36 196 26 190 6 174 10S164 32 182 34"/>
    <path d="M60 82C120 64 170 96 240 70 268 60 262 38 246 42S236 64 256 66"/>
    <path d="M-10 66C20 58 40 66 64 60"/>
    </g>
    <path d="M-4 128C50 104 120 122 170 114 220 106 260 116 304 106V172H-4Z" fill="@tribes-land" stroke="@pi"
      stroke-width="2.2"/>
    <path d="M-4 148C80 132 160 152 304 132V172H-4Z" fill="#9CBF7A" stroke="@pi" stroke-width="2.2"/>
    <path d="M196 116V64l14-22 14 22v52ZM228 118V84l10-16 10 16v34Z" fill="@cut" stroke="@pi" stroke-width="2.4"/>
    <path d="M210 42l14 22v52h-14ZM238 68l10 16v34h-10Z" fill="#C9BC98"/>
    <path d="M194 66l16-25 16 25M226 86l12-19 12 19" fill="none" stroke="@tribes-accent" stroke-width="5"/>
    <path d="M205 116v-12a5 5 0 0 1 10 0v12ZM206 80h8v10h-8z" fill="@tribes-deep"/>
    <path d="M210 42V24l20 6-20 7" fill="@tribes-accent" stroke="@pi" stroke-width="2"/>
    <g transform="translate(92 56) rotate(-12)">
    <path d="M-66 6C-40-26 40-26 66 6 44-4 26-4 16 4 6-4-6-4-16 4-26-4-44-4-66 6Z" fill="@tribes-accent"
      stroke="@pi" stroke-width="2.4"/>
    <path d="M0-18C34-18 54-8 66 6 44-4 26-4 16 4 10-1 5-2 0-2Z" fill="#B4492F"/>
    <path d="M-16 4 0 36 16 4M-50-2 0 36 50-2" fill="none" stroke="@pi" stroke-width="1.8"/>
    <circle cx="0" cy="34" r="6.5" fill="#E9C391" stroke="@pi" stroke-width="2"/>
    <path d="M-5 40h10l4 18h-18z" fill="@tribes-deep" stroke="@pi" stroke-width="2"/>
    </g>
    <use href="#p-big" x="22" y="96" width="44" height="44"/>
    <use href="#p-small" x="52" y="108" width="38" height="38"/>
    <use href="#p-bush" x="112" y="116" width="36" height="36"/>
    <use href="#p-small" x="262" y="98" width="40" height="40"/>
    <use href="#p-big" x="148" y="112" width="40" height="40"/>"##,
)
.needing(&[&plants::BIG_TREE, &plants::SMALL_TREE, &plants::BUSH]);
