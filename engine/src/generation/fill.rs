//! Completion of a grid by picked guesses.

use nonet_grid::{Candidate, Grid};
use nonet_search::Board;

/// Fill a grid, leaving every choice among `n` to `pick(n)`.
///
/// Looks one guess ahead only: `None` when the guesses lead to a dead end.
pub(super) fn fill(start: &Grid, mut pick: impl FnMut(usize) -> usize) -> Option<Grid> {
    let mut board = Board::new(start);
    let mut open = board.propagate()?;
    while !open.is_empty() {
        let cell = open.into_iter().nth(pick(open.len()))?;
        let digits = board.digits(cell);
        let digit = digits.into_iter().nth(pick(digits.len()))?;
        let guess = Candidate { cell, digit };
        let mut branch = board.clone();
        branch.assume(guess);
        if let Some(left) = branch.propagate() {
            (board, open) = (branch, left);
        } else {
            board.exclude(guess);
            open = board.propagate()?;
        }
    }
    Some(board.to_grid())
}
