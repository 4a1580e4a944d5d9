//! Writes the gallery: every piece, icon, texture, card, track, ring, badge and seat, by day and by
//! night, as files and as a page. `cargo run -p bocage-canvas --example gallery -- <folder>` (the current one by default).

use bocage_canvas::art::{self, heavens, icons, pieces, plants, textures};
use bocage_canvas::{
    Badge, Card, Cast, Face, Ground, Ink, Livery, Mood, Outline, Scene, Segment, State, Symbol, Theme, Trace,
    Track, Worth, sprite, theme_css,
};

const WIDTH: f64 = 1600.0;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    let scene = gallery();
    for (theme, name) in [(Theme::Light, "gallery-light.svg"), (Theme::Dark, "gallery-dark.svg")] {
        let path = std::path::Path::new(&folder).join(name);
        let svg = scene.to_svg(theme);
        println!("{}: {} KB", path.display(), svg.len() / 1024);
        std::fs::write(path, svg)?;
    }
    // The same picture as a page shows it: one style sheet, one sprite, the theme on the root element.
    let page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Gallery</title>\
         <style>{}body{{margin:0;background:var(--ground)}}</style>{}{}</html>",
        theme_css(&[]),
        sprite(scene.symbols()),
        scene.to_inline(),
    );
    std::fs::write(std::path::Path::new(&folder).join("gallery.html"), page)
}

fn gallery() -> Scene {
    let mut s = Scene::new(WIDTH, 2230.0);
    s.set_label("Bocage: the shared drawings");
    s.rect(0.0, 0.0, WIDTH, 2230.0).fill(Ink::GROUND);
    s.text(48.0, 64.0, "Bocage").face(Face::Title).size(40.0);
    s.text(200.0, 62.0, "seats, pieces, icons, fields, cards, tracks, states, a board")
        .size(18.0)
        .fill(Ink::INK_2);
    s.hedge("M48 86H1552", 5.0);
    seats(&mut s);
    all_pieces(&mut s);
    all_icons(&mut s);
    fields(&mut s);
    cards(&mut s);
    tracks(&mut s);
    states(&mut s);
    board(&mut s);
    moods(&mut s);
    count(&mut s);
    s
}

fn panel(s: &mut Scene, x: f64, y: f64, w: f64, h: f64, title: &str) {
    s.rect(x, y + 3.0, w, h).corner(16.0).fill(Ink::PAPER_EDGE);
    s.rect(x, y, w, h).corner(16.0).fill(Ink::PAPER).stroke(Ink::PAPER_EDGE, 1.0);
    s.text(x + 24.0, y + 38.0, title).face(Face::Title).size(24.0);
}

fn caption(s: &mut Scene, cx: f64, y: f64, words: &str) {
    s.text(cx, y, words).face(Face::Body).size(12.5).middle().fill(Ink::INK_2);
}

fn seats(s: &mut Scene) {
    panel(s, 40.0, 110.0, 740.0, 200.0, "Seats: colour and mark, never apart");
    let names = ["Coquelicot", "Bleuet", "Genêt", "Prunelle", "Aubépine"];
    for (index, (livery, name)) in Livery::ALL.into_iter().zip(names).enumerate() {
        let x = 64.0 + index as f64 * 142.0;
        s.stamp(livery.disc(), x, 166.0, 56.0);
        s.stamp(&pieces::MEEPLE, x + 62.0, 164.0, 40.0).color(livery);
        s.seat_mark(x + 82.0, 188.0, 14.0, livery);
        s.stamp(&pieces::CUBE, x + 100.0, 172.0, 30.0).color(livery);
        s.seat_name(x, 258.0, 17.0, livery, name);
        s.pips(x + 4.0, 282.0, index, 5, livery);
        s.stamp(livery.disc(), x + 60.0, 274.0, 16.0);
    }
}

fn all_pieces(s: &mut Scene) {
    panel(s, 800.0, 110.0, 760.0, 290.0, "Pieces: 64 box, foot on y 58, lamp top left");
    let drawings = plants::ALL.iter().chain(&pieces::ALL).chain(&heavens::ALL).chain(&art::badges::ALL);
    for (index, symbol) in drawings.enumerate() {
        let (x, y) = (822.0 + (index % 11) as f64 * 67.0, 176.0 + (index / 11) as f64 * 104.0);
        s.stamp(symbol, x, y, 56.0).color(Livery::of(index));
        caption(s, x + 28.0, y + 80.0, symbol.id());
    }
}

fn all_icons(s: &mut Scene) {
    panel(s, 40.0, 420.0, 1520.0, 318.0, "Icons: 24 grid, 1.8 stroke, one colour");
    let symbols = art::icons_nature::ALL.iter().chain(&art::icons_verbs::ALL);
    for (index, symbol) in symbols.enumerate() {
        let (x, y) = (66.0 + (index % 19) as f64 * 78.0, 478.0 + (index / 19) as f64 * 84.0);
        s.stamp(symbol, x, y, 38.0).color(Ink::INK);
        caption(s, x + 19.0, y + 60.0, &symbol.id()[2..]);
    }
}

fn fields(s: &mut Scene) {
    panel(s, 40.0, 758.0, 740.0, 300.0, "Fields: flat ink, one texture, one glyph");
    for (index, ground) in Ground::FIELDS.into_iter().enumerate() {
        let x = 64.0 + index as f64 * 116.0;
        s.field(&Outline::rect(x, 816.0, 104.0, 84.0, 12.0), ground);
        s.ground_sign(x + 52.0, 858.0, 19.0, ground);
    }
    for (index, (texture, ink)) in extra_textures().into_iter().enumerate() {
        let x = 64.0 + index as f64 * 99.0;
        s.rect(x, 914.0, 90.0, 60.0).corner(10.0).fill(ink);
        s.rect(x, 914.0, 90.0, 60.0).corner(10.0).fill(texture);
        caption(s, x + 45.0, 990.0, texture.id());
    }
    s.hedge("M64 1020C200 1000 260 1050 400 1020S600 1010 756 1030", 6.5);
    s.furrows("M64 1044H756");
}

fn extra_textures() -> [(&'static Symbol, Ink); 7] {
    [
        (&textures::WILD, Ink::SNOW),
        (&textures::SHADE, Ink::GRASSLAND),
        (&textures::FLECK, Ink::PAPER_2),
        (&textures::HATCH, Ink::SOIL),
        (&textures::FOLIAGE, Ink::HEDGE_BODY),
        (&textures::WAVES, Ink::WATER),
        (&textures::GUSTS, Ink::TRIBES_DEEP),
    ]
}

fn cards(s: &mut Scene) {
    panel(s, 800.0, 758.0, 760.0, 400.0, "Card: 63 × 88, three sizes");
    let wheat = Card {
        ground: Some(Ground::WHEAT),
        worth: Some(Worth::Seeds(2)),
        piece: Some(&plants::LAKE),
        line: "Lac",
        rule: "Placez un lac sur un espace vide ; jusqu'à deux de vos végétaux voisins poussent aussitôt.",
        ..Card::new("Blé")
    };
    wheat.draw(s, 820.0, 812.0, 240.0);
    let flowers = Card {
        ground: Some(Ground::FLOWERS),
        worth: Some(Worth::Words("+3")),
        piece: Some(&plants::BIG_TREE),
        line: "Arbre",
        ..Card::new("Fleurs")
    };
    flowers.draw(s, 1080.0, 812.0, 140.0);
    let small = Card {
        ground: Some(Ground::SWAMP),
        worth: Some(Worth::Seeds(0)),
        piece: Some(&plants::BUSH),
        ..Card::new("Marécage")
    };
    small.draw(s, 1240.0, 812.0, 90.0);
    Card { piece: Some(&plants::BUD), ..Card::new("Joker") }.draw(s, 1340.0, 812.0, 90.0);
    s.card_place(1440.0, 812.0, 90.0);
    s.card_back(1080.0, 1018.0, 92.0, Mood::Evergreen);
    for (index, mood) in Mood::ALL.into_iter().skip(1).enumerate() {
        s.card_back(1180.0 + index as f64 * 92.0, 1018.0, 84.0, mood);
    }
}

fn tracks(s: &mut Scene) {
    panel(s, 40.0, 1078.0, 740.0, 150.0, "Track: holes on a thread, one marker");
    let own = Track { at: 2, next: Some(3), ..Track::new(&[0, 1, 2, 3, 4, 5], Livery::Cornflower) };
    own.draw(s, 80.0, 1180.0, 2.0);
    let long = Track { at: 4, ..Track::new(&[2, 5, 8, 12, 16, 20, 25, 30], Livery::Broom) };
    long.draw(s, 360.0, 1180.0, 2.0);
    let last = Track { at: 0, ..Track::new(&[0, 1, 2], Livery::Poppy) };
    last.draw(s, 690.0, 1180.0, 1.0);
}

fn states(s: &mut Scene) {
    panel(s, 40.0, 1248.0, 1520.0, 210.0, "States of a space");
    type Look = (&'static str, Option<State>, Badge<'static>);
    let looks: [Look; 9] = [
        ("plain", None, Badge::Sun("2")),
        ("clickable", Some(State::Legal), Badge::Grow),
        ("hovered", Some(State::Hovered), Badge::Plus),
        ("selected", Some(State::Selected), Badge::Tick),
        ("suggested", Some(State::Suggested), Badge::Lantern),
        ("illegal", None, Badge::Lock),
        ("just changed", Some(State::Changed), Badge::Amount("+3")),
        ("in shade", None, Badge::Shade("0")),
        ("move here", Some(State::Legal), Badge::Arrow(90.0)),
    ];
    for (index, (name, state, badge)) in looks.into_iter().enumerate() {
        let x = 64.0 + index as f64 * 104.0;
        s.field(&Outline::rect(x, 1310.0, 88.0, 88.0, 12.0), Ground::GRASSLAND);
        if let Some(state) = state {
            s.ring(&Outline::rect(x + 6.0, 1316.0, 76.0, 76.0, 16.0), state);
        }
        if name == "in shade" {
            s.cast_shadow((x + 84.0, 1384.0), 180.0, Cast::Short, 60.0);
        }
        let lift = if state == Some(State::Hovered) { 3.0 } else { 0.0 };
        s.stand(&plants::SMALL_TREE, x + 44.0, 1388.0 - lift, 68.0);
        s.badge(x + 18.0, 1382.0, 12.0, badge);
        caption(s, x + 44.0, 1424.0, name);
    }
    s.ring(&Outline::circle(1060.0, 1354.0, 34.0), State::Legal);
    let hexagon = Outline::Path(Trace::hexagon(1150.0, 1354.0, 38.0), [1117.0, 1316.0, 66.0, 76.0]);
    s.target(&hexagon, State::Legal, "hex:1", "a hexagon: move here");
    let mut x = 1220.0;
    for (icon, value) in [(&icons::PAY, "2"), (&icons::WATER, ""), (&icons::POINTS, "12")] {
        x = s.icon_and_number(x, 1366.0, 28.0, icon, value);
    }
    s.legend(1220.0, 1400.0, Badge::Sun("2"), "au soleil");
    s.legend(1340.0, 1400.0, Badge::Shade("0"), "à l'ombre");
    s.moon(1480.0, 1354.0, 14.0);
}

fn board(s: &mut Scene) {
    let mut planet = Scene::with_view(16.0, 22.0, 688.0, 688.0);
    planet.set_label("A small planet");
    let p = &mut planet;
    p.sky(Mood::Evergreen);
    p.rays((662.0, 360.0), 1200.0, 180.0, 150.0, 14);
    p.stamp_centred(&heavens::SUN, 662.0, 360.0, 96.0);
    let border = Trace::squircle(360.0, 360.0, 290.0, 290.0, 2.85);
    p.path(&border).at(0.0, 24.0).fill(Ink::SOIL).stroke(Ink::PI, 4.0);
    p.path(&border).at(0.0, 24.0).fill(&textures::HATCH);
    p.thicket(&border, 12.5);
    for row in 0..6_usize {
        for column in 0..6_usize {
            let corner = (row == 0 || row == 5) && (column == 0 || column == 5);
            if !corner {
                space(p, row, column);
            }
        }
    }
    p.furrows("M272 96V184M360 96V184M448 96V184M96 272H184M184 272V360M448 272V360M184 360V448M448 360V448");
    p.hedge("M272 184H360V272H448M96 360H624M360 272V536H448M272 448H360", 5.6);
    for (x, y, cast) in [(316.0, 166.0, Cast::Tall), (404.0, 342.0, Cast::Short)] {
        p.cast_shadow((x, y), 180.0, cast, 88.0);
    }
    let legal = Outline::rect(454.0, 366.0, 76.0, 76.0, 16.0);
    p.target(&legal, State::Legal, "space:E4", "E4, wheat, empty: plant a sprout");
    for (piece, x, y, width) in [
        (&plants::BIG_TREE, 316.0, 171.0, 76.0),
        (&plants::SMALL_TREE, 404.0, 347.0, 72.0),
        (&plants::LAKE, 492.0, 345.0, 66.0),
        (&plants::BUSH, 316.0, 347.0, 62.0),
        (&plants::SPROUT, 140.0, 523.0, 60.0),
    ] {
        p.stand(piece, x, y, width);
    }
    p.stand(&plants::SPROUT, 492.0, 435.0, 60.0).opacity(0.5);
    p.badge(343.0, 115.0, 11.5, Badge::Sun("2"));
    p.badge(431.0, 291.0, 11.5, Badge::Shade("0"));
    p.badge(466.0, 430.0, 12.0, Badge::Plus);
    s.embed(&planet, 40.0, 1480.0, 720.0, 720.0);
}

fn space(p: &mut Scene, row: usize, column: usize) {
    let (x, y) = (96.0 + column as f64 * 88.0, 96.0 + row as f64 * 88.0);
    if matches!((row, column), (1, 1) | (1, 4) | (4, 1) | (4, 4)) {
        p.stamp(&pieces::CREVICE, x, y, 88.0);
        return;
    }
    let ground = match (row, column) {
        (0, _) | (1, 3) => Ground::SNOW,
        (1 | 2, 0..=2) => Ground::FLOWERS,
        (1 | 2, _) => Ground::ROCK,
        (3, 0..=2) | (4, 0) => Ground::GRASSLAND,
        (3 | 4, 3..) => Ground::WHEAT,
        _ => Ground::SWAMP,
    };
    let round = |here: bool| if here { 20.0 } else { 0.0 };
    let corners = [
        round(matches!((row, column), (0, 1) | (1, 0))),
        round(matches!((row, column), (0, 4) | (1, 5))),
        round(matches!((row, column), (5, 4) | (4, 5))),
        round(matches!((row, column), (5, 1) | (4, 0))),
    ];
    p.field(&Outline::Path(Trace::field(x, y, 88.0, 88.0, corners), [x, y, 88.0, 88.0]), ground);
}

fn moods(s: &mut Scene) {
    panel(s, 780.0, 1480.0, 780.0, 330.0, "Moods: sky, land, deep, accent");
    for (index, mood) in Mood::ALL.into_iter().enumerate() {
        let x = 804.0 + index as f64 * 148.0;
        s.rect(x, 1540.0, 136.0, 220.0).corner(12.0).fill(mood.sky());
        s.path(
            Trace::new()
                .from(x, 1680.0)
                .curve((x + 40.0, 1640.0), (x + 90.0, 1700.0), (x + 136.0, 1660.0))
                .to(x + 136.0, 1760.0)
                .to(x, 1760.0)
                .close(),
        )
        .fill(mood.land());
        s.circle(x + 100.0, 1580.0, 20.0).fill(mood.accent()).stroke(mood.deep(), 2.4);
        s.stamp(&heavens::CLOUD, x + 10.0, 1560.0, 60.0);
        s.stand(&plants::BIG_TREE, x + 44.0, 1700.0, 60.0);
        s.stand(&pieces::VILLAGE, x + 98.0, 1724.0, 46.0);
        s.text(x + 68.0, 1786.0, &format!("{mood:?}"))
            .face(Face::Title)
            .size(15.0)
            .middle()
            .fill(mood.name_ink());
    }
}

fn count(s: &mut Scene) {
    panel(s, 780.0, 1830.0, 780.0, 370.0, "The final count");
    let rows =
        [("Armel", [12, 30, 9, 6, 4]), ("Vous", [8, 34, 14, 3, 0]), ("Lichen & <Cie>", [5, 22, 21, 10, -2])];
    for (index, (name, points)) in rows.into_iter().enumerate() {
        let y = 1914.0 + index as f64 * 92.0;
        s.seat_name(804.0, y, 20.0, Livery::of(index), name);
        let kinds = [
            (&icons::ACORN, Ink::WOOD, None),
            (&icons::SUN, Ink::WHEAT, Some(&textures::WHEAT)),
            (&icons::FOREST, Ink::LEAF_LIT, Some(&textures::GRASSLAND)),
            (&icons::BUD, Ink::FLOWERS, Some(&textures::FLOWERS)),
            (&icons::FERTILITY, Ink::SEED, None),
        ];
        let segments: Vec<Segment> = kinds
            .into_iter()
            .zip(points)
            .map(|((icon, ink, texture), points)| Segment { icon, ink, texture, points })
            .collect();
        s.score_bar((804.0, y + 14.0), 9.5, 38.0, &segments);
    }
}
