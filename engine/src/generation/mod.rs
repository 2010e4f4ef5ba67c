//! Puzzles as wished: a random full grid, symmetric removal of givens, and a look at the result.

mod batch;
mod draw;
mod easing;
mod full_grid;
mod judgement;
mod maker;
mod plant;
mod random;
mod reach;
mod removal;
mod symmetry;
mod variety;
mod wish;

use std::error::Error;
use std::fmt;

pub use batch::Distinct;
pub use judgement::{Graded, Miss};
pub use maker::Maker;
pub use symmetry::Symmetry;
pub use wish::Wish;

use self::random::Random;
use crate::grading;
use crate::grid::Grid;
use crate::rating::Rating;

/// The candidates that one puzzle may cost when nothing else is said.
///
/// About one candidate in 20 is an expert puzzle, the rarest; a candidate takes some 150 microseconds
/// (2026-11). So the budget is practically never exhausted, and soon when it is.
pub const DEFAULT_BUDGET: u64 = 1_000;

/// A generated puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    /// The givens, as symmetric as wished.
    pub givens: Grid,
    /// The only solution.
    pub solution: Grid,
    /// Which puzzle of its seed it is.
    pub index: u64,
    /// Its rating, if the wish asked for one and all of it had to be known.
    pub rating: Option<Rating>,
    /// Its grade, if the wish asked for one.
    pub graded: Option<Graded>,
}

impl Puzzle {
    /// The label of its tier, and the hardest technique that it needs unless the ladder does not solve it.
    ///
    /// Where the wish did not ask how hard it is, it is graded now, which takes longer than making it.
    #[must_use]
    pub fn graded(&self) -> Graded {
        let grade = || Graded::of(&grading::grade(&self.givens));
        self.graded.unwrap_or_else(grade)
    }
}

/// The budget was used up before a puzzle was as wished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BudgetExhausted {
    /// The candidates tried.
    pub tried: u64,
    /// The candidate that came nearest to the wish.
    pub nearest: Option<Miss>,
}

impl fmt::Display for BudgetExhausted {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tried = self.tried;
        write!(formatter, "no puzzle is as wished among {tried} candidates")?;
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
/// The same wish, seed, index and engine version give the same puzzle on every machine, whatever
/// the budget, if it suffices.
///
/// # Errors
/// When none of `budget` candidates is as wished.
pub fn generate(wish: Wish, seed: u64, index: u64, budget: u64) -> Result<Puzzle, BudgetExhausted> {
    let mut maker = Maker::new(wish, seed, index, budget);
    maker.go_on(budget).ok_or_else(|| maker.into())
}
