//! Eliminations by locked digits, pairs and fish within a net, with the eliminations that they rest on.
//!
//! A net starts on a board without such steps, so only digits and houses that have changed since can have one.

use std::ops::ControlFlow;

use super::board::{Board, Boards, cell_at};
use super::geometry::{HOUSE_BOARDS, bits_of, cells_of};
use super::locking;
use super::subsets::{board_of, locked_choices};

/// An eliminated candidate, and the candidates that must be off for it.
pub(super) type Elimination = (usize, usize, Boards);

/// Find all new eliminations by the first kind of step that has any.
pub(super) fn eliminations(source: &Board, board: &Board, off: &Boards) -> Vec<Elimination> {
    let mut found = Vec::new();
    for finder in [locked, hidden_pairs, naked_pairs, x_wings] {
        finder(source, board, off, &mut found);
        if !found.is_empty() {
            break;
        }
    }
    found
}

fn add(
    board: &Board,
    off: &Boards,
    digit: usize,
    cells: u128,
    reasons: Boards,
    found: &mut Vec<Elimination>,
) {
    for cell in cells_of(cells & board.cells[digit] & !off[digit]) {
        found.push((cell, digit, reasons));
    }
}

/// The cells of a house that have lost a digit since the start of the net.
fn lost(source: &Board, board: &Board, digit: usize, cells: u128) -> u128 {
    source.cells[digit] & !board.cells[digit] & cells
}

/// Whether the house has lost a candidate since the start of the net.
fn has_changed(source: &Board, board: &Board, house: usize) -> bool {
    (0..9).any(|digit| source.places[digit][house] != board.places[digit][house])
}

fn changed_digits(source: &Board, board: &Board) -> u16 {
    let changed = (0..9).filter(|&digit| source.cells[digit] != board.cells[digit]);
    changed.fold(0, |set, digit| set | 1 << digit)
}

fn locked(source: &Board, board: &Board, off: &Boards, found: &mut Vec<Elimination>) {
    let changed = changed_digits(source, board);
    let _ = locking::crossings(|locker, cleared| {
        for digit in bits_of(changed) {
            if locking::is_locked(board, digit, locker, cleared) {
                let out = HOUSE_BOARDS[cleared] & !HOUSE_BOARDS[locker];
                let mut reasons = [0; 9];
                let outside = HOUSE_BOARDS[locker] & !HOUSE_BOARDS[cleared];
                reasons[digit] = lost(source, board, digit, outside);
                add(board, off, digit, out, reasons, found);
            }
        }
        ControlFlow::Continue(())
    });
}

fn hidden_pairs(source: &Board, board: &Board, off: &Boards, found: &mut Vec<Elimination>) {
    for house in 0..27 {
        let count = (board.empty & HOUSE_BOARDS[house]).count_ones();
        if count <= 4 || !has_changed(source, board, house) {
            continue;
        }
        let sets = std::array::from_fn(|digit| board.places[digit][house]);
        let _ = locked_choices(&sets, 2, &mut |digits, places| {
            let cells = board_of(house, places);
            let mut reasons = [0; 9];
            for digit in bits_of(digits) {
                reasons[digit] = lost(source, board, digit, HOUSE_BOARDS[house] & !cells);
            }
            for digit in (0..9).filter(|digit| digits >> digit & 1 == 0) {
                add(board, off, digit, cells, reasons, found);
            }
            ControlFlow::Continue(())
        });
    }
}

fn naked_pairs(source: &Board, board: &Board, off: &Boards, found: &mut Vec<Elimination>) {
    for house in 0..27 {
        let count = (board.empty & HOUSE_BOARDS[house]).count_ones();
        if count < 4 || !has_changed(source, board, house) {
            continue;
        }
        let sets = std::array::from_fn(|place| board.digits[cell_at(house, place)]);
        let _ = locked_choices(&sets, 2, &mut |places, digits| {
            let cells = board_of(house, places);
            let mut reasons = [0; 9];
            for digit in 0..9 {
                reasons[digit] = lost(source, board, digit, cells);
            }
            for digit in bits_of(digits) {
                add(
                    board,
                    off,
                    digit,
                    HOUSE_BOARDS[house] & !cells,
                    reasons,
                    found,
                );
            }
            ControlFlow::Continue(())
        });
    }
}

fn x_wings(source: &Board, board: &Board, off: &Boards, found: &mut Vec<Elimination>) {
    for digit in bits_of(changed_digits(source, board)) {
        for (bases, covers) in [(18, 9), (9, 18)] {
            let sets = std::array::from_fn(|line| board.places[digit][bases + line]);
            let _ = locked_choices(&sets, 2, &mut |lines, places| {
                let union = |houses: usize, set: u16| {
                    bits_of(set).fold(0, |board, line| board | HOUSE_BOARDS[houses + line])
                };
                let (base, cover) = (union(bases, lines), union(covers, places));
                let mut reasons = [0; 9];
                reasons[digit] = lost(source, board, digit, base & !cover);
                add(board, off, digit, cover & !base, reasons, found);
                ControlFlow::Continue(())
            });
        }
    }
}
