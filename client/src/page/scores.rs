//! Points by category, as they stand and as they would be.

use bocage_canvas::art::icons;
use leptos::prelude::*;

use super::chrome::{disc, drawing, icon};
use super::reader::Reader;
use crate::desk::Sight;

/// The score panel.
#[component]
pub(super) fn Scores(sight: Memo<Sight>) -> impl IntoView {
    let reader = Reader::here();
    view! {
        <section class="panel scores" aria-labelledby="scores-title">
            <h2 id="scores-title">{move || reader.word("scores-title")}</h2>
            <div class="scroll">{move || sight.with(|sight| table(reader, sight))}</div>
            {move || sight.with(|sight| projection(reader, sight))}
        </section>
    }
}

/// The table of points, also of the end screen.
pub(super) fn table(reader: Reader, sight: &Sight) -> impl IntoView + use<> {
    let heads = sight.categories.iter().map(|category| {
        view! {
            <th scope="col" title=category.name.clone()>
                {drawing(category.icon, "i", 24.0)}
                <span class="sr">{category.name.clone()}</span>
            </th>
        }
    });
    let rows = sight.scores.iter().map(|row| {
        let cells = row.points.iter().map(|points| {
            let none = *points == 0;
            view! { <td class="num" class:ghosted=none>{if none { "·".to_owned() } else { signed(*points) }}</td> }
        });
        view! {
            <tr class:me=sight.you == Some(row.seat)>
                <th scope="row">{disc(row.seat)} {sight.name(row.seat).to_owned()}</th>
                {cells.collect_view()}
                <td class="num tot">{signed(row.total)}</td>
            </tr>
        }
    });
    view! {
        <table>
            <thead>
                <tr>
                    <th><span class="sr">{reader.word("scores-player")}</span></th>
                    {heads.collect_view()}
                    <th scope="col" title=reader.word("scores-total")>
                        {icon(&icons::POINTS)}
                        <span class="sr">{reader.word("scores-total")}</span>
                    </th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// What the reader would get if the period ended now.
fn projection(reader: Reader, sight: &Sight) -> Option<impl IntoView + use<>> {
    let row = sight.scores.iter().find(|row| Some(row.seat) == sight.you)?;
    let parts: Vec<_> = sight
        .categories
        .iter()
        .zip(&row.projection)
        .filter(|(_, points)| **points != 0)
        .map(|(category, points)| {
            let sign = if *points > 0 { "+" } else { "" };
            view! {
                <span title=category.name.clone()>
                    {drawing(category.icon, "i", 24.0)}
                    <b class="num">{format!("{sign}{}", signed(*points))}</b>
                </span>
            }
        })
        .collect();
    if parts.is_empty() {
        return None;
    }
    Some(view! { <p class="proj">{reader.word("scores-if-ended")} {parts}</p> })
}

/// A number with a true minus.
fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
