//! Puzzles as wished: a random full grid, symmetric removal of givens, and the grade of the result.

mod full_grid;
mod random;
mod reach;
mod removal;
mod wish;

use std::error::Error;
use std::fmt;

pub use wish::Wish;

use crate::grading::Label;
use crate::grid::Grid;
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
    /// The label that it deserves, if it fits the definition of one.
    pub label: Option<Label>,
}

/// The budget was used up before a puzzle was as wished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BudgetExhausted {
    /// The candidates tried.
    pub tried: u64,
}

impl fmt::Display for BudgetExhausted {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "no puzzle is as wished among {} candidates",
            self.tried
        )
    }
}

impl Error for BudgetExhausted {}

/// Make a puzzle.
///
/// The same wish, seed, index and engine version give the same puzzle on every machine, whatever
/// the budget, if it suffices.
///
/// # Errors
/// When none of `budget` candidates is as wished.
pub fn generate(wish: Wish, seed: u64, index: u64, budget: u64) -> Result<Puzzle, BudgetExhausted> {
    let mut random = Random::new(seed, index);
    (0..budget)
        .map(|_| wish.draw(&mut random))
        .find_map(|candidate| wish.accept(candidate))
        .ok_or(BudgetExhausted { tried: budget })
}
