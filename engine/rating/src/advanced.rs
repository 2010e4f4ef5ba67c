//! Eliminations by locked digits, pairs and fish within a net, with the eliminations that they rest on.
//!
//! A net starts on a board without such steps, so only digits and houses that have changed since can have one.

use std::ops::ControlFlow;

use super::board::{Board, Boards};
use super::changes::Changes;
use super::geometry::{HOUSE_BOARDS, bits_of, cells_of};
use super::locking;
use super::subsets::Table;

/// An eliminated candidate, and the candidates that must be off for it.
pub(super) type Elimination = (usize, usize, Boards);

/// Find all new eliminations by the first kind of step that has any.
pub(super) fn eliminations(source: &Board, board: &Board, off: &Boards) -> Vec<Elimination> {
    let mut search = Search {
        source,
        board,
        off,
        found: Vec::new(),
    };
    let mut changed = Changes::default();
    changed.add(&source.cells, &board.cells);
    search.by_locked_digits(changed.digits);
    search.by_tables(&mut Table::all_hidden(board, changed.cells, 2));
    search.by_tables(&mut Table::all_naked(board, changed.cells, 2));
    search.by_tables(&mut bits_of(changed.digits).flat_map(Table::all_fish));
    search.found
}

struct Search<'boards> {
    /// The board at the start of the net.
    source: &'boards Board,
    board: &'boards Board,
    off: &'boards Boards,
    found: Vec<Elimination>,
}

impl Search<'_> {
    fn by_locked_digits(&mut self, changed: u16) {
        let _ = locking::crossings(|locker, cleared| {
            let [locker_cells, cleared_cells] = [locker, cleared].map(|house| HOUSE_BOARDS[house]);
            for digit in bits_of(changed) {
                if locking::is_locked(self.board, digit, locker, cleared) {
                    let (mut out, mut missing) = ([0; 9], [0; 9]);
                    out[digit] = cleared_cells & !locker_cells;
                    missing[digit] = locker_cells & !cleared_cells;
                    self.add(&out, &missing);
                }
            }
            ControlFlow::Continue(())
        });
    }

    /// Unless there are easier ones, add the eliminations of tables.
    fn by_tables(&mut self, tables: &mut dyn Iterator<Item = Table>) {
        if !self.found.is_empty() {
            return;
        }
        let board = self.board;
        for table in tables {
            let _ = table.locked(board, 2, &mut |choice| {
                self.add(&table.eliminated(choice), &table.missing(choice));
                ControlFlow::Continue(())
            });
        }
    }

    /// Add eliminations that rest on the loss, since the start of the net, of the missing candidates.
    fn add(&mut self, out: &Boards, missing: &Boards) {
        let lost = |digit: usize| self.source.cells[digit] & !self.board.cells[digit];
        let reasons = std::array::from_fn(|digit| missing[digit] & lost(digit));
        for digit in 0..9 {
            for cell in cells_of(out[digit] & self.board.cells[digit] & !self.off[digit]) {
                self.found.push((cell, digit, reasons));
            }
        }
    }
}
