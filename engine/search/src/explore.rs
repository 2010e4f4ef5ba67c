//! The search tree, walked depth first.
//!
//! Guesses are chosen cheaply at first. That is best for nearly all grids, but in some unsolvable
//! ones the conflict lies far from the guesses, and every combination of them runs into it again. So
//! after some nodes every candidate of a board is probed, one guess deep: those that fail at once are
//! excluded, and the next guess is made where it leaves the fewest cells open. Conflicts that cost
//! millions of plain guesses take some thousand probes.

use std::ops::ControlFlow::{self, Break, Continue};

use super::board::Board;
use super::guess;
use super::propagation::{State, propagate, propagate_apart};
use fearless_simd::{Level, Simd, dispatch};
use nonet_grid::interruption::checkpoint;
use nonet_grid::{Candidate, Cell, CellSet};

/// The nodes after which candidates are probed; all known puzzles with one solution need fewer.
pub(super) const NODES_BEFORE_PROBING: u64 = 512;

/// The nodes between two checkpoints: a few milliseconds.
const NODES_PER_CHECKPOINT: u64 = 8192;

/// Takes the solutions one after another, until it has seen enough.
type Visitor<'a> = &'a mut dyn FnMut(&Board) -> ControlFlow<()>;

/// A search within limits.
pub(super) struct Explorer<'a> {
    /// The guesses tried.
    pub nodes: u64,
    /// Whether the search was stopped, by its budget or by its host.
    pub is_exhausted: bool,
    budget: u64,
    nodes_before_probing: u64,
    /// The number of nodes at which the budget ends or the next checkpoint is due.
    halt: u64,
    visit: Visitor<'a>,
}

impl<'a> Explorer<'a> {
    /// A search that has not begun.
    pub fn new(budget: u64, nodes_before_probing: u64, visit: Visitor<'a>) -> Self {
        Self {
            nodes: 0,
            is_exhausted: false,
            budget,
            nodes_before_probing,
            halt: budget.min(NODES_PER_CHECKPOINT),
            visit,
        }
    }

    /// Visit the solutions of a board, with the instructions of a level.
    pub fn run(&mut self, level: Level, mut board: Board) -> ControlFlow<()> {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx512) = level.as_avx512() {
            return self.explore_wide(avx512, &board);
        }
        dispatch!(level, simd => self.walk(simd, &mut board))
    }

    pub fn explore<S: Simd>(&mut self, simd: S, board: &mut Board) -> ControlFlow<()> {
        simd.vectorize(
            #[inline(always)]
            || self.walk(simd, board),
        )
    }

    #[inline(always)]
    fn walk<S: Simd>(&mut self, simd: S, board: &mut Board) -> ControlFlow<()> {
        loop {
            match propagate(simd, board) {
                State::Contradictory => return Continue(()),
                State::Solved => return self.visit(board),
                State::Open => {}
            }
            let guess = if self.is_probing() {
                self.probe(simd, board)?
            } else {
                Some(guess::choose(simd, board))
            };
            if let Some(guess) = guess {
                self.spend()?;
                let mut branch = board.clone();
                branch.assume(guess);
                self.explore(simd, &mut branch)?;
                board.exclude(guess);
            }
        }
    }

    /// Whether candidates are probed from now on.
    #[inline(always)]
    pub fn is_probing(&self) -> bool {
        self.nodes >= self.nodes_before_probing
    }

    #[inline(always)]
    pub fn visit(&mut self, solution: &Board) -> ControlFlow<()> {
        (self.visit)(solution)
    }

    /// Exclude the candidates whose assumption fails at once.
    ///
    /// Without any, the result is a candidate of the cell whose candidates, each assumed in turn,
    /// leave the fewest cells open.
    fn probe<S: Simd>(&mut self, simd: S, board: &mut Board) -> ControlFlow<(), Option<Candidate>> {
        let mut has_excluded = false;
        let mut best = None;
        let mut fewest = usize::MAX;
        for cell in propagate_apart(simd, board).unwrap_or_default() {
            let mut left_open = 0;
            for digit in board.digits(cell) {
                let candidate = Candidate { cell, digit };
                self.spend()?;
                if let Some(open) = look_ahead(simd, board, candidate) {
                    left_open += open.len();
                    continue;
                }
                board.exclude(candidate);
                if propagate_apart(simd, board).is_none() {
                    return Continue(None);
                }
                has_excluded = true;
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
        Continue(best.filter(|_| !has_excluded).and_then(first_candidate))
    }

    /// Take a node from the budget, if there is one left.
    #[inline(always)]
    pub fn spend(&mut self) -> ControlFlow<()> {
        if self.nodes == self.halt {
            self.extend()?;
        }
        self.nodes += 1;
        Continue(())
    }

    #[cold]
    fn extend(&mut self) -> ControlFlow<()> {
        if self.nodes == self.budget || checkpoint().is_break() {
            self.is_exhausted = true;
            return Break(());
        }
        self.halt = self
            .budget
            .min(self.nodes.saturating_add(NODES_PER_CHECKPOINT));
        Continue(())
    }
}

/// The cells that stay open after a guess; `None` when it fails.
fn look_ahead<S: Simd>(simd: S, board: &Board, guess: Candidate) -> Option<CellSet> {
    let mut branch = board.clone();
    branch.assume(guess);
    propagate_apart(simd, &mut branch)
}
