//! Exact search: count the solutions of a grid up to a limit, within a node budget.
//!
//! The board is propagated to a fixed point (hidden and naked singles, locked candidates); then a
//! candidate is assumed, counted, excluded, and the search goes on with what that implies. Grids
//! that resist for long are probed instead of guessed.

#![forbid(unsafe_code)]
#![expect(clippy::inline_always, reason = "as `machine` says")]

pub mod canonical;

mod bands;
mod board;
mod clues;
mod cpu_features;
mod explore;
mod guess;
mod reason;
mod solutions;
mod tables;
mod verdict;

pub use board::{Ambiguity, Board, Contradiction};
pub use explore::Explorer;
pub use reason::{Reason, why_not_unique};
pub use solutions::{Solution, visit_solutions};
pub use verdict::{Limits, Status, Verdict};

use nonet_grid::Grid;

/// The default node budget of one grid.
///
/// No grid of the published lists that the tests read needs more than 430 nodes; an unsolvable grid
/// that is known to take plain backtracking minutes needs 2,300. A hill climb over 470,000 mutated
/// grids found one that needs 13,000. Exhausting the budget takes some 20 ms on one core (2026-11).
pub const DEFAULT_NODE_BUDGET: u64 = 100_000;

/// Count the solutions of a grid within limits.
///
/// With a solution limit below 2, a solvable grid's status is `Unknown`.
#[must_use]
pub fn count_solutions(grid: &Grid, limits: Limits) -> Verdict {
    cpu_features::vectorized(
        #[inline(always)]
        || match Board::new(grid) {
            Ok(board) => Explorer::new(limits).count(board),
            Err(_) => Verdict::INVALID,
        },
    )
}
