//! Backdoors: cells whose digits, once known, leave only singles.

use super::singles_closure::SinglesClosure;
use nonet_grid::interruption::checkpoint;
use nonet_grid::{Candidate, CellSet, Grid};

/// The smallest sets of cells, of at most `largest`, after whose digits singles solve the puzzle.
///
/// All of them are of one size, in ascending order. Where singles suffice, the only one is empty; where
/// more cells are needed, or the host ends the search, there is none.
#[must_use]
pub fn backdoors(puzzle: &Grid, solution: &Grid, largest: usize) -> Vec<Vec<Candidate>> {
    let mut start = SinglesClosure::new(puzzle);
    start.take_all();
    for size in 0..=largest {
        let mut search = Search {
            solution,
            chosen: Vec::new(),
            found: Vec::new(),
        };
        search.extend(&start, start.empty, size);
        if !search.found.is_empty() || checkpoint().is_break() {
            return search.found;
        }
    }
    Vec::new()
}

struct Search<'a> {
    solution: &'a Grid,
    chosen: Vec<Candidate>,
    found: Vec<Vec<Candidate>>,
}

impl Search<'_> {
    /// Choose so many more of the cells, ascending.
    fn extend(&mut self, closure: &SinglesClosure, mut cells: CellSet, size: usize) {
        if closure.empty.is_empty() {
            self.found.push(self.chosen.clone());
        }
        if size == 0 || checkpoint().is_break() {
            return;
        }
        // A cell that follows from the chosen cells adds nothing.
        cells = cells.intersection(closure.empty);
        for cell in cells {
            cells = cells.without(cell);
            let Some(digit) = self.solution.digit(cell) else {
                // uncovered: a solution has a digit in every cell.
                continue;
            };
            let one = Candidate { cell, digit };
            let mut longer = closure.clone();
            longer.place(one);
            longer.take_all();
            self.chosen.push(one);
            self.extend(&longer, cells, size - 1);
            self.chosen.pop();
        }
    }
}
