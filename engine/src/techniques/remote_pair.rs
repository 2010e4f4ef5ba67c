//! Remote pair: a chain of at least four cells with the same two candidates, each seeing the next.
//!
//! The cells alternate, so of two that are an odd number of steps apart one holds each digit: a cell
//! that sees both of them holds neither.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::{Candidate, Candidates, Cell, CellSet, DigitSet, candidates_of};
use crate::inference::chains::{Fresh, evidence};
use crate::step::{Evidence, Link, LinkKind, Node, Step};

/// With fewer steps between its ends a chain is a naked pair.
const SHORTEST: usize = 3;

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut fresh = Fresh::new(sink);
    for (digits, cells) in pairs(state) {
        let mut whole = Whole::default();
        for start in cells {
            let layers = layers(cells, start);
            for (distance, layer) in layers.iter().enumerate().skip(SHORTEST).step_by(2) {
                for end in layer.into_iter().filter(|&end| end > start) {
                    let eliminations = seen_by_both(state, digits, start, end);
                    whole.add(&layers[..=distance], &eliminations);
                    fresh.offer(eliminations, |eliminations| {
                        let path = path(&layers[..=distance], end);
                        let evidence = chain(digits, &path);
                        Step::eliminating(Technique::RemotePair, eliminations, evidence)
                    })?;
                }
            }
        }
        fresh.offer(whole.eliminations, |eliminations| {
            let candidates = whole.cells.into_iter().flat_map(|cell| {
                let digits = digits.into_iter();
                digits.map(move |digit| Candidate { cell, digit })
            });
            let evidence = Evidence {
                candidates: candidates.collect(),
                ..Evidence::default()
            };
            Step::eliminating(Technique::RemotePair, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// What all chains of a pair of digits exclude together.
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
fn pairs(state: &Candidates) -> Vec<(DigitSet, CellSet)> {
    let mut pairs: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in state.empty() {
        let digits = state.of(cell);
        if digits.len() != 2 {
            continue;
        }
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

fn seen_by_both(state: &Candidates, digits: DigitSet, start: Cell, end: Cell) -> Vec<Candidate> {
    let seen = start.peers().intersection(end.peers());
    let digits = digits.into_iter();
    digits
        .flat_map(|digit| candidates_of(digit, seen.intersection(state.places(digit))))
        .collect()
}

/// The chain told for the first digit; the digits trade places in the other half of the proof.
fn chain(digits: DigitSet, path: &[Cell]) -> Evidence {
    let pair: Vec<_> = digits.into_iter().collect();
    let mut links = Vec::new();
    let mut before = None;
    for (position, &cell) in path.iter().enumerate() {
        let node = |turn: usize| Node {
            cells: CellSet::of(cell),
            digit: pair[turn % 2],
        };
        let (from, to) = (node(position), node(position + 1));
        links.extend(before.map(|before| Link {
            from: before,
            to: from,
            kind: LinkKind::Weak,
        }));
        links.push(Link {
            from,
            to,
            kind: LinkKind::Strong,
        });
        before = Some(to);
    }
    evidence::of_links(links, Vec::new())
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn four_equal_cells_exclude_both_digits() {
        let board = Example::new().limit("r1c1 r1c5 r5c5 r5c2", &[1, 2]);

        assert_eq!(
            board.steps(Technique::RemotePair),
            ["1: r1c2 r2c2 r3c2 r4c1 r5c1 r6c1, 2: r1c2 r2c2 r3c2 r4c1 r5c1 r6c1"]
        );
    }
}
