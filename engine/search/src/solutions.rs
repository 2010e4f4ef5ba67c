//! All solutions of a grid, one after another.

use std::ops::ControlFlow;

use super::board::Board;
use super::explore::Explorer;
use fearless_simd::Level;
use nonet_grid::Grid;

/// Visit the solutions of a grid until the visitor has seen enough; one against the rules has none.
pub fn visit_solutions(
    grid: &Grid,
    visit: &mut dyn FnMut(&Grid) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut visit_board = |board: &Board| visit(&board.to_grid());
    Explorer::new(u64::MAX, u64::MAX, &mut visit_board).run(Level::new(), Board::new(grid))
}
