//! What follows from one candidate being in or out, layer by layer.
//!
//! A candidate that is in puts out what it sees (a weak link); one that is out puts in its partner where
//! only two are left (a strong link). Both kinds of links work in either direction. Candidates are
//! numbered, so that a set of them is a row of a few words, and a layer a few rows joined.

use super::board::Board;
use super::geometry::{PEERS, bits_of, cells_of};

/// A set of numbered candidates.
pub(super) type Row<const W: usize> = [u64; W];

/// Which strong links count, and whether weak links within cells do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// Strong and weak links of one digit.
    X,
    /// Strong links within cells, and weak links of any kind.
    Y,
    /// All links.
    XY,
}

/// How many candidates a board has, which decides how wide its rows are.
pub(super) fn candidate_count(board: &Board) -> u32 {
    board.cells.iter().map(|cells| cells.count_ones()).sum()
}

/// The links of a board.
pub(super) struct Links<'board, const W: usize> {
    pub(super) board: &'board Board,
    /// Cell and digit of each candidate.
    pub(super) candidates: Vec<(usize, usize)>,
    numbers: [[u16; 9]; 81],
    /// What each candidate puts out when it is in.
    pub(super) weak: Vec<Row<W>>,
    /// What each candidate puts in when it is out.
    pub(super) strong: Vec<Row<W>>,
    /// What each candidate puts in, two links on, when it is in.
    pub(super) onward: Vec<Row<W>>,
}

impl<'board, const W: usize> Links<'board, W> {
    pub(super) fn new(board: &'board Board, mode: Mode) -> Self {
        let mut links = Self {
            board,
            candidates: Vec::with_capacity(W * 64),
            numbers: [[0; 9]; 81],
            weak: Vec::new(),
            strong: Vec::new(),
            onward: Vec::new(),
        };
        for cell in cells_of(board.empty) {
            for digit in bits_of(board.digits[cell]) {
                #[expect(clippy::cast_possible_truncation, reason = "at most 729 candidates")]
                let number = links.candidates.len() as u16;
                links.numbers[cell][digit] = number;
                links.candidates.push((cell, digit));
            }
        }
        for &(cell, digit) in &links.candidates {
            links.weak.push(links.weak_row(mode, cell, digit));
            links.strong.push(links.strong_row(mode, cell, digit));
        }
        let onward = links.weak.iter().map(|weak| joined(&links.strong, weak));
        links.onward = onward.collect();
        links
    }

    /// The number of a candidate that the board has.
    pub(super) fn number(&self, cell: usize, digit: usize) -> usize {
        usize::from(self.numbers[cell][digit])
    }

    fn weak_row(&self, mode: Mode, cell: usize, digit: usize) -> Row<W> {
        let mut row = [0; W];
        for peer in cells_of(PEERS[cell] & self.board.cells[digit]) {
            add(&mut row, self.number(peer, digit));
        }
        if mode != Mode::X {
            for other in bits_of(self.board.digits[cell] & !(1 << digit)) {
                add(&mut row, self.number(cell, other));
            }
        }
        row
    }

    fn strong_row(&self, mode: Mode, cell: usize, digit: usize) -> Row<W> {
        let mut row = [0; W];
        let others = self.board.digits[cell] & !(1 << digit);
        if mode != Mode::X && others.is_power_of_two() {
            add(
                &mut row,
                self.number(cell, others.trailing_zeros() as usize),
            );
        }
        if mode != Mode::Y {
            for kind in 0..3 {
                let house = super::board::house_of(cell, kind);
                if self.board.places[digit][house].count_ones() == 2 {
                    let mut both = self.board.cells_in(digit, house);
                    if let Some(other) = both.find(|&other| other != cell) {
                        add(&mut row, self.number(other, digit));
                    }
                }
            }
        }
        row
    }
}

/// The members of a row, ascending.
pub(super) fn members<const W: usize>(row: &Row<W>) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(index, &word)| {
        let mut word = word;
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

/// All that the members of a row have in a table.
pub(super) fn joined<const W: usize>(table: &[Row<W>], row: &Row<W>) -> Row<W> {
    let mut union = [0; W];
    for member in members(row) {
        join(&mut union, &table[member]);
    }
    union
}

pub(super) fn add<const W: usize>(row: &mut Row<W>, number: usize) {
    row[number / 64] |= 1 << (number % 64);
}

pub(super) fn contains<const W: usize>(row: &Row<W>, number: usize) -> bool {
    row[number / 64] >> (number % 64) & 1 != 0
}

pub(super) fn join<const W: usize>(row: &mut Row<W>, other: &Row<W>) {
    for (word, other) in row.iter_mut().zip(other) {
        *word |= other;
    }
}

pub(super) fn meets<const W: usize>(row: &Row<W>, other: &Row<W>) -> bool {
    row.iter().zip(other).any(|(word, other)| word & other != 0)
}

pub(super) fn both<const W: usize>(row: &Row<W>, other: &Row<W>) -> Row<W> {
    std::array::from_fn(|index| row[index] & other[index])
}

/// What a row has that another has not.
pub(super) fn beyond<const W: usize>(row: &Row<W>, other: &Row<W>) -> Row<W> {
    std::array::from_fn(|index| row[index] & !other[index])
}

pub(super) fn is_none<const W: usize>(row: &Row<W>) -> bool {
    row.iter().all(|&word| word == 0)
}

/// Everything that follows from one candidate so far.
#[derive(Clone)]
pub(super) struct Wave<const W: usize> {
    pub(super) on: Row<W>,
    pub(super) off: Row<W>,
    /// What came in last.
    pub(super) front: Row<W>,
    /// Whether the next layer is of candidates that go out.
    puts_out: bool,
}

impl<const W: usize> Wave<W> {
    pub(super) fn new(number: usize, starts_on: bool, links: &Links<'_, W>) -> Self {
        let mut start = [0; W];
        add(&mut start, number);
        if starts_on {
            Self {
                on: start,
                off: [0; W],
                front: start,
                puts_out: true,
            }
        } else {
            // The first layer needs no front: it is one row.
            let front = links.strong[number];
            Self {
                on: front,
                off: start,
                front,
                puts_out: true,
            }
        }
    }

    /// The next layer: what goes out or comes in that did not before.
    pub(super) fn advance(&mut self, links: &Links<'_, W>) -> Row<W> {
        let next;
        if self.puts_out {
            next = beyond(&joined(&links.weak, &self.front), &self.off);
            join(&mut self.off, &next);
        } else {
            next = beyond(&joined(&links.onward, &self.front), &self.on);
            join(&mut self.on, &next);
            self.front = next;
        }
        self.puts_out = !self.puts_out;
        next
    }

    /// Whether nothing can follow any more.
    pub(super) fn is_spent(&self) -> bool {
        self.puts_out && is_none(&self.front)
    }
}
