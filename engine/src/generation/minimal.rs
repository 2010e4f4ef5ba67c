//! The minimal puzzles within a puzzle.

use super::thinning::Thinning;
use nonet_grid::interruption::checkpoint;
use nonet_grid::{CellSet, Grid};

/// Every puzzle of some of the givens that has one solution, and needs each given for it.
///
/// Givens are removed in ascending order. A given that was passed over stays: puzzles without it were
/// found before.
pub struct MinimalPuzzles {
    waiting: Vec<Part>,
}

#[derive(Clone)]
struct Part {
    puzzle: Grid,
    thinning: Thinning,
    /// The givens that were passed over, or are needed.
    staying: CellSet,
}

impl MinimalPuzzles {
    /// Those within a puzzle with this solution and no other.
    #[must_use]
    pub fn new(puzzle: &Grid, solution: &Grid) -> Self {
        let whole = Part {
            puzzle: *puzzle,
            thinning: Thinning::new(puzzle, solution),
            staying: CellSet::EMPTY,
        };
        Self {
            waiting: vec![whole],
        }
    }
}

impl Iterator for MinimalPuzzles {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        while checkpoint().is_continue() {
            let part = self.waiting.pop()?;
            let superfluous = part.superfluous();
            if superfluous.is_empty() {
                return Some(part.puzzle);
            }
            if part.is_dead(superfluous) {
                continue;
            }
            let mut staying = part.staying;
            let mut thinner = Vec::new();
            for cell in superfluous.difference(part.staying) {
                thinner.extend(part.without(CellSet::of(cell), staying));
                staying = staying.with(cell);
            }
            self.waiting.extend(thinner.into_iter().rev());
        }
        None
    }
}

impl Part {
    /// The givens that can go, each on its own.
    fn superfluous(&self) -> CellSet {
        let cells = self.puzzle.filled_cells().into_iter();
        cells
            .filter(|&cell| self.thinning.clone().take(CellSet::of(cell)))
            .collect()
    }

    /// Return whether a given that stays could be removed regardless of other removals: then no minimal
    /// puzzle is left.
    fn is_dead(&self, superfluous: CellSet) -> bool {
        let going = superfluous.difference(self.staying);
        let mut staying = superfluous.intersection(self.staying).into_iter();
        staying.any(|cell| self.thinning.clone().take(going.with(cell)))
    }

    fn without(&self, cells: CellSet, staying: CellSet) -> Option<Self> {
        let mut part = self.clone();
        part.staying = staying;
        part.puzzle = part.puzzle.without(cells);
        part.thinning.take(cells).then_some(part)
    }
}
