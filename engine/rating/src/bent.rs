//! WXYZ-wings and larger: an almost locked set of a house, and a cell with two of its digits.

use std::ops::ControlFlow;

use super::board::Board;
use super::geometry::{HOUSE_BOARDS, PEERS, bits_of, cells_of, common_peers};
use super::hint::{Hint, Hints};
use nonet_techniques::cover::count;

/// An almost locked set: cells of a house with one digit more than there are cells.
struct Almost {
    cells: u128,
    digits: u16,
    /// The most candidates that one of the cells has.
    biggest: u32,
}

/// Find wings with so many cells in the almost locked set, which touch some cells.
pub(super) fn wings(board: &Board, touched: u128, size: u32, hints: &mut Hints) -> ControlFlow<()> {
    let bivalue = board.bivalue();
    for house in 0..27 {
        if (HOUSE_BOARDS[house] | bivalue) & touched == 0 {
            continue;
        }
        let open: Vec<usize> = cells_of(board.empty & HOUSE_BOARDS[house]).collect();
        if open.len() > size as usize {
            let none = Almost {
                cells: 0,
                digits: 0,
                biggest: 0,
            };
            extend(board, &open, (size, size), &none, &mut |almost| {
                let is_touched = almost.cells & touched != 0;
                let ends = if is_touched {
                    bivalue
                } else {
                    bivalue & touched
                };
                with_cell(board, ends, size, almost, hints)
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn extend(
    board: &Board,
    open: &[usize],
    (size, missing): (u32, u32),
    so_far: &Almost,
    visit: &mut dyn FnMut(&Almost) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if missing == 0 {
        return if count(so_far.digits) == size + 1 {
            visit(so_far)
        } else {
            ControlFlow::Continue(())
        };
    }
    for (index, &cell) in open.iter().enumerate() {
        if open.len() - index < missing as usize {
            break;
        }
        let digits = so_far.digits | board.digits[cell];
        if count(digits) <= size + 1 {
            let longer = Almost {
                cells: so_far.cells | 1 << cell,
                digits,
                biggest: so_far.biggest.max(count(board.digits[cell])),
            };
            extend(
                board,
                &open[index + 1..],
                (size, missing - 1),
                &longer,
                visit,
            )?;
        }
    }
    ControlFlow::Continue(())
}

fn with_cell(
    board: &Board,
    ends: u128,
    size: u32,
    almost: &Almost,
    hints: &mut Hints,
) -> ControlFlow<()> {
    let (rating, name) = rated(size, almost.biggest);
    if !hints.wants(rating, 0) {
        return ControlFlow::Continue(());
    }
    for cell in cells_of(ends & !almost.cells) {
        if board.digits[cell] & !almost.digits != 0 {
            continue;
        }
        let is_seen = |digit: usize| board.cells[digit] & almost.cells & !PEERS[cell] == 0;
        let seen = bits_of(board.digits[cell]).filter(|&digit| is_seen(digit));
        let seen = seen.fold(0u16, |set, digit| set | 1 << digit);
        let out = match seen.count_ones() {
            0 => continue,
            1 => board.digits[cell] & !seen,
            _ => almost.digits,
        };
        let mut hint = Hint::empty(rating, name);
        let wing = almost.cells | 1 << cell;
        for digit in bits_of(out) {
            hint.removes[digit] = common_peers(board.cells[digit] & wing) & !wing;
        }
        if hint.is_useful(board) {
            hint.complexity = rank(board, &hint, (cell, almost));
            let _ = hints.offer(board, hint);
        }
    }
    ControlFlow::Continue(())
}

/// Of wings that are equally hard the Explainer takes the one that eliminates most, then a doubly linked
/// one, then the one with the biggest cell, and then by the number of its candidates as text.
fn rank(board: &Board, hint: &Hint, (cell, almost): (usize, &Almost)) -> u32 {
    let of_digit = |digit: usize| (hint.removes[digit] & board.cells[digit]).count_ones();
    let ends = board.digits[cell];
    let total: u32 = (0..9).map(of_digit).sum();
    let at_ends = bits_of(ends).filter(|&digit| of_digit(digit) > 0).count();
    let between = bits_of(almost.digits & !ends).map(of_digit).sum::<u32>();
    let is_double = between > 0 || at_ends == 2;
    let size: u32 = cells_of(almost.cells)
        .map(|cell| board.digits[cell].count_ones())
        .sum();
    let size = if size < 10 { size * 10 } else { size };
    let suffix = u32::from(is_double) * 1000 + almost.biggest * 100 + size;
    (729 - total) * 10_000 - suffix
}

fn rated(size: u32, biggest: u32) -> (u16, &'static str) {
    match (size, biggest) {
        (3, 3) => (56, "WXYZ-Wing"),
        (3, _) => (55, "WXYZ-Wing"),
        (4, 5) => (62, "VWXYZ-Wing"),
        (4, 3) => (64, "VWXYZ-Wing"),
        (4, _) => (63, "VWXYZ-Wing"),
        (5, _) => (66, "UVWXYZ-Wing"),
        _ => (75, "TUVWXYZ-Wing"),
    }
}
