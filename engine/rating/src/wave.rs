//! The consequences of candidates being on or off, layer by layer.
//!
//! A candidate that is on turns its peers off (a weak link); one that is off turns its partner on where
//! only two are left (a strong link). Both kinds of links work in either direction. Candidates are
//! numbered, so that a set of them is a row of a few words, and a layer is the union of a few rows.

use super::board::{Board, Boards};
use super::geometry::{HOUSE_BOARDS, bits_of, cells_of};
use nonet_grid::propagation::Row;
use nonet_grid::rows::{add, is_empty, join, members};

/// The strong links that count, and whether weak links within cells do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// Strong and weak links of one digit.
    X,
    /// Strong links within cells, and weak links of any kind.
    Y,
    /// All links.
    XY,
}

/// Number of candidates, which decides the width of rows.
pub(super) fn candidate_count(boards: &Boards) -> u32 {
    boards.iter().map(|cells| cells.count_ones()).sum()
}

/// The numbers of some candidates of a board, cell by cell.
pub(super) struct Numbers {
    /// Cell and digit of each candidate.
    pub(super) candidates: Vec<(usize, usize)>,
    numbers: [[u16; 9]; 81],
}

impl Numbers {
    pub(super) fn new(boards: &Boards) -> Self {
        let mut numbers = Self {
            candidates: Vec::with_capacity(candidate_count(boards) as usize),
            numbers: [[0; 9]; 81],
        };
        for cell in cells_of(boards.iter().fold(0, |all, cells| all | cells)) {
            for digit in (0..9).filter(|&digit| boards[digit] >> cell & 1 != 0) {
                #[expect(clippy::cast_possible_truncation, reason = "at most 729 candidates")]
                let number = numbers.candidates.len() as u16;
                numbers.numbers[cell][digit] = number;
                numbers.candidates.push((cell, digit));
            }
        }
        numbers
    }

    /// The number of a candidate.
    pub(super) fn of(&self, cell: usize, digit: usize) -> usize {
        usize::from(self.numbers[cell][digit])
    }
}

/// The links of a board.
pub(super) struct Links<'board, const W: usize> {
    pub(super) board: &'board Board,
    pub(super) numbers: Numbers,
    /// The candidates that each candidate turns off when it is on.
    pub(super) weak: Vec<Row<W>>,
    /// The candidates that each candidate turns on when it is off.
    pub(super) strong: Vec<Row<W>>,
    /// The candidates with strong links.
    pub(super) linked: Row<W>,
}

impl<'board, const W: usize> Links<'board, W> {
    /// The links among some candidates: all those of their cells or digits that the mode links strongly.
    pub(super) fn new(board: &'board Board, boards: &Boards, mode: Mode) -> Self {
        let numbers = Numbers::new(boards);
        let mut links = Self {
            board,
            weak: vec![[0; W]; numbers.candidates.len()],
            strong: vec![[0; W]; numbers.candidates.len()],
            linked: [0; W],
            numbers,
        };
        if mode != Mode::X {
            for cell in cells_of(boards.iter().fold(0, |all, cells| all | cells)) {
                links.join_all(bits_of(board.digits[cell]).map(|digit| (cell, digit)), true);
            }
        }
        for (digit, cells) in boards.iter().enumerate().filter(|(_, cells)| **cells != 0) {
            for house in &HOUSE_BOARDS {
                let members = cells_of(cells & house).map(|cell| (cell, digit));
                links.join_all(members, mode != Mode::Y);
            }
        }
        for (number, weak) in links.weak.iter_mut().enumerate() {
            weak[number / 64] &= !(1 << (number % 64));
        }
        links
    }

    /// The number of a candidate.
    pub(super) fn number(&self, cell: usize, digit: usize) -> usize {
        self.numbers.of(cell, digit)
    }

    /// For each digit the cells of some candidates.
    pub(super) fn cells(&self, row: &Row<W>) -> Boards {
        let mut boards = [0; 9];
        for (cell, digit) in members(row).map(|number| self.numbers.candidates[number]) {
            boards[digit] |= 1 << cell;
        }
        boards
    }

    /// Link the candidates of a cell or house with each other, and strongly if there are two.
    fn join_all(&mut self, members: impl Iterator<Item = (usize, usize)>, with_strong: bool) {
        let (mut numbers, mut count, mut row) = ([0; 9], 0, [0; W]);
        for (cell, digit) in members {
            numbers[count] = self.number(cell, digit);
            add(&mut row, numbers[count]);
            count += 1;
        }
        for &number in &numbers[..count] {
            join(&mut self.weak[number], &row);
        }
        if with_strong && count == 2 {
            let [one, other, ..] = numbers;
            add(&mut self.strong[one], other);
            add(&mut self.strong[other], one);
            join(&mut self.linked, &row);
        }
    }
}

/// The union of the rows of a table that a row selects.
pub(super) fn joined<const W: usize>(table: &[Row<W>], row: &Row<W>) -> Row<W> {
    let mut union = [0; W];
    for member in members(row) {
        join(&mut union, &table[member]);
    }
    union
}

/// The common members of two rows.
pub(super) fn both<const W: usize>(row: &Row<W>, other: &Row<W>) -> Row<W> {
    std::array::from_fn(|index| row[index] & other[index])
}

/// The difference of two rows.
pub(super) fn beyond<const W: usize>(row: &Row<W>, other: &Row<W>) -> Row<W> {
    std::array::from_fn(|index| row[index] & !other[index])
}

/// The consequences of one candidate so far.
#[derive(Clone)]
pub(super) struct Wave<const W: usize> {
    pub(super) on: Row<W>,
    pub(super) off: Row<W>,
    /// The last layer.
    pub(super) front: Row<W>,
    /// Whether the next layer turns candidates off.
    turns_off: bool,
}

impl<const W: usize> Wave<W> {
    pub(super) fn new(number: usize, starts_on: bool) -> Self {
        let mut start = [0; W];
        add(&mut start, number);
        let (on, off) = if starts_on {
            (start, [0; W])
        } else {
            ([0; W], start)
        };
        Self {
            on,
            off,
            front: start,
            turns_off: starts_on,
        }
    }

    /// The next layer: candidates that turn off or on and were not before.
    pub(super) fn advance(&mut self, links: &Links<'_, W>) -> Row<W> {
        let (next, reached) = if self.turns_off {
            (joined(&links.weak, &self.front), &mut self.off)
        } else {
            let linked = both(&self.front, &links.linked);
            (joined(&links.strong, &linked), &mut self.on)
        };
        self.front = beyond(&next, reached);
        join(reached, &self.front);
        self.turns_off = !self.turns_off;
        self.front
    }

    /// Whether all consequences have been found.
    pub(super) fn is_exhausted(&self) -> bool {
        is_empty(&self.front)
    }
}
