//! Naked and hidden sets, and fish: n rows of a table whose entries lie in n columns.

use std::ops::ControlFlow;

use super::board::{Board, cell_at};
use super::geometry::{HOUSE_BOARDS, bits_of};
use super::hint::{Hint, Hints};
use nonet_techniques::cover::{Choice, Sets};

/// Visit every choice of `degree` of nine sets whose union has `degree` members; each set has two to `degree`.
pub(super) fn locked_choices(
    sets: &[u16; 9],
    degree: u32,
    visit: &mut dyn FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    Sets::up_to(*sets, degree).choices(degree, &mut |choice: Choice| {
        // In a net whose assumption fails, there may be fewer columns than rows.
        if choice.union.count_ones() == degree {
            visit(choice.sets, choice.union)
        } else {
            ControlFlow::Continue(())
        }
    })
}

fn places_by_digit(board: &Board, house: usize) -> [u16; 9] {
    std::array::from_fn(|digit| board.places[digit][house])
}

fn digits_by_place(board: &Board, house: usize) -> [u16; 9] {
    std::array::from_fn(|place| board.digits[cell_at(house, place)])
}

fn empty_count(board: &Board, house: usize) -> u32 {
    (board.empty & HOUSE_BOARDS[house]).count_ones()
}

/// Find hidden sets that leave another digit one place of their house.
pub(super) fn direct_hidden(board: &Board, degree: u32, hints: &mut Hints) -> ControlFlow<()> {
    let (rating, name) = match degree {
        2 => (20, "Direct Hidden Pair"),
        _ => (25, "Direct Hidden Triplet"),
    };
    for house in (0..27).filter(|&house| empty_count(board, house) > degree) {
        let sets = places_by_digit(board, house);
        locked_choices(&sets, degree, &mut |digits, places| {
            for digit in (0..9).filter(|digit| digits >> digit & 1 == 0) {
                let left = sets[digit] & !places;
                if left.is_power_of_two() && sets[digit] != left {
                    let cell = cell_at(house, left.trailing_zeros() as usize);
                    hints.offer(board, Hint::placing(rating, name, cell, digit))?;
                }
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

/// Find digits that are confined to as many cells of a house.
///
/// In a house with few empty cells the complementary naked set is found instead.
pub(super) fn hidden(board: &Board, degree: u32, hints: &mut Hints) -> ControlFlow<()> {
    let (rating, name) = match degree {
        2 => (34, "Hidden Pair"),
        3 => (40, "Hidden Triplet"),
        _ => (54, "Hidden Quad"),
    };
    for house in (0..27).filter(|&house| empty_count(board, house) > degree * 2) {
        locked_choices(
            &places_by_digit(board, house),
            degree,
            &mut |digits, places| {
                let mut hint = Hint::empty(rating, name);
                let cells = board_of(house, places);
                for digit in (0..9).filter(|digit| digits >> digit & 1 == 0) {
                    hint.removes[digit] = cells & board.cells[digit];
                }
                hints.offer(board, hint)
            },
        )?;
    }
    ControlFlow::Continue(())
}

/// Find cells of a house that have as many digits together.
pub(super) fn naked(board: &Board, degree: u32, hints: &mut Hints) -> ControlFlow<()> {
    let (rating, name) = match degree {
        2 => (30, "Naked Pair"),
        3 => (36, "Naked Triplet"),
        _ => (50, "Naked Quad"),
    };
    for house in (0..27).filter(|&house| empty_count(board, house) >= degree * 2) {
        locked_choices(
            &digits_by_place(board, house),
            degree,
            &mut |places, digits| {
                let mut hint = Hint::empty(rating, name);
                let others = HOUSE_BOARDS[house] & !board_of(house, places);
                for digit in bits_of(digits) {
                    hint.removes[digit] = others & board.cells[digit];
                }
                hints.offer(board, hint)
            },
        )?;
    }
    ControlFlow::Continue(())
}

/// Find fish: lines with as many places for a digit, which can then be eliminated elsewhere across them.
pub(super) fn fish(board: &Board, digits: u16, degree: u32, hints: &mut Hints) -> u16 {
    let (rating, name) = match degree {
        2 => (32, "X-Wing"),
        3 => (38, "Swordfish"),
        _ => (52, "Jellyfish"),
    };
    let mut exhausted = digits;
    for digit in bits_of(digits) {
        for (bases, covers) in [(18, 9), (9, 18)] {
            let sets = std::array::from_fn(|line| board.places[digit][bases + line]);
            let _ = locked_choices(&sets, degree, &mut |lines, places| {
                let union = |houses: usize, set: u16| {
                    bits_of(set).fold(0, |board, line| board | HOUSE_BOARDS[houses + line])
                };
                let out = union(covers, places) & !union(bases, lines) & board.cells[digit];
                if out != 0 {
                    exhausted &= !(1 << digit);
                    let _ = hints.offer(board, Hint::removing(rating, name, digit, out));
                }
                ControlFlow::Continue(())
            });
        }
    }
    exhausted
}

/// The cells at some places of a house.
pub(super) fn board_of(house: usize, places: u16) -> u128 {
    bits_of(places).fold(0, |board, place| board | 1 << cell_at(house, place))
}
