//! The search for one puzzle: puzzle after puzzle is drawn, until one meets the spec.

use std::ops::RangeInclusive;

use super::Puzzle;
use super::draw::{self, DrawnPuzzle};
use super::easing::Easing;
use super::judgement::{Graded, Miss, grade_by_making, is_surely_easier};
#[cfg(feature = "seeds")]
use super::packed_seeds::PackedSeeds;
use super::spec::PuzzleSpec;
use super::variety::Variety;
#[cfg(feature = "seeds")]
use super::vicinity::Vicinity;
use crate::grading::{self, Grade};
use nonet_grid::random::Random;
use nonet_rating::{Profile, Rater};

/// One slice of a rating: about four milliseconds.
const RATING_PIECE: u64 = 100_000;

/// A search for one puzzle that can be interrupted after any piece of work.
///
/// A piece is a drawn puzzle, or a few milliseconds of the rating of one that meets the rest of the spec.
pub struct Maker {
    spec: PuzzleSpec,
    index: u64,
    budget: u64,
    random: Random,
    tried: u64,
    spent: u64,
    nearest: Option<Miss>,
    rated: Option<Rated>,
    variety: Variety,
    #[cfg(feature = "seeds")]
    vicinity: Option<Vicinity>,
}

/// A drawn puzzle that meets the spec but for its rating, which is under way.
struct Rated {
    puzzle: Puzzle,
    miss: Miss,
    allowed: RangeInclusive<u16>,
    rater: Rater,
}

impl Maker {
    /// Start the search for the puzzle `index` of a seed; `budget` is in pieces of work.
    #[must_use]
    pub fn new(spec: PuzzleSpec, seed: u64, index: u64, budget: u64) -> Self {
        let variety = Variety::of(&spec, seed, index);
        Self {
            #[cfg(feature = "seeds")]
            vicinity: Vicinity::of(&spec, variety.turn),
            variety,
            spec,
            index,
            budget,
            random: Random::new(seed, index),
            tried: 0,
            spent: 0,
            nearest: None,
            rated: None,
        }
    }

    /// Do up to `pieces` of work; stops early with a puzzle, or when the budget is used up.
    pub fn go_on(&mut self, pieces: u64) -> Option<Puzzle> {
        let left = self.budget - self.spent;
        (0..pieces.min(left)).find_map(|_| {
            self.spent += 1;
            self.do_piece()
        })
    }

    /// Whether the budget is used up.
    #[must_use]
    pub const fn is_exhausted(&self) -> bool {
        self.spent == self.budget
    }

    /// Number of puzzles drawn so far.
    #[must_use]
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// The drawn puzzle that came nearest to the spec, of those that missed it.
    #[must_use]
    pub const fn nearest(&self) -> Option<&Miss> {
        self.nearest.as_ref()
    }

    fn do_piece(&mut self) -> Option<Puzzle> {
        if let Some(rated) = self.rated.take() {
            return self.rate(rated);
        }
        self.tried += 1;
        #[cfg(feature = "seeds")]
        if let Some(puzzle) = self.restate() {
            return Some(puzzle);
        }
        let drawn = self.draw()?;
        self.judge(drawn)
    }

    /// An expert or extreme puzzle that needs no grading, if any is requested.
    #[cfg(feature = "seeds")]
    fn restate(&mut self) -> Option<Puzzle> {
        let (spec, random) = (&self.spec, &mut self.random);
        let is_open = spec.is_minimal.is_none() && !spec.avoids_empty_houses && !spec.is_fresh;
        if self.tried > 1 || !is_open {
            return None;
        }
        let listed = self.variety.turn.zip(spec.label.and_then(PackedSeeds::of));
        let (drawn, hardest) = match (listed, &self.vicinity) {
            (Some((turn, seeds)), _) => seeds.restated(turn, spec, random)?,
            (None, vicinity) => vicinity.as_ref()?.restated(spec, random)?,
        };
        let fits = spec.givens.contains(&drawn.givens.filled_count());
        fits.then_some(Puzzle {
            givens: drawn.givens,
            solution: drawn.solution,
            index: self.index,
            rating: None,
            graded: Some(Graded {
                label: self.spec.label,
                hardest: Some(hardest),
            }),
        })
    }

    #[cfg_attr(
        not(feature = "seeds"),
        expect(clippy::unnecessary_wraps, reason = "a random puzzle is always drawn")
    )]
    fn draw(&mut self) -> Option<DrawnPuzzle> {
        #[cfg(feature = "seeds")]
        if let Some(vicinity) = &mut self.vicinity {
            return vicinity.next(&mut self.spec, &mut self.random);
        }
        Some(draw::draw(&self.spec, &mut self.random))
    }

    /// The puzzle, if it meets the spec and the search doesn't continue from it.
    #[cfg_attr(
        not(feature = "seeds"),
        expect(
            clippy::unnecessary_wraps,
            clippy::unused_self,
            clippy::needless_pass_by_ref_mut,
            reason = "without seeds the search ends here"
        )
    )]
    fn finish(&mut self, puzzle: Puzzle) -> Option<Puzzle> {
        #[cfg(feature = "seeds")]
        if let Some(vicinity) = &mut self.vicinity
            && !vicinity.ends(&puzzle.givens, &mut self.random)
        {
            return None;
        }
        Some(puzzle)
    }

    /// The puzzle, if it meets the spec; else it may become the nearest so far.
    fn judge(&mut self, drawn: DrawnPuzzle) -> Option<Puzzle> {
        let (miss, grade) = self.compare(&drawn);
        let eased = grade.as_ref().and_then(|grade| self.ease(&drawn, grade));
        let (drawn, (miss, grade)) = match eased {
            Some(eased) => {
                let compared = self.compare(&eased);
                (eased, compared)
            }
            None => (drawn, (miss, grade)),
        };
        if !miss.parts.is_empty() {
            return self.pass_over(miss);
        }
        let hardest = grade.as_ref().and_then(|grade| grade.hardest);
        if !self.variety.keeps(hardest, &mut self.random) {
            return None;
        }
        let puzzle = Puzzle {
            givens: drawn.givens,
            solution: drawn.solution,
            index: self.index,
            rating: None,
            graded: match &grade {
                Some(grade) => (!self.spec.is_high()).then(|| Graded::of(grade)),
                None => grade_by_making(&self.spec, &drawn.givens),
            },
        };
        match self.spec.allowed_ratings() {
            Some(allowed) => self.rate(Rated {
                rater: Rater::new(&puzzle.givens, Profile::Explainer),
                puzzle,
                miss,
                allowed,
            }),
            None => self.finish(puzzle),
        }
    }

    /// Compare all but the rating; the result has the grade, unless none is needed.
    fn compare(&self, drawn: &DrawnPuzzle) -> (Miss, Option<Grade>) {
        let spec = &self.spec;
        let is_minimal = spec.is_minimal.map(|_| drawn.is_minimal());
        let mut miss = Miss::before_grading(spec, drawn.givens.filled_count(), is_minimal);
        let is_known = || grade_by_making(spec, &drawn.givens).is_some();
        if !miss.parts.is_empty() || !spec.says_how_hard() || is_known() {
            return (miss, None);
        }
        if self.is_surely_easier(drawn) {
            miss.parts.push("the label");
            return (miss, None);
        }
        // An extreme puzzle takes long to grade, and its rating is more precise.
        let allowed = if spec.is_high() {
            draw::below_extreme()
        } else {
            self.variety.allowed(spec)
        };
        let grade = grading::grade_up_to(&drawn.givens, allowed);
        miss.grade(spec, &grade);
        if spec.is_high() && grade.is_solved && miss.parts.is_empty() {
            miss.parts.push("the rating");
        }
        (miss, Some(grade))
    }

    /// Whether a puzzle misses the label, which is all that matters, and is not the nearest so far.
    fn is_surely_easier(&self, drawn: &DrawnPuzzle) -> bool {
        let label = self.spec.label.filter(|_| self.spec.is_label_alone());
        let is_beaten = |nearest: &Miss| nearest.rank() <= (1, 0);
        self.nearest.as_ref().is_some_and(is_beaten)
            && label.is_some_and(|label| is_surely_easier(&drawn.givens, label))
    }

    fn ease(&mut self, drawn: &DrawnPuzzle, grade: &Grade) -> Option<DrawnPuzzle> {
        // Near seeds it would take longer than the next neighbours.
        #[cfg(feature = "seeds")]
        if self.vicinity.is_some() {
            return None;
        }
        let easing = Easing {
            technique: self.spec.technique?,
            allowed: draw::allowed_by(&self.spec),
            symmetry: self.spec.symmetry,
        };
        easing.ease(drawn, grade, &mut self.random)
    }

    /// Continue a rating; the result is the puzzle, once its rating is known to meet the spec.
    fn rate(&mut self, mut rated: Rated) -> Option<Puzzle> {
        let is_done = rated.rater.advance(RATING_PIECE);
        let known = rated.rater.at_least();
        let (first, last) = (*rated.allowed.start(), *rated.allowed.end());
        rated.puzzle.rating = rated.rater.rating();
        let is_rated = rated.puzzle.rating.is_some();
        // Without an upper bound it suffices to reach the lower one.
        if known >= first && (is_rated && known <= last || last == u16::MAX) {
            return self.finish(rated.puzzle);
        }
        if is_done || known > last {
            rated.miss.rate(&rated.allowed, known);
            return self.pass_over(rated.miss);
        }
        self.rated = Some(rated);
        None
    }

    fn pass_over(&mut self, miss: Miss) -> Option<Puzzle> {
        let nearest = self.nearest.take();
        self.nearest = nearest
            .filter(|nearest| nearest.rank() <= miss.rank())
            .or(Some(miss));
        None
    }
}
