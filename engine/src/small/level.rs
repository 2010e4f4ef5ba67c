//! Three levels, by the kinds of singles that a puzzle needs and by its givens.

use std::ops::RangeInclusive;

use super::grid::SmallGrid;
use super::shape::Shape;
use super::single::{Kind, find};

/// The level of a small puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A house with one empty cell is all that it takes to see, again and again.
    Beginner,
    /// Only places in boxes have to be found, too.
    Easy,
    /// Few givens; in 6x6 it takes an only place in a row or a column, or a cell's only digit.
    Medium,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Easy, Self::Medium];

    /// Its name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
        }
    }

    /// The level of a name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }

    /// The kinds of singles that a puzzle of the level may need.
    pub(super) fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Beginner => &Kind::ALL[..1],
            Self::Easy => &Kind::ALL[..2],
            Self::Medium => &Kind::ALL,
        }
    }

    /// Number of givens of a new puzzle of the level; no 4x4 puzzle has fewer than four.
    #[must_use]
    pub fn givens(self, shape: Shape) -> RangeInclusive<usize> {
        match (self, shape.side) {
            (Self::Beginner, 4) => 8..=10,
            (Self::Easy, 4) => 6..=6,
            (Self::Medium, 4) => 4..=4,
            (Self::Beginner, _) => 24..=26,
            (Self::Easy, _) => 14..=18,
            (Self::Medium, _) => 10..=14,
        }
    }

    /// Return whether a new puzzle is of the level; boxes by themselves solve nearly all 4x4 puzzles.
    pub(super) fn suits(self, puzzle: &SmallGrid) -> bool {
        let needs_lines = || !is_solved(puzzle, Self::Easy.kinds());
        self.givens(puzzle.shape()).contains(&puzzle.filled_count())
            && level_of(puzzle) == Some(self)
            && (self != Self::Medium || puzzle.shape() == Shape::FOUR || needs_lines())
    }
}

/// The level of a puzzle: the easiest whose kinds solve it and that has so few givens.
///
/// None where singles do not solve it.
#[must_use]
pub fn level_of(puzzle: &SmallGrid) -> Option<Level> {
    let filled = puzzle.filled_count();
    Level::ALL.into_iter().find(|level| {
        let enough = *level == Level::Medium || filled >= *level.givens(puzzle.shape()).start();
        enough && is_solved(puzzle, level.kinds())
    })
}

/// Whether singles of these kinds solve a puzzle, which proves that its solution is the only one.
pub(super) fn is_solved(puzzle: &SmallGrid, kinds: &[Kind]) -> bool {
    let mut board = puzzle.clone();
    while let Some(single) = kinds.iter().find_map(|&kind| find(&board, kind)) {
        board.set(single.cell, single.digit);
    }
    board.filled_count() == board.shape().cells() && !board.has_clash()
}
