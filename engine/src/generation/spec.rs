//! Specs: the properties that a generated puzzle must have.

use std::ops::RangeInclusive;

use super::symmetry::Symmetry;
use crate::grading::Label;
use nonet_grid::Cell;
use nonet_techniques::technique::Technique;

/// A spec; `None` leaves a property open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleSpec {
    /// The label.
    pub label: Option<Label>,
    /// The hardest technique that it needs, or a variant with the same name.
    pub technique: Option<Technique>,
    /// The hardest technique that it may need.
    pub max_technique: Option<Technique>,
    /// Its ER by the scale of the Explainer, in tenths.
    pub ratings: Option<RangeInclusive<u16>>,
    /// Number of givens.
    pub givens: RangeInclusive<usize>,
    /// The symmetric cells that are given together.
    pub symmetry: Symmetry,
    /// Whether every given is needed for its only solution.
    pub is_minimal: Option<bool>,
    /// Whether every house has a given.
    pub avoids_empty_houses: bool,
    /// Whether the puzzle must be drawn afresh instead of being restated from a seed of the engine.
    pub is_fresh: bool,
}

/// The techniques below the extreme ones hardly ever solve puzzles with a higher rating.
pub(super) const COMMON_RATING: u16 = 85;

/// One given for each cell.
const ANY_GIVENS: RangeInclusive<usize> = 0..=Cell::COUNT;

impl Default for PuzzleSpec {
    fn default() -> Self {
        Self {
            label: None,
            technique: None,
            max_technique: None,
            ratings: None,
            givens: ANY_GIVENS,
            symmetry: Symmetry::default(),
            is_minimal: None,
            avoids_empty_houses: false,
            is_fresh: false,
        }
    }
}

impl PuzzleSpec {
    /// A puzzle of a label.
    #[must_use]
    pub fn label(label: Label) -> Self {
        Self {
            label: Some(label),
            ..Self::default()
        }
    }

    /// The ratings from `low` to `high`, in ones; None if both are open.
    #[must_use]
    pub fn ratings_between(low: Option<f64>, high: Option<f64>) -> Option<RangeInclusive<u16>> {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "what is too large or too small for the type ends at its bounds"
        )]
        let in_tenths = |tenths: f64| tenths as u16;
        // Decimal fractions are seldom exact in binary, hence the tolerance.
        let first = low.map_or(0, |ones| in_tenths((ones * 10.0 - 1e-6).ceil()));
        let last = high.map_or(u16::MAX, |ones| in_tenths((ones * 10.0 + 1e-6).floor()));
        (low.is_some() || high.is_some()).then_some(first..=last)
    }

    /// The hardest technique that may be needed, if the spec has one: a puzzle that needs more need not
    /// be graded to the end.
    pub(super) fn limit(&self) -> Option<Technique> {
        let named = [self.technique, self.max_technique].into_iter().flatten();
        let of_label = self.label.and_then(Label::last_technique);
        named.map(last_of).chain(of_label).min()
    }

    /// The allowed numbers of givens: those of the spec and the label, or only those of the spec if
    /// both exclude each other.
    pub(super) fn allowed_givens(&self) -> RangeInclusive<usize> {
        let guard = self.label.and_then(Label::givens).unwrap_or(ANY_GIVENS);
        let first = *self.givens.start().max(guard.start());
        let last = *self.givens.end().min(guard.end());
        if first > last {
            self.givens.clone()
        } else {
            first..=last
        }
    }

    /// The fewest givens that removal leaves.
    pub(super) fn fewest_givens(&self) -> RangeInclusive<usize> {
        let allowed = self.allowed_givens();
        if self.is_minimal == Some(true) {
            // A minimal puzzle is made by removing givens to the end.
            return 0..=0;
        }
        match self.label.and_then(Label::givens) {
            Some(_) => allowed,
            None => *allowed.start()..=*allowed.start(),
        }
    }

    /// The highest score, if only the label determines the difficulty.
    pub(super) fn highest_score(&self) -> Option<u32> {
        self.label
            .filter(|_| self.is_label_alone())
            .and_then(Label::highest_score)
    }

    /// The ER that it may have: by the spec, or else by its label.
    pub(super) fn allowed_ratings(&self) -> Option<RangeInclusive<u16>> {
        let guard = self.label.and_then(Label::ratings);
        match (&self.ratings, guard) {
            // The bound of extreme puzzles holds for all requested ratings.
            (Some(requested), Some(guard)) if self.label == Some(Label::Extreme) => {
                Some(*requested.start().max(guard.start())..=*requested.end())
            }
            (Some(requested), _) => Some(requested.clone()),
            (None, guard) => {
                guard.filter(|_| self.label == Some(Label::Extreme) || self.is_label_alone())
            }
        }
    }

    /// Whether the grade or the rating of a candidate matters.
    pub(super) const fn says_how_hard(&self) -> bool {
        self.label.is_some()
            || self.technique.is_some()
            || self.max_technique.is_some()
            || self.ratings.is_some()
    }

    /// Whether it is for a puzzle so hard that its hardest technique takes longer to find than its rating.
    pub(super) fn is_high(&self) -> bool {
        let least = self.ratings.as_ref().map_or(0, |ratings| *ratings.start());
        self.technique.is_none()
            && self.max_technique.is_none()
            && match self.label {
                Some(label) => label == Label::Extreme,
                None => least > COMMON_RATING,
            }
    }

    /// Whether only a label says how hard the puzzle is: the extra limits of labels apply to these.
    pub(super) const fn is_label_alone(&self) -> bool {
        self.label.is_some()
            && self.technique.is_none()
            && self.max_technique.is_none()
            && self.ratings.is_none()
    }
}

/// The hardest variant with the same name.
fn last_of(technique: Technique) -> Technique {
    Technique::named(technique.slug())
        .next_back()
        .unwrap_or(technique)
}

#[cfg(test)]
mod tests {
    use super::PuzzleSpec;
    use crate::grading::{EXTREME_RATINGS, Label};

    #[test]
    fn an_extreme_puzzle_is_never_easier_whatever_rating_is_requested() {
        let spec = PuzzleSpec {
            ratings: PuzzleSpec::ratings_between(Some(1.0), Some(11.0)),
            ..PuzzleSpec::label(Label::Extreme)
        };

        let allowed = spec.allowed_ratings();

        assert_eq!(allowed, Some(*EXTREME_RATINGS.start()..=110));
    }
}
