//! Sets of cells.

use crate::shape::index;

/// A set of cells as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellSet([u64; 4]);

impl CellSet {
    /// The set without cells.
    pub const EMPTY: Self = Self([0; 4]);

    /// Add a cell.
    pub const fn insert(&mut self, cell: u8) {
        self.0[cell as usize >> 6] |= 1 << (cell & 63);
    }

    /// Whether the set has a cell.
    #[must_use]
    #[inline]
    pub const fn has(&self, cell: u8) -> bool {
        self.0[cell as usize >> 6] >> (cell & 63) & 1 == 1
    }

    /// The number of cells.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are no cells.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// The cells of both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The cells of either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The cells that another set lacks.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The cells, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().enumerate().flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let cell = word * 64 + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    index(cell)
                })
            })
        })
    }
}

impl FromIterator<u8> for CellSet {
    fn from_iter<T: IntoIterator<Item = u8>>(cells: T) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl From<&[u8]> for CellSet {
    fn from(cells: &[u8]) -> Self {
        cells.iter().copied().collect()
    }
}
