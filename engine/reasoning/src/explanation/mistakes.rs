//! The mistakes on a board and where they are, without the right digit.

use super::message::{Message, phrase};
use super::names::cell_names;
use nonet_grid::CellSet;

/// The cells that are wrong, each kind in a sentence of its own.
#[must_use]
pub fn explain_mistakes(
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
pub fn explain_missing_notes(cells: CellSet) -> Message {
    about("mistake-notes", cells)
}

fn about(name: &'static str, cells: CellSet) -> Message {
    phrase(name)
        .count(cells.len())
        .with("cells", cell_names(cells))
}
