//! The five labels, and which of them a puzzle deserves.

use std::ops::RangeInclusive;

use crate::candidates::Candidates;
use crate::grid::Grid;
use crate::path::Path;
use crate::search::{self, Limits};
use crate::techniques::{self, Technique};

/// How hard a puzzle is asked to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Label {
    /// Full houses and hidden singles in boxes suffice.
    Beginner,
    /// Singles suffice, and a hidden single in a line or a naked single is needed.
    Easy,
    /// Singles do not suffice; the search solves it without a guess.
    Medium,
    /// Singles do not suffice; the search needs a few guesses.
    Hard,
    /// Singles do not suffice; the search needs many guesses.
    Expert,
}

/// The givens of a beginner puzzle.
pub const BEGINNER_GIVENS: RangeInclusive<usize> = 36..=45;
/// The givens of an easy puzzle.
pub const EASY_GIVENS: RangeInclusive<usize> = 26..=36;
/// The highest score of an easy puzzle.
pub const EASY_SCORE: u32 = 600;
/// The guesses of a hard puzzle.
pub const HARD_NODES: RangeInclusive<u64> = 1..=3;

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
}

/// The label of a puzzle with one solution; `None` when it fits no definition.
#[must_use]
pub fn grade(puzzle: &Grid) -> Option<Label> {
    let path = Path::walk(Candidates::new(puzzle), techniques::singles());
    if path.is_solved() {
        return grade_singles(puzzle.filled_count(), &path);
    }
    let nodes = search::count_solutions(puzzle, Limits::default()).nodes;
    Some(match nodes {
        0 => Label::Medium,
        few if HARD_NODES.contains(&few) => Label::Hard,
        _ => Label::Expert,
    })
}

fn grade_singles(givens: usize, path: &Path) -> Option<Label> {
    // The walk takes a step of a higher rung only when no lower one finds any.
    let hardest = path.steps.iter().map(|step| step.technique).max();
    if hardest <= Some(Technique::HiddenSingleInBox) {
        return BEGINNER_GIVENS.contains(&givens).then_some(Label::Beginner);
    }
    let is_easy = EASY_GIVENS.contains(&givens) && path.score() <= EASY_SCORE;
    is_easy.then_some(Label::Easy)
}
