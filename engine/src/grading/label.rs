//! The labels, and the limits that keep new puzzles of one label alike.

use std::ops::RangeInclusive;

use super::Grade;
use nonet_techniques::technique::{Technique, Tier};

/// The difficulty label of a puzzle.
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
    /// The hardest technique is of the extreme tier, or the ladder does not solve the puzzle.
    Extreme,
}

/// The givens of a new beginner puzzle.
pub const BEGINNER_GIVENS: RangeInclusive<usize> = 36..=45;
/// The givens of a new easy puzzle.
pub const EASY_GIVENS: RangeInclusive<usize> = 26..=36;
/// The highest score of a new easy puzzle.
pub const EASY_SCORE: u32 = 600;
/// The highest score of a new medium puzzle.
pub const MEDIUM_SCORE: u32 = 1000;
/// The highest score of a new hard puzzle.
pub const HARD_SCORE: u32 = 1600;
/// The ER of a new medium puzzle, in tenths.
pub const MEDIUM_RATINGS: RangeInclusive<u16> = 23..=36;
/// The ER of a new hard puzzle, in tenths.
pub const HARD_RATINGS: RangeInclusive<u16> = 40..=58;
/// The ER of a new expert puzzle, in tenths.
pub const EXPERT_RATINGS: RangeInclusive<u16> = 62..=79;
/// The ER of a new extreme puzzle, in tenths.
pub const EXTREME_RATINGS: RangeInclusive<u16> = 80..=u16::MAX;

impl Label {
    /// The labels that puzzles are served by, the easiest first.
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
            Self::Extreme => "extreme",
        }
    }

    /// The label with this name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        let mut known = Self::ALL.into_iter().chain([Self::Extreme]);
        known.find(|label| label.slug() == slug)
    }

    /// The label of a puzzle with this grade: that of its tier. A full grid has none.
    pub(super) fn of(grade: &Grade) -> Option<Self> {
        match grade.tier {
            Tier::Extreme => Some(Self::Extreme),
            Tier::Singles => grade.hardest.map(|hardest| {
                if hardest <= Technique::HiddenSingleInBox {
                    Self::Beginner
                } else {
                    Self::Easy
                }
            }),
            Tier::Medium => Some(Self::Medium),
            Tier::Hard => Some(Self::Hard),
            Tier::Expert => Some(Self::Expert),
        }
    }

    /// The number of givens of a new puzzle of the label, if the label limits it.
    #[must_use]
    pub const fn givens(self) -> Option<RangeInclusive<usize>> {
        match self {
            Self::Beginner => Some(BEGINNER_GIVENS),
            Self::Easy => Some(EASY_GIVENS),
            _ => None,
        }
    }

    /// The highest score of a new puzzle of the label, if the label limits it.
    #[must_use]
    pub const fn highest_score(self) -> Option<u32> {
        match self {
            Self::Easy => Some(EASY_SCORE),
            Self::Medium => Some(MEDIUM_SCORE),
            Self::Hard => Some(HARD_SCORE),
            _ => None,
        }
    }

    /// The ER of a new puzzle of the label, in tenths, if the label limits it.
    ///
    /// Beginner and easy need no limit: puzzles that singles solve are rated 1.2, and 1.5 to 2.3.
    #[must_use]
    pub const fn ratings(self) -> Option<RangeInclusive<u16>> {
        match self {
            Self::Beginner | Self::Easy => None,
            Self::Medium => Some(MEDIUM_RATINGS),
            Self::Hard => Some(HARD_RATINGS),
            Self::Expert => Some(EXPERT_RATINGS),
            Self::Extreme => Some(EXTREME_RATINGS),
        }
    }

    /// The last rung that a puzzle of the label may need; `None` when any may be.
    #[must_use]
    pub fn last_technique(self) -> Option<Technique> {
        let tier = match self {
            Self::Beginner => return Some(Technique::HiddenSingleInBox),
            Self::Easy => Tier::Singles,
            Self::Medium => Tier::Medium,
            Self::Hard => Tier::Hard,
            Self::Expert => Tier::Expert,
            Self::Extreme => return None,
        };
        let mut of_tier = Technique::ALL.iter().filter(|one| one.tier() == tier);
        of_tier.next_back().copied()
    }
}
