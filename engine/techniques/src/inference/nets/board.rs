//! A board that applies singles immediately, fast enough to try thousands of assumptions.

use super::spread::{Failure, Observer, Reason};
use nonet_grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, House, candidates_of};

/// The remaining candidates under assumptions.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    open: [CellSet; 9],
    digits: [DigitSet; 81],
    filled: CellSet,
    /// For each digit a bit for each house that holds it.
    done: [u32; 9],
}

/// Singles that were found but are not applied yet.
type Found = Vec<(Candidate, Reason)>;

impl Board {
    /// The board of some candidates; its singles are not applied yet.
    pub(crate) fn new(candidates: &Candidates) -> Self {
        let open = Digit::ALL.map(|digit| candidates.places(digit));
        Self {
            open,
            digits: std::array::from_fn(|index| {
                #[expect(clippy::cast_possible_truncation, reason = "at most 80")]
                let cell = Cell::new(index as u8);
                cell.map_or(DigitSet::default(), |cell| candidates.of(cell))
            }),
            filled: CellSet::ALL.difference(candidates.empty()),
            done: open.map(|places| {
                let lacks = |house: &House| places.intersection(house.cells()).is_empty();
                let houses = House::all().filter(lacks);
                houses.fold(0, |done, house| done | 1 << house.number())
            }),
        }
    }

    /// The candidates of the cells that are not filled, by digit.
    pub(crate) fn open(&self) -> impl Iterator<Item = Candidate> {
        let places = |digit: Digit| self.open[digit.index()].difference(self.filled);
        let all = Digit::ALL.into_iter();
        all.flat_map(move |digit| candidates_of(digit, places(digit)))
    }

    /// Assume that a candidate of the board is true, and apply all singles that follow.
    ///
    /// # Errors
    /// The cell without a candidate, or the house without a place for a digit.
    pub(crate) fn assume(
        &mut self,
        candidate: Candidate,
        observer: &mut impl Observer,
    ) -> Result<(), Failure> {
        self.follow(vec![(candidate, Reason::Premise)], observer)
    }

    /// Assume that a candidate is false, and apply all singles that follow.
    ///
    /// # Errors
    /// The cell without a candidate, or the house without a place for a digit.
    pub(crate) fn refute(
        &mut self,
        candidate: Candidate,
        observer: &mut impl Observer,
    ) -> Result<(), Failure> {
        let mut found = Vec::new();
        self.remove(candidate, None, &mut found, observer)?;
        self.follow(found, observer)
    }

    fn follow(&mut self, mut found: Found, observer: &mut impl Observer) -> Result<(), Failure> {
        let mut next = 0;
        while let Some(&(candidate, reason)) = found.get(next) {
            next += 1;
            if !self.filled.contains(candidate.cell) {
                observer.placed(candidate, reason);
                self.place(candidate, &mut found, observer)?;
            }
        }
        Ok(())
    }

    fn place(
        &mut self,
        candidate: Candidate,
        found: &mut Found,
        observer: &mut impl Observer,
    ) -> Result<(), Failure> {
        let Candidate { cell, digit } = candidate;
        self.filled = self.filled.with(cell);
        for house in cell.houses() {
            self.done[digit.index()] |= 1 << house.number();
        }
        for other in self.digits[cell.index()].without(digit) {
            let lost = Candidate { cell, digit: other };
            self.remove(lost, Some(candidate), found, observer)?;
        }
        for lost in candidates_of(digit, self.open[digit.index()].intersection(cell.peers())) {
            self.remove(lost, Some(candidate), found, observer)?;
        }
        Ok(())
    }

    fn remove(
        &mut self,
        Candidate { cell, digit }: Candidate,
        cause: Option<Candidate>,
        found: &mut Found,
        observer: &mut impl Observer,
    ) -> Result<(), Failure> {
        let open = &mut self.open[digit.index()];
        if !open.contains(cell) {
            return Ok(());
        }
        *open = open.without(cell);
        let open = *open;
        observer.removed(digit, CellSet::of(cell), cause);
        let digits = self.digits[cell.index()].without(digit);
        self.digits[cell.index()] = digits;
        if digits.is_empty() {
            return Err(Failure::Cell(cell));
        }
        if let Some(digit) = digits.only().filter(|_| !self.filled.contains(cell)) {
            found.push((Candidate { cell, digit }, Reason::Cell));
        }
        for house in cell.houses() {
            if self.done[digit.index()] >> house.number() & 1 != 0 {
                continue;
            }
            let left = open.intersection(house.cells());
            if left.is_empty() {
                return Err(Failure::House(house, digit));
            }
            if let Some(cell) = left.only() {
                found.push((Candidate { cell, digit }, Reason::House(house)));
            }
        }
        Ok(())
    }
}
