//! The rule of 45: innies and outies of houses.

use crate::board::at;
use crate::certificate::Certificate;
use crate::constraints::Kind;
use crate::proving::origin_of;
use crate::shape::lowest;

use super::cages::MOST_HOUSES;
use super::{Solver, Step, Technique, combination, outside, possible_sets};

/// Sums of more cells are too long for a person.
const MOST_CELLS: usize = 4;

impl Solver<'_> {
    pub(super) fn innie(&mut self, technique: Technique) -> Option<Step> {
        self.each_constraint(technique, |solver, _, constraint| {
            let ([cell], sets) = combination(constraint)? else {
                return None;
            };
            let count = constraint.derivation.as_ref()?.houses.len();
            let is_one = count == 1;
            if count > MOST_HOUSES
                || is_one != (technique == Technique::Innie)
                || solver.board.is_filled(*cell)
            {
                return None;
            }
            let digit = lowest(*sets.first()?);
            let candidate = at(*cell, digit);
            if !solver.board.has(candidate) {
                return None;
            }
            let certificate = Certificate::Cases {
                of: origin_of(constraint),
            };
            let mut evidence = solver.cage_evidence(constraint, &[]);
            evidence.digits = vec![digit];
            Some(Step::new(technique, certificate, evidence).placing(candidate))
        })
    }

    pub(super) fn innie_set(&mut self) -> Option<Step> {
        self.each_constraint(Technique::InnieSet, |solver, _, constraint| {
            let (cells, sets) = combination(constraint)?;
            let count = constraint.derivation.as_ref()?.houses.len();
            if count > MOST_HOUSES || !(2..=MOST_CELLS).contains(&cells.len()) {
                return None;
            }
            let possible = possible_sets(&solver.board, cells, sets);
            let allowed = possible.iter().fold(0, |mask, set| mask | set);
            let certificate = Certificate::Cases {
                of: origin_of(constraint),
            };
            let evidence = solver.cage_evidence(constraint, &possible);
            Step::new(Technique::InnieSet, certificate, evidence).eliminating(outside(
                &solver.board,
                cells,
                allowed,
            ))
        })
    }

    pub(super) fn innies_minus_outies(&mut self) -> Option<Step> {
        self.each_constraint(Technique::InniesMinusOuties, |solver, place, constraint| {
            let Kind::Linear(linear) = &constraint.kind else {
                return None;
            };
            let count = constraint.derivation.as_ref()?.houses.len();
            if count > MOST_HOUSES || linear.cells().len() > MOST_CELLS {
                return None;
            }
            let certificate = Certificate::Cases {
                of: origin_of(constraint),
            };
            let gone = solver.proved(place, &certificate);
            let mut evidence = solver.cage_evidence(constraint, &[]);
            let (innies, outies): (Vec<_>, Vec<_>) =
                linear.terms().partition(|&(_, factor)| factor > 0);
            evidence.cells = innies.into_iter().map(|(cell, _)| cell).collect();
            evidence.outies = outies.into_iter().map(|(cell, _)| cell).collect();
            Step::new(Technique::InniesMinusOuties, certificate, evidence).eliminating(gone)
        })
    }
}
