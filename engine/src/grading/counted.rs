//! The steps that a grade counts.

use super::round::Round;
use crate::grid::Candidate;
use crate::technique::Technique;

/// A digit placed, or all that a technique takes out in one round.
///
/// There are as many of a technique as the grade counts, and their scores add up to its score.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Counted {
    /// The technique.
    pub technique: Technique,
    /// The digit that is placed, if one is.
    pub placements: Vec<Candidate>,
    /// The candidates that are taken out, ascending.
    pub eliminations: Vec<Candidate>,
}

impl Counted {
    /// The steps of a round.
    pub(super) fn all(technique: Technique, round: &Round) -> Vec<Self> {
        let step = |placements| Self {
            technique,
            placements,
            eliminations: Vec::new(),
        };
        let placements = round.placements().into_iter();
        let mut steps: Vec<Self> = placements.map(|placement| step(vec![placement])).collect();
        if steps.is_empty() {
            steps.push(step(Vec::new()));
        }
        // Few rounds do both; what they take out belongs to all their placements.
        steps[0].eliminations = round.eliminations();
        steps
    }
}
