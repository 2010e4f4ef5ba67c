//! The consequences of each candidate being on or off, computed for all of them at once.
//!
//! Every candidate has two sets: the starts that turn it on, and those that turn it off. A start is one
//! candidate being on or off. Cells and houses propagate these sets to a fixed point, which joins some
//! thousand short rows where otherwise hundreds of nets would be built one by one. The order of
//! consequences is lost, and with it the length of chains, so this rates nothing: it only shows which
//! nets are worth building. It finds every consequence that a net finds, and possibly more.

use super::board::Board;
use super::geometry::{bits_of, cells_of};
use super::wave::{Numbers, Row};
use nonet_grid::rows::add;

/// A set of starts: candidates that are on, and candidates that are off.
pub(super) type Starts<const W: usize> = [Row<W>; 2];

/// The sets of all candidates of a board.
pub(super) struct Propagation<'board, const W: usize> {
    pub(super) board: &'board Board,
    pub(super) numbers: Numbers,
    /// All starts.
    pub(super) all: Starts<W>,
    /// For each candidate the starts that turn it on.
    pub(super) on: Vec<Starts<W>>,
    /// For each candidate the starts that turn it off.
    pub(super) off: Vec<Starts<W>>,
    /// The starts that turn some candidate both on and off; these are not propagated further.
    pub(super) refuted: Starts<W>,
    groups: Groups,
}

impl<'board, const W: usize> Propagation<'board, W> {
    /// Propagate all starts along links, with or without the links within cells.
    pub(super) fn new(board: &'board Board, within_cells: bool) -> Self {
        let numbers = Numbers::new(board);
        let groups = Groups::new(board, &numbers, within_cells);
        let mut propagation = Self {
            board,
            all: [[0; W]; 2],
            on: vec![[[0; W]; 2]; numbers.candidates.len()],
            off: vec![[[0; W]; 2]; numbers.candidates.len()],
            refuted: [[0; W]; 2],
            numbers,
            groups,
        };
        for number in 0..propagation.on.len() {
            add(&mut propagation.on[number][0], number);
            add(&mut propagation.off[number][1], number);
            for side in &mut propagation.all {
                add(side, number);
            }
        }
        propagation.propagate();
        propagation
    }

    /// Turn a candidate off for some starts; true when this is new.
    pub(super) fn turn_off(&mut self, number: usize, starts: &Starts<W>) -> bool {
        let mut new = 0;
        let (on, off) = (&self.on[number], &mut self.off[number]);
        for side in 0..2 {
            for word in 0..W {
                let out = starts[side][word] & !off[side][word] & !self.refuted[side][word];
                off[side][word] |= out;
                self.refuted[side][word] |= on[side][word] & off[side][word];
                new |= out;
            }
        }
        if new != 0 {
            self.groups.mark_pending(number);
        }
        new != 0
    }

    /// Propagate all groups until nothing changes.
    pub(super) fn propagate(&mut self) {
        while let Some(group) = self.groups.next() {
            self.propagate_group(group);
        }
    }

    /// In a group, turn all members off where one is on, and the last one on where the others are off.
    fn propagate_group(&mut self, group: usize) {
        let (first, end) = self.groups.all[group];
        let mut counts = Counts::none();
        for place in first..end {
            let number = usize::from(self.groups.members[place]);
            counts.add(&self.on[number], &self.off[number]);
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
    in_one: Starts<W>,
    in_two: Starts<W>,
    /// Whether at least one member is not off, or two.
    left_one: Starts<W>,
    left_two: Starts<W>,
}

impl<const W: usize> Counts<W> {
    const fn none() -> Self {
        Self {
            in_one: [[0; W]; 2],
            in_two: [[0; W]; 2],
            left_one: [[0; W]; 2],
            left_two: [[0; W]; 2],
        }
    }

    fn add(&mut self, on: &Starts<W>, off: &Starts<W>) {
        for side in 0..2 {
            for word in 0..W {
                let (on, left) = (on[side][word], !off[side][word]);
                self.in_two[side][word] |= self.in_one[side][word] & on;
                self.in_one[side][word] |= on;
                self.left_two[side][word] |= self.left_one[side][word] & left;
                self.left_one[side][word] |= left;
            }
        }
    }

    /// Update a member by the counts; true when anything is new.
    fn update(&self, on: &mut Starts<W>, off: &mut Starts<W>, refuted: &mut Starts<W>) -> bool {
        let mut new = 0;
        for side in 0..2 {
            for word in 0..W {
                let (turned_on, turned_off) =
                    self.follows(side, word, (on[side][word], off[side][word]));
                new |= (turned_on & !on[side][word] | turned_off & !off[side][word])
                    & !refuted[side][word];
            }
        }
        // Usually nothing is new, so check before writing.
        if new == 0 {
            return false;
        }
        for side in 0..2 {
            for word in 0..W {
                let (turned_on, turned_off) =
                    self.follows(side, word, (on[side][word], off[side][word]));
                on[side][word] |= turned_on & !refuted[side][word];
                off[side][word] |= turned_off & !refuted[side][word];
                refuted[side][word] |= on[side][word] & off[side][word];
            }
        }
        true
    }

    /// The starts that turn a member on, and off, given those that did so before.
    fn follows(&self, side: usize, word: usize, (on, off): (u64, u64)) -> (u64, u64) {
        let left = self.left_two[side][word] | self.left_one[side][word] & off;
        let others_in = self.in_two[side][word] | self.in_one[side][word] & !on;
        (!left, others_in)
    }
}

/// No group: a candidate that is alone in a cell or house has three or fewer.
const NO_GROUP: u16 = u16::MAX;

/// Cells and nine digits in 27 houses, as bits.
const GROUP_WORDS: usize = (81 + 9 * 27_usize).div_ceil(64);

/// The groups, which are cells and digits in houses, and which of them are pending.
struct Groups {
    /// The range of each group's members.
    all: Vec<(usize, usize)>,
    members: Vec<u16>,
    /// For each candidate the groups that it is in.
    of: Vec<[u16; 4]>,
    pending: [u64; GROUP_WORDS],
    /// Where the round-robin continues.
    turn: usize,
}

impl Groups {
    fn new(board: &Board, numbers: &Numbers, within_cells: bool) -> Self {
        let mut groups = Self {
            all: Vec::with_capacity(GROUP_WORDS * 64),
            members: Vec::with_capacity(4 * numbers.candidates.len()),
            of: vec![[NO_GROUP; 4]; numbers.candidates.len()],
            pending: [0; GROUP_WORDS],
            turn: 0,
        };
        if within_cells {
            for cell in cells_of(board.empty) {
                let digits = bits_of(board.digits[cell]);
                groups.add(digits.map(|digit| numbers.of(cell, digit)), 3);
            }
        }
        for house in 0..27 {
            for digit in 0..9 {
                let cells = board.cells_in(digit, house);
                groups.add(cells.map(|cell| numbers.of(cell, digit)), house / 9);
            }
        }
        groups
    }

    #[expect(clippy::cast_possible_truncation, reason = "below 729 both")]
    fn add(&mut self, members: impl Iterator<Item = usize>, kind: usize) {
        let first = self.members.len();
        self.members.extend(members.map(|number| number as u16));
        let end = self.members.len();
        if end - first < 2 {
            self.members.truncate(first);
            return;
        }
        let group = self.all.len();
        for &number in &self.members[first..end] {
            self.of[usize::from(number)][kind] = group as u16;
        }
        self.pending[group / 64] |= 1 << (group % 64);
        self.all.push((first, end));
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
