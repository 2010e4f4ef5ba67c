//! Relations on a numbered set, as rows of bits.

use nonet_grid::rows::{add, contains};

/// A relation: bit `j` of row `i` is set when `i` is related to `j`.
#[derive(Clone, Debug, Default)]
pub(crate) struct BitRows {
    words: usize,
    bits: Vec<u64>,
}

impl BitRows {
    /// The empty relation on this many elements.
    pub(crate) fn empty(count: usize) -> Self {
        let words = count.div_ceil(64);
        Self {
            words,
            bits: vec![0; count * words],
        }
    }

    /// The relation with the first words of these rows.
    pub(crate) fn of<const W: usize>(rows: &[[u64; W]], words: usize) -> Self {
        let rows = rows.iter().flat_map(|row| &row[..words]);
        Self {
            words,
            bits: rows.copied().collect(),
        }
    }

    /// Number of words of a row.
    pub(crate) const fn words(&self) -> usize {
        self.words
    }

    /// The row of one element.
    pub(crate) fn row(&self, index: usize) -> &[u64] {
        &self.bits[index * self.words..][..self.words]
    }

    /// The number of elements that one element is related to.
    pub(crate) fn count(&self, index: usize) -> usize {
        let words = self.row(index).iter();
        words.map(|bits| bits.count_ones() as usize).sum()
    }

    /// Relate one element to another, in this direction only.
    pub(crate) fn point(&mut self, one: usize, other: usize) {
        add(&mut self.bits[one * self.words..], other);
    }

    /// Relate two elements to each other.
    pub(crate) fn relate(&mut self, one: usize, other: usize) {
        self.point(one, other);
        self.point(other, one);
    }

    /// Whether two elements are related.
    pub(crate) fn are_related(&self, one: usize, other: usize) -> bool {
        contains(self.row(one), other)
    }

    /// The same relation on more elements.
    pub(crate) fn widened(&self, count: usize) -> Self {
        let mut wide = Self::empty(count);
        if self.words > 0 {
            let rows = self.bits.chunks_exact(self.words);
            for (wide, row) in wide.bits.chunks_exact_mut(wide.words).zip(rows) {
                wide[..self.words].copy_from_slice(row);
            }
        }
        wide
    }

    /// The union of two relations on the same set.
    pub(crate) fn union(&self, other: &Self) -> Self {
        let both = self.bits.iter().zip(&other.bits);
        Self {
            words: self.words,
            bits: both.map(|(one, other)| one | other).collect(),
        }
    }
}
