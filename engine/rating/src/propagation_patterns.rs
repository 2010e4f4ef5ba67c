//! Eliminations by locked digits, pairs and X-wings in a propagation.
//!
//! A pattern is recognized by the candidates that are off, and holds for all starts that turn these off.
//! Patterns that have lost a part since are included: their eliminations then follow by links.

use std::ops::ControlFlow;

use super::board::cell_at;
use super::geometry::{HOUSE_BOARDS, bits_of, cells_of};
use super::locking;
use super::propagation::{Propagation, Starts};

/// Apply patterns until nothing changes.
pub(super) fn add<const W: usize>(propagation: &mut Propagation<'_, W>) {
    while by_locked_digits(propagation) | by_pairs(propagation) | by_x_wings(propagation) {
        propagation.propagate();
    }
}

/// The starts that turn all of some candidates off.
fn all_off<const W: usize>(
    propagation: &Propagation<'_, W>,
    candidates: impl Iterator<Item = (usize, usize)>,
) -> Option<Starts<W>> {
    let mut starts = propagation.all;
    for (cell, digit) in candidates {
        let off = &propagation.off[propagation.numbers.of(cell, digit)];
        let mut any = 0;
        for side in 0..2 {
            for word in 0..W {
                starts[side][word] &= off[side][word];
                any |= starts[side][word];
            }
        }
        if any == 0 {
            return None;
        }
    }
    Some(starts)
}

fn turn_all_off<const W: usize>(
    propagation: &mut Propagation<'_, W>,
    candidates: impl Iterator<Item = (usize, usize)>,
    starts: &Starts<W>,
) -> bool {
    let mut any = false;
    for (cell, digit) in candidates {
        any |= propagation.turn_off(propagation.numbers.of(cell, digit), starts);
    }
    any
}

/// Digits that a box and a line lock.
fn by_locked_digits<const W: usize>(propagation: &mut Propagation<'_, W>) -> bool {
    let board = propagation.board;
    let mut any = false;
    let _ = locking::crossings(|locker, cleared| {
        let outside = HOUSE_BOARDS[locker] & !HOUSE_BOARDS[cleared];
        let target = HOUSE_BOARDS[cleared] & !HOUSE_BOARDS[locker];
        for digit in 0..9 {
            let (outside, target) = (board.cells[digit] & outside, board.cells[digit] & target);
            if target != 0 {
                let rest = cells_of(outside).map(|cell| (cell, digit));
                if let Some(starts) = all_off(propagation, rest) {
                    let out = cells_of(target).map(|cell| (cell, digit));
                    any |= turn_all_off(propagation, out, &starts);
                }
            }
        }
        ControlFlow::Continue(())
    });
    any
}

/// Pairs of a house: two digits that are off except in two cells, or two cells whose digits are off except two.
fn by_pairs<const W: usize>(propagation: &mut Propagation<'_, W>) -> bool {
    let board = propagation.board;
    let mut any = false;
    for house in 0..27 {
        let count = (board.empty & HOUSE_BOARDS[house]).count_ones();
        if count > 4 {
            let places = std::array::from_fn(|digit| board.places[digit][house]);
            let at = |digit, place| (cell_at(house, place), digit);
            any |= by_squares(
                propagation,
                &places,
                at,
                |propagation, digits, places, starts| {
                    let others = bits_of(places).flat_map(|place| {
                        let cell = cell_at(house, place);
                        bits_of(board.digits[cell] & !digits).map(move |digit| (cell, digit))
                    });
                    turn_all_off(propagation, others, starts)
                },
            );
        }
        if count >= 4 {
            let digits = std::array::from_fn(|place| board.digits[cell_at(house, place)]);
            let at = |place, digit| (cell_at(house, place), digit);
            any |= by_squares(
                propagation,
                &digits,
                at,
                |propagation, places, digits, starts| {
                    let others = bits_of(digits).flat_map(|digit| {
                        bits_of(board.places[digit][house] & !places)
                            .map(move |place| (cell_at(house, place), digit))
                    });
                    turn_all_off(propagation, others, starts)
                },
            );
        }
    }
    any
}

fn by_x_wings<const W: usize>(propagation: &mut Propagation<'_, W>) -> bool {
    let board = propagation.board;
    let mut any = false;
    for digit in 0..9 {
        for (bases, covers) in [(18, 9), (9, 18)] {
            let lines = std::array::from_fn(|line| board.places[digit][bases + line]);
            let at = |line, place| (cell_at(bases + line, place), digit);
            any |= by_squares(
                propagation,
                &lines,
                at,
                |propagation, lines, places, starts| {
                    let others = bits_of(places).flat_map(|place| {
                        bits_of(board.places[digit][covers + place] & !lines)
                            .map(move |line| (cell_at(covers + place, line), digit))
                    });
                    turn_all_off(propagation, others, starts)
                },
            );
        }
    }
    any
}

/// Two rows of a table of which all but the same two members are off.
fn by_squares<'board, const W: usize>(
    propagation: &mut Propagation<'board, W>,
    rows: &[u16; 9],
    at: impl Fn(usize, usize) -> (usize, usize),
    mut turn_off: impl FnMut(&mut Propagation<'board, W>, u16, u16, &Starts<W>) -> bool,
) -> bool {
    let mut any = false;
    for first in 0..9 {
        for second in first + 1..9 {
            let shared = rows[first] & rows[second];
            for one in bits_of(shared) {
                for other in bits_of(shared & !((2 << one) - 1)) {
                    let members = 1 << one | 1 << other;
                    let rest = [first, second].into_iter().flat_map(|row| {
                        let at = &at;
                        bits_of(rows[row] & !members).map(move |member| at(row, member))
                    });
                    if let Some(starts) = all_off(propagation, rest) {
                        any |= turn_off(propagation, 1 << first | 1 << second, members, &starts);
                    }
                }
            }
        }
    }
    any
}
