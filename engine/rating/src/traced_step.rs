//! One step of a rating, with its effects.

use super::board::Board;
use super::geometry::cells_of;
use super::hint::Hint;
use nonet_grid::{Candidate, Cell, Digit};

/// A step on the way of a rating.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TracedStep {
    /// Its rating, in tenths.
    pub rating: u16,
    /// Its name in the Explainer's words.
    pub name: &'static str,
    /// The digit that it places.
    pub placement: Option<Candidate>,
    /// The candidates that it eliminates; none where a placement says it all.
    pub eliminations: Vec<Candidate>,
}

impl TracedStep {
    /// The effect of a step on a board.
    pub(super) fn new(hint: &Hint, board: &Board) -> Self {
        let eliminated = (0..9).flat_map(|digit| {
            cells_of(hint.removes[digit] & board.cells[digit])
                .filter_map(move |cell| of(cell, digit))
        });
        Self {
            rating: hint.rating,
            name: hint.name,
            placement: hint.places.and_then(|(cell, digit)| of(cell, digit)),
            eliminations: eliminated.collect(),
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a cell is below 81")]
fn of(cell: usize, digit: usize) -> Option<Candidate> {
    let (cell, digit) = (Cell::new(cell as u8)?, *Digit::ALL.get(digit)?);
    Some(Candidate { cell, digit })
}
