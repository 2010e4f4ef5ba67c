//! Completion of a grid by picked guesses.

use nonet_grid::{Candidate, Grid};
use nonet_search::Board;

/// Fill a grid, leaving every choice among `n` to `pick(n)`.
///
/// Looks one guess ahead only: `None` when the guesses lead to a dead end.
pub(super) fn fill(start: &Grid, mut pick: impl FnMut(usize) -> usize) -> Option<Grid> {
    let mut board = Board::new(start).ok()?;
    loop {
        let open = board.propagate().ok()?.open;
        if open.is_empty() {
            return Some(board.to_grid());
        }
        let cell = open.into_iter().nth(pick(open.len()))?;
        let digits = board.digits(cell);
        let digit = digits.into_iter().nth(pick(digits.len()))?;
        let guess = Candidate { cell, digit };
        let mut branch = board.clone();
        branch.assume(guess);
        match branch.propagate() {
            Ok(_) => board = branch,
            Err(_) => board.exclude(guess),
        }
    }
}
