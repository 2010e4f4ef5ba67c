//! Removal of givens while the steps of a level still solve the puzzle.

use crate::board::Board;
use crate::grading::{Grade, grade};
use crate::model::Model;
use crate::puzzle::Puzzle;
use crate::search::Search;
use crate::shape::bit;
use crate::steps::Level;

use super::{Attempt, Order};

/// The nodes that show whether a given is needed.
const NODES: u64 = 2_000;

/// Pairs of givens that are put back for another round of removal.
const PUT_BACK: usize = 4;

/// The rounds of removal, by size and level.
fn rounds(order: &Order) -> usize {
    match (order.shape.size(), order.level) {
        (12 | 16, _) => 1,
        (_, Level::Hard) => 12,
        (_, Level::Expert) => 3,
        _ => 6,
    }
}

impl Attempt<'_> {
    /// Remove givens, in pairs opposite each other, and grade what is left; if the grade is another,
    /// put some pairs back, and continue with other ones.
    pub(super) fn remove_givens(&mut self, puzzle: &mut Puzzle, solution: &[u8]) -> Option<Grade> {
        let model = Model::new(puzzle).ok()?;
        puzzle.givens = solution.to_vec();
        for _ in 0..rounds(self.order) {
            for pair in self.pairs(solution.len()) {
                self.remove(&pair, &model, &mut puzzle.givens, solution);
            }
            let grade = grade(Board::with(&model, &puzzle.givens));
            if self.accepts(&grade) {
                return Some(grade);
            }
            let mut removed = self.pairs(solution.len());
            removed.retain(|pair| puzzle.givens[pair[0]] == 0);
            for cell in removed.into_iter().take(PUT_BACK).flatten() {
                puzzle.givens[cell] = solution[cell];
            }
        }
        None
    }

    /// Remove the givens of some cells, unless they are needed.
    fn remove(&self, cells: &[usize], model: &Model, givens: &mut Vec<u8>, solution: &[u8]) {
        if givens[cells[0]] == 0 {
            return;
        }
        let before = givens.clone();
        for &cell in cells {
            givens[cell] = 0;
        }
        let is_needed = match self.order.level {
            Level::Extreme => !is_unique(model, givens, solution, cells),
            _ => !self.solves(Board::with(model, givens)),
        };
        if is_needed {
            *givens = before;
        }
    }

    /// Cells with those opposite under a half turn, in random order.
    fn pairs(&mut self, count: usize) -> Vec<Vec<usize>> {
        let mut pairs: Vec<Vec<usize>> = (0..count.div_ceil(2))
            .map(|cell| {
                if cell == count - 1 - cell {
                    vec![cell]
                } else {
                    vec![cell, count - 1 - cell]
                }
            })
            .collect();
        self.random.shuffle(&mut pairs);
        pairs
    }
}

/// Whether no other solution has other digits in some cells.
fn is_unique(model: &Model, givens: &[u8], solution: &[u8], cells: &[usize]) -> bool {
    let mut masks = model.initial.clone();
    for (mask, &digit) in masks.iter_mut().zip(givens) {
        if digit != 0 {
            *mask = bit(digit);
        }
    }
    cells.iter().all(|&cell| {
        let mut others = masks.clone();
        others[cell] &= !bit(solution[cell]);
        let found = Search::new(model).run_from(&others, 1, NODES);
        found.is_complete && found.solutions.is_empty()
    })
}
