//! The search tree, walked depth first.
//!
//! Guesses are chosen cheaply at first. That is best for nearly all grids, but in some unsolvable
//! ones the conflict lies far from the guesses, and every combination of them runs into it again. So
//! after some nodes every candidate of a board is probed, one guess deep: those that fail at once are
//! excluded, and the next guess is made where it leaves the fewest cells open. Conflicts that cost
//! millions of plain guesses take some thousand probes.

use super::board::Board;
use super::cpu_features;
use super::guess;
use super::verdict::{Limits, Status, Verdict};
use nonet_grid::interruption::checkpoint;
use nonet_grid::{Candidate, Cell, CellSet, Grid};

/// The nodes after which candidates are probed; all known puzzles with one solution need fewer.
const NODES_BEFORE_PROBING: u64 = 512;

/// The nodes between two checkpoints: a few milliseconds.
const NODES_PER_CHECKPOINT: u64 = 8192;

/// A search of one board, within limits.
pub struct Explorer {
    limits: Limits,
    nodes: u64,
    /// The number of nodes at which the budget ends or the next checkpoint is due.
    halt: u64,
    solutions_found: u64,
    first: Option<Grid>,
    exhausted: bool,
}

impl Explorer {
    /// A search that has not begun.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            nodes: 0,
            halt: limits.nodes.min(NODES_PER_CHECKPOINT),
            solutions_found: 0,
            first: None,
            exhausted: false,
        }
    }

    /// Count the solutions of a board.
    #[must_use]
    pub fn count(mut self, mut board: Board) -> Verdict {
        self.explore(&mut board);
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

    fn explore(&mut self, board: &mut Board) {
        cpu_features::vectorized(
            #[inline(always)]
            || self.walk(board),
        );
    }

    #[inline(always)]
    fn walk(&mut self, board: &mut Board) {
        while let Ok(ambiguity) = board.draw_conclusions() {
            if ambiguity.open.is_empty() {
                self.solutions_found += 1;
                self.first.get_or_insert_with(|| board.to_grid());
                return;
            }
            let guess = if self.nodes < NODES_BEFORE_PROBING {
                Some(guess::choose(board, &ambiguity))
            } else {
                self.probe(board, ambiguity.open)
            };
            if let Some(guess) = guess {
                self.try_out(board, guess);
                board.exclude(guess);
            }
            if self.exhausted || self.solutions_found >= self.limits.solutions {
                return;
            }
        }
    }

    /// Count the solutions that agree with the guess.
    #[inline(always)]
    fn try_out(&mut self, board: &Board, guess: Candidate) {
        if self.spend() {
            let mut branch = board.clone();
            branch.assume(guess);
            self.explore(&mut branch);
        }
    }

    /// Exclude the candidates whose assumption fails at once.
    ///
    /// When there are none, the result is a candidate of the cell whose candidates, each assumed in
    /// turn, leave the fewest cells open.
    fn probe(&mut self, board: &mut Board, open: CellSet) -> Option<Candidate> {
        let mut excluded = false;
        let mut best = None;
        let mut fewest = usize::MAX;
        for cell in open {
            let mut left_open = 0;
            for digit in board.digits(cell) {
                let candidate = Candidate { cell, digit };
                match self.look_ahead(board, candidate) {
                    Some(cells) => left_open += cells.len(),
                    None if self.exhausted => return None,
                    None => {
                        board.exclude(candidate);
                        board.propagate().ok()?;
                        excluded = true;
                    }
                }
            }
            if left_open < fewest {
                fewest = left_open;
                best = Some(cell);
            }
        }
        let first_candidate = |cell: Cell| {
            let digit = board.digits(cell).first()?;
            Some(Candidate { cell, digit })
        };
        best.filter(|_| !excluded).and_then(first_candidate)
    }

    /// The cells that stay open after a guess; `None` when it fails or the budget is exhausted.
    fn look_ahead(&mut self, board: &Board, guess: Candidate) -> Option<CellSet> {
        if !self.spend() {
            return None;
        }
        let mut branch = board.clone();
        branch.assume(guess);
        Some(branch.propagate().ok()?.open)
    }

    /// Take a node from the budget, if there is one left.
    fn spend(&mut self) -> bool {
        self.exhausted = self.nodes == self.halt && !self.may_continue();
        self.nodes += u64::from(!self.exhausted);
        !self.exhausted
    }

    #[cold]
    fn may_continue(&mut self) -> bool {
        if self.nodes == self.limits.nodes || checkpoint().is_break() {
            return false;
        }
        self.halt = self
            .limits
            .nodes
            .min(self.nodes.saturating_add(NODES_PER_CHECKPOINT));
        true
    }
}
