//! Killer cages: a random partition, cut where the steps are stuck.

use serde_json::json;

use crate::board::Board;
use crate::grading::{Grade, grade, solve_path};
use crate::model::Model;
use crate::puzzle::Puzzle;
use crate::search::Search;
use crate::shape::Shape;
use crate::steps::{Level, Solver};

use super::Attempt;
use super::regions::{are_connected, pick};

type Cages = Vec<Vec<u8>>;

/// Changes of one partition.
const MOST_CHANGES: usize = 40;
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
        let allows_givens = self.order.level < Level::Medium || shape.size() > SIZE_WITHOUT_GIVENS;
        let mut cages = self.partition(solution);
        self.require_few_singles(&cages, allows_givens)?;
        let bare = puzzle.clone();
        let mut solved: Option<Cages> = None;
        for _ in 0..MOST_CHANGES + if allows_givens { shape.count() } else { 0 } {
            let givens = std::mem::take(&mut puzzle.givens);
            *puzzle = with_cages(&bare, &cages, solution)?;
            puzzle.givens = givens;
            let model = Model::new(puzzle).ok()?;
            match self.judge(&model, solution, solved.is_some()) {
                Judged::Done(grade) if self.accepts(&grade) => return Some(grade),
                Judged::Done(_) => {
                    solved = Some(cages.clone());
                    self.join(&mut cages, solution)?;
                }
                Judged::Open(open) => {
                    let givens = allows_givens.then_some(&mut puzzle.givens);
                    self.repair(&mut cages, solved.as_ref(), &open, solution, givens)?;
                }
            }
        }
        None
    }

    /// Make a puzzle easier that the steps don't solve.
    fn repair(
        &mut self,
        cages: &mut Cages,
        solved: Option<&Cages>,
        open: &[bool],
        solution: &[u8],
        givens: Option<&mut Vec<u8>>,
    ) -> Option<()> {
        if let Some(solved) = solved {
            cages.clone_from(solved);
            return self.join(cages, solution);
        }
        if self.cut(cages, open).is_some() {
            return Some(());
        }
        let Some(givens) = givens else {
            return self.grow(cages, open, solution);
        };
        let cells = self.order.shape.cells();
        let free = cells.filter(|&cell| open[usize::from(cell)]).collect();
        let cell = pick(free, self.random)?;
        givens[usize::from(cell)] = solution[usize::from(cell)];
        Some(())
    }

    /// Without givens, cages of one cell are rare.
    fn require_few_singles(&self, cages: &Cages, allows_givens: bool) -> Option<()> {
        let singles = cages.iter().filter(|cage| cage.len() == 1).count();
        (allows_givens || singles <= most_singles(self.order.level)).then_some(())
    }

    /// Grade a puzzle, or find the cells that are still open.
    fn judge(&self, model: &Model, solution: &[u8], is_near: bool) -> Judged {
        let mut solver = Solver::new(Board::new(model)).without(self.mix.excluded());
        let level = self.order.level;
        if level == Level::Extreme {
            return match undecided(model, solution) {
                Some(open) => Judged::Open(open),
                None => Judged::Done(grade(Board::new(model))),
            };
        }
        // Steps of experts take long: they come last, where a change makes a hard puzzle harder.
        let is_solved = solve_path(&mut solver, level.min(Level::Hard)).1
            || level == Level::Expert && is_near && solve_path(&mut solver, level).1;
        if is_solved {
            return Judged::Done(grade(Board::new(model)));
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
        let is_open = |cell: &&u8| open[usize::from(**cell)];
        let needed = |cage: &[u8]| {
            cage.len() >= CUT_FROM && cage.iter().filter(is_open).count() >= MOST_OPEN
        };
        let mut order: Vec<usize> = (0..cages.len())
            .filter(|&place| needed(&cages[place]))
            .collect();
        self.random.shuffle(&mut order);
        order.sort_by_key(|&place| std::cmp::Reverse(cages[place].len()));
        order
            .into_iter()
            .find_map(|place| self.cut_at(place, cages))
    }

    fn cut_at(&mut self, place: usize, cages: &mut Cages) -> Option<()> {
        let shape = self.order.shape;
        let cage = &cages[place];
        let one = cage[self.random.below(cage.len())];
        let beside = shape
            .neighbours(one)
            .filter(|cell| cage.contains(cell))
            .collect();
        let other = pick(beside, self.random)?;
        let rest: Vec<u8> = cage
            .iter()
            .copied()
            .filter(|&cell| cell != one && cell != other)
            .collect();
        if !are_connected(shape, &rest) {
            return None;
        }
        cages[place] = rest;
        cages.push(vec![one, other]);
        Some(())
    }

    /// Move a cell of another cage to a cage with open cells.
    fn grow(&mut self, cages: &mut Cages, open: &[bool], solution: &[u8]) -> Option<()> {
        let shape = self.order.shape;
        let mut moves = Vec::new();
        for (to, cage) in cages.iter().enumerate() {
            if !cage.iter().any(|&cell| open[usize::from(cell)]) {
                continue;
            }
            for (from, other) in cages.iter().enumerate().filter(|(_, one)| one.len() > 2) {
                let beside = |cell: u8| shape.neighbours(cell).any(|next| cage.contains(&next));
                let movable = |&cell: &u8| {
                    let rest: Vec<u8> = other.iter().copied().filter(|&one| one != cell).collect();
                    from != to
                        && beside(cell)
                        && !repeats(cell, cage, solution)
                        && are_connected(shape, &rest)
                };
                let cells = other.iter().copied().filter(movable);
                moves.extend(cells.map(|cell| (cell, from, to)));
            }
        }
        let (cell, from, to) = pick(moves, self.random)?;
        cages[from].retain(|&one| one != cell);
        cages[to].push(cell);
        Some(())
    }

    /// Join two neighbouring cages.
    fn join(&mut self, cages: &mut Cages, solution: &[u8]) -> Option<()> {
        let shape = self.order.shape;
        let most = self.sizes().iter().copied().max().unwrap_or(2);
        let mut pairs = Vec::new();
        for (one, cage) in cages.iter().enumerate() {
            let beside = |cell: u8| shape.neighbours(cell).any(|next| cage.contains(&next));
            let fits = |other: &[u8]| {
                cage.len() + other.len() <= most
                    && other.iter().any(|&cell| beside(cell))
                    && !other.iter().any(|&cell| repeats(cell, cage, solution))
            };
            let others = (0..one).filter(|&other| fits(&cages[other]));
            pairs.extend(others.map(|other| (other, one)));
        }
        let (first, second) = pick(pairs, self.random)?;
        let moved = cages.swap_remove(second);
        cages[first].extend(moved);
        Some(())
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
