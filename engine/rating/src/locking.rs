//! Digits that a box and a line lock: pointing and claiming, and the singles that these reveal.

use std::ops::ControlFlow;

use super::board::Board;
use super::geometry::{HOUSE_BOARDS, bits_of};
use super::hint::{Hint, Hints};

/// Find locked digits that reveal a hidden single in a house of the kind that locks.
///
/// Returns the digits, of those given, without such a step.
pub(super) fn direct(board: &Board, digits: u16, _: u32, hints: &mut Hints) -> u16 {
    let mut without = digits;
    let ended = crossings(|locker, cleared| {
        let (rating, name) = if locker < 9 {
            (17, "Direct Pointing")
        } else {
            (19, "Direct Claiming")
        };
        for digit in locked_digits(board, digits, locker, cleared) {
            for cell in revealed_singles(board, digit, locker, cleared) {
                without &= !(1 << digit);
                hints.offer(board, Hint::placing(rating, name, cell, digit))?;
            }
        }
        ControlFlow::Continue(())
    });
    if ended.is_break() { 0 } else { without }
}

/// Find locked digits; returns the digits, of those given, that eliminate nothing.
pub(super) fn indirect(board: &Board, digits: u16, _: u32, hints: &mut Hints) -> u16 {
    let mut without = digits;
    let ended = crossings(|locker, cleared| {
        let (rating, name) = if locker < 9 {
            (26, "Pointing")
        } else {
            (28, "Claiming")
        };
        for digit in locked_digits(board, digits, locker, cleared) {
            let out = HOUSE_BOARDS[cleared] & !HOUSE_BOARDS[locker] & board.cells[digit];
            if out != 0 {
                without &= !(1 << digit);
                hints.offer(board, Hint::removing(rating, name, digit, out))?;
            }
        }
        ControlFlow::Continue(())
    });
    if ended.is_break() { 0 } else { without }
}

fn locked_digits(
    board: &Board,
    digits: u16,
    locker: usize,
    cleared: usize,
) -> impl Iterator<Item = usize> {
    bits_of(digits).filter(move |&digit| is_locked(board, digit, locker, cleared))
}

/// All digits of one house that lie in the other, two at least.
pub(super) fn is_locked(board: &Board, digit: usize, locker: usize, cleared: usize) -> bool {
    let places = board.places[digit][locker];
    places.count_ones() > 1
        && board.cells[digit] & HOUSE_BOARDS[locker] & !HOUSE_BOARDS[cleared] == 0
}

/// Visit each box with the lines that cross it, then each line with its boxes.
pub(super) fn crossings(mut visit: impl FnMut(usize, usize) -> ControlFlow<()>) -> ControlFlow<()> {
    let boxes = |line: usize| match line {
        ..18 => [0, 1, 2].map(|stack| (line - 9) / 3 * 3 + stack),
        _ => [0, 3, 6].map(|band| (line - 18) / 3 + band),
    };
    for line in 9..27 {
        boxes(line)
            .into_iter()
            .try_for_each(|house| visit(house, line))?;
    }
    for line in 9..27 {
        boxes(line)
            .into_iter()
            .try_for_each(|house| visit(line, house))?;
    }
    ControlFlow::Continue(())
}

/// The hidden singles of a digit that its elimination from `cleared` reveals in houses of the locker's kind.
fn revealed_singles(
    board: &Board,
    digit: usize,
    locker: usize,
    cleared: usize,
) -> impl Iterator<Item = usize> {
    let kind = locker / 9 * 9;
    let houses = (kind..kind + 9).filter(move |&house| house != locker);
    houses.filter_map(move |house| {
        let places = board.cells[digit] & HOUSE_BOARDS[house];
        let left = places & !HOUSE_BOARDS[cleared];
        (left != places && left.is_power_of_two()).then(|| left.trailing_zeros() as usize)
    })
}
