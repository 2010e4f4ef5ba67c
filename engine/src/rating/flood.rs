//! What follows from each candidate, in or out, from all of them at once.
//!
//! Every candidate keeps two sets: the starts that put it in, and those that put it out. A start is one
//! candidate's presence or absence. Cells and houses pass these sets on until nothing changes, which
//! joins some thousand short rows where hundreds of nets would be spun one by one. The order in which
//! things follow is lost, and with it how long a chain is, so nothing can be rated here: a flood only
//! tells from which starts it is worth looking. It holds all that a net holds, and may hold more.

use super::board::Board;
use super::geometry::{bits_of, cells_of};
use super::wave::{Numbers, Row, add};

/// The candidates whose presence leads somewhere, and those whose absence does.
pub(super) type Starts<const W: usize> = [Row<W>; 2];

/// The sets of all candidates of a board.
pub(super) struct Flood<'board, const W: usize> {
    pub(super) board: &'board Board,
    pub(super) numbers: Numbers,
    /// All starts.
    pub(super) all: Starts<W>,
    /// For each candidate what puts it in.
    pub(super) on: Vec<Starts<W>>,
    /// For each candidate what puts it out.
    pub(super) off: Vec<Starts<W>>,
    /// What puts some candidate both in and out; nothing more is asked of it.
    pub(super) refuted: Starts<W>,
    groups: Groups,
}

impl<'board, const W: usize> Flood<'board, W> {
    /// Let all that follows by links follow, those within cells too or not.
    pub(super) fn new(board: &'board Board, within_cells: bool) -> Self {
        let numbers = Numbers::new(board);
        let groups = Groups::new(board, &numbers, within_cells);
        let mut flood = Self {
            board,
            all: [[0; W]; 2],
            on: vec![[[0; W]; 2]; numbers.candidates.len()],
            off: vec![[[0; W]; 2]; numbers.candidates.len()],
            refuted: [[0; W]; 2],
            numbers,
            groups,
        };
        for number in 0..flood.on.len() {
            add(&mut flood.on[number][0], number);
            add(&mut flood.off[number][1], number);
            for side in &mut flood.all {
                add(side, number);
            }
        }
        flood.rise();
        flood
    }

    /// Put a candidate out for some starts; true when this is new.
    pub(super) fn put_out(&mut self, number: usize, starts: &Starts<W>) -> bool {
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
            self.groups.wake(number);
        }
        new != 0
    }

    /// Let all groups pass on what they have until nothing changes.
    pub(super) fn rise(&mut self) {
        while let Some(group) = self.groups.next() {
            self.pass_on(group);
        }
    }

    /// Put out all but what is in, and in what alone is left, of the members of a group.
    fn pass_on(&mut self, group: usize) {
        let (first, end) = self.groups.all[group];
        let mut counts = Counts::none();
        for place in first..end {
            let number = usize::from(self.groups.members[place]);
            counts.add(&self.on[number], &self.off[number]);
        }
        for place in first..end {
            let number = usize::from(self.groups.members[place]);
            if counts.tell(
                &mut self.on[number],
                &mut self.off[number],
                &mut self.refuted,
            ) {
                self.groups.wake(number);
            }
        }
    }
}

/// What holds of the members of a group, for each start.
struct Counts<const W: usize> {
    /// Whether one is in at least, or two.
    in_one: Starts<W>,
    in_two: Starts<W>,
    /// Whether one is not out at least, or two.
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

    /// Tell a member what follows from the others for it; true when any of it is new.
    fn tell(&self, on: &mut Starts<W>, off: &mut Starts<W>, refuted: &mut Starts<W>) -> bool {
        let mut new = 0;
        for side in 0..2 {
            for word in 0..W {
                let (inside, out) = self.follows(side, word, (on[side][word], off[side][word]));
                new |= (inside & !on[side][word] | out & !off[side][word]) & !refuted[side][word];
            }
        }
        // Mostly nothing is new, so nothing is written before that is known.
        if new == 0 {
            return false;
        }
        for side in 0..2 {
            for word in 0..W {
                let (inside, out) = self.follows(side, word, (on[side][word], off[side][word]));
                on[side][word] |= inside & !refuted[side][word];
                off[side][word] |= out & !refuted[side][word];
                refuted[side][word] |= on[side][word] & off[side][word];
            }
        }
        true
    }

    /// What puts a member in, and out, that is in and out for these starts.
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

/// Cells, and digits in houses, and which of them have something to pass on.
struct Groups {
    /// Where the members of each are.
    all: Vec<(usize, usize)>,
    members: Vec<u16>,
    /// For each candidate the groups that it is in.
    of: Vec<[u16; 4]>,
    awake: [u64; GROUP_WORDS],
    /// Where to look next; all have their turn.
    turn: usize,
}

impl Groups {
    fn new(board: &Board, numbers: &Numbers, within_cells: bool) -> Self {
        let mut groups = Self {
            all: Vec::with_capacity(GROUP_WORDS * 64),
            members: Vec::with_capacity(4 * numbers.candidates.len()),
            of: vec![[NO_GROUP; 4]; numbers.candidates.len()],
            awake: [0; GROUP_WORDS],
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
        self.awake[group / 64] |= 1 << (group % 64);
        self.all.push((first, end));
    }

    fn wake(&mut self, number: usize) {
        for group in self.of[number] {
            if group != NO_GROUP {
                self.awake[usize::from(group / 64)] |= 1 << (group % 64);
            }
        }
    }

    fn next(&mut self) -> Option<usize> {
        // What is woken behind the turn waits for the next, when more may have come.
        for _ in 0..=GROUP_WORDS {
            let word = &mut self.awake[self.turn / 64];
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
