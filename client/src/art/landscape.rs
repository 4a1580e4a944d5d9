//! The landscape of the home page: fields in their hedges, seen from a hill, under the sun.
//!
//! It is computed, not copied: bands of land between a few curves, each cut into fields by lines that
//! lean away from one point, far bands first.

use bocage_canvas::art::{heavens, plants};
use bocage_canvas::{Ground, Ink, Paint, Scene, Symbol, Trace};

/// A farmhouse, in a 112 by 84 box, foot at the bottom.
pub(crate) static HOUSE: Symbol = Symbol::drawing(
    "house",
    112.0,
    84.0,
    r#"<g stroke="@pi" stroke-width="2.2"><path d="M8 50 38 24 68 50V82H8Z" fill="@cut"/>
    <path d="M68 50h36v32H68Z" fill="@wood"/><path d="M70 20V4h10v16" fill="@stone"/>
    <path d="M2 52 38 20h48l26 32H72L38 24Z" fill="@berry"/></g>
    <path d="M86 20 112 52H72L38 21Z" fill="@black" opacity=".2"/>
    <path d="M30 82V64h14v18M78 60h12v10H78Z" fill="@bark-dark"/>"#,
);

const WIDTH: f64 = 1440.0;
const HEIGHT: f64 = 430.0;
/// Where lines between fields come from.
const VANISHING: f64 = 760.0;

/// Where the heights of a curve are given.
const STATIONS: [f64; 5] = [0.0, 480.0, 800.0, 1100.0, 1440.0];

/// The edges of the bands of land at those stations, far to near.
const EDGES: [[f64; 5]; 6] = [
    [298.0, 304.0, 293.0, 279.0, 287.0],
    [316.0, 319.0, 294.0, 291.0, 302.0],
    [342.0, 331.0, 304.0, 318.0, 326.0],
    [377.0, 343.0, 334.0, 357.0, 366.0],
    [421.0, 372.0, 391.0, 408.0, 425.0],
    [520.0, 500.0, 520.0, 530.0, 540.0],
];

/// One band: distance between its hedges, how far they lean, size of leaves and trees.
struct Band {
    pitch: f64,
    start: f64,
    lean: f64,
    leaf: f64,
    tree: f64,
    fields: &'static [Ground],
}

const WATER: Ground = Ground { ink: Ink::WATER_LIT, ..Ground::FLOWERS };
const WHEAT: Ground = Ground::WHEAT;
const GRASS: Ground = Ground::GRASSLAND;
const FLOWERS: Ground = Ground::FLOWERS;

const BANDS: [Band; 5] = [
    Band {
        pitch: 97.0,
        start: -90.0,
        lean: 1.3,
        leaf: 2.3,
        tree: 18.0,
        fields: &[GRASS, WATER, WHEAT, GRASS, FLOWERS, WHEAT, GRASS],
    },
    Band {
        pitch: 128.0,
        start: -92.0,
        lean: 1.38,
        leaf: 3.2,
        tree: 27.0,
        fields: &[FLOWERS, GRASS, WHEAT, FLOWERS, WATER, GRASS, WHEAT],
    },
    Band {
        pitch: 176.0,
        start: -66.0,
        lean: 1.36,
        leaf: 4.8,
        tree: 46.0,
        fields: &[GRASS, FLOWERS, WHEAT, GRASS, WATER, WHEAT],
    },
    Band {
        pitch: 262.0,
        start: -190.0,
        lean: 1.3,
        leaf: 6.6,
        tree: 62.0,
        fields: &[WHEAT, FLOWERS, WATER, GRASS, WHEAT, GRASS, WHEAT],
    },
    Band {
        pitch: 385.0,
        start: -200.0,
        lean: 1.34,
        leaf: 9.4,
        tree: 86.0,
        fields: &[WHEAT, WATER, FLOWERS, GRASS, WHEAT],
    },
];

/// The landscape, 1440 by 430.
pub fn landscape() -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    draw_sky(&mut scene);
    for (far, band) in BANDS.iter().enumerate() {
        draw_fields(&mut scene, far, band);
    }
    for (far, band) in BANDS.iter().enumerate() {
        draw_hedges(&mut scene, far, band);
        if far == 3 {
            scene.stamp(&HOUSE, 898.0, 264.0, 116.0);
        }
    }
    scene
}

fn draw_sky(scene: &mut Scene) {
    scene.rect(0.0, 0.0, WIDTH, HEIGHT).fill(Ink::SKY);
    draw_rays(scene, 1130.0, 148.0);
    scene.stamp_centred(&heavens::SUN, 1130.0, 148.0, 168.0);
    for (x, y, width) in [(622.0, 52.0, 150.0), (846.0, 24.0, 98.0), (1268.0, 62.0, 126.0)] {
        scene.group().class("cloud").draw(|s| {
            s.stamp(&heavens::CLOUD, x, y, width);
        });
    }
    let far = "M0 290C180 268 330 274 470 262 640 248 760 214 930 226 1100 238 1260 208 1440 236V430H0Z";
    let near = "M0 304C220 276 420 292 610 272 800 252 980 252 1130 264 1260 276 1350 262 1440 268V430H0Z";
    scene.path(far).fill(Ink::SWAMP).opacity(0.55);
    scene.path(near).fill(Ink::SWAMP);
}

/// Thin rays over the upper half of the sky.
fn draw_rays(scene: &mut Scene, cx: f64, cy: f64) {
    let mut trace = Trace::new();
    for ray in 0..=20 {
        let point = |degrees: f64| {
            let (sin, cos) = degrees.to_radians().sin_cos();
            (cx - 1700.0 * cos, cy - 1700.0 * sin)
        };
        let middle = f64::from(ray) * 9.0;
        let (first, second) = (point(middle - 0.95), point(middle + 0.95));
        trace = trace.from(cx, cy).to(first.0, first.1).to(second.0, second.1).close();
    }
    scene.path(&trace).fill(Ink::RAY).opacity(0.6);
}

/// Height of an edge at `x`, smooth between stations.
fn edge(edge: usize, x: f64) -> f64 {
    let heights = EDGES[edge.min(EDGES.len() - 1)];
    let last = STATIONS.len() - 2;
    let at = STATIONS.iter().rposition(|station| *station <= x).unwrap_or(0).min(last);
    let way = ((x - STATIONS[at]) / (STATIONS[at + 1] - STATIONS[at])).clamp(0.0, 1.0);
    let eased = way * way * (3.0 - 2.0 * way);
    heights[at] + (heights[at + 1] - heights[at]) * eased
}

/// The places where hedges leave the upper edge of a band, and where they reach the lower one.
fn cuts(band: &Band) -> Vec<(f64, f64)> {
    let count = ((WIDTH + 420.0 - band.start) / band.pitch) as usize;
    let cut = |n: usize| {
        // A little irregular, as land is.
        let shift = [0.0, 0.17, -0.12, 0.08, -0.2, 0.13, -0.05][n % 7] * band.pitch;
        let top = band.start + n as f64 * band.pitch + shift;
        (top, VANISHING + (top - VANISHING) * band.lean)
    };
    (0..=count).map(cut).collect()
}

fn draw_fields(scene: &mut Scene, far: usize, band: &Band) {
    const STEPS: usize = 7;
    for (n, pair) in cuts(band).windows(2).enumerate() {
        let ((left, left_foot), (right, right_foot)) = (pair[0], pair[1]);
        let mut trace = Trace::new().from(left, edge(far, left));
        for step in 1..=STEPS {
            let x = left + (right - left) * step as f64 / STEPS as f64;
            trace = trace.to(x, edge(far, x));
        }
        for step in 0..=STEPS {
            let x = right_foot + (left_foot - right_foot) * step as f64 / STEPS as f64;
            trace = trace.to(x, edge(far + 1, x));
        }
        let ground = band.fields[n % band.fields.len()];
        let shape = trace.close();
        scene.path(&shape).fill(ground.ink);
        // Far fields are too small for print.
        if let (Some(texture), true) = (ground.texture, far > 0) {
            scene.path(&shape).fill(Paint::Texture(texture)).opacity(0.5 + 0.1 * far as f64);
        }
    }
}

fn draw_hedges(scene: &mut Scene, far: usize, band: &Band) {
    let mut along = Trace::new();
    let mut across = Trace::new();
    let cuts = cuts(band);
    for (n, &(top, foot)) in cuts.iter().enumerate() {
        across = across.from(top, edge(far, top)).to(foot, edge(far + 1, foot));
        let Some((next, _)) = cuts.get(n + 1) else { break };
        along = along.from(top, edge(far, top));
        for step in 1..=4 {
            let x = top + (next - top) * f64::from(step) / 4.0;
            along = along.to(x, edge(far, x));
        }
    }
    scene.hedge(&across, band.leaf);
    scene.hedge(&along, band.leaf);
    for (n, &(top, _)) in cuts.iter().enumerate() {
        // Trees stand where they please, but always in the same places.
        let whim = (n * 7 + far * 5) % 9;
        if whim > if far > 2 { 4 } else { 6 } {
            continue;
        }
        let tree = if whim % 3 == 1 { &plants::SMALL_TREE } else { &plants::BIG_TREE };
        let x = top + band.pitch * (0.1 + 0.08 * whim as f64);
        scene.stand(tree, x, edge(far, x) + band.leaf * 0.6, band.tree * (0.85 + 0.06 * whim as f64));
    }
}
