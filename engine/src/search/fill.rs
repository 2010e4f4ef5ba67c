//! Completion of a grid by picked guesses.

use super::board::{Board, Layer, cells};
use crate::digit::{Digit, DigitSet};
use crate::grid::Grid;

/// Fill a grid, leaving every choice among `n` to `pick(n)`.
///
/// Looks one guess ahead only: `None` when the guesses lead to a dead end.
pub(crate) fn fill(start: &Grid, mut pick: impl FnMut(usize) -> usize) -> Option<Grid> {
    let mut board = Board::new(start).ok()?;
    loop {
        let open = board.propagate().ok()?.open;
        let count = count(open);
        if count == 0 {
            return Some(board.to_grid());
        }
        let cell = cells(open).nth(pick(count))?;
        let digit = nth(board.digits(cell), &mut pick)?;
        let mut branch = board.clone();
        branch.assume(cell, digit);
        match branch.propagate() {
            Ok(_) => board = branch,
            Err(_) => board.exclude(cell, digit),
        }
    }
}

fn count(layer: Layer) -> usize {
    layer.iter().map(|band| band.count_ones() as usize).sum()
}

fn nth(digits: DigitSet, pick: &mut impl FnMut(usize) -> usize) -> Option<Digit> {
    digits.into_iter().nth(pick(digits.len()))
}
