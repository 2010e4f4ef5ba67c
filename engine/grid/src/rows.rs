//! Sets of numbered things as rows of words, for graphs that have too many for one number.

/// Whether a row has a member.
#[inline]
#[must_use]
pub const fn contains(row: &[u64], number: usize) -> bool {
    row[number / 64] >> (number % 64) & 1 != 0
}

/// Add a member.
#[inline]
pub const fn add(row: &mut [u64], number: usize) {
    row[number / 64] |= 1 << (number % 64);
}

/// Add the members of another row.
#[inline]
pub fn join(row: &mut [u64], other: &[u64]) {
    for (word, other) in row.iter_mut().zip(other) {
        *word |= other;
    }
}

/// Keep only the members that another row has, too.
#[inline]
pub fn meet(row: &mut [u64], other: &[u64]) {
    for (word, other) in row.iter_mut().zip(other) {
        *word &= other;
    }
}

/// Whether two rows have a member in common.
#[inline]
#[must_use]
pub fn intersect(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

/// Whether a row has no member.
#[inline]
#[must_use]
pub fn is_empty(row: &[u64]) -> bool {
    row.iter().all(|&word| word == 0)
}

/// The members of a row, ascending.
#[inline]
pub fn members(row: &[u64]) -> impl Iterator<Item = usize> {
    of_words(row.iter().copied())
}

/// The common members of two rows, ascending.
#[inline]
pub fn common<'a>(one: &'a [u64], other: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
    of_words(one.iter().zip(other).map(|(one, other)| one & other))
}

#[inline]
fn of_words(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(index, mut word)| {
        std::iter::from_fn(move || {
            if word == 0 {
                return None;
            }
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            Some(index * 64 + bit)
        })
    })
}
