//! One puzzle in the making: candidate after candidate, until one is as wished.

use super::judgement::Miss;
use super::random::Random;
use super::removal::Removal;
use super::wish::Wish;
use super::{Puzzle, full_grid, reach, variety};
use crate::grading::{self, Grade, Label};
use crate::grid::{CellSet, Grid};
use crate::search::Thinning;
use crate::technique::Technique;

/// A search for one puzzle that can be interrupted after any candidate.
pub struct Maker {
    wish: Wish,
    random: Random,
    tried: u64,
    nearest: Option<Miss>,
}

impl Maker {
    /// Begin with the first candidate for the puzzle `index` of a seed.
    #[must_use]
    pub fn new(wish: Wish, seed: u64, index: u64) -> Self {
        Self {
            wish,
            random: Random::new(seed, index),
            tried: 0,
            nearest: None,
        }
    }

    /// Try so many candidates more, or fewer when one is as wished.
    pub fn make(&mut self, candidates: u64) -> Option<Puzzle> {
        (0..candidates).find_map(|_| {
            self.tried += 1;
            let candidate = self.draw();
            self.accept(candidate)
        })
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

    /// A puzzle, not always within the wish.
    fn draw(&mut self) -> Puzzle {
        let solution = full_grid::draw(&mut self.random);
        let range = self.wish.fewest_givens();
        let fewest = if range.start() == range.end() {
            *range.start()
        } else {
            self.random.within(&range)
        };
        let removal = Removal {
            symmetry: self.wish.symmetry,
            fewest,
            avoids_empty_houses: self.wish.avoids_empty_houses,
        };
        let mut givens = self.thin_out(&solution, &removal);
        if self.wish.is_minimal == Some(false) && is_minimal(&givens, &solution) {
            givens = removal.give_back(&givens, &solution, &mut self.random);
        }
        Puzzle {
            givens,
            solution,
            label: None,
        }
    }

    fn thin_out(&mut self, solution: &Grid, removal: &Removal) -> Grid {
        let random = &mut self.random;
        let mut unique = Thinning::new(solution, solution);
        let mut reached = |reach: fn(&Grid) -> bool| {
            removal.thin_out(solution, &mut |puzzle, _| reach(puzzle), random)
        };
        match self.wish.label {
            Some(Label::Beginner) => reached(reach::boxes_suffice),
            Some(Label::Easy) => reached(reach::singles_suffice),
            _ if self.wish.max_technique.is_some() => {
                let allowed = allowed_by(&self.wish);
                // Techniques that rely on one solution could fill a grid with several.
                let mut keeps = |puzzle: &Grid, lost: CellSet| {
                    let before = unique.clone();
                    let is_kept =
                        unique.take(lost) && grading::grade_up_to(puzzle, allowed).is_solved;
                    if !is_kept {
                        unique = before;
                    }
                    is_kept
                };
                removal.thin_out(solution, &mut keeps, random)
            }
            _ => removal.thin_out(solution, &mut |_, lost| unique.take(lost), random),
        }
    }

    /// The puzzle with its label, when it is as wished; else it may be the nearest so far.
    fn accept(&mut self, candidate: Puzzle) -> Option<Puzzle> {
        let wish = &self.wish;
        let is_minimal = wish
            .is_minimal
            .map(|_| is_minimal(&candidate.givens, &candidate.solution));
        let mut miss = Miss::before_grading(wish, candidate.givens.filled_count(), is_minimal);
        if miss.parts.is_empty() {
            let grade = grading::grade_up_to(&candidate.givens, allowed_by(wish));
            miss.grade(wish, &grade);
            if miss.parts.is_empty() {
                return self.is_various(&grade).then_some(Puzzle {
                    label: grade.label,
                    ..candidate
                });
            }
        }
        let nearest = self.nearest.take();
        self.nearest = nearest
            .filter(|nearest| nearest.rank() <= miss.rank())
            .or(Some(miss));
        None
    }

    /// Whether the puzzle is kept for the sake of variety: a wish for a label alone has a choice.
    fn is_various(&mut self, grade: &Grade) -> bool {
        match self.wish.label {
            Some(label) if self.wish.technique.is_none() && self.wish.max_technique.is_none() => {
                variety::keeps(label, grade.hardest, &mut self.random)
            }
            _ => true,
        }
    }
}

/// The part of the ladder that a puzzle may need.
fn allowed_by(wish: &Wish) -> &'static [Technique] {
    wish.limit()
        .map_or(Technique::ALL, |last| &Technique::ALL[..=last as usize])
}

/// Whether no given can be taken without letting in another solution.
fn is_minimal(puzzle: &Grid, solution: &Grid) -> bool {
    let mut cells = puzzle.filled().map(|(cell, _)| CellSet::of(cell));
    !cells.any(|cell| Thinning::new(puzzle, solution).take(cell))
}
