//! The bivalue universal grave: but for a few candidates, every cell has two candidates and every digit two
//! places in each house.

use std::ops::ControlFlow;

use super::board::Board;
use super::geometry::{HOUSE_BOARDS, HOUSES_OF, bits_of, cells_of, common_houses, common_peers};
use super::hint::{Hint, Hints};

/// The cells with more than two candidates, and the extra candidates of each.
struct Grave {
    cells: u128,
    extras: [u16; 81],
    union: u16,
}

/// Find the extra candidates that keep the board from being such a grave.
pub(super) fn graves(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    let Some(grave) = grave(board) else {
        return ControlFlow::Continue(());
    };
    if grave.cells.is_power_of_two() {
        let cell = grave.cells.trailing_zeros() as usize;
        let mut hint = Hint::empty(56, "BUG type 1");
        for digit in bits_of(board.digits[cell] & !grave.union) {
            hint.removes[digit] = grave.cells;
        }
        return hints.offer(board, hint);
    }
    if grave.union.is_power_of_two() {
        let digit = grave.union.trailing_zeros() as usize;
        let out = common_peers(grave.cells);
        hints.offer(board, Hint::removing(57, "BUG type 2", digit, out))?;
    }
    for house in common_houses(grave.cells) {
        if grave.cells.count_ones() == 2 {
            locked(board, hints, &grave, house)?;
        }
        for degree in 2..=5 {
            naked(board, hints, &grave, house, degree)?;
        }
    }
    ControlFlow::Continue(())
}

fn grave(board: &Board) -> Option<Grave> {
    let mut grave = Grave {
        cells: 0,
        extras: [0; 81],
        union: 0,
    };
    let mut rest = board.clone();
    for cell in cells_of(board.empty) {
        let digits = board.digits[cell];
        if digits.count_ones() < 3 {
            continue;
        }
        let is_extra = |digit: &usize| {
            let houses = HOUSES_OF[cell].iter();
            let mut counts =
                houses.map(|&house| board.places[*digit][usize::from(house)].count_ones());
            counts.all(|count| count != 2)
        };
        let extras = bits_of(digits)
            .filter(is_extra)
            .fold(0u16, |set, digit| set | 1 << digit);
        if (digits & !extras).count_ones() != 2 {
            return None;
        }
        grave.cells |= 1 << cell;
        grave.extras[cell] = extras;
        grave.union |= extras;
        for digit in bits_of(extras) {
            rest.remove(cell, digit);
        }
    }
    (grave.cells != 0 && is_grave(&rest)).then_some(grave)
}

fn is_grave(board: &Board) -> bool {
    let is_pair = |&cell: &usize| board.digits[cell].count_ones() == 2;
    let is_even = |places: &u16| matches!(places.count_ones(), 0 | 2);
    cells_of(board.empty).all(|cell| is_pair(&cell))
        && board.places.as_flattened().iter().all(is_even)
}

/// Type 4: one of two cells of a house holds a digit that both share, the other one an extra candidate.
fn locked(board: &Board, hints: &mut Hints, grave: &Grave, house: usize) -> ControlFlow<()> {
    let both = cells_of(grave.cells).fold(0x1ff, |both, cell| {
        both & board.digits[cell] & !grave.extras[cell]
    });
    for digit in bits_of(both) {
        if board.cells[digit] & HOUSE_BOARDS[house] & !grave.cells != 0 {
            // uncovered: in a grave, no other cell of the house has a digit that two of its cells share.
            continue;
        }
        let mut hint = Hint::empty(57, "BUG type 4");
        for cell in cells_of(grave.cells) {
            for other in bits_of(board.digits[cell] & !grave.extras[cell] & !(1 << digit)) {
                hint.removes[other] |= 1 << cell;
            }
        }
        hints.offer(board, hint)?;
    }
    ControlFlow::Continue(())
}

/// Type 3: the extra candidates act as one cell of the house, which makes a naked set with others.
fn naked(
    board: &Board,
    hints: &mut Hints,
    grave: &Grave,
    house: usize,
    degree: u32,
) -> ControlFlow<()> {
    let others: Vec<usize> = cells_of(board.empty & HOUSE_BOARDS[house] & !grave.cells).collect();
    for choice in 1u16..1 << others.len() {
        if choice.count_ones() + 1 != degree {
            continue;
        }
        let cells = bits_of(choice).fold(0u128, |set, index| set | 1 << others[index]);
        let union = cells_of(cells).fold(grave.union, |union, cell| union | board.digits[cell]);
        if union.count_ones() == degree {
            let mut hint = Hint::empty(56 + u16::try_from(degree).unwrap_or(0), "BUG type 3");
            for digit in bits_of(union) {
                hint.removes[digit] = HOUSE_BOARDS[house] & !cells & !grave.cells;
            }
            hints.offer(board, hint)?;
        }
    }
    ControlFlow::Continue(())
}
