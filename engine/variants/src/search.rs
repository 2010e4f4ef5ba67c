//! Exact search: propagation, and branching by failure weights.

use nonet_grid::interruption::checkpoint;
use nonet_grid::random::Random;

use crate::domains::{Cause, Contradiction, Domains, Kept, Masks};
use crate::model::Model;
use crate::shape::{MOST_CELLS, bit, digits_of, lowest};

/// The nodes of one search, unless the caller chooses another number.
pub const DEFAULT_NODE_BUDGET: u64 = 1_000_000;

/// Growth of the weight of a failure: older ones count less.
const GROWTH: f32 = 1.0002;
const LARGEST_WEIGHT: f32 = 1e20;
const NODES_PER_CHECKPOINT: u64 = 32;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The solutions, at most as many as asked for: digits by cell.
    pub solutions: Vec<Vec<u8>>,
    /// The number of branches.
    pub nodes: u64,
    /// Whether the search came to its end: it isn't over if its budget was, or if it was stopped.
    pub is_complete: bool,
}

struct Branch {
    masks: Masks,
    cell: u8,
}

/// A search on a model, which learns which cells are hard.
pub struct Search<'m> {
    domains: Domains<'m>,
    branches: Vec<Branch>,
    weights: [f32; MOST_CELLS],
    step: f32,
    random: Option<Random>,
}

impl<'m> Search<'m> {
    /// A search that always branches the same way.
    #[must_use]
    pub fn new(model: &'m Model) -> Self {
        Self {
            domains: Domains::new(model),
            branches: Vec::new(),
            weights: [1.0; MOST_CELLS],
            step: 1.0,
            random: None,
        }
    }

    /// A search in a random order.
    #[must_use]
    pub fn random(model: &'m Model, random: Random) -> Self {
        Self {
            random: Some(random),
            ..Self::new(model)
        }
    }

    /// Find at most `limit` solutions of the puzzle.
    pub fn run(&mut self, limit: usize, budget: u64) -> Found {
        self.run_from(&self.domains.model.initial, limit, budget)
    }

    /// Find at most `limit` solutions within candidates.
    pub fn run_from(&mut self, start: &[u16], limit: usize, budget: u64) -> Found {
        let mut found = Found {
            solutions: Vec::new(),
            nodes: 0,
            is_complete: true,
        };
        self.branches.clear();
        let mut kept = self.load(start);
        loop {
            if kept.is_ok() {
                if let Some(cell) = self.choose() {
                    found.nodes += 1;
                    let is_stopped =
                        found.nodes.is_multiple_of(NODES_PER_CHECKPOINT) && checkpoint().is_break();
                    if is_stopped || found.nodes > budget {
                        found.is_complete = false;
                        return found;
                    }
                    kept = self.branch(cell);
                    continue;
                }
                found.solutions.push(self.solution());
                if found.solutions.len() >= limit {
                    return found;
                }
            }
            let Some(next) = self.branches.pop() else {
                return found;
            };
            kept = self.resume(&next);
        }
    }

    fn load(&mut self, start: &[u16]) -> Kept {
        self.domains.masks[..start.len()].copy_from_slice(start);
        if self.domains.model.is_contradictory || start.contains(&0) {
            return Err(Contradiction);
        }
        self.domains.mark_all();
        self.domains.propagate()
    }

    fn solution(&self) -> Vec<u8> {
        self.domains
            .model
            .shape
            .cells()
            .map(|cell| lowest(self.domains.at(cell)))
            .collect()
    }

    /// The open cell with the fewest candidates by weight.
    fn choose(&mut self) -> Option<u8> {
        let mut best = None;
        let mut least = f32::INFINITY;
        for cell in self.domains.model.shape.cells() {
            let count = self.domains.at(cell).count_ones();
            if count > 1 {
                #[expect(clippy::cast_precision_loss, reason = "at most 16")]
                let score = count as f32 / self.weights[usize::from(cell)];
                if score < least {
                    (least, best) = (score, Some(cell));
                }
            }
        }
        best
    }

    fn branch(&mut self, cell: u8) -> Kept {
        let mask = self.domains.at(cell);
        let digit = match &mut self.random {
            Some(random) => digits_of(mask).nth(random.below(mask.count_ones() as usize)),
            None => None,
        };
        let chosen = digit.map_or(mask & mask.wrapping_neg(), bit);
        let mut masks = self.domains.masks;
        masks[usize::from(cell)] &= !chosen;
        self.branches.push(Branch { masks, cell });
        self.domains.clear_queue();
        self.domains.cause = Cause::Unknown;
        let kept = self
            .domains
            .keep(cell, chosen)
            .and_then(|()| self.domains.propagate());
        self.learn(kept, cell)
    }

    /// Continue without a candidate that failed.
    fn resume(&mut self, branch: &Branch) -> Kept {
        self.domains.masks = branch.masks;
        self.domains.mark_cell(branch.cell);
        let kept = self.domains.propagate();
        self.learn(kept, branch.cell)
    }

    /// After a failure, add to the weight of the cells that it concerns.
    fn learn(&mut self, kept: Kept, cell: u8) -> Kept {
        if kept.is_ok() {
            return kept;
        }
        let model = self.domains.model;
        match self.domains.cause {
            Cause::Cell(emptied) => self.weights[usize::from(emptied)] += self.step,
            Cause::Constraint(at) => {
                for &concerned in model.constraints[at].cells(&model.houses) {
                    self.weights[usize::from(concerned)] += self.step;
                }
            }
            Cause::Unknown => {}
        }
        self.weights[usize::from(cell)] += self.step;
        self.step *= GROWTH;
        if self.step > LARGEST_WEIGHT {
            self.weights
                .iter_mut()
                .for_each(|weight| *weight /= LARGEST_WEIGHT);
            self.step /= LARGEST_WEIGHT;
        }
        kept
    }
}
