//! The five labels and what they promise.

use std::ops::RangeInclusive;

use super::Grade;
use crate::technique::{Technique, Tier};

/// How hard a puzzle is, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Label {
    /// Full houses and hidden singles in boxes suffice.
    Beginner,
    /// Singles suffice, and a hidden single in a line or a naked single is needed.
    Easy,
    /// The hardest technique is of the medium tier.
    Medium,
    /// The hardest technique is of the hard tier.
    Hard,
    /// The hardest technique is of the expert tier.
    Expert,
}

/// The givens of a beginner puzzle.
pub const BEGINNER_GIVENS: RangeInclusive<usize> = 36..=45;
/// The givens of an easy puzzle.
pub const EASY_GIVENS: RangeInclusive<usize> = 26..=36;
/// The highest score of an easy puzzle.
pub const EASY_SCORE: u32 = 600;
/// The highest score of a medium puzzle.
pub const MEDIUM_SCORE: u32 = 1000;
/// The highest score of a hard puzzle.
pub const HARD_SCORE: u32 = 1600;

impl Label {
    /// All labels, the easiest first.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Expert,
    ];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The label with this name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|label| label.slug() == slug)
    }

    /// The label that a puzzle with so many givens deserves by its grade; `None` when it fits no
    /// definition.
    pub(super) fn of(givens: usize, grade: &Grade) -> Option<Self> {
        let (label, fits) = match grade.tier {
            Tier::Singles if grade.hardest <= Some(Technique::HiddenSingleInBox) => {
                (Self::Beginner, BEGINNER_GIVENS.contains(&givens))
            }
            Tier::Singles => {
                let is_short = grade.score <= EASY_SCORE;
                (Self::Easy, is_short && EASY_GIVENS.contains(&givens))
            }
            Tier::Medium => (Self::Medium, grade.score <= MEDIUM_SCORE),
            Tier::Hard => (Self::Hard, grade.score <= HARD_SCORE),
            Tier::Expert => (Self::Expert, true),
            Tier::Extreme => return None,
        };
        fits.then_some(label)
    }
}
