//! One step of a solution, with the evidence to draw and explain it.

pub mod evidence;
mod link;
mod pattern;

use std::ops::ControlFlow;

use crate::technique::Technique;
use evidence::{Evidence, NakedSingle, SingleInHouse};
pub use link::{Link, LinkKind, Node};
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, Candidates, House};
pub use pattern::Pattern;

/// Receives the steps of a finder; when it breaks, the finder ends.
pub type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Pass on a step that eliminates candidates, if there are any; its evidence is made only then.
pub(crate) fn offer<E: Into<Evidence>>(
    technique: Technique,
    eliminations: Vec<Candidate>,
    evidence: impl FnOnce() -> E,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
    }
    sink(Step::eliminating(technique, eliminations, evidence()))
}

/// The conclusions of a technique from a state of the candidates.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The technique that found it.
    pub technique: Technique,
    /// The digits that can be written, ascending.
    pub placements: Vec<Candidate>,
    /// The candidates that can be eliminated, ascending.
    pub eliminations: Vec<Candidate>,
    /// The evidence for it.
    pub evidence: Evidence,
}

impl Step {
    /// A step that places one digit because of one house, or only of the cell.
    #[must_use]
    pub fn single(technique: Technique, placement: Candidate, house: Option<House>) -> Self {
        Self {
            technique,
            placements: vec![placement],
            eliminations: Vec::new(),
            evidence: match house {
                Some(house) => SingleInHouse { house }.into(),
                None => NakedSingle {}.into(),
            },
        }
    }

    /// A step that eliminates candidates, which may be in any order and have duplicates.
    #[must_use]
    pub fn eliminating(
        technique: Technique,
        mut eliminations: Vec<Candidate>,
        evidence: impl Into<Evidence>,
    ) -> Self {
        eliminations.sort_compactly();
        eliminations.dedup();
        Self {
            technique,
            placements: Vec::new(),
            eliminations,
            evidence: evidence.into(),
        }
    }

    /// Apply the step.
    ///
    /// Placements and eliminations that were made before change nothing, so steps that were found in
    /// the same state can be applied one after the other.
    pub fn apply(&self, candidates: &mut Candidates) {
        for &placement in &self.placements {
            if candidates.empty().contains(placement.cell) {
                candidates.place(placement);
            }
        }
        for &elimination in &self.eliminations {
            candidates.eliminate(elimination);
        }
    }
}
