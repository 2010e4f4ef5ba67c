//! Aligned pair and triplet exclusion: combinations of two or three cells that leave a common peer no value.

use std::ops::ControlFlow;

use super::board::Board;
use super::geometry::{PEERS, bits_of, cells_of, has_several, is_pair};
use super::hint::{Hint, Hints};

/// Find values that no allowed combination of two cells has, if one of these or an excluding cell is in `touched`.
pub(super) fn pairs(board: &Board, touched: u128, _: u32, hints: &mut Hints) -> ControlFlow<()> {
    let excluders = excluders(board, 2);
    for first in cells_of(board.empty) {
        for second in cells_of(later(board, first)) {
            let common = excluders & PEERS[first] & PEERS[second];
            if (common | 1 << first | 1 << second) & touched != 0 {
                offer(board, &[first, second], common, hints)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Find values that are in no possible combination of three cells, likewise.
pub(super) fn triplets(board: &Board, touched: u128, _: u32, hints: &mut Hints) -> ControlFlow<()> {
    let excluders = excluders(board, 3);
    for first in cells_of(board.empty) {
        for second in cells_of(later(board, first)) {
            let pair = excluders & PEERS[first] & PEERS[second];
            if !has_several(pair) {
                continue;
            }
            let is_touched = (pair | 1 << first | 1 << second) & touched != 0;
            let thirds = if is_touched { u128::MAX } else { touched };
            let cells = 1 << first | 1 << second;
            for third in cells_of(later(board, second) & thirds) {
                let common = pair & PEERS[third];
                if (common | cells | 1 << third) & touched != 0 {
                    offer(board, &[first, second, third], common, hints)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The empty cells after a cell.
fn later(board: &Board, cell: usize) -> u128 {
    board.empty & !((2 << cell) - 1)
}

/// The cells that so many values can exhaust.
fn excluders(board: &Board, degree: u32) -> u128 {
    cells_of(board.empty)
        .filter(|&cell| (2..=degree).contains(&board.digits[cell].count_ones()))
        .fold(0, |board, cell| board | 1 << cell)
}

fn offer(board: &Board, cells: &[usize], excluders: u128, hints: &mut Hints) -> ControlFlow<()> {
    // The exclusions by a single cell are those of a naked set, which comes earlier.
    if !has_several(excluders) {
        return ControlFlow::Continue(());
    }
    let union = cells
        .iter()
        .fold(0, |union, &cell| union | board.digits[cell]);
    let excluding = cells_of(excluders).map(|cell| board.digits[cell]);
    let Some(forbidden) = Forbidden::new(excluding.filter(|digits| digits & !union == 0)) else {
        return ControlFlow::Continue(());
    };
    let mut hint = match cells.len() {
        2 => Hint::empty(62, "Aligned Pair Exclusion"),
        _ => Hint::empty(75, "Aligned Triplet Exclusion"),
    };
    for (index, &cell) in cells.iter().enumerate() {
        let others = [
            cells[(index + 1) % cells.len()],
            cells[(index + 2) % cells.len()],
        ];
        let others = &others[..cells.len() - 1];
        for digit in bits_of(board.digits[cell]) {
            if forbidden.leaves_nothing(board, (cell, digit), others) {
                hint.removes[digit] |= 1 << cell;
            }
        }
    }
    hints.offer(board, hint)
}

/// The combinations of values that would exhaust a common peer.
struct Forbidden {
    /// For each value the set of values that are forbidden with it.
    pairs: [u16; 9],
    triplets: [u16; 20],
    triplet_count: usize,
}

impl Forbidden {
    /// The forbidden sets of two and three values; empty if there is no such set.
    fn new(sets: impl Iterator<Item = u16>) -> Option<Self> {
        let mut forbidden = Self {
            pairs: [0; 9],
            triplets: [0; 20],
            triplet_count: 0,
        };
        let mut any = false;
        for set in sets {
            any = true;
            if is_pair(set) {
                for value in bits_of(set) {
                    forbidden.pairs[value] |= set & !(1 << value);
                }
            } else {
                forbidden.triplets[forbidden.triplet_count] = set;
                forbidden.triplet_count += 1;
            }
        }
        any.then_some(forbidden)
    }

    /// Whether a value of a cell is in no allowed combination with one or two other cells.
    fn leaves_nothing(
        &self,
        board: &Board,
        (cell, value): (usize, usize),
        others: &[usize],
    ) -> bool {
        let clashing = |one: usize, other: usize| u16::from(PEERS[one] >> other & 1 != 0);
        let left = |other: usize| {
            board.digits[other] & !self.pairs[value] & !(clashing(cell, other) << value)
        };
        match *others {
            [second, third] => {
                let (left_of_third, clash) = (left(third), clashing(second, third));
                bits_of(left(second)).all(|next| {
                    left_of_third & !self.pairs[next] & !self.third(value, next) & !(clash << next)
                        == 0
                })
            }
            [second] => left(second) == 0,
            // uncovered: two cells are aligned, or three.
            _ => false,
        }
    }

    /// The values that are forbidden with two others, which differ.
    fn third(&self, value: usize, next: usize) -> u16 {
        let both = 1 << value | 1 << next;
        let triplets = self.triplets[..self.triplet_count].iter();
        triplets
            .filter(|&&set| value != next && set & both == both)
            .fold(0, |all, set| all | set & !both)
    }
}
