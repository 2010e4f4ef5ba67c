//! The choice of the candidate to assume next.

use super::board::{Ambiguity, Board, cells, is_empty};
use crate::cell::Cell;
use crate::digit::Digit;

/// A candidate of a cell with two candidates, else of a cell with as few as possible.
pub(super) fn choose(board: &Board, ambiguity: &Ambiguity) -> (Cell, Digit) {
    if is_empty(ambiguity.bivalue) {
        let cell = cells(ambiguity.open)
            .min_by_key(|c| count(board, *c))
            .unwrap();
        return (cell, first(board, cell));
    }
    let cell = cells(ambiguity.bivalue).next().unwrap();
    (cell, first(board, cell))
}

fn count(board: &Board, cell: Cell) -> usize {
    let (b, i) = (cell.index() / 27, cell.index() % 27);
    board.layers().iter().filter(|l| l[b] >> i & 1 != 0).count()
}

fn first(board: &Board, cell: Cell) -> Digit {
    let (b, i) = (cell.index() / 27, cell.index() % 27);
    let d = board
        .layers()
        .iter()
        .position(|l| l[b] >> i & 1 != 0)
        .unwrap();
    Digit::ALL[d]
}
