//! The drawings of this game, one file per subject, beside the shared ones of the canvas.

pub(super) mod goods;
pub(super) mod guilds;
pub(super) mod land;
pub(super) mod pieces;
pub(super) mod signs;

use bocage_canvas::Symbol;

/// Every drawing of this game, for the page's sprite.
pub(super) fn all() -> Vec<&'static Symbol> {
    let groups: [&[&'static Symbol]; 5] = [&guilds::ALL, &goods::ALL, &signs::ALL, &pieces::ALL, &land::ALL];
    groups.concat()
}
