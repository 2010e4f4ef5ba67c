//! Whether the rest of a puzzle is known to ask for nothing harder, so that it needs no walk.
//!
//! Singles, locked digits, pairs and forcing chains stay possible after any other step: if a step removes one
//! of their links, it leaves a single. Suppose that these steps solve the board and none is rated above the
//! known rating. Then one of them is available at each position of the Explainer's walk. The Explainer takes
//! the easiest step of its first finder with a step, and no finder before the chains has a harder one.
//!
//! Cell forcing chains last, too: if the cell has two candidates left, there is a forcing chain. They are used
//! only if the finders before them, forcing chains and nishio, cannot have a harder step.

use super::board::{Board, Boards};
use super::geometry::bits_of;
use super::hint::{Hint, Hints};
use super::{branches, chains, locking, singles, subsets};
use nonet_techniques::difficulty::length_cost;

/// The highest rating of the finders before the chains.
const LEAST: u16 = 66;

/// The board after permanent steps.
#[derive(Default)]
pub(super) struct Ahead {
    board: Option<Board>,
    /// For each digit its cells when it was last found to have no chain of its own.
    unchained: Boards,
    /// The rating that these steps were limited to.
    limit: u16,
}

impl Ahead {
    /// Take a step of the walk, too.
    pub(super) fn follow(&mut self, hint: &Hint) {
        if let Some(board) = &mut self.board
            && hint.is_news(board)
        {
            hint.apply(board);
            self.limit = 0;
        }
    }

    /// Whether steps up to the known rating solve the board, in any order.
    pub(super) fn is_solved(&mut self, board: &Board, known: u16) -> bool {
        if known < LEAST || known == self.limit {
            return false;
        }
        self.limit = known;
        let ahead = self.board.get_or_insert_with(|| board.clone());
        let with_cells = known >= most_before_cells(board);
        while step(ahead, &mut self.unchained, known, with_cells) {}
        ahead.empty == 0
    }
}

/// An upper bound of the easiest step of forcing chains and nishio, on this board and later ones.
///
/// A chain that has no contradiction yet turns on one candidate of a cell at most, so it has four nodes for each
/// cell at most. In a nishio net each candidate of the digit is on or off, and both ends count it at most.
fn most_before_cells(board: &Board) -> u16 {
    let places = board.cells.iter().map(|cells| cells.count_ones());
    let nishio = 75 + length_cost(2 * places.max().unwrap_or(0) + 2);
    nishio.max(70 + length_cost(4 * board.empty.count_ones() + 2))
}

/// Take all steps of the first finders that have any.
fn step(board: &mut Board, unchained: &mut Boards, known: u16, with_cells: bool) -> bool {
    singles::fill(board, known);
    let mut hints = Hints::easy_only(known);
    locking::indirect(board, 0x1ff, 0, &mut hints);
    let _ = subsets::naked(board, u128::MAX, 2, &mut hints);
    let mut found = hints.take();
    if found.is_empty() {
        let digits = (0..9).filter(|&digit| unchained[digit] != board.cells[digit]);
        let digits = digits.fold(0, |set, digit| set | 1 << digit);
        for digit in bits_of(chains::forcing(board, digits, &mut hints)) {
            unchained[digit] = board.cells[digit];
        }
        found = hints.take();
    }
    if found.is_empty() && with_cells {
        branches::of_cells(board, &mut hints);
        found = hints.take();
    }
    for hint in &found {
        hint.apply(board);
    }
    !found.is_empty() && !board.is_dead()
}
