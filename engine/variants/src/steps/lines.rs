//! What a rule itself rules out: relations of two cells, lines, arrows, circles and clues.

use crate::certificate::Certificate;
use crate::constraints::Kind;
use crate::proving::origin_of;

use super::{Evidence, Solver, Step, Technique};

impl Solver<'_> {
    pub(super) fn relation(&mut self) -> Option<Step> {
        self.each_constraint(Technique::Relation, |solver, at, constraint| {
            let Kind::Relation(relation) = &constraint.kind else {
                return None;
            };
            let gone = solver.ruled_out(at);
            let evidence = Evidence {
                rules: constraint.rules.clone(),
                cells: relation.cells().to_vec(),
                ..Evidence::default()
            };
            Step::new(
                Technique::Relation,
                Certificate::Cases {
                    of: origin_of(constraint),
                },
                evidence,
            )
            .eliminating(gone)
        })
    }

    pub(super) fn line(&mut self) -> Option<Step> {
        self.each_constraint(Technique::Line, |solver, at, constraint| {
            let is_line = matches!(
                constraint.kind,
                Kind::Order(_)
                    | Kind::Between(_)
                    | Kind::Count { .. }
                    | Kind::Sandwich { .. }
                    | Kind::Linear(_)
            );
            if !is_line || constraint.derivation.is_some() {
                return None;
            }
            let certificate = Certificate::Cases {
                of: origin_of(constraint),
            };
            let gone = solver.proved(at, &certificate);
            let evidence = solver.cage_evidence(constraint, &[]);
            Step::new(Technique::Line, certificate, evidence).eliminating(gone)
        })
    }
}
