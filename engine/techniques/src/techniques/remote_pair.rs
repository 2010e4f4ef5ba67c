//! Remote pair: a chain of at least four cells with the same two candidates, each seeing the next.
//!
//! The cells alternate, so two cells an odd number of steps apart hold both digits: a cell that sees
//! both of them holds neither.

use std::ops::ControlFlow;

use super::new_steps::NewSteps;
use crate::state::State;
use crate::step::evidence::RemotePair;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Candidate, Cell, CellSet, Digit, candidates_of};

/// With fewer steps between its ends a chain is a naked pair.
const SHORTEST: usize = 3;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    for (digits, cells) in pairs(state) {
        let mut whole = Whole::default();
        for start in cells {
            let layers = layers(cells, start);
            for (distance, layer) in layers.iter().enumerate().skip(SHORTEST).step_by(2) {
                for end in layer.into_iter().filter(|&end| end > start) {
                    let eliminations = seen_by_both(state, digits, start, end);
                    whole.add(&layers[..=distance], &eliminations);
                    new_steps.offer(eliminations, |eliminations| {
                        let path = path(&layers[..=distance], end);
                        let evidence = RemotePair {
                            digits,
                            cells: path.iter().copied().collect(),
                            path,
                        };
                        Step::eliminating(Technique::RemotePair, eliminations, evidence)
                    })?;
                }
            }
        }
        new_steps.offer(whole.eliminations, |eliminations| {
            let evidence = RemotePair {
                digits,
                cells: whole.cells,
                path: Vec::new(),
            };
            Step::eliminating(Technique::RemotePair, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// The exclusions of all chains of a pair of digits together.
#[derive(Debug, Default)]
struct Whole {
    cells: CellSet,
    eliminations: Vec<Candidate>,
}

impl Whole {
    fn add(&mut self, layers: &[CellSet], eliminations: &[Candidate]) {
        if !eliminations.is_empty() {
            let cells = layers
                .iter()
                .fold(self.cells, |all, layer| all.union(*layer));
            self.cells = cells;
            self.eliminations.extend(eliminations);
        }
    }
}

/// The pairs of digits that are the candidates of enough cells, with these cells.
fn pairs(state: &State) -> Vec<([Digit; 2], CellSet)> {
    let mut pairs: Vec<([Digit; 2], CellSet)> = Vec::new();
    for cell in state.empty() {
        let mut digits = state.of(cell).into_iter();
        let (Some(one), Some(other), None) = (digits.next(), digits.next(), digits.next()) else {
            continue;
        };
        let digits = [one, other];
        match pairs.iter_mut().find(|(pair, _)| *pair == digits) {
            Some((_, cells)) => *cells = cells.with(cell),
            None => pairs.push((digits, CellSet::of(cell))),
        }
    }
    pairs.retain(|(_, cells)| cells.len() > SHORTEST);
    pairs
}

/// The cells at each distance from one of them.
fn layers(cells: CellSet, start: Cell) -> Vec<CellSet> {
    let mut layers = vec![CellSet::of(start)];
    let mut left = cells.without(start);
    loop {
        let last = layers[layers.len() - 1].into_iter();
        let seen = last.fold(CellSet::EMPTY, |seen, cell| seen.union(cell.peers()));
        let next = seen.intersection(left);
        if next.is_empty() {
            return layers;
        }
        left = left.difference(next);
        layers.push(next);
    }
}

/// The first of the shortest ways through the layers to a cell of the last.
fn path(layers: &[CellSet], end: Cell) -> Vec<Cell> {
    let mut path = vec![end];
    for layer in layers.iter().rev().skip(1) {
        let next = layer.intersection(path[path.len() - 1].peers()).first();
        path.extend(next);
    }
    path.reverse();
    path
}

fn seen_by_both(state: &State, digits: [Digit; 2], start: Cell, end: Cell) -> Vec<Candidate> {
    let seen = start.peers().intersection(end.peers());
    let digits = digits.into_iter();
    digits
        .flat_map(|digit| candidates_of(digit, seen.intersection(state.places(digit))))
        .collect()
}
