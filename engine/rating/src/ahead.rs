//! Whether the rest of a puzzle is known to ask for nothing harder, so that it needs no walk.
//!
//! What singles, locked digits, pairs and forcing chains eliminate they still eliminate after any other
//! step: where a link of theirs is gone, a single is left. So where these alone solve the board, and none is
//! harder than what is known, one of them is there at each position of the Explainer's walk. It takes the
//! easiest step of the first finder that has any, and no finder before the chains has a harder one.
//!
//! What cell forcing chains eliminate lasts likewise: a cell that has two candidates left makes a forcing chain.
//! These count where the finders before them, which are forcing chains and nishio, cannot have a harder step.

use super::board::{Board, Boards};
use super::geometry::bits_of;
use super::hint::{Hint, Hints};
use super::{branches, chains, locking, singles, subsets};
use nonet_techniques::difficulty::length_cost;

/// The most that finders before the chains rate.
const LEAST: u16 = 66;

/// What lasting steps leave of a board.
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

    /// Whether steps up to what is known solve the board, whichever are taken first.
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

/// The most that the easiest step of a finder before the cell forcing chains is rated, from now on.
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
