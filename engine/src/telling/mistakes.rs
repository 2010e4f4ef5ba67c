//! What is wrong on a board, and where, without telling the right digit.

use super::message::{Message, say};
use super::names::cell_names;
use crate::grid::CellSet;

/// The cells that are wrong, each kind in a sentence of its own.
#[must_use]
pub fn tell_mistakes(
    changed_givens: CellSet,
    incorrect: CellSet,
    conflicting: CellSet,
) -> Vec<Message> {
    let kinds = [
        ("mistake-given", changed_givens),
        ("mistake-entry", incorrect),
        ("mistake-conflict", conflicting),
    ];
    let there_are = kinds.into_iter().filter(|(_, cells)| !cells.is_empty());
    there_are.map(|(name, cells)| about(name, cells)).collect()
}

/// The cells, at least one, whose notes lack the right digit.
#[must_use]
pub fn tell_missing_notes(cells: CellSet) -> Message {
    about("mistake-notes", cells)
}

fn about(name: &'static str, cells: CellSet) -> Message {
    say(name)
        .count(cells.len())
        .with("cells", cell_names(cells))
}
