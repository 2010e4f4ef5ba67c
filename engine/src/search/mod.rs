//! Exact search: count the solutions of a grid up to a limit, within a node budget.

mod board;
mod fill;
mod guess;
mod tables;

use crate::grid::Grid;
use board::Board;
pub(crate) use fill::fill;

/// The nodes that one grid may use when nothing else is said.
pub const DEFAULT_NODE_BUDGET: u64 = 100_000;

/// How far a search may go.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Stop when this many solutions are found; 2 proves uniqueness.
    pub solutions: u64,
    /// Give up when this many nodes are used.
    pub nodes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            solutions: 2,
            nodes: DEFAULT_NODE_BUDGET,
        }
    }
}

/// What is known about the number of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Exactly one.
    Unique,
    /// Two or more.
    Multiple,
    /// None, although no two givens contradict each other.
    Unsolvable,
    /// None: two equal givens share a house.
    Invalid,
    /// The limits were reached before it was known.
    Unknown,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What is known about the number of solutions.
    pub status: Status,
    /// The solutions found, at most the limit.
    pub solutions_found: u64,
    /// Whether the node budget sufficed.
    pub search_complete: bool,
    /// The guesses tried after propagation had reached a fixed point.
    pub nodes: u64,
    /// The only solution of a unique grid.
    pub solution: Option<Grid>,
}

/// Count the solutions of a grid within limits.
///
/// With a solution limit below 2, a solvable grid's status is `Unknown`.
#[must_use]
pub fn count_solutions(grid: &Grid, limits: Limits) -> Verdict {
    let Ok(board) = Board::new(grid) else {
        return Verdict {
            status: Status::Invalid,
            solutions_found: 0,
            search_complete: true,
            nodes: 0,
            solution: None,
        };
    };
    let mut search = Search {
        limits,
        nodes: 0,
        solutions_found: 0,
        first: None,
        exhausted: false,
    };
    search.explore(board);
    search.verdict()
}

struct Search {
    limits: Limits,
    nodes: u64,
    solutions_found: u64,
    first: Option<Grid>,
    exhausted: bool,
}

impl Search {
    /// Count the solutions of a board: assume one candidate, count, exclude it, and go on with what
    /// that implies.
    fn explore(&mut self, mut board: Board) {
        while let Ok(ambiguity) = board.propagate() {
            if ambiguity.open.is_empty() {
                self.solutions_found += 1;
                self.first.get_or_insert_with(|| board.to_grid());
                return;
            }
            if self.nodes == self.limits.nodes {
                self.exhausted = true;
                return;
            }
            self.nodes += 1;
            let (cell, digit) = guess::choose(&board, &ambiguity);
            let mut branch = board.clone();
            branch.assume(cell, digit);
            self.explore(branch);
            if self.exhausted || self.solutions_found >= self.limits.solutions {
                return;
            }
            board.exclude(cell, digit);
        }
    }

    fn verdict(self) -> Verdict {
        let status = match self.solutions_found {
            2.. => Status::Multiple,
            _ if self.exhausted => Status::Unknown,
            0 => Status::Unsolvable,
            1 if self.limits.solutions < 2 => Status::Unknown,
            _ => Status::Unique,
        };
        Verdict {
            status,
            solutions_found: self.solutions_found,
            search_complete: !self.exhausted,
            nodes: self.nodes,
            solution: self.first.filter(|_| status == Status::Unique),
        }
    }
}
