//! Decides whether a puzzle keeps its only solution without some givens.

use super::rectangles::rectangles;
use nonet_grid::{Candidate, CellSet, Grid};
use nonet_search::{Board, Limits, Status};

/// A puzzle with exactly one solution, from which givens are removed.
///
/// A given is superfluous when no other digit is possible in its cell: this is faster than counting
/// solutions.
#[derive(Clone)]
pub(super) struct Thinning {
    solution: Grid,
    puzzle: Grid,
    given: CellSet,
    /// Known unavoidable sets: at least one cell of each must be a given.
    unavoidable: Vec<CellSet>,
}

impl Thinning {
    /// Start with the givens of a puzzle that has this solution and no other.
    pub(super) fn new(puzzle: &Grid, solution: &Grid) -> Self {
        Self {
            solution: *solution,
            puzzle: *puzzle,
            given: puzzle.filled_cells(),
            unavoidable: Vec::new(),
        }
    }

    /// Start with a full grid, of which many givens will be taken.
    ///
    /// Checking rectangles for a given is faster than searching for a second solution.
    pub(super) fn of_full(solution: &Grid) -> Self {
        Self {
            unavoidable: rectangles(solution),
            ..Self::new(solution, solution)
        }
    }

    /// Remove all givens of these cells, if the solution stays the only one; else remove none.
    pub(super) fn take(&mut self, cells: CellSet) -> bool {
        let given = self.given.difference(cells);
        let is_empty = |set: &CellSet| set.intersection(given).is_empty();
        let thinner = self.puzzle.without(cells);
        let is_taken = !self.unavoidable.iter().any(is_empty) && self.is_unique(&thinner, cells);
        if is_taken {
            (self.puzzle, self.given) = (thinner, given);
        }
        is_taken
    }

    /// Whether these cells, which lost their givens, can hold no other digits.
    fn is_unique(&self, thinner: &Grid, cells: CellSet) -> bool {
        let mut board = Board::new(thinner);
        let Some(open) = board.propagate() else {
            // uncovered: there is a solution.
            return false;
        };
        let one = Limits {
            solutions: 1,
            nodes: u64::MAX,
        };
        cells.intersection(open).into_iter().all(|cell| {
            let Some(digit) = self.solution.digit(cell) else {
                // uncovered: the solution is full.
                return false;
            };
            let mut other = board.clone();
            other.exclude(Candidate { cell, digit });
            // A search that was stopped proves nothing.
            other.count_solutions(one).status == Status::Unsolvable
        })
    }
}
