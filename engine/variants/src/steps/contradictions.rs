//! Contradictions: a candidate that leaves a cage or a house without a way.

use nonet_grid::interruption::checkpoint;

use crate::board::{Candidate, at};
use crate::certificate::Certificate;
use crate::checker;
use crate::constraints::{Constraint, Kind};
use crate::domains::Masks;
use crate::proving::origin_of;
use crate::shape::{bit, digits_of, index};

use super::cages::MOST_HOUSES;
use super::{Solver, Step, Technique, effort_of};

/// Sandwiches of at most this many cells are looked at.
const LARGEST_SANDWICH: usize = 9;

impl Solver<'_> {
    pub(super) fn contradiction(&mut self, technique: Technique) -> Option<Step> {
        let first = self.probed[technique as usize];
        // Go on where the last one was found: the cells before it led to nothing.
        let count = self.board.model.shape.count();
        (first..first + count).find_map(|place| {
            let cell = index(place % count);
            if self.board.is_filled(cell) || checkpoint().is_break() {
                return None;
            }
            self.probed[technique as usize] = usize::from(cell);
            digits_of(self.board.at(cell))
                .find_map(|digit| self.contradiction_of(technique, at(cell, digit)))
        })
    }

    fn contradiction_of(&mut self, technique: Technique, candidate: Candidate) -> Option<Step> {
        let model = self.board.model;
        let masks = self.masks_after(candidate);
        let mut concerned = model.watchers[usize::from(candidate.cell)];
        for cell in model
            .shape
            .cells()
            .filter(|&cell| masks[usize::from(cell)] != self.board.at(cell))
        {
            concerned
                .iter_mut()
                .zip(&model.watchers[usize::from(cell)])
                .for_each(|(all, more)| *all |= more);
        }
        for (place, constraint) in model.constraints.iter().enumerate() {
            if concerned[place / 64] >> (place % 64) & 1 == 0 || !concerns(technique, constraint) {
                continue;
            }
            if !self.may_spend(effort_of(constraint)) {
                return None;
            }
            if self.scratch.apply_one(&masks, place).is_err() {
                let certificate = Certificate::Cases {
                    of: origin_of(constraint),
                };
                if checker::check(&self.board, &certificate, &[], &[candidate]).is_ok() {
                    let evidence = self.cage_evidence(constraint, &[]);
                    let mut step = Step::new(technique, certificate, evidence);
                    if let Kind::House(house) = constraint.kind {
                        step.evidence.houses = vec![house];
                    }
                    return step.eliminating(vec![candidate]);
                }
            }
        }
        None
    }

    /// The candidates that are left beside a candidate, as far as one look shows.
    fn masks_after(&self, candidate: Candidate) -> Masks {
        let model = self.board.model;
        let mut masks = *self.board.masks();
        masks[usize::from(candidate.cell)] = bit(candidate.digit);
        for &peer in &model.peers[usize::from(candidate.cell)] {
            masks[usize::from(peer)] &= !bit(candidate.digit);
        }
        for constraint in &model.constraints {
            if let Kind::Relation(relation) = &constraint.kind {
                if relation.first == candidate.cell {
                    masks[usize::from(relation.second)] &=
                        relation.beside(candidate.cell, candidate.digit);
                } else if relation.second == candidate.cell {
                    masks[usize::from(relation.first)] &=
                        relation.beside(candidate.cell, candidate.digit);
                }
            }
        }
        masks
    }
}

/// Whether a technique looks at a constraint, whose cases a person can go through.
fn concerns(technique: Technique, constraint: &Constraint) -> bool {
    match (&constraint.derivation, &constraint.kind) {
        (Some(derivation), _) => {
            technique == Technique::SumContradiction && derivation.houses.len() <= MOST_HOUSES
        }
        (None, Kind::House(_)) => technique == Technique::HouseContradiction,
        (None, Kind::Relation(_)) => false,
        // Larger ones have thousands of cases for each candidate.
        (None, Kind::Sandwich { cells, .. }) if cells.len() > LARGEST_SANDWICH => false,
        (None, _) => technique == Technique::CageContradiction,
    }
}
