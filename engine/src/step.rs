//! One step of a solution, with the evidence to draw and explain it.

use crate::grid::{Candidate, Candidates, CellSet, Digit, House};
use crate::techniques::Technique;

/// What a technique concludes from a state of the candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique that found it.
    pub technique: Technique,
    /// The digits that can be written, ascending.
    pub placements: Vec<Candidate>,
    /// The candidates that can be taken out, ascending.
    pub eliminations: Vec<Candidate>,
    /// Why.
    pub evidence: Evidence,
}

impl Step {
    /// A step that writes one digit because of one house, or of the cell alone.
    #[must_use]
    pub fn single(technique: Technique, placement: Candidate, house: Option<House>) -> Self {
        Self {
            technique,
            placements: vec![placement],
            eliminations: Vec::new(),
            evidence: Evidence {
                houses: house.into_iter().collect(),
                ..Evidence::default()
            },
        }
    }

    /// A step that takes candidates out, in whatever order they come, duplicates included.
    #[must_use]
    pub fn eliminating(
        technique: Technique,
        mut eliminations: Vec<Candidate>,
        evidence: Evidence,
    ) -> Self {
        eliminations.sort_unstable();
        eliminations.dedup();
        Self {
            technique,
            placements: Vec::new(),
            eliminations,
            evidence,
        }
    }

    /// Carry the step out.
    ///
    /// A placement that another step has made already, and an elimination of a candidate that is
    /// gone, change nothing: steps that were found in the same state can follow each other.
    pub fn apply(&self, state: &mut Candidates) {
        for &placement in &self.placements {
            if state.empty().contains(placement.cell) {
                state.place(placement);
            }
        }
        for &elimination in &self.eliminations {
            state.eliminate(elimination);
        }
    }
}

/// The pattern behind a step; what a technique does not use stays empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// The houses to look at, the defining ones first.
    pub houses: Vec<House>,
    /// The candidates that form the pattern.
    pub candidates: Vec<Candidate>,
    /// The links of a chain, in order.
    pub links: Vec<Link>,
    /// How many of the links each assumption takes, in order, where there are several.
    pub branches: Vec<usize>,
    /// The candidates that disturb a pattern and restrict its eliminations.
    pub fins: Vec<Candidate>,
    /// The sets of cells that act as one: almost locked sets, the two colours of a colouring.
    pub groups: Vec<CellSet>,
}

/// A link of a chain between two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Where it starts.
    pub from: Node,
    /// Where it ends.
    pub to: Node,
    /// What the one says about the other.
    pub kind: LinkKind,
}

/// One candidate, or the same candidate in several cells of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The cells, of which one holds the digit when the node is true.
    pub cells: CellSet,
    /// The digit.
    pub digit: Digit,
}

/// What one node of a link says about the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkKind {
    /// When one is false, the other is true.
    Strong,
    /// When one is true, the other is false.
    Weak,
}
