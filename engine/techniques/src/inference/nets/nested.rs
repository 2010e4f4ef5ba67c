//! Nets within nets: singles are applied under an assumption, and where they end, inner assumptions
//! that lead to contradictions are eliminated.
//!
//! This works in layers. A layer tries every remaining candidate on the same board, and then
//! eliminates those that fail, all at once. So which assumptions fail, and after how many layers,
//! depends on the candidates alone, and the transposed puzzle has the same steps.

use std::ops::ControlFlow;

use super::board::Board;
use super::spread::Failure;
use nonet_grid::budget::Budget;
use nonet_grid::{Candidate, Candidates};

/// The budget of all layers together, in inner assumptions. Puzzles need a tenth of it.
const MOST_ASSUMPTIONS: u64 = 4_000_000;

/// An assumption that has not failed yet.
#[derive(Debug)]
struct Attempt {
    assumed: Candidate,
    board: Board,
}

/// Visit the candidates that fail after the fewest layers, with the number of layers.
///
/// Candidates that fail by singles alone are left out: these are plain nets.
///
/// # Errors
/// Breaks when the visitor does, or when the budget is used up.
pub(crate) fn contradicted(
    candidates: &Candidates,
    visit: &mut dyn FnMut(Candidate, usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut budget = Budget::of(MOST_ASSUMPTIONS);
    let mut attempts = attempts(candidates);
    let mut layer = 0;
    let mut any = false;
    while !any && !attempts.is_empty() {
        layer += 1;
        let mut unfinished = Vec::with_capacity(attempts.len());
        for mut attempt in attempts {
            budget.spend(attempt.board.open().count() as u64)?;
            match advance(&mut attempt.board) {
                Err(_) => {
                    any = true;
                    visit(attempt.assumed, layer)?;
                }
                Ok(0) => {}
                Ok(_) => unfinished.push(attempt),
            }
        }
        attempts = unfinished;
    }
    ControlFlow::Continue(())
}

fn attempts(candidates: &Candidates) -> Vec<Attempt> {
    let base = Board::new(candidates);
    let follow = |assumed| {
        let mut board = base.clone();
        board.assume(assumed, &mut ()).ok()?;
        Some(Attempt { assumed, board })
    };
    base.open().filter_map(follow).collect()
}

/// Eliminate all candidates that fail on a board, and return their number.
///
/// # Errors
/// The cell without a candidate, or the house without a place for a digit.
fn advance(board: &mut Board) -> Result<usize, Failure> {
    let failing = failing(board);
    for &candidate in &failing {
        board.refute(candidate, &mut ())?;
    }
    Ok(failing.len())
}

/// The candidates of a board that fail by singles, in its order.
pub(super) fn failing(board: &Board) -> Vec<Candidate> {
    let fails = |&candidate: &Candidate| board.clone().assume(candidate, &mut ()).is_err();
    board.open().filter(fails).collect()
}
