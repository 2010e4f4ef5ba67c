//! Decides whether singles solve a puzzle, without recording the path.
//!
//! A single never invalidates another, so the order does not matter, and each sweep applies all
//! that it finds. Removal of givens asks this some forty times per puzzle.

use nonet_grid::{Candidate, CellSet, Digit, Grid, House};

/// Whether full houses and hidden singles in boxes solve a puzzle, as they do with its lost givens.
pub(crate) fn boxes_suffice(puzzle: &Grid, lost: CellSet) -> bool {
    let mut closure = SinglesClosure::new(puzzle);
    closure.regains(lost, |closure| {
        closure.sweep_houses(&House::boxes()) | closure.sweep_full_houses()
    })
}

/// Whether full houses, hidden singles and naked singles solve a puzzle, as they do with its lost givens.
pub(crate) fn singles_suffice(puzzle: &Grid, lost: CellSet) -> bool {
    let mut closure = SinglesClosure::new(puzzle);
    closure.regains(lost, SinglesClosure::sweep)
}

#[derive(Clone)]
pub(super) struct SinglesClosure {
    /// The cells that see no equal digit, filled ones included.
    unseen: [CellSet; 9],
    pub empty: CellSet,
}

impl SinglesClosure {
    /// Take singles of every kind until there are no more.
    pub fn take_all(&mut self) {
        while self.sweep() {}
    }

    /// Sweep until the lost givens are back, from which on nothing new happens.
    fn regains(&mut self, lost: CellSet, sweep: impl Fn(&mut Self) -> bool) -> bool {
        while !self.empty.intersection(lost).is_empty() {
            if !sweep(self) {
                return false;
            }
        }
        true
    }

    fn sweep(&mut self) -> bool {
        self.sweep_houses(&House::all()) | self.sweep_cells()
    }

    pub fn new(puzzle: &Grid) -> Self {
        let mut closure = Self {
            unseen: [CellSet::ALL; 9],
            empty: CellSet::ALL,
        };
        for (cell, digit) in puzzle.filled() {
            closure.place(Candidate { cell, digit });
        }
        closure
    }

    pub fn place(&mut self, Candidate { cell, digit }: Candidate) {
        let unseen = &mut self.unseen[digit.index()];
        *unseen = unseen.difference(cell.peers());
        self.empty = self.empty.without(cell);
    }

    fn places(&self, digit: Digit) -> CellSet {
        self.unseen[digit.index()].intersection(self.empty)
    }

    /// Place the digits that have one place left in a house.
    fn sweep_houses(&mut self, houses: &(impl Iterator<Item = House> + Clone)) -> bool {
        let before = self.empty;
        for digit in Digit::ALL {
            let mut places = self.places(digit);
            for house in houses.clone() {
                if let Some(cell) = places.intersection(house.cells()).only() {
                    self.place(Candidate { cell, digit });
                    places = self.places(digit);
                }
            }
        }
        self.empty != before
    }

    /// Fill the last empty cells of houses.
    fn sweep_full_houses(&mut self) -> bool {
        let before = self.empty;
        for house in House::all() {
            if let Some(cell) = self.empty.intersection(house.cells()).only() {
                self.fill(CellSet::of(cell));
            }
        }
        self.empty != before
    }

    /// Fill the cells that have one digit left.
    fn sweep_cells(&mut self) -> bool {
        let mut once = CellSet::EMPTY;
        let mut twice = CellSet::EMPTY;
        for digit in Digit::ALL {
            twice = twice.union(once.intersection(self.places(digit)));
            once = once.union(self.places(digit));
        }
        let naked = once.difference(twice);
        self.fill(naked);
        !naked.is_empty()
    }

    /// Write into each cell its last digit.
    fn fill(&mut self, cells: CellSet) {
        for digit in Digit::ALL {
            for cell in self.places(digit).intersection(cells) {
                self.place(Candidate { cell, digit });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{boxes_suffice, singles_suffice};
    use crate::generation::full_grid;
    use crate::grading::grade_by;
    use nonet_grid::{Cell, CellSet, Grid};
    use nonet_techniques::technique::Technique;

    type Suffices = fn(&Grid, CellSet) -> bool;

    #[test]
    fn singles_regain_lost_givens_exactly_where_they_solve_the_puzzle() {
        let kinds: [(Suffices, &[Technique]); 2] = [
            (boxes_suffice, &Technique::ALL[..2]),
            (singles_suffice, &Technique::ALL[..4]),
        ];
        for (suffices, techniques) in kinds {
            let (mut puzzle, mut refused) = (full_grid(2026, 0), 0);
            for cell in Cell::all() {
                let thinner = puzzle.without([cell]);
                let is_solved = grade_by(&thinner, techniques).is_solved;

                assert_eq!(suffices(&thinner, CellSet::of(cell)), is_solved);

                if is_solved {
                    puzzle = thinner;
                } else {
                    refused += 1;
                }
            }
            assert!((20..50).contains(&refused), "{refused}");
        }
    }
}
