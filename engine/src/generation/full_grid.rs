//! Random full grids.

use super::fill::fill;
use nonet_grid::random::Random;
use nonet_grid::{Digit, Grid, House};

/// A full grid that obeys the rules.
///
/// The boxes of the main diagonal do not see each other, so three random permutations always fit
/// there. The rest is filled by random guesses; after a dead end, which is rare, it starts again.
pub(super) fn draw(random: &mut Random) -> Grid {
    loop {
        let start = draw_diagonal(random);
        if let Some(grid) = fill(&start, |bound| random.below(bound)) {
            return grid;
        }
    }
}

fn draw_diagonal(random: &mut Random) -> Grid {
    let mut grid = Grid::EMPTY;
    for index in [0, 4, 8] {
        let mut digits = Digit::ALL;
        random.shuffle(&mut digits);
        for (cell, digit) in House::of_box(index).cells().into_iter().zip(digits) {
            grid.set(cell, Some(digit));
        }
    }
    grid
}
