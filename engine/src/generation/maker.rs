//! One puzzle in the making: candidate after candidate, until one is as wished.

use std::ops::RangeInclusive;

use super::Puzzle;
use super::draw::{self, Drawn};
use super::easing::Easing;
use super::judgement::{Graded, Miss};
use super::random::Random;
use super::variety;
use super::wish::Wish;
use crate::grading::{self, Grade};
use crate::rating::Rater;

/// So much of a rating is one piece of work: some four milliseconds.
const RATING_PIECE: u64 = 100_000;

/// A search for one puzzle that can be interrupted after any piece of work.
///
/// A piece is a candidate, or a few milliseconds of the rating of one that is as wished otherwise.
pub struct Maker {
    wish: Wish,
    index: u64,
    budget: u64,
    random: Random,
    tried: u64,
    spent: u64,
    nearest: Option<Miss>,
    rated: Option<Rated>,
}

/// A candidate that is as wished, if its rating is.
struct Rated {
    puzzle: Puzzle,
    miss: Miss,
    allowed: RangeInclusive<u16>,
    rater: Rater,
}

impl Maker {
    /// Begin with the first candidate for the puzzle `index` of a seed; `budget` is in pieces of work.
    #[must_use]
    pub fn new(wish: Wish, seed: u64, index: u64, budget: u64) -> Self {
        Self {
            wish,
            index,
            budget,
            random: Random::new(seed, index),
            tried: 0,
            spent: 0,
            nearest: None,
            rated: None,
        }
    }

    /// Do so many pieces of work, or fewer when a puzzle is as wished or the budget is used up.
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

    /// The candidates tried so far.
    #[must_use]
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// The candidate that came nearest to the wish, of those that missed it.
    #[must_use]
    pub const fn nearest(&self) -> Option<&Miss> {
        self.nearest.as_ref()
    }

    fn do_piece(&mut self) -> Option<Puzzle> {
        if let Some(rated) = self.rated.take() {
            return self.rate(rated);
        }
        self.tried += 1;
        let drawn = draw::draw(&self.wish, &mut self.random);
        self.judge(drawn)
    }

    /// The puzzle, when the candidate is as wished; else it may be the nearest so far.
    fn judge(&mut self, drawn: Drawn) -> Option<Puzzle> {
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
        if grade.as_ref().is_some_and(|grade| !self.is_various(grade)) {
            return None;
        }
        let puzzle = Puzzle {
            givens: drawn.givens,
            solution: drawn.solution,
            index: self.index,
            rating: None,
            graded: grade.as_ref().map(Graded::of),
        };
        match self.wish.allowed_ratings() {
            Some(allowed) => self.rate(Rated {
                rater: Rater::new(&puzzle.givens),
                puzzle,
                miss,
                allowed,
            }),
            None => Some(puzzle),
        }
    }

    /// What is not as wished but for the rating, and the grade unless there is no need of one.
    fn compare(&self, drawn: &Drawn) -> (Miss, Option<Grade>) {
        let wish = &self.wish;
        let is_minimal = wish.is_minimal.map(|_| drawn.is_minimal());
        let mut miss = Miss::before_grading(wish, drawn.givens.filled_count(), is_minimal);
        if !miss.parts.is_empty() || !wish.says_how_hard() {
            return (miss, None);
        }
        let grade = grading::grade_up_to(&drawn.givens, draw::allowed_by(wish));
        miss.grade(wish, &grade);
        (miss, Some(grade))
    }

    fn ease(&mut self, drawn: &Drawn, grade: &Grade) -> Option<Drawn> {
        let easing = Easing {
            technique: self.wish.technique?,
            allowed: draw::allowed_by(&self.wish),
            symmetry: self.wish.symmetry,
        };
        easing.ease(drawn, grade, &mut self.random)
    }

    /// Go on with a rating: the puzzle, once it is known to be rated as wished.
    fn rate(&mut self, mut rated: Rated) -> Option<Puzzle> {
        let is_done = rated.rater.advance(RATING_PIECE);
        let known = rated.rater.at_least();
        let (first, last) = (*rated.allowed.start(), *rated.allowed.end());
        rated.puzzle.rating = rated.rater.rating();
        let is_rated = rated.puzzle.rating.is_some();
        // Without an upper bound it suffices that the lower one is reached.
        if known >= first && (is_rated && known <= last || last == u16::MAX) {
            return Some(rated.puzzle);
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

    /// Whether the puzzle is kept for the sake of variety: a wish for a label alone has a choice.
    fn is_various(&mut self, grade: &Grade) -> bool {
        match self.wish.label {
            Some(label) if self.wish.is_label_alone() => {
                variety::keeps(label, grade.hardest, &mut self.random)
            }
            _ => true,
        }
    }
}
