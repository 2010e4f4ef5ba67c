//! The choice of the candidate to assume next.

use super::board::{Ambiguity, Board, cells, is_empty};
use crate::cell::Cell;
use crate::digit::Digit;

/// A candidate of a cell with two candidates, else of a cell with as few as possible.
pub(super) fn choose(board: &Board, ambiguity: &Ambiguity) -> (Cell, Digit) {
    let cell = if is_empty(ambiguity.bivalue) {
        cells(ambiguity.open).min_by_key(|&cell| board.digits(cell).len())
    } else {
        cells(ambiguity.bivalue).next()
    };
    let cell = cell.expect("a guess needs an open cell");
    let digit = board.digits(cell).first();
    (
        cell,
        digit.expect("propagation leaves no cell without a digit"),
    )
}
