//! All solutions of a grid, one after another.

use std::ops::ControlFlow;

use super::board::Board;
use super::cpu_features;
use super::guess;
use nonet_grid::{CellSet, Grid};

/// A solution: the cells of each digit.
pub type Solution = [CellSet; 9];

/// Visit the solutions of a grid until the visitor has seen enough; one against the rules has none.
pub fn visit_solutions(
    grid: &Grid,
    visit: &mut dyn FnMut(&Solution) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match Board::new(grid) {
        Ok(mut board) => explore(&mut board, visit),
        Err(_) => ControlFlow::Continue(()),
    }
}

fn explore(
    board: &mut Board,
    visit: &mut dyn FnMut(&Solution) -> ControlFlow<()>,
) -> ControlFlow<()> {
    cpu_features::vectorized(
        #[inline(always)]
        || walk(board, visit),
    )
}

#[inline(always)]
fn walk(board: &mut Board, visit: &mut dyn FnMut(&Solution) -> ControlFlow<()>) -> ControlFlow<()> {
    while let Ok(ambiguity) = board.draw_conclusions() {
        if ambiguity.open.is_empty() {
            return visit(board.places());
        }
        let guess = guess::choose(board, &ambiguity);
        let mut branch = board.clone();
        branch.assume(guess);
        explore(&mut branch, visit)?;
        board.exclude(guess);
    }
    ControlFlow::Continue(())
}
