//! Neighbours: the puzzles that differ from one in a few givens, {-1+1} or {-2+2}.
//!
//! Some givens are removed, and all solutions of the rest are listed. A candidate that only one of them
//! has, or two candidates that only one has both of, make a puzzle of the rest.

use std::collections::VecDeque;
use std::ops::ControlFlow;

use nonet_grid::interruption::checkpoint;
use nonet_grid::{Candidate, CellSet, Digit, Grid, candidates_of};
use nonet_search::visit_solutions;

/// The rest of a puzzle is skipped if it has more solutions: a puzzle with 17 givens may, without
/// two of them.
const MOST_SOLUTIONS: usize = 100_000;

/// Number of givens that only the neighbour has, and that only the puzzle has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Distance {
    /// One: {-1+1}.
    One,
    /// Two: {-2+2}.
    Two,
}

/// The puzzles with one solution that differ from one in as many givens as a distance says.
///
/// They need not be minimal. Their order is fixed; at distance two there are a hundred thousand or more.
/// Where removing givens leaves too many solutions, none is found.
pub struct Neighbours {
    puzzle: Grid,
    /// The givens that are still to be removed together, the last first.
    removals: Vec<Vec<Candidate>>,
    found: VecDeque<Grid>,
}

impl Neighbours {
    /// Those of a puzzle.
    #[must_use]
    pub fn new(puzzle: &Grid, distance: Distance) -> Self {
        let givens: Vec<Candidate> = givens_of(puzzle).collect();
        let mut removals = Vec::new();
        for (number, &one) in givens.iter().enumerate() {
            match distance {
                Distance::One => removals.push(vec![one]),
                Distance::Two => {
                    removals.extend(givens[number + 1..].iter().map(|&other| vec![one, other]));
                }
            }
        }
        removals.reverse();
        Self {
            puzzle: *puzzle,
            removals,
            found: VecDeque::new(),
        }
    }

    fn exchange(&mut self, removed: &[Candidate]) {
        let rest = self.puzzle.without(removed.iter().map(|one| one.cell));
        let solutions = Solutions::of(&rest, MOST_SOLUTIONS);
        if removed.len() == 1 {
            let added = solutions.single_out(removed).into_iter();
            self.found.extend(added.map(|one| with(&rest, &[one])));
        } else {
            solutions.visit_pairs(removed, &mut |added| {
                self.found.push_back(with(&rest, &added));
            });
        }
    }
}

impl Iterator for Neighbours {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        while self.found.is_empty() && checkpoint().is_continue() {
            let removed = self.removals.pop()?;
            self.exchange(&removed);
        }
        self.found.pop_front()
    }
}

/// The cells of each digit.
type DigitCells = [CellSet; 9];

/// The solutions of the rest of a puzzle; empty if there are too many.
pub(super) struct Solutions {
    filled: CellSet,
    all: Vec<DigitCells>,
}

impl Solutions {
    pub fn of(rest: &Grid, most: usize) -> Self {
        let mut all = Vec::new();
        let listed = visit_solutions(rest, &mut |solution| {
            all.push(cells_by_digit(solution));
            if all.len() <= most {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        if listed.is_break() {
            all.clear();
        }
        Self {
            filled: rest.filled_cells(),
            all,
        }
    }

    /// The candidates that only one solution has, ascending by digit and cell, but for those excepted.
    pub fn single_out(&self, excepted: &[Candidate]) -> Vec<Candidate> {
        let own = single_in(self.all.iter());
        self.listed(&own, excepted)
    }

    /// Visit the pairs of candidates that only one solution has both of, but for those with one excepted.
    pub fn visit_pairs(&self, excepted: &[Candidate], visit: &mut dyn FnMut([Candidate; 2])) {
        let all = [CellSet::ALL; 9];
        let mut holding: Vec<&DigitCells> = Vec::new();
        for one in self.listed(&all, excepted) {
            let has = |solution: &&DigitCells| solution[one.digit.index()].contains(one.cell);
            holding.clear();
            holding.extend(self.all.iter().filter(has));
            let own = single_in(holding.iter().copied());
            for other in self.listed(&own, excepted) {
                // Each pair is visited once.
                if (one.digit, one.cell) < (other.digit, other.cell) {
                    visit([one, other]);
                }
            }
        }
    }

    fn listed(&self, places: &DigitCells, excepted: &[Candidate]) -> Vec<Candidate> {
        let of_digit = |digit: Digit| {
            let open = places[digit.index()].difference(self.filled);
            candidates_of(digit, open)
        };
        let candidates = Digit::ALL.into_iter().flat_map(of_digit);
        candidates
            .filter(|candidate| !excepted.contains(candidate))
            .collect()
    }
}

/// The candidates that exactly one of some solutions has.
fn single_in<'a>(solutions: impl Iterator<Item = &'a DigitCells>) -> DigitCells {
    let (mut once, mut twice) = ([CellSet::EMPTY; 9], [CellSet::EMPTY; 9]);
    for solution in solutions {
        for digit in 0..9 {
            twice[digit] = twice[digit].union(once[digit].intersection(solution[digit]));
            once[digit] = once[digit].union(solution[digit]);
        }
    }
    std::array::from_fn(|digit| once[digit].difference(twice[digit]))
}

fn cells_by_digit(grid: &Grid) -> DigitCells {
    let mut cells = [CellSet::EMPTY; 9];
    for (cell, digit) in grid.filled() {
        cells[digit.index()] = cells[digit.index()].with(cell);
    }
    cells
}

fn givens_of(puzzle: &Grid) -> impl Iterator<Item = Candidate> {
    puzzle
        .filled()
        .map(|(cell, digit)| Candidate { cell, digit })
}

pub(super) fn with(rest: &Grid, added: &[Candidate]) -> Grid {
    let mut puzzle = *rest;
    for &Candidate { cell, digit } in added {
        puzzle.set(cell, Some(digit));
    }
    puzzle
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{Distance, Neighbours};
    use nonet_grid::{Cell, Digit, Grid};
    use nonet_search::{Limits, Status, count_solutions};

    const PUZZLE: &[u8; 81] =
        b"1-------2-9-4---5---6---7---5-9-3-------7-------85--4-7-----6---3---9-8---2-----1";

    fn neighbours(distance: Distance) -> Vec<Grid> {
        let puzzle = Grid::parse(PUZZLE).expect("a grid");
        Neighbours::new(&puzzle, distance).take(500).collect()
    }

    fn is_unique(grid: &Grid) -> bool {
        count_solutions(grid, Limits::default()).status == Status::Unique
    }

    fn differences(grid: &Grid) -> (usize, usize) {
        let puzzle = Grid::parse(PUZZLE).expect("a grid");
        let lacks = |one: &Grid, other: &Grid| {
            let lost = one
                .filled()
                .filter(|&(cell, digit)| other.digit(cell) != Some(digit));
            lost.count()
        };
        (lacks(&puzzle, grid), lacks(grid, &puzzle))
    }

    #[test]
    fn one_given_for_another_is_each_exchange_that_leaves_one_solution() {
        let found: HashSet<Grid> = neighbours(Distance::One).into_iter().collect();

        let puzzle = Grid::parse(PUZZLE).expect("a grid");
        let mut expected = HashSet::new();
        for (removed, _) in puzzle.filled() {
            for cell in Cell::all() {
                for digit in Digit::ALL {
                    let mut exchanged = puzzle.without([removed]);
                    if exchanged.digit(cell).is_none() {
                        exchanged.set(cell, Some(digit));
                        expected.insert(exchanged);
                    }
                }
            }
        }
        expected.retain(|grid| *grid != puzzle && is_unique(grid));
        assert_eq!(found, expected);
    }

    #[test]
    fn two_givens_for_two_others_leave_one_solution() {
        let found = neighbours(Distance::Two);

        assert_eq!(found.len(), 500);
        assert_eq!(found.iter().collect::<HashSet<_>>().len(), 500);
        for grid in &found {
            assert!(is_unique(grid));
            assert_eq!(differences(grid), (2, 2));
        }
    }
}
