//! Killer cages: a random partition, cut where the steps are stuck.

use serde_json::json;

use crate::board::Board;
use crate::grading::{Grade, grade_of, solve_path};
use crate::model::Model;
use crate::puzzle::Puzzle;
use crate::search::Search;
use crate::shape::Shape;
use crate::steps::{Level, Solver};

use super::Attempt;
use super::regions::{are_connected, pick};

type Cages = Vec<Vec<u8>>;

/// Cuts of one partition.
const MOST_CUTS: usize = 14;
/// Nodes to find a second solution.
const NODES: u64 = 2_000;
/// A cage of at least this many cells is cut.
const CUT_FROM: usize = 4;
/// Of the open cells of a cage that is cut.
const MOST_OPEN: usize = 3;
const SIZE_WITHOUT_GIVENS: usize = 9;

/// A puzzle's grade, or its open cells.
enum Judged {
    Done(Grade),
    Open(Vec<bool>),
}

/// The cages of one cell that a puzzle without givens may have.
fn most_singles(level: Level) -> usize {
    if level == Level::Medium { 2 } else { 0 }
}

impl Attempt<'_> {
    /// Add cages, and givens where the level allows them, and grade the result.
    pub(super) fn lay_cages(&mut self, puzzle: &mut Puzzle, solution: &[u8]) -> Option<Grade> {
        let shape = self.order.shape;
        let mut cages = self.partition(solution);
        let allows_givens = self.order.level < Level::Medium || shape.size() > SIZE_WITHOUT_GIVENS;
        let singles = cages.iter().filter(|cage| cage.len() == 1).count();
        if !allows_givens && singles > most_singles(self.order.level) {
            return None;
        }
        let bare = puzzle.clone();
        for _ in 0..MOST_CUTS + if allows_givens { shape.count() } else { 0 } {
            let givens = std::mem::take(&mut puzzle.givens);
            *puzzle = with_cages(&bare, &cages, solution)?;
            puzzle.givens = givens;
            let model = Model::new(puzzle).ok()?;
            let open = match self.judge(&model, solution) {
                Judged::Done(grade) => return (grade.level == self.order.level).then_some(grade),
                Judged::Open(open) => open,
            };
            if self.cut(&mut cages, &open).is_none() {
                let free = shape
                    .cells()
                    .filter(|&cell| allows_givens && open[usize::from(cell)]);
                let cell = pick(free.collect(), self.random)?;
                puzzle.givens[usize::from(cell)] = solution[usize::from(cell)];
            }
        }
        None
    }

    /// Grade a puzzle, or find the cells that are still open.
    fn judge(&self, model: &Model, solution: &[u8]) -> Judged {
        let mut solver = Solver::new(Board::new(model));
        let mut most = self.order.level;
        if most == Level::Extreme {
            if let Some(open) = undecided(model, solution) {
                return Judged::Open(open);
            }
            most = Level::Expert;
        }
        let (steps, is_solved) = solve_path(&mut solver, most);
        if is_solved || self.order.level == Level::Extreme {
            return Judged::Done(grade_of(&steps, is_solved));
        }
        let cells = model.shape.cells();
        Judged::Open(cells.map(|cell| !solver.board.is_filled(cell)).collect())
    }

    /// Sizes of cages, each as likely as the others.
    const fn sizes(&self) -> &'static [usize] {
        match self.order.level {
            Level::Beginner | Level::Easy => &[2, 2, 3],
            Level::Medium => &[2, 3, 3, 4],
            Level::Hard => &[3, 4, 4, 5],
            Level::Expert | Level::Extreme => &[3, 4, 4, 5, 5],
        }
    }

    /// Connected cages without repeated digits, which together cover the grid.
    fn partition(&mut self, solution: &[u8]) -> Cages {
        let shape = self.order.shape;
        let sizes = self.sizes();
        let mut owned = vec![false; shape.count()];
        let mut order: Vec<u8> = shape.cells().collect();
        self.random.shuffle(&mut order);
        let mut cages = Cages::new();
        for start in order {
            if owned[usize::from(start)] {
                continue;
            }
            let wanted = sizes[self.random.below(sizes.len())].min(shape.size() - 1);
            let mut cage = vec![start];
            owned[usize::from(start)] = true;
            while cage.len() < wanted {
                let Some(next) = self.next_cell(&cage, &owned, solution) else {
                    break;
                };
                owned[usize::from(next)] = true;
                cage.push(next);
            }
            cages.push(cage);
        }
        join_singles(
            shape,
            &mut cages,
            solution,
            sizes.iter().copied().max().unwrap_or(2),
        );
        cages
    }

    /// A free cell beside a cage: mostly one with few free neighbours, so that few cells are left over.
    fn next_cell(&mut self, cage: &[u8], owned: &[bool], solution: &[u8]) -> Option<u8> {
        let shape = self.order.shape;
        let is_free = |cell: &u8| !owned[usize::from(*cell)];
        let mut free: Vec<u8> = cage
            .iter()
            .flat_map(|&cell| shape.neighbours(cell))
            .collect();
        free.retain(|cell| is_free(cell) && !repeats(*cell, cage, solution));
        free.sort_unstable();
        free.dedup();
        if self.random.below(3) > 0 {
            let freedom = |cell: u8| shape.neighbours(cell).filter(is_free).count();
            let least = free.iter().map(|&cell| freedom(cell)).min()?;
            free.retain(|&cell| freedom(cell) == least);
        }
        pick(free, self.random)
    }

    /// Cut two neighbouring cells off a large cage with open cells.
    fn cut(&mut self, cages: &mut Cages, open: &[bool]) -> Option<()> {
        let shape = self.order.shape;
        let is_open = |cell: &&u8| open[usize::from(**cell)];
        let needed = |cage: &[u8]| {
            cage.len() >= CUT_FROM && cage.iter().filter(is_open).count() >= MOST_OPEN
        };
        let mut order: Vec<usize> = (0..cages.len())
            .filter(|&place| needed(&cages[place]))
            .collect();
        self.random.shuffle(&mut order);
        order.sort_by_key(|&place| std::cmp::Reverse(cages[place].len()));
        for place in order {
            let cage = &cages[place];
            let one = cage[self.random.below(cage.len())];
            let beside = shape
                .neighbours(one)
                .filter(|cell| cage.contains(cell))
                .collect();
            let Some(other) = pick(beside, self.random) else {
                continue;
            };
            let rest: Vec<u8> = cage
                .iter()
                .copied()
                .filter(|&cell| cell != one && cell != other)
                .collect();
            if are_connected(shape, &rest) {
                cages[place] = rest;
                cages.push(vec![one, other]);
                return Some(());
            }
        }
        None
    }
}

/// The cells where another solution differs; none if there is no other, all if the search is too long.
fn undecided(model: &Model, solution: &[u8]) -> Option<Vec<bool>> {
    let found = Search::new(model).run(2, NODES);
    match found.solutions.iter().find(|other| *other != solution) {
        Some(other) => Some(
            other
                .iter()
                .zip(solution)
                .map(|(one, two)| one != two)
                .collect(),
        ),
        None if found.is_complete => None,
        None => Some(vec![true; solution.len()]),
    }
}

fn repeats(cell: u8, cage: &[u8], solution: &[u8]) -> bool {
    cage.iter()
        .any(|&other| solution[usize::from(other)] == solution[usize::from(cell)])
}

/// Join cages of one cell with a neighbour that has room.
fn join_singles(shape: Shape, cages: &mut Cages, solution: &[u8], most: usize) {
    for place in 0..cages.len() {
        let [cell] = cages[place][..] else { continue };
        let takes = |cage: &[u8]| {
            (1..most).contains(&cage.len())
                && !repeats(cell, cage, solution)
                && shape.neighbours(cell).any(|next| cage.contains(&next))
        };
        let fitting = (0..cages.len()).filter(|&other| other != place && takes(&cages[other]));
        if let Some(other) = fitting.min_by_key(|&other| cages[other].len()) {
            cages[other].push(cell);
            cages[place].clear();
        }
    }
    cages.retain(|cage| !cage.is_empty());
}

/// A puzzle with cages whose sums a solution gives, from the top left.
fn with_cages(bare: &Puzzle, cages: &Cages, solution: &[u8]) -> Option<Puzzle> {
    let mut puzzle = bare.clone();
    let mut sorted = cages.clone();
    for cage in &mut sorted {
        cage.sort_unstable();
    }
    sorted.sort_unstable();
    for cage in sorted {
        let sum: usize = cage
            .iter()
            .map(|&cell| usize::from(solution[usize::from(cell)]))
            .sum();
        puzzle
            .add_rule(
                &json!({"type": "killer", "cells": cage, "sum": sum}),
                "killer",
            )
            .ok()?;
    }
    Some(puzzle)
}
