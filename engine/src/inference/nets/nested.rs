//! Nets within nets: an assumption is followed by singles, and where these end by whatever further
//! assumptions contradict.
//!
//! It goes in layers. A layer tries every candidate that is left under an assumption, all on the same
//! board, and takes out those that fail, all at once. So which assumptions fail after how many layers
//! depends on nothing but the candidates, and the same puzzle on its side has the same steps.

use std::ops::ControlFlow;

use super::board::Board;
use super::spread::Failure;
use crate::grid::{Candidate, Candidates};
use crate::inference::effort::Effort;

/// What all layers may try together, in assumptions within assumptions. Puzzles need a tenth of it.
const EFFORT: u64 = 4_000_000;

/// An assumption that goes on.
#[derive(Debug)]
struct Thread {
    assumed: Candidate,
    board: Board,
}

/// Visit the candidates that are contradicted after the fewest layers, with the number of these.
///
/// What singles alone contradict is left out: that is a plain net.
///
/// # Errors
/// Breaks when the visitor does, or when the effort is used up.
pub(crate) fn contradicted(
    candidates: &Candidates,
    visit: &mut dyn FnMut(Candidate, usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut effort = Effort::of(EFFORT);
    let mut threads = threads(candidates);
    let mut layer = 0;
    let mut any = false;
    while !any && !threads.is_empty() {
        layer += 1;
        let mut going = Vec::with_capacity(threads.len());
        for mut thread in threads {
            effort.spend(thread.board.open().count() as u64)?;
            match advance(&mut thread.board) {
                Err(_) => {
                    any = true;
                    visit(thread.assumed, layer)?;
                }
                Ok(0) => {}
                Ok(_) => going.push(thread),
            }
        }
        threads = going;
    }
    ControlFlow::Continue(())
}

fn threads(candidates: &Candidates) -> Vec<Thread> {
    let base = Board::new(candidates);
    let follow = |assumed| {
        let mut board = base.clone();
        board.assume(assumed, &mut ()).ok()?;
        Some(Thread { assumed, board })
    };
    base.open().filter_map(follow).collect()
}

/// Take out everything that fails on a board, and return how much that is.
///
/// # Errors
/// What has no candidate or no place left then.
fn advance(board: &mut Board) -> Result<usize, Failure> {
    let failing = failing(board);
    for &candidate in &failing {
        board.refute(candidate, &mut ())?;
    }
    Ok(failing.len())
}

/// The candidates of a board that singles contradict, in its order.
pub(super) fn failing(board: &Board) -> Vec<Candidate> {
    let fails = |&candidate: &Candidate| board.clone().assume(candidate, &mut ()).is_err();
    board.open().filter(fails).collect()
}
