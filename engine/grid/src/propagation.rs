//! Propagation: all that follows by singles from each of many assumptions, for all of them at once.
//!
//! Candidates have numbers, and groups of them have exactly one that is on: the candidates of a
//! cell, the candidates for a digit in a house. A start is one candidate's being on, or off, and
//! every candidate has two sets: the starts that turn it on, and those that turn it off. Groups
//! propagate these sets to a fixed point, which joins some thousand short rows where otherwise
//! hundreds of assumptions would be followed one by one. The order of consequences is lost: code that
//! explains why something follows has to follow that assumption by itself.

use super::rows::add;

/// A set of numbered candidates, or of starts.
pub type Row<const W: usize> = [u64; W];

/// The starts that turn each candidate on and off.
///
/// A start has the number of its candidate. If those of being off are followed, too, they are the second half
/// of a row.
#[derive(Debug)]
pub struct Propagation<const W: usize> {
    /// All starts.
    pub all: Row<W>,
    /// For each candidate the starts that turn it on.
    pub on: Vec<Row<W>>,
    /// For each candidate the starts that turn it off.
    pub off: Vec<Row<W>>,
    /// The starts that turn some candidate both on and off; these are not propagated further.
    pub refuted: Row<W>,
    groups: Groups,
}

impl<const W: usize> Propagation<W> {
    /// The number of the first start of being off.
    pub const FIRST_OFF: usize = W * 32;

    /// Propagate the starts of some candidates being on.
    #[must_use]
    pub fn of_on(groups: Groups) -> Self {
        Self::of(groups, None)
    }

    /// Propagate the starts of some candidates being on, and off.
    #[must_use]
    pub fn of_both(groups: Groups) -> Self {
        Self::of(groups, Some(Self::FIRST_OFF))
    }

    fn of(groups: Groups, first_off: Option<usize>) -> Self {
        let count = groups.of.len();
        let mut propagation = Self {
            all: [0; W],
            on: vec![[0; W]; count],
            off: vec![[0; W]; count],
            refuted: [0; W],
            groups,
        };
        for number in 0..count {
            add(&mut propagation.on[number], number);
            add(&mut propagation.all, number);
            if let Some(first) = first_off {
                add(&mut propagation.off[number], first + number);
                add(&mut propagation.all, first + number);
            }
        }
        propagation.propagate();
        propagation
    }

    /// For each start: all candidates that it turns on, and off.
    ///
    /// A refuted start turns all of them both on and off.
    #[must_use]
    pub fn consequences(&self) -> [Vec<Row<W>>; 2] {
        [&self.on, &self.off].map(|sets| transposed(sets, &self.refuted))
    }

    /// Turn a candidate off for some starts; true when this is new.
    pub fn turn_off(&mut self, number: usize, starts: &Row<W>) -> bool {
        let mut new = 0;
        let (on, off) = (&self.on[number], &mut self.off[number]);
        for word in 0..W {
            let out = starts[word] & !off[word] & !self.refuted[word];
            off[word] |= out;
            self.refuted[word] |= on[word] & off[word];
            new |= out;
        }
        if new != 0 {
            self.groups.mark_pending(number);
        }
        new != 0
    }

    /// Propagate all groups until nothing changes.
    pub fn propagate(&mut self) {
        while let Some(group) = self.groups.next() {
            self.propagate_group(group);
        }
    }

    /// In a group, turn all members off where one is on, and the last one on where the others are off.
    fn propagate_group(&mut self, group: usize) {
        let (first, end) = self.groups.all[group];
        if first == end {
            self.refuted = self.all;
        }
        let mut counts = Counts::NONE;
        for place in first..end {
            let number = usize::from(self.groups.members[place]);
            counts.add(&self.on[number], &self.off[number]);
        }
        // Usually nothing follows.
        if !counts.is_open(&self.refuted) {
            return;
        }
        for place in first..end {
            let number = usize::from(self.groups.members[place]);
            if counts.update(
                &mut self.on[number],
                &mut self.off[number],
                &mut self.refuted,
            ) {
                self.groups.mark_pending(number);
            }
        }
    }
}

/// Counts over the members of a group, for each start.
struct Counts<const W: usize> {
    /// Whether at least one member is on, or two.
    in_one: Row<W>,
    in_two: Row<W>,
    /// Whether at least one member is not off, or two.
    left_one: Row<W>,
    left_two: Row<W>,
}

impl<const W: usize> Counts<W> {
    const NONE: Self = Self {
        in_one: [0; W],
        in_two: [0; W],
        left_one: [0; W],
        left_two: [0; W],
    };

    fn add(&mut self, on: &Row<W>, off: &Row<W>) {
        for word in 0..W {
            let (on, left) = (on[word], !off[word]);
            self.in_two[word] |= self.in_one[word] & on;
            self.in_one[word] |= on;
            self.left_two[word] |= self.left_one[word] & left;
            self.left_one[word] |= left;
        }
    }

    /// Whether anything follows: one is on and another not off, none is on and one is left, or there is a contradiction.
    fn is_open(&self, refuted: &Row<W>) -> bool {
        let open = (0..W).fold(0, |open, word| {
            let (one, two) = (self.in_one[word], self.in_two[word]);
            let (left, several) = (self.left_one[word], self.left_two[word]);
            let follows = one & several | two | !several & !(one & left);
            open | follows & !refuted[word]
        });
        open != 0
    }

    /// Update a member by the counts; true when anything is new.
    fn update(&self, on: &mut Row<W>, off: &mut Row<W>, refuted: &mut Row<W>) -> bool {
        let mut new = 0;
        for word in 0..W {
            let (turned_on, turned_off) = self.follows(word, (on[word], off[word]));
            let turned_on = turned_on & !on[word] & !refuted[word];
            let turned_off = turned_off & !off[word] & !refuted[word];
            on[word] |= turned_on;
            off[word] |= turned_off;
            refuted[word] |= on[word] & off[word];
            new |= turned_on | turned_off;
        }
        new != 0
    }

    /// The starts that turn a member on, and off, given those that did so before.
    fn follows(&self, word: usize, (on, off): (u64, u64)) -> (u64, u64) {
        let left = self.left_two[word] | self.left_one[word] & off;
        let others_in = self.in_two[word] | self.in_one[word] & !on;
        (!left, others_in)
    }
}

/// No group: a candidate that is the only one in a cell or house has three or fewer.
const NO_GROUP: u16 = u16::MAX;

/// Cells and nine digits in 27 houses, as bits.
const GROUP_WORDS: usize = (81 + 9 * 27_usize).div_ceil(64);

/// Groups of candidates of which exactly one is on, and which of them are pending.
#[derive(Debug)]
pub struct Groups {
    /// The range of each group's members.
    all: Vec<(usize, usize)>,
    members: Vec<u16>,
    /// For each candidate the groups that it is in.
    of: Vec<[u16; 4]>,
    pending: [u64; GROUP_WORDS],
    /// The position at which the round-robin continues.
    turn: usize,
}

impl Groups {
    /// No groups yet, of this many candidates.
    #[must_use]
    pub fn of(candidates: usize) -> Self {
        Self {
            all: Vec::with_capacity(GROUP_WORDS * 64),
            members: Vec::with_capacity(4 * candidates),
            of: vec![[NO_GROUP; 4]; candidates],
            pending: [0; GROUP_WORDS],
            turn: 0,
        }
    }

    /// Add a group: a candidate is in four at most, of its cell and of its digit in three houses.
    #[expect(clippy::cast_possible_truncation, reason = "below 729 both")]
    pub fn add(&mut self, members: impl Iterator<Item = usize>) {
        let (group, first) = (self.all.len(), self.members.len());
        for number in members {
            self.members.push(number as u16);
            if let Some(slot) = self.of[number].iter_mut().find(|slot| **slot == NO_GROUP) {
                *slot = group as u16;
            }
        }
        self.pending[group / 64] |= 1 << (group % 64);
        self.all.push((first, self.members.len()));
    }

    fn mark_pending(&mut self, number: usize) {
        for group in self.of[number] {
            if group != NO_GROUP {
                self.pending[usize::from(group / 64)] |= 1 << (group % 64);
            }
        }
    }

    fn next(&mut self) -> Option<usize> {
        // Groups marked before this position wait for the next round, when they may have more to propagate.
        for _ in 0..=GROUP_WORDS {
            let word = &mut self.pending[self.turn / 64];
            let ahead = *word & u64::MAX << (self.turn % 64);
            if ahead != 0 {
                *word &= !(ahead & ahead.wrapping_neg());
                self.turn = self.turn / 64 * 64 + ahead.trailing_zeros() as usize;
                return Some(self.turn);
            }
            self.turn = (self.turn / 64 + 1) % GROUP_WORDS * 64;
        }
        None
    }
}

/// From the starts of each candidate, the candidates of each start; a refuted start has all.
fn transposed<const W: usize>(sets: &[Row<W>], refuted: &Row<W>) -> Vec<Row<W>> {
    let mut table = vec![[0; W]; W * 64];
    for (upper, sets) in sets.chunks(64).enumerate() {
        for left in 0..W {
            let mut block = [0; 64];
            for (row, set) in block.iter_mut().zip(sets) {
                *row = set[left] | refuted[left];
            }
            transpose(&mut block);
            for (index, column) in block.into_iter().enumerate() {
                table[left * 64 + index][upper] = column;
            }
        }
    }
    table
}

/// Transpose a block of bits, recursively by halves.
fn transpose(block: &mut [u64; 64]) {
    let mut width = 32;
    let mut mask = u64::MAX >> 32;
    while width != 0 {
        for first in (0..64).filter(|row| row & width == 0) {
            let swapped = (block[first] >> width ^ block[first + width]) & mask;
            block[first] ^= swapped << width;
            block[first + width] ^= swapped;
        }
        width /= 2;
        mask ^= mask << width;
    }
}
