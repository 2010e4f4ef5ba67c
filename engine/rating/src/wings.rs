//! XY-wings and XYZ-wings.

use std::ops::ControlFlow;

use super::board::Board;
use super::geometry::{PEERS, cells_of};
use super::hint::{Hint, Hints};

/// Find a cell with two digits, and two that see it and have one of these each and a third in common.
pub(super) fn xy(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    let bivalue = board.bivalue();
    for pivot in cells_of(bivalue) {
        pincers(board, bivalue, pivot, &mut |first, second| {
            let shared = board.digits[first] & board.digits[second];
            let union = board.digits[pivot] | board.digits[first] | board.digits[second];
            if union.count_ones() != 3
                || shared & board.digits[pivot] != 0
                || !shared.is_power_of_two()
            {
                return ControlFlow::Continue(());
            }
            let digit = shared.trailing_zeros() as usize;
            let out = PEERS[first] & PEERS[second] & board.cells[digit];
            hints.offer(board, Hint::removing(42, "XY-Wing", digit, out))
        })?;
    }
    ControlFlow::Continue(())
}

/// Find a cell with three digits, and two that see it and have two of these each.
pub(super) fn xyz(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    let bivalue = board.bivalue();
    for pivot in cells_of(board.empty) {
        if board.digits[pivot].count_ones() != 3 {
            continue;
        }
        pincers(board, bivalue, pivot, &mut |first, second| {
            let shared = board.digits[first] & board.digits[second];
            let union = board.digits[first] | board.digits[second];
            if union != board.digits[pivot] || !shared.is_power_of_two() {
                return ControlFlow::Continue(());
            }
            let digit = shared.trailing_zeros() as usize;
            let out = PEERS[first] & PEERS[second] & PEERS[pivot] & board.cells[digit];
            hints.offer(board, Hint::removing(44, "XYZ-Wing", digit, out))
        })?;
    }
    ControlFlow::Continue(())
}

/// Visit the pairs of bivalue cells that see a cell.
fn pincers(
    board: &Board,
    bivalue: u128,
    pivot: usize,
    visit: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let around = cells_of(bivalue & PEERS[pivot])
        .filter(|&cell| board.digits[cell] & board.digits[pivot] != 0)
        .fold(0, |board, cell| board | 1u128 << cell);
    for first in cells_of(around) {
        for second in cells_of(around & !((2 << first) - 1)) {
            visit(first, second)?;
        }
    }
    ControlFlow::Continue(())
}
