//! The steps that a grade counts.

use super::round::Round;
use nonet_grid::Candidate;
use nonet_techniques::technique::Technique;

/// A placed digit, or all eliminations of a technique in one round.
///
/// A technique has as many of these as the grade counts, and their scores add up to the grade's score.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Counted {
    /// The technique.
    pub technique: Technique,
    /// The digit that is placed, if one is.
    pub placements: Vec<Candidate>,
    /// The candidates that are eliminated, ascending.
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
        // Few rounds have both; their eliminations belong to all their placements.
        steps[0].eliminations = round.eliminations();
        steps
    }
}
