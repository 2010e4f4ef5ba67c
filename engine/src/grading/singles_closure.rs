//! Decides whether singles solve a puzzle, without recording the path.
//!
//! A single never invalidates another, so the order does not matter. Removal of givens asks for a lost one
//! some forty times per puzzle.

use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Tally};

/// The cells that singles have filled so far.
#[derive(Clone)]
pub(crate) struct SinglesClosure {
    /// The cells that see no equal digit, filled ones included.
    unseen: [CellSet; 9],
    pub empty: CellSet,
    /// The digits that lost a place since they were last looked at.
    changed: DigitSet,
}

impl SinglesClosure {
    /// Take singles of every kind until there are none left.
    pub fn take_all(&mut self) {
        while self.sweep() {}
    }

    /// Whether singles of every kind fill a cell.
    pub fn fills(&mut self, cell: Cell) -> bool {
        self.reaches(cell, Self::sweep)
    }

    /// Whether full houses and hidden singles in boxes fill a cell.
    pub fn fills_by_boxes(&mut self, cell: Cell) -> bool {
        self.reaches(cell, |closure| {
            closure.sweep_digit(CellSet::alone_in_boxes) || closure.sweep_full_houses()
        })
    }

    fn reaches(&mut self, cell: Cell, sweep: impl Fn(&mut Self) -> bool) -> bool {
        while self.empty.contains(cell) {
            if !sweep(self) {
                return false;
            }
        }
        true
    }

    /// Take some singles; return false if there are none left.
    fn sweep(&mut self) -> bool {
        self.sweep_digit(CellSet::alone_in_houses) || self.sweep_cells()
    }

    pub fn new(puzzle: &Grid) -> Self {
        let mut closure = Self::of([CellSet::ALL; 9], CellSet::ALL);
        for (cell, digit) in puzzle.filled() {
            closure.write(digit, CellSet::of(cell));
        }
        closure
    }

    /// The start, where these cells are empty, and these see no equal digit.
    pub fn of(unseen: [CellSet; 9], empty: CellSet) -> Self {
        Self {
            unseen,
            empty,
            changed: Digit::ALL.into_iter().collect(),
        }
    }

    pub fn place(&mut self, Candidate { cell, digit }: Candidate) {
        self.fill(digit, CellSet::of(cell));
    }

    fn places(&self, digit: Digit) -> CellSet {
        self.unseen[digit.index()].intersection(self.empty)
    }

    /// Place one digit that has one cell left in some house, as `alone` finds them.
    fn sweep_digit(&mut self, alone: fn(CellSet) -> CellSet) -> bool {
        while let Some(digit) = self.changed.first() {
            self.changed = self.changed.without(digit);
            let found = alone(self.places(digit));
            if !found.is_empty() {
                self.fill(digit, found);
                return true;
            }
        }
        false
    }

    /// Fill the last empty cells of houses.
    fn sweep_full_houses(&mut self) -> bool {
        let before = self.empty;
        self.fill_cells(before.alone_in_houses());
        self.empty != before
    }

    /// Fill the cells that have one digit left.
    fn sweep_cells(&mut self) -> bool {
        let naked = Tally::<2>::of(self.unseen)
            .exactly(1)
            .intersection(self.empty);
        self.fill_cells(naked);
        !naked.is_empty()
    }

    /// Write into each cell its last digit.
    fn fill_cells(&mut self, cells: CellSet) {
        for digit in Digit::ALL {
            self.fill(digit, self.places(digit).intersection(cells));
        }
    }

    fn fill(&mut self, digit: Digit, cells: CellSet) {
        if cells.is_empty() {
            return;
        }
        for other in Digit::ALL {
            if !self.unseen[other.index()].intersection(cells).is_empty() {
                self.changed = self.changed.with(other);
            }
        }
        self.write(digit, cells);
    }

    fn write(&mut self, digit: Digit, cells: CellSet) {
        for cell in cells {
            let unseen = &mut self.unseen[digit.index()];
            *unseen = unseen.difference(cell.peers());
        }
        self.empty = self.empty.difference(cells);
    }
}

#[cfg(test)]
mod tests {
    use super::SinglesClosure;
    use crate::generation::full_grid;
    use crate::grading::grade_by;
    use nonet_grid::Cell;
    use nonet_techniques::technique::Technique;

    type Fills = fn(&mut SinglesClosure, Cell) -> bool;

    #[test]
    fn singles_regain_a_lost_given_exactly_where_they_solve_the_puzzle() {
        let kinds: [(Fills, &[Technique]); 2] = [
            (SinglesClosure::fills_by_boxes, &Technique::ALL[..2]),
            (SinglesClosure::fills, &Technique::ALL[..4]),
        ];
        for (fills, techniques) in kinds {
            let (mut puzzle, mut rejected) = (full_grid(2026, 0), 0);
            for cell in Cell::all() {
                let thinner = puzzle.without([cell]);
                let is_solved = grade_by(&thinner, techniques).is_solved;

                assert_eq!(fills(&mut SinglesClosure::new(&thinner), cell), is_solved);

                if is_solved {
                    puzzle = thinner;
                } else {
                    rejected += 1;
                }
            }
            assert!((20..50).contains(&rejected), "{rejected}");
        }
    }
}
