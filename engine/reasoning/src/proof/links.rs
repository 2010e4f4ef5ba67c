//! Whether links hold, each by itself.

use super::deduction::Tie;
use super::refutation::{Outcome, Refuter};
use super::truths::{Board, Truth, Truths};
use super::verdict::Fault;
use nonet_grid::{
    Candidate, Candidates, Cell, CellSet, Digit, House, candidates_at, candidates_of,
};
use nonet_techniques::step::{Link, LinkKind, Node};

/// Why a link does not hold, with the candidates that show it.
pub type Rejection = (Fault, Vec<Candidate>);

/// Check that a link holds among the candidates.
///
/// # Errors
/// When it names a candidate that is not there, or says more than is true.
pub fn check(state: &Candidates, tie: &Tie) -> Result<(), Rejection> {
    let Link { from, to, kind } = tie.link;
    for node in [from, to] {
        let absent = node.cells.difference(state.places(node.digit));
        if node.cells.is_empty() || !absent.is_empty() {
            let named = candidates_of(node.digit, absent);
            return Err((Fault::Absent, named.collect()));
        }
    }
    match kind {
        LinkKind::Weak => check_weak(from, to),
        LinkKind::Strong => check_strong(state, tie),
    }
}

/// Both ends cannot be true: each candidate of one conflicts with each of the other.
fn check_weak(from: Node, to: Node) -> Result<(), Rejection> {
    for one in candidates_of(from.digit, from.cells) {
        for other in candidates_of(to.digit, to.cells) {
            if !conflict(one, other) {
                return Err((Fault::NotWeak, vec![one, other]));
            }
        }
    }
    Ok(())
}

/// Return whether at most one of two candidates can be right, only by the rules.
pub fn conflict(one: Candidate, other: Candidate) -> bool {
    if one.cell == other.cell {
        one.digit != other.digit
    } else {
        one.digit == other.digit && one.cell.peers().contains(other.cell)
    }
}

/// Both ends cannot be false: they are all that a cell, a house or an almost locked set has left.
fn check_strong(state: &Candidates, tie: &Tie) -> Result<(), Rejection> {
    let Link { from, to, .. } = tie.link;
    if let Some(cells) = tie.within {
        return check_within(state, [from, to], cells);
    }
    match from.beside(to, state) {
        Some(others) if others.is_empty() => Ok(()),
        others => Err((Fault::NotStrong, others.unwrap_or_default())),
    }
}

/// Without both ends the cells cannot be filled.
fn check_within(state: &Candidates, ends: [Node; 2], cells: CellSet) -> Result<(), Rejection> {
    let own = |node: &Node| node.cells.is_subset(cells);
    let is_beside = !cells.is_subset(state.empty()) || !ends.iter().all(own);
    let mut board = board_of(state);
    for Node { cells, digit } in ends {
        for one in candidates_of(digit, cells) {
            board.refute(one);
        }
    }
    let truths = Truths {
        stated: cells
            .into_iter()
            .map(|cell| of_cell(&board, cell))
            .collect(),
        sets: sets_of(cells),
        ..Truths::default()
    };
    let mut refuter = Refuter::new(truths, Vec::new());
    if is_beside || refuter.try_to_refute(board) != Outcome::Refuted {
        let left = cells
            .into_iter()
            .flat_map(|cell| candidates_in(&board, cell));
        return Err((Fault::NotStrong, left.collect()));
    }
    Ok(())
}

/// The candidates as a board of their own.
pub fn board_of(state: &Candidates) -> Board {
    Board(Digit::ALL.map(|digit| state.places(digit)))
}

/// The fact that a cell has one of its candidates.
pub fn of_cell(board: &Board, cell: Cell) -> Truth {
    let digits = board.digits(cell).into_iter();
    digits.map(|digit| (digit, CellSet::of(cell))).collect()
}

fn candidates_in(board: &Board, cell: Cell) -> impl Iterator<Item = Candidate> {
    candidates_at(cell, board.digits(cell))
}

/// The largest sets of cells, at least two, that share a house.
pub fn sets_of(cells: CellSet) -> Vec<CellSet> {
    let mut sets: Vec<CellSet> = Vec::new();
    for house in House::all() {
        let own = house.cells().intersection(cells);
        if own.len() > 1 && !sets.contains(&own) {
            sets.push(own);
        }
    }
    sets
}
