//! The choice of the candidate to assume next.

use super::board::{Ambiguity, Board};
use nonet_grid::{Candidate, Cell};

/// A candidate of a cell with the fewest candidates, and of these the cell that sees the most open
/// cells, where a guess has the most consequences.
///
/// Compared with the first cell with the fewest candidates, this halves the nodes of the hardest puzzles.
#[inline(always)]
pub(super) fn choose(board: &Board, ambiguity: &Ambiguity) -> Candidate {
    let open_peers = |cell: Cell| cell.peers().intersection(ambiguity.open).len();
    let cell = if ambiguity.bivalue.is_empty() {
        let cells = board.with_fewest_candidates(ambiguity.open).into_iter();
        cells.min_by_key(|&cell| 20 - open_peers(cell))
    } else {
        let cells = ambiguity.bivalue.into_iter();
        cells.max_by_key(|&cell| open_peers(cell))
    };
    let cell = cell.expect("a guess needs an open cell");
    let digit = board.digits(cell).first();
    let digit = digit.expect("propagation leaves every cell a digit");
    Candidate { cell, digit }
}
