//! What a generated puzzle is asked to be.

use std::ops::RangeInclusive;

use super::symmetry::Symmetry;
use crate::grading::Label;
use crate::grid::Cell;
use crate::technique::Technique;

/// What a puzzle is asked to be; what is `None` is left open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The label that it deserves.
    pub label: Option<Label>,
    /// The hardest technique that it needs, or a variant with the same name.
    pub technique: Option<Technique>,
    /// The technique beyond which it needs none.
    pub max_technique: Option<Technique>,
    /// How many givens it has.
    pub givens: RangeInclusive<usize>,
    /// Which of its cells are given together.
    pub symmetry: Symmetry,
    /// Whether every given is needed for its only solution.
    pub is_minimal: Option<bool>,
    /// Whether every house has a given.
    pub avoids_empty_houses: bool,
}

/// As many givens as there are cells.
const ANY_GIVENS: RangeInclusive<usize> = 0..=Cell::COUNT;

impl Default for Wish {
    fn default() -> Self {
        Self {
            label: None,
            technique: None,
            max_technique: None,
            givens: ANY_GIVENS,
            symmetry: Symmetry::default(),
            is_minimal: None,
            avoids_empty_houses: false,
        }
    }
}

impl Wish {
    /// A puzzle of a label.
    #[must_use]
    pub fn label(label: Label) -> Self {
        Self {
            label: Some(label),
            ..Self::default()
        }
    }

    /// The hardest technique that may be needed, if the wish tells one: what needs more need not be
    /// graded to the end.
    pub(super) fn limit(&self) -> Option<Technique> {
        let named = [self.technique, self.max_technique].into_iter().flatten();
        let of_label = self.label.and_then(Label::last_technique);
        named.map(last_of).chain(of_label).min()
    }

    /// How many givens removal leaves at least: as the label or the wish says.
    pub(super) fn fewest_givens(&self) -> RangeInclusive<usize> {
        let guard = self.label.and_then(Label::givens);
        let (first, last) = (*self.givens.start(), *self.givens.end());
        match guard {
            Some(guard) => {
                let within = first.max(*guard.start())..=last.min(*guard.end());
                if within.is_empty() { guard } else { within }
            }
            // A puzzle that needs all its givens comes of going on to the end.
            None if self.is_minimal == Some(true) => 0..=0,
            None => first..=first,
        }
    }
}

/// The hardest variant with the same name.
fn last_of(technique: Technique) -> Technique {
    Technique::named(technique.slug())
        .next_back()
        .unwrap_or(technique)
}
