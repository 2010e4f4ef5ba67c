//! The consequences of each candidate of a board being on or off.
//!
//! The length of chains is not known from these, so they rate nothing: they only show which nets are worth
//! building. They hold every consequence that a net finds, and possibly more.

use super::board::{Board, Boards};
use super::geometry::{bits_of, cells_of};
use super::wave::Numbers;
use nonet_grid::propagation::{Groups, Propagation};

/// A board with the consequences of each of its candidates.
pub(super) struct BoardPropagation<'board, const W: usize> {
    pub(super) board: &'board Board,
    pub(super) numbers: Numbers,
    pub(super) sets: Propagation<W>,
}

impl<'board, const W: usize> BoardPropagation<'board, W> {
    /// Propagate all starts among some candidates along links, with or without the links within cells.
    pub(super) fn new(board: &'board Board, boards: &Boards, within_cells: bool) -> Self {
        let numbers = Numbers::new(boards);
        let mut groups = Groups::of(numbers.candidates.len());
        // A candidate that is the only one starts no chain, so only groups of several count.
        for cell in cells_of(board.empty).filter(|_| within_cells) {
            let digits = bits_of(board.digits[cell]).map(|digit| numbers.of(cell, digit));
            if board.digits[cell].count_ones() > 1 {
                groups.add(digits);
            }
        }
        for digit in (0..9).filter(|&digit| boards[digit] != 0) {
            for house in 0..27 {
                let cells = board.cells_in(digit, house);
                if board.places[digit][house].count_ones() > 1 {
                    groups.add(cells.map(|cell| numbers.of(cell, digit)));
                }
            }
        }
        Self {
            board,
            numbers,
            sets: Propagation::of_both(groups),
        }
    }
}
