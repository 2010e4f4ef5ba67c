//! Number of occurrences of cells among some sets.

use super::cell_set::CellSet;

/// For each count, up to `MOST`, the cells that at least so many of some sets have.
#[derive(Clone, Copy, Debug)]
pub struct Tally<const MOST: usize>([CellSet; MOST]);

impl<const MOST: usize> Tally<MOST> {
    /// The tally of no sets.
    pub const NONE: Self = Self([CellSet::EMPTY; MOST]);

    /// The tally of some sets.
    #[must_use]
    #[inline]
    pub fn of(sets: impl IntoIterator<Item = CellSet>) -> Self {
        sets.into_iter().fold(Self::NONE, Self::with)
    }

    /// The tally of one set more.
    #[must_use]
    #[inline]
    pub fn with(mut self, mut carried: CellSet) -> Self {
        for cells in &mut self.0 {
            let risen = cells.intersection(carried);
            *cells = cells.union(carried);
            carried = risen;
        }
        self
    }

    /// The cells that at least so many of the sets have, at most `MOST`.
    #[must_use]
    #[inline]
    pub const fn at_least(&self, count: usize) -> CellSet {
        self.0[count - 1]
    }

    /// The cells that exactly so many of the sets have, fewer than `MOST`.
    #[must_use]
    #[inline]
    pub const fn exactly(&self, count: usize) -> CellSet {
        self.0[count - 1].difference(self.0[count])
    }

    /// The cells that are counted more often here than in the other.
    #[must_use]
    #[inline]
    pub fn beyond(&self, other: &Self) -> CellSet {
        let pairs = self.0.iter().zip(other.0);
        pairs.fold(CellSet::EMPTY, |all, (own, other)| {
            all.union(own.difference(other))
        })
    }
}
