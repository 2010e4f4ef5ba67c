//! The bivalue universal grave: but for a few candidates, every cell has two candidates and every digit two
//! places in each house.

use std::ops::ControlFlow;

use super::board::Board;
use super::geometry::{HOUSE_BOARDS, bits_of, cells_of, common_houses, common_peers, is_pair};
use super::hint::{Hint, Hints};
use super::subsets::{board_of, choices};

/// The cells with more than two candidates, and the extra candidates of each.
struct Grave {
    cells: u128,
    extras: [u16; 81],
    union: u16,
    /// The cells that see all of them.
    common: u128,
}

/// Find the extra candidates that keep the board from being such a grave.
pub(super) fn graves(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    let Some(grave) = grave(board) else {
        return ControlFlow::Continue(());
    };
    if grave.cells.is_power_of_two() {
        return one_cell(board, hints, &grave);
    }
    let has_one_extra = grave.union.is_power_of_two();
    if has_one_extra {
        let digit = grave.union.trailing_zeros() as usize;
        let hint = Hint::removing(57, "BUG type 2", digit, grave.common);
        hints.offer(board, hint)?;
    }
    if grave.cells.count_ones() == 2 {
        locked(board, hints, &grave)?;
    }
    let degrees = if has_one_extra { 2..2 } else { 2..7 };
    degrees.into_iter().try_for_each(|degree| {
        let mut houses = common_houses(grave.cells);
        houses.try_for_each(|house| naked(board, hints, &grave, house, degree))
    })
}

/// Type 1: the only cell with more than two candidates holds an extra one.
fn one_cell(board: &Board, hints: &mut Hints, grave: &Grave) -> ControlFlow<()> {
    let cell = grave.cells.trailing_zeros() as usize;
    let mut hint = Hint::empty(56, "BUG type 1");
    for digit in bits_of(board.digits[cell] & !grave.union) {
        hint.removes[digit] = grave.cells;
    }
    hints.offer(board, hint)
}

/// The extra candidates, if without them the board is a grave.
fn grave(board: &Board) -> Option<Grave> {
    let mut grave = Grave {
        cells: 0,
        extras: [0; 81],
        union: 0,
        common: 0,
    };
    if !gather(board, &mut grave) || grave.cells == 0 {
        return None;
    }
    let mut rest = board.clone();
    for cell in cells_of(grave.cells) {
        for digit in bits_of(grave.extras[cell]) {
            rest.remove(cell, digit);
        }
    }
    grave.common = common_peers(grave.cells) & !grave.cells;
    is_grave(&rest).then_some(grave)
}

/// Gather the extra candidates; false where a digit is too frequent among cells with two candidates.
fn gather(board: &Board, grave: &mut Grave) -> bool {
    let big = cells_of(board.empty)
        .filter(|&cell| board.digits[cell].count_ones() > 2)
        .fold(0u128, |big, cell| big | 1 << cell);
    let (mut odd_digits, mut odd_cells) = (0u16, 0);
    for house in 0..27 {
        for digit in 0..9 {
            let places = board.places[digit][house];
            if places == 0 || is_pair(places) {
                continue;
            }
            let cells = board_of(house, places) & big;
            if cells == 0 {
                return false;
            }
            odd_digits |= 1 << digit;
            odd_cells |= cells;
            // If several remain, another house decides which one is meant.
            if cells.is_power_of_two() {
                grave.add(cells, digit);
            }
        }
    }
    if odd_digits.is_power_of_two() {
        grave.add(odd_cells, odd_digits.trailing_zeros() as usize);
    }
    true
}

impl Grave {
    fn add(&mut self, cells: u128, digit: usize) {
        self.cells |= cells;
        self.union |= 1 << digit;
        for cell in cells_of(cells) {
            self.extras[cell] |= 1 << digit;
        }
    }
}

fn is_grave(board: &Board) -> bool {
    let is_even = |&places: &u16| places == 0 || is_pair(places);
    cells_of(board.empty).all(|cell| is_pair(board.digits[cell]))
        && board.places.as_flattened().iter().all(is_even)
}

/// Type 4: of two cells of a house one holds the only digit that both share, the other an extra candidate.
fn locked(board: &Board, hints: &mut Hints, grave: &Grave) -> ControlFlow<()> {
    let shared = cells_of(grave.cells).fold(!grave.union, |all, cell| all & board.digits[cell]);
    if !shared.is_power_of_two() || common_houses(grave.cells).next().is_none() {
        return ControlFlow::Continue(());
    }
    let mut hint = Hint::empty(57, "BUG type 4");
    for cell in cells_of(grave.cells) {
        for digit in bits_of(board.digits[cell] & !grave.extras[cell] & !shared) {
            hint.removes[digit] |= 1 << cell;
        }
    }
    hints.offer(board, hint)
}

/// Type 3: the extra candidates act as one cell of the house, which makes a naked set with others.
fn naked(
    board: &Board,
    hints: &mut Hints,
    grave: &Grave,
    house: usize,
    degree: u32,
) -> ControlFlow<()> {
    let open = board.empty & HOUSE_BOARDS[house] & !grave.cells;
    choices(open, degree - 1).try_for_each(|cells| {
        let union = cells_of(cells).fold(0, |union, cell| union | board.digits[cell]);
        if union.count_ones() != degree || grave.union & !union != 0 {
            return ControlFlow::Continue(());
        }
        let mut hint = Hint::empty(56 + u16::try_from(degree).unwrap_or(0), "BUG type 3");
        for digit in bits_of(union) {
            hint.removes[digit] = open & !cells;
        }
        hints.offer(board, hint)
    })
}
