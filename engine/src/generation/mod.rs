//! Puzzles by a spec: a random full grid, symmetric removal of givens, and a check of the result.

mod batch;
mod draw;
mod easing;
mod exchange;
mod fill;
mod full_grid;
mod judgement;
mod maker;
mod minimal;
mod neighbours;
#[cfg(feature = "seeds")]
pub mod packed_seeds;
mod planted_pattern;
mod rectangles;
mod removal;
#[cfg(feature = "seeds")]
mod restatement;
#[cfg(feature = "seeds")]
pub mod seeds;
mod shuffle;
mod singles_thinning;
#[cfg(feature = "seeds")]
mod sparse;
mod spec;
mod symmetry;
mod thinning;
mod variety;
#[cfg(feature = "seeds")]
mod vicinity;

use std::error::Error;
use std::fmt;

pub use batch::{Distinct, Replacements};
pub use exchange::Exchange;
pub use judgement::{Graded, Miss};
pub use maker::Maker;
pub use minimal::MinimalPuzzles;
pub use neighbours::{Distance, Neighbours};
pub use shuffle::shuffle;
#[cfg(feature = "seeds")]
pub use sparse::thinned_exchanges;
pub use spec::PuzzleSpec;
pub use symmetry::Symmetry;

use crate::grading;
use nonet_grid::Grid;
use nonet_grid::random::Random;
use nonet_rating::Rating;

/// The default budget for one puzzle, in drawn puzzles.
///
/// About one drawn puzzle in 200 is an expert one of the kind whose turn it is, the rarest; drawing one takes
/// some 60 microseconds, and of 1,600 the longest search took 1,900 (2026-11). So the budget is practically never
/// exhausted, and if so, soon.
pub const DEFAULT_BUDGET: u64 = 5_000;

/// A generated puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    /// The givens, as symmetric as requested.
    pub givens: Grid,
    /// The only solution.
    pub solution: Grid,
    /// The index of the puzzle in its seed.
    pub index: u64,
    /// Its rating, if the spec required all of it.
    pub rating: Option<Rating>,
    /// Its grade, if the spec required one.
    pub graded: Option<Graded>,
}

impl Puzzle {
    /// The label of its tier, and the hardest technique that it needs if the ladder solves it.
    ///
    /// Where the spec did not require a grade, this grades the puzzle, which takes longer than making it.
    #[must_use]
    pub fn graded(&self) -> Graded {
        let grade = || Graded::of(&grading::grade(&self.givens));
        self.graded.unwrap_or_else(grade)
    }
}

/// The budget was used up before a puzzle met the spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BudgetExhausted {
    /// Number of puzzles drawn.
    pub tried: u64,
    /// The drawn puzzle that came nearest to the spec.
    pub nearest: Option<Miss>,
}

impl fmt::Display for BudgetExhausted {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tried = self.tried;
        write!(formatter, "none of {tried} candidates meets the spec")?;
        match &self.nearest {
            Some(nearest) => write!(formatter, "; {nearest}"),
            None => Ok(()),
        }
    }
}

impl Error for BudgetExhausted {}

impl From<Maker> for BudgetExhausted {
    fn from(maker: Maker) -> Self {
        Self {
            tried: maker.tried(),
            nearest: maker.nearest().cloned(),
        }
    }
}

/// A random grid that is full and obeys the rules.
///
/// The same seed, index and engine version give the same grid on every machine.
#[must_use]
pub fn full_grid(seed: u64, index: u64) -> Grid {
    full_grid::draw(&mut Random::new(seed, index))
}

/// Make a puzzle.
///
/// The same spec, seed, index and engine version give the same puzzle on every machine, for any
/// budget that suffices.
///
/// # Errors
/// When none of `budget` drawn puzzles meets the spec.
pub fn generate(
    spec: PuzzleSpec,
    seed: u64,
    index: u64,
    budget: u64,
) -> Result<Puzzle, BudgetExhausted> {
    let mut maker = Maker::new(spec, seed, index, budget);
    maker.go_on(budget).ok_or_else(|| maker.into())
}
