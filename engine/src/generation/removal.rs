//! Removal of givens in pairs that a half turn of the grid exchanges.

use super::random::Random;
use crate::grid::{Cell, Grid};

/// Take givens from a full grid, in random order, as long as the puzzle `keeps` what it must and
/// has at least `fewest` givens.
pub(super) fn thin_out(
    solution: &Grid,
    fewest: usize,
    keeps: &dyn Fn(&Grid) -> bool,
    random: &mut Random,
) -> Grid {
    // The centre is its own opposite; every other pair is named by its first cell.
    let mut pairs: Vec<Cell> = Cell::all()
        .filter(|&cell| cell <= cell.opposite())
        .collect();
    random.shuffle(&mut pairs);
    let mut puzzle = *solution;
    let mut givens = Cell::COUNT;
    for cell in pairs {
        let size = if cell == cell.opposite() { 1 } else { 2 };
        if givens < fewest + size {
            continue;
        }
        let mut thinner = puzzle;
        thinner.set(cell, None);
        thinner.set(cell.opposite(), None);
        if keeps(&thinner) {
            puzzle = thinner;
            givens -= size;
        }
    }
    puzzle
}
