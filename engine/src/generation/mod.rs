//! Puzzles of a label: a random full grid, symmetric removal of givens, and the label's definition.

mod full_grid;
mod label;
mod random;
mod reach;
mod removal;

use std::error::Error;
use std::fmt;

pub use label::{BEGINNER_GIVENS, EASY_GIVENS, EASY_SCORE, HARD_NODES, Label, grade};

use crate::grid::Grid;
use crate::search::{self, Limits, Status};
use random::Random;

/// The candidates that one puzzle may cost when nothing else is said.
///
/// About one candidate in 20 is an expert puzzle, the rarest; a candidate takes some 150 microseconds
/// (2026-11). So the budget is practically never exhausted, and soon when it is.
pub const DEFAULT_BUDGET: u64 = 1_000;

/// A generated puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    /// The givens, symmetric under a half turn.
    pub givens: Grid,
    /// The only solution.
    pub solution: Grid,
    /// The label that the puzzle was asked for and deserves.
    pub label: Label,
}

/// The budget was used up before a puzzle fitted the label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BudgetExhausted {
    /// The candidates tried.
    pub tried: u64,
}

impl fmt::Display for BudgetExhausted {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "no puzzle fits the label among {} candidates",
            self.tried
        )
    }
}

impl Error for BudgetExhausted {}

/// Make a puzzle.
///
/// The same label, seed, index and engine version give the same puzzle on every machine, whatever
/// the budget, if it suffices.
///
/// # Errors
/// When none of `budget` candidates fits the label.
pub fn generate(
    label: Label,
    seed: u64,
    index: u64,
    budget: u64,
) -> Result<Puzzle, BudgetExhausted> {
    let mut random = Random::new(seed, index);
    (0..budget)
        .map(|_| draw_candidate(label, &mut random))
        .find(|candidate| grade(&candidate.givens) == Some(label))
        .ok_or(BudgetExhausted { tried: budget })
}

fn draw_candidate(label: Label, random: &mut Random) -> Puzzle {
    let solution = full_grid::draw(random);
    let (fewest, keeps) = match label {
        Label::Beginner => (
            draw_from(&BEGINNER_GIVENS, random),
            reach::boxes_suffice as fn(&Grid) -> bool,
        ),
        Label::Easy => (
            draw_from(&EASY_GIVENS, random),
            reach::singles_suffice as fn(&Grid) -> bool,
        ),
        Label::Medium | Label::Hard | Label::Expert => (0, is_unique as fn(&Grid) -> bool),
    };
    let givens = removal::thin_out(&solution, fewest, keeps, random);
    Puzzle {
        givens,
        solution,
        label,
    }
}

fn draw_from(range: &std::ops::RangeInclusive<usize>, random: &mut Random) -> usize {
    range.start() + random.below(range.end() - range.start() + 1)
}

fn is_unique(puzzle: &Grid) -> bool {
    search::count_solutions(puzzle, Limits::default()).status == Status::Unique
}
