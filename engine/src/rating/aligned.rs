//! Aligned pair and triplet exclusion: values of two or three cells that leave a cell in their view nothing.

use std::ops::ControlFlow;

use super::board::Board;
use super::geometry::{PEERS, bits_of, cells_of};
use super::hint::{Hint, Hints};

/// Find values that are in no combination of two cells that leaves all others something.
pub(super) fn pairs(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    let excluders = excluders(board, 2);
    for first in cells_of(board.empty) {
        for second in cells_of(later(board, first)) {
            let common = excluders & PEERS[first] & PEERS[second];
            offer(board, &[first, second], common, hints)?;
        }
    }
    ControlFlow::Continue(())
}

/// Find values that are in no combination of three cells that leaves all others something.
pub(super) fn triplets(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    let excluders = excluders(board, 3);
    for first in cells_of(board.empty) {
        for second in cells_of(later(board, first)) {
            let pair = excluders & PEERS[first] & PEERS[second];
            if pair.count_ones() < 2 {
                continue;
            }
            for third in cells_of(later(board, second)) {
                offer(board, &[first, second, third], pair & PEERS[third], hints)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The empty cells behind a cell.
fn later(board: &Board, cell: usize) -> u128 {
    board.empty & !((2 << cell) - 1)
}

/// The cells that so many values can leave nothing.
fn excluders(board: &Board, degree: u32) -> u128 {
    cells_of(board.empty)
        .filter(|&cell| (2..=degree).contains(&board.digits[cell].count_ones()))
        .fold(0, |board, cell| board | 1 << cell)
}

fn offer(board: &Board, cells: &[usize], excluders: u128, hints: &mut Hints) -> ControlFlow<()> {
    // One cell alone excludes only what a naked set would have taken out before.
    if excluders.count_ones() < 2 {
        return ControlFlow::Continue(());
    }
    let union = cells
        .iter()
        .fold(0, |union, &cell| union | board.digits[cell]);
    let mut excluding = [0; 20];
    let mut count = 0;
    for digits in cells_of(excluders).map(|cell| board.digits[cell]) {
        if digits & !union == 0 {
            excluding[count] = digits;
            count += 1;
        }
    }
    if count == 0 {
        return ControlFlow::Continue(());
    }
    let mut witnesses = Witnesses {
        board,
        cells,
        excluding: &excluding[..count],
        allowed: [0; 3],
    };
    let mut hint = match cells.len() {
        2 => Hint::empty(62, "Aligned Pair Exclusion"),
        _ => Hint::empty(75, "Aligned Triplet Exclusion"),
    };
    for (index, &cell) in cells.iter().enumerate() {
        for digit in bits_of(board.digits[cell]) {
            let is_allowed = witnesses.allowed[index] >> digit & 1 != 0;
            if !is_allowed && !witnesses.find(&mut [None; 3], (index, digit), 0) {
                hint.removes[digit] |= 1 << cell;
            }
        }
    }
    hints.offer(board, hint)
}

/// Combinations of values that are allowed, looked for only where none with a value is known yet.
struct Witnesses<'board> {
    board: &'board Board,
    cells: &'board [usize],
    excluding: &'board [u16],
    /// For each cell the values of the combinations found.
    allowed: [u16; 3],
}

impl Witnesses<'_> {
    /// Find an allowed combination in which a cell has a value; the cells before `next` have theirs.
    fn find(
        &mut self,
        values: &mut [Option<usize>; 3],
        fixed: (usize, usize),
        next: usize,
    ) -> bool {
        if next == self.cells.len() {
            return self.admit(values);
        }
        let only = if next == fixed.0 {
            1 << fixed.1
        } else {
            self.board.digits[self.cells[next]]
        };
        for digit in bits_of(only) {
            let peers = PEERS[self.cells[next]];
            let clashes =
                |other: usize| values[other] == Some(digit) && peers >> self.cells[other] & 1 != 0;
            if (0..next).any(clashes) {
                continue;
            }
            values[next] = Some(digit);
            if self.find(values, fixed, next + 1) {
                return true;
            }
        }
        false
    }

    /// Whether a combination leaves every cell in view something; if so its values are allowed.
    fn admit(&mut self, values: &[Option<usize>; 3]) -> bool {
        let set = values
            .iter()
            .flatten()
            .fold(0u16, |set, digit| set | 1 << digit);
        if self.excluding.iter().any(|digits| digits & !set == 0) {
            return false;
        }
        for (allowed, digit) in self.allowed.iter_mut().zip(values.iter().flatten()) {
            *allowed |= 1 << digit;
        }
        true
    }
}
