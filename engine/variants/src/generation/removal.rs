//! Removal of givens while the steps of a level still solve the puzzle.

use crate::board::Board;
use crate::grading::{Grade, grade_of, solve_path};
use crate::model::Model;
use crate::puzzle::Puzzle;
use crate::search::Search;
use crate::shape::bit;
use crate::steps::{Level, Solver};

use super::Attempt;

/// The nodes that show whether a given is needed.
const NODES: u64 = 2_000;

impl Attempt<'_> {
    /// Remove givens, in pairs opposite each other, and grade what is left.
    pub(super) fn remove_givens(&mut self, puzzle: &mut Puzzle, solution: &[u8]) -> Option<Grade> {
        let model = Model::new(puzzle).ok()?;
        puzzle.givens = solution.to_vec();
        let pairs = self.pairs(solution.len());
        let is_needed = |givens: &[u8], pair: &[usize]| match self.order.level {
            Level::Extreme => !is_unique(&model, givens, solution, pair),
            level => !solves(&model, givens, level),
        };
        for pair in pairs {
            let before = puzzle.givens.clone();
            for &cell in &pair {
                puzzle.givens[cell] = 0;
            }
            if is_needed(&puzzle.givens, &pair) {
                puzzle.givens = before;
            }
        }
        let mut solver = Solver::new(Board::with(&model, &puzzle.givens));
        let (steps, is_solved) = solve_path(&mut solver, Level::Expert);
        let grade = grade_of(&steps, is_solved);
        (grade.level == self.order.level).then_some(grade)
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

/// Whether the steps up to a level solve a puzzle.
pub(super) fn solves(model: &Model, givens: &[u8], level: Level) -> bool {
    solve_path(&mut Solver::new(Board::with(model, givens)), level).1
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
