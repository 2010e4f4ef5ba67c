//! Hidden and naked singles.

use std::ops::ControlFlow;

use super::board::{Board, cell_at};
use super::geometry::{HOUSE_BOARDS, cells_of};
use super::hint::{Hint, Hints};

const LAST_CELL: u16 = 10;
pub(super) const HIDDEN_IN_BOX: u16 = 12;
const HIDDEN_IN_LINE: u16 = 15;
const NAKED: u16 = 23;

/// Find digits that have one place left in a house.
pub(super) fn hidden(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    for house in 0..27 {
        let empty = board.empty & HOUSE_BOARDS[house];
        if empty.is_power_of_two() {
            let cell = empty.trailing_zeros() as usize;
            let digit = board.digits[cell].trailing_zeros() as usize;
            hints.offer(board, Hint::placing(LAST_CELL, "Single", cell, digit))?;
        }
    }
    hidden_in(board, hints, 0..9, HIDDEN_IN_BOX)?;
    hidden_in(board, hints, 9..27, HIDDEN_IN_LINE)
}

fn hidden_in(
    board: &Board,
    hints: &mut Hints,
    houses: std::ops::Range<usize>,
    rating: u16,
) -> ControlFlow<()> {
    for house in houses {
        for digit in 0..9 {
            let places = board.places[digit][house];
            if places.is_power_of_two() {
                let cell = cell_at(house, places.trailing_zeros() as usize);
                hints.offer(board, Hint::placing(rating, "Hidden Single", cell, digit))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Find cells that have one digit left.
pub(super) fn naked(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    for cell in cells_of(board.empty) {
        if board.digits[cell].is_power_of_two() {
            let digit = board.digits[cell].trailing_zeros() as usize;
            hints.offer(board, Hint::placing(NAKED, "Naked Single", cell, digit))?;
        }
    }
    ControlFlow::Continue(())
}

/// Place every single that is not harder than the puzzle is known to be.
///
/// Their order changes no rating.
pub(super) fn fill(board: &mut Board, known: u16) {
    while fill_round(board, known) {}
}

fn fill_round(board: &mut Board, known: u16) -> bool {
    let mut any = false;
    let houses = if known >= HIDDEN_IN_LINE { 27 } else { 9 };
    for digit in 0..9 {
        for house in 0..houses {
            let places = board.places[digit][house];
            if places.is_power_of_two() {
                board.place(cell_at(house, places.trailing_zeros() as usize), digit);
                any = true;
            }
        }
    }
    if known >= NAKED {
        for cell in cells_of(board.empty) {
            if board.digits[cell].is_power_of_two() {
                board.place(cell, board.digits[cell].trailing_zeros() as usize);
                any = true;
            }
        }
    }
    any
}
