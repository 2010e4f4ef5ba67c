//! Eliminations by locked digits, pairs and X-wings in a propagation.
//!
//! A pattern is recognized by the candidates that are off, and holds for all starts that turn these off.
//! Patterns that have lost a part since are included: their eliminations then follow by links.

use std::ops::ControlFlow;

use super::board::{Board, Boards};
use super::geometry::{HOUSE_BOARDS, bits_of, cells_of};
use super::locking;
use super::propagation::BoardPropagation;
use super::subsets::Table;
use nonet_grid::propagation::Row;
use nonet_techniques::cover::Choice;

/// Apply patterns until nothing changes.
pub(super) fn add<const W: usize>(propagation: &mut BoardPropagation<'_, W>) {
    while by_locked_digits(propagation) | by_tables(propagation) {
        propagation.sets.propagate();
    }
}

/// The starts that turn all of some candidates off.
fn all_off<const W: usize>(
    propagation: &BoardPropagation<'_, W>,
    candidates: impl Iterator<Item = (usize, usize)>,
) -> Option<Row<W>> {
    let mut starts = propagation.sets.all;
    for (cell, digit) in candidates {
        let off = &propagation.sets.off[propagation.numbers.of(cell, digit)];
        let mut any = 0;
        for word in 0..W {
            starts[word] &= off[word];
            any |= starts[word];
        }
        if any == 0 {
            return None;
        }
    }
    Some(starts)
}

fn turn_all_off<const W: usize>(
    propagation: &mut BoardPropagation<'_, W>,
    candidates: impl Iterator<Item = (usize, usize)>,
    starts: &Row<W>,
) -> bool {
    let mut any = false;
    for (cell, digit) in candidates {
        any |= propagation
            .sets
            .turn_off(propagation.numbers.of(cell, digit), starts);
    }
    any
}

/// Digits that a box and a line lock.
fn by_locked_digits<const W: usize>(propagation: &mut BoardPropagation<'_, W>) -> bool {
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

/// Pairs and X-wings: two rows of a table of which all but the same two members are off.
fn by_tables<const W: usize>(propagation: &mut BoardPropagation<'_, W>) -> bool {
    let board = propagation.board;
    let houses =
        Table::all_hidden(board, u128::MAX, 2).chain(Table::all_naked(board, u128::MAX, 2));
    let mut any = false;
    for table in houses.chain((0..9).flat_map(Table::all_fish)) {
        let rows = table.rows(board);
        for (sets, shared) in pairs(rows) {
            for one in bits_of(shared) {
                for other in bits_of(shared & !((2 << one) - 1)) {
                    let choice = Choice {
                        sets,
                        union: 1 << one | 1 << other,
                    };
                    let rest = candidates(board, table.missing(choice));
                    if let Some(starts) = all_off(propagation, rest) {
                        let out = candidates(board, table.eliminated(choice));
                        any |= turn_all_off(propagation, out, &starts);
                    }
                }
            }
        }
    }
    any
}

/// All pairs of rows, and the members that both have.
fn pairs(rows: [u16; 9]) -> impl Iterator<Item = (u16, u16)> {
    let second = move |first: usize| {
        (first + 1..9).map(move |second| (1 << first | 1 << second, rows[first] & rows[second]))
    };
    (0..9).flat_map(second)
}

/// The candidates that a board has of those of some.
fn candidates(board: &Board, boards: Boards) -> impl Iterator<Item = (usize, usize)> {
    (0..9).flat_map(move |digit| {
        cells_of(boards[digit] & board.cells[digit]).map(move |cell| (cell, digit))
    })
}
