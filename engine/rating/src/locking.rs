//! Digits that a box and a line lock: pointing and claiming, and the singles that these reveal.

use std::ops::ControlFlow;

use super::board::Board;
use super::geometry::HOUSE_BOARDS;
use super::hint::{Hint, Hints};

/// Find locked digits that reveal a hidden single in a house of the kind that locks.
pub(super) fn direct(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    crossings(|locker, cleared| direct_in(board, hints, locker, cleared))
}

/// Find locked digits.
pub(super) fn indirect(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    crossings(|locker, cleared| {
        for digit in 0..9 {
            if is_locked(board, digit, locker, cleared) {
                let out = HOUSE_BOARDS[cleared] & !HOUSE_BOARDS[locker] & board.cells[digit];
                let (rating, name) = if locker < 9 {
                    (26, "Pointing")
                } else {
                    (28, "Claiming")
                };
                hints.offer(board, Hint::removing(rating, name, digit, out))?;
            }
        }
        ControlFlow::Continue(())
    })
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

fn direct_in(board: &Board, hints: &mut Hints, locker: usize, cleared: usize) -> ControlFlow<()> {
    for digit in (0..9).filter(|&digit| is_locked(board, digit, locker, cleared)) {
        let kind = locker / 9 * 9;
        for house in (kind..kind + 9).filter(|&house| house != locker) {
            let Some(cell) = bared(board, digit, house, cleared) else {
                continue;
            };
            let (rating, name) = if locker < 9 {
                (17, "Direct Pointing")
            } else {
                (19, "Direct Claiming")
            };
            hints.offer(board, Hint::placing(rating, name, cell, digit))?;
        }
    }
    ControlFlow::Continue(())
}

/// The only place of the digit in a house, once another house has lost it.
fn bared(board: &Board, digit: usize, house: usize, cleared: usize) -> Option<usize> {
    let places = board.cells[digit] & HOUSE_BOARDS[house];
    let left = places & !HOUSE_BOARDS[cleared];
    (left != places && left.is_power_of_two()).then(|| left.trailing_zeros() as usize)
}
