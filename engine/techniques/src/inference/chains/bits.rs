//! Relations on a numbered set, as rows of bits.

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

    /// How many words a row has.
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
        self.bits[one * self.words + other / 64] |= 1 << (other % 64);
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

/// Whether a bit is set.
pub(crate) fn contains(row: &[u64], index: usize) -> bool {
    row[index / 64] >> (index % 64) & 1 != 0
}

/// The positions of the bits that are set, ascending.
pub(crate) fn ones(row: &[u64]) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(word, &bits)| Ones {
        bits,
        base: 64 * word,
    })
}

/// The positions of the bits that are set in both rows, ascending.
pub(crate) fn common_ones<'a>(
    one: &'a [u64],
    other: &'a [u64],
) -> impl Iterator<Item = usize> + 'a {
    let words = one.iter().zip(other).map(|(one, other)| one & other);
    words.enumerate().flat_map(|(word, bits)| Ones {
        bits,
        base: 64 * word,
    })
}

/// Whether a bit is set in both rows.
pub(crate) fn intersect(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

struct Ones {
    bits: u64,
    base: usize,
}

impl Iterator for Ones {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.bits == 0 {
            return None;
        }
        let position = self.base + self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Some(position)
    }
}
