//! Goals, and how near a puzzle is to one.

use super::puzzle::er;
use nonet_engine::grading::{grade_by, grade_up_to};
use nonet_engine::grid::Grid;
use nonet_engine::technique::{Technique, Tier};

#[derive(Clone, Copy)]
pub enum Goal {
    /// The technique is the hardest.
    Technique(Technique),
    /// The ER is as high, in tenths.
    Rating(u16),
    /// At most so many givens are left.
    Givens(usize),
}

/// From here on the technique is needed.
const IS_USED: u32 = 1_000;
const IS_SOLVED: u32 = 10_000;
/// The pattern is on the first board, and easier techniques do not solve the puzzle.
const IS_THERE: u32 = 200;
const IS_BEYOND: u32 = 150;
/// The highest heights of ratings, of which each tenth is so many apart.
const TENTH: u32 = 100_000;

impl Goal {
    pub fn of(kind: &str) -> Option<Self> {
        match kind.parse() {
            Ok(rating @ 80..) => Some(Self::Rating(rating)),
            Ok(givens) => Some(Self::Givens(givens.into())),
            Err(_) => Technique::named(kind).next().map(Self::Technique),
        }
    }

    pub fn height(self, puzzle: &Grid) -> u32 {
        match self {
            Self::Technique(technique) => height_of(technique, puzzle),
            Self::Rating(_) => rated_height(puzzle),
            Self::Givens(_) => 81 - u32::try_from(puzzle.filled_count()).unwrap_or(81),
        }
    }

    pub fn is_met(self, height: u32) -> bool {
        match self {
            Self::Technique(_) => height == IS_SOLVED,
            Self::Rating(least) => height >= u32::from(least) * TENTH,
            Self::Givens(most) => height as usize >= 81 - most,
        }
    }

    /// Whether a longer search pays.
    pub fn is_near(self, height: u32) -> bool {
        match self {
            Self::Technique(_) => height >= IS_THERE + IS_BEYOND,
            Self::Rating(least) => height >= u32::from(least - 5) * TENTH,
            Self::Givens(most) => height as usize >= 78 - most,
        }
    }
}

fn height_of(technique: Technique, puzzle: &Grid) -> u32 {
    let grade = grade_up_to(puzzle, &Technique::ALL[..=technique as usize]);
    let singles = grade.counts.iter();
    let placed: u32 = singles
        .filter(|(technique, _)| *technique <= Technique::NakedSingle)
        .map(|(_, count)| count)
        .sum();
    let is_used = grade.hardest.map(Technique::slug) == Some(technique.slug());
    match (grade.is_solved, is_used) {
        (true, true) => IS_SOLVED,
        (false, true) => IS_USED + placed,
        (is_solved, false) => {
            let is_there = grade_by(puzzle, &[technique]).hardest == Some(technique);
            let rung = grade.hardest.map_or(0, |hardest| hardest as u32);
            u32::from(is_there) * IS_THERE + if is_solved { rung } else { IS_BEYOND }
        }
    }
}

/// The rating; of equal ones, the puzzle is higher that needs more forcing nets.
fn rated_height(puzzle: &Grid) -> u32 {
    let easier = Technique::ALL.partition_point(|one| one.tier() < Tier::Extreme);
    if grade_up_to(puzzle, &Technique::ALL[..easier]).is_solved {
        return 0;
    }
    let nets = [
        Technique::HiddenSingleInBox,
        Technique::HiddenSingleInLine,
        Technique::NakedSingle,
        Technique::ForcingNetContradiction,
    ];
    let score = grade_by(puzzle, &nets).score / 10;
    u32::from(er(puzzle)) * TENTH + score.min(TENTH - 1)
}
