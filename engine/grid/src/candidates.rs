//! The candidates: which digits each empty cell may still hold.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::digit::{Digit, DigitSet};
use super::filling::Grid;
use super::house::House;
use super::tally::Tally;

/// A digit that a cell may hold, or holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

/// The candidates of all empty cells, by cell and by digit.
///
/// Both views hold the same facts and are updated together: `of` reads the nine bits of a cell,
/// `places` the 81 bits of a digit. A filled cell has no candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    by_cell: [DigitSet; 81],
    by_digit: [CellSet; 9],
    empty: CellSet,
    givens: CellSet,
    grid: Grid,
}

impl Candidates {
    /// The candidates that the peers of each empty cell leave open; the filled cells are the givens.
    #[must_use]
    pub fn new(puzzle: &Grid) -> Self {
        let mut by_digit = [CellSet::ALL; 9];
        let mut givens = CellSet::EMPTY;
        for (cell, digit) in puzzle.filled() {
            let places = &mut by_digit[digit.index()];
            *places = places.difference(cell.peers());
            givens = givens.with(cell);
        }
        let empty = CellSet::ALL.difference(givens);
        let mut by_cell = [DigitSet::EMPTY; 81];
        for digit in Digit::ALL {
            let places = by_digit[digit.index()].intersection(empty);
            by_digit[digit.index()] = places;
            for cell in places {
                by_cell[cell.index()] = by_cell[cell.index()].with(digit);
            }
        }
        Self {
            by_cell,
            by_digit,
            empty,
            givens,
            grid: *puzzle,
        }
    }

    /// Treat filled cells as entries, not as givens.
    pub const fn regard_as_placed(&mut self, cells: CellSet) {
        self.givens = self.givens.difference(cells);
    }

    /// The candidates of a cell.
    #[must_use]
    pub const fn of(&self, cell: Cell) -> DigitSet {
        self.by_cell[cell.index()]
    }

    /// The cells that have the digit as a candidate.
    #[must_use]
    pub const fn places(&self, digit: Digit) -> CellSet {
        self.by_digit[digit.index()]
    }

    /// The places of a digit in a house.
    #[must_use]
    pub const fn places_in(&self, digit: Digit, house: House) -> CellSet {
        self.places(digit).intersection(house.cells())
    }

    /// The candidates of some cells together.
    #[must_use]
    pub fn of_all(&self, cells: CellSet) -> DigitSet {
        let digits = cells.into_iter().map(|cell| self.of(cell));
        digits.fold(DigitSet::EMPTY, DigitSet::union)
    }

    /// The cells with exactly two candidates, and those with exactly three.
    #[must_use]
    pub fn twos_and_threes(&self) -> (CellSet, CellSet) {
        let tally = Tally::<4>::of(self.by_digit);
        (tally.exactly(2), tally.exactly(3))
    }

    /// The cells with exactly one candidate.
    #[must_use]
    pub fn ones(&self) -> CellSet {
        Tally::<2>::of(self.by_digit).exactly(1)
    }

    /// All candidates, by cell and digit.
    pub fn all(&self) -> impl Iterator<Item = Candidate> {
        self.empty
            .into_iter()
            .flat_map(|cell| candidates_at(cell, self.of(cell)))
    }

    /// The cells without a digit.
    #[must_use]
    pub const fn empty(&self) -> CellSet {
        self.empty
    }

    /// The cells that were filled from the start.
    #[must_use]
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// The digits written so far.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Write a digit into an empty cell and remove it from the candidates of the cell's peers.
    pub fn place(&mut self, Candidate { cell, digit }: Candidate) {
        for other in self.of(cell) {
            let places = &mut self.by_digit[other.index()];
            *places = places.without(cell);
        }
        self.by_cell[cell.index()] = DigitSet::EMPTY;
        self.empty = self.empty.without(cell);
        self.grid.set(cell, Some(digit));
        let seen = self.places(digit).intersection(cell.peers());
        self.by_digit[digit.index()] = self.places(digit).difference(seen);
        for peer in seen {
            self.by_cell[peer.index()] = self.of(peer).without(digit);
        }
    }

    /// Remove a candidate, if it is there.
    pub fn eliminate(&mut self, Candidate { cell, digit }: Candidate) {
        self.by_cell[cell.index()] = self.of(cell).without(digit);
        self.by_digit[digit.index()] = self.places(digit).without(cell);
    }
}

/// Several digits as candidates of one cell.
pub fn candidates_at<I: IntoIterator<Item = Digit>>(
    cell: Cell,
    digits: I,
) -> impl Iterator<Item = Candidate> + use<I> {
    let digits = digits.into_iter();
    digits.map(move |digit| Candidate { cell, digit })
}

/// One digit as a candidate of several cells.
pub fn candidates_of(digit: Digit, cells: CellSet) -> impl Iterator<Item = Candidate> {
    cells.into_iter().map(move |cell| Candidate { cell, digit })
}
