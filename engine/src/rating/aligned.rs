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
    let excluding: Vec<u16> = cells_of(excluders).map(|cell| board.digits[cell]).collect();
    let mut allowed = vec![0; cells.len()];
    combine(board, cells, &excluding, &mut Vec::new(), &mut allowed);
    let mut hint = match cells.len() {
        2 => Hint::empty(62, "Aligned Pair Exclusion"),
        _ => Hint::empty(75, "Aligned Triplet Exclusion"),
    };
    for (&cell, &allowed) in cells.iter().zip(&allowed) {
        for digit in bits_of(board.digits[cell] & !allowed) {
            hint.removes[digit] |= 1 << cell;
        }
    }
    hints.offer(board, hint)
}

/// Gather the values of all combinations that are allowed.
fn combine(
    board: &Board,
    cells: &[usize],
    excluding: &[u16],
    values: &mut Vec<usize>,
    allowed: &mut [u16],
) {
    if values.len() == cells.len() {
        let set = values.iter().fold(0u16, |set, digit| set | 1 << digit);
        if excluding.iter().all(|digits| digits & !set != 0) {
            for (allowed, digit) in allowed.iter_mut().zip(values) {
                *allowed |= 1 << *digit;
            }
        }
        return;
    }
    let cell = cells[values.len()];
    for digit in bits_of(board.digits[cell]) {
        let mut earlier = values.iter().zip(cells);
        if earlier.all(|(&value, &other)| value != digit || PEERS[cell] >> other & 1 == 0) {
            values.push(digit);
            combine(board, cells, excluding, values, allowed);
            values.pop();
        }
    }
}
