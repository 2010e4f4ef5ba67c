//! The consequences of one candidate being on or off, layer by layer.
//!
//! A candidate that is on turns its peers off (a weak link); one that is off turns its partner on where
//! only two are left (a strong link). Both kinds of links work in either direction. Candidates are
//! numbered, so that a set of them is a row of a few words, and a layer is the union of a few rows.

use super::board::Board;
use super::geometry::{bits_of, cells_of};
use nonet_grid::propagation::Row;
use nonet_grid::rows::{add, is_empty, join, members};

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

/// The numbers of the candidates of a board, cell by cell.
pub(super) struct Numbers {
    /// Cell and digit of each candidate.
    pub(super) candidates: Vec<(usize, usize)>,
    numbers: [[u16; 9]; 81],
}

impl Numbers {
    pub(super) fn new(board: &Board) -> Self {
        let mut numbers = Self {
            candidates: Vec::with_capacity(candidate_count(board) as usize),
            numbers: [[0; 9]; 81],
        };
        for cell in cells_of(board.empty) {
            for digit in bits_of(board.digits[cell]) {
                #[expect(clippy::cast_possible_truncation, reason = "at most 729 candidates")]
                let number = numbers.candidates.len() as u16;
                numbers.numbers[cell][digit] = number;
                numbers.candidates.push((cell, digit));
            }
        }
        numbers
    }

    /// The number of a candidate that the board has.
    pub(super) fn of(&self, cell: usize, digit: usize) -> usize {
        usize::from(self.numbers[cell][digit])
    }
}

/// The links of a board.
pub(super) struct Links<'board, const W: usize> {
    pub(super) board: &'board Board,
    pub(super) numbers: Numbers,
    /// What each candidate turns off when it is on.
    pub(super) weak: Vec<Row<W>>,
    /// What each candidate turns on when it is off.
    pub(super) strong: Vec<Row<W>>,
    /// What each candidate that is on turns on by two links.
    pub(super) onward: Vec<Row<W>>,
}

impl<'board, const W: usize> Links<'board, W> {
    pub(super) fn new(board: &'board Board, mode: Mode) -> Self {
        let numbers = Numbers::new(board);
        let mut links = Self {
            board,
            weak: vec![[0; W]; numbers.candidates.len()],
            strong: vec![[0; W]; numbers.candidates.len()],
            numbers,
            onward: Vec::new(),
        };
        if mode != Mode::X {
            for cell in cells_of(board.empty) {
                links.join_all(bits_of(board.digits[cell]).map(|digit| (cell, digit)), true);
            }
        }
        for house in 0..27 {
            for digit in 0..9 {
                let members = board.cells_in(digit, house).map(|cell| (cell, digit));
                links.join_all(members, mode != Mode::Y);
            }
        }
        for (number, weak) in links.weak.iter_mut().enumerate() {
            weak[number / 64] &= !(1 << (number % 64));
        }
        links.go_onward();
        links
    }

    fn go_onward(&mut self) {
        self.onward = vec![[0; W]; self.weak.len()];
        for (weak, strong) in self.weak.iter().zip(&self.strong) {
            if !is_empty(strong) {
                // Weak links work in both directions.
                for number in members(weak) {
                    join(&mut self.onward[number], strong);
                }
            }
        }
    }

    /// The number of a candidate that the board has.
    pub(super) fn number(&self, cell: usize, digit: usize) -> usize {
        self.numbers.of(cell, digit)
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
    /// The last layer of candidates that are on.
    pub(super) front: Row<W>,
    /// Whether the next layer turns candidates off.
    turns_off: bool,
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
                turns_off: true,
            }
        } else {
            // The first layer is a single row.
            let front = links.strong[number];
            Self {
                on: front,
                off: start,
                front,
                turns_off: true,
            }
        }
    }

    /// The next layer: candidates that turn off or on and were not before.
    pub(super) fn advance(&mut self, links: &Links<'_, W>) -> Row<W> {
        let next;
        if self.turns_off {
            next = beyond(&joined(&links.weak, &self.front), &self.off);
            join(&mut self.off, &next);
        } else {
            next = beyond(&joined(&links.onward, &self.front), &self.on);
            join(&mut self.on, &next);
            self.front = next;
        }
        self.turns_off = !self.turns_off;
        next
    }

    /// Whether there are no further consequences.
    pub(super) fn is_exhausted(&self) -> bool {
        self.turns_off && is_empty(&self.front)
    }
}
