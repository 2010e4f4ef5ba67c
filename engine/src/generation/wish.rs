//! What a generated puzzle is asked to be.

use super::random::Random;
use super::{Puzzle, full_grid, reach, removal};
use crate::grading::{BEGINNER_GIVENS, EASY_GIVENS, Grade, Label};
use crate::grid::Grid;
use crate::search::{Limits, Status};
use crate::technique::Technique;
use crate::{grading, search};

/// What a puzzle is asked to be; what is `None` is left open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// The label that it deserves.
    pub label: Option<Label>,
    /// The hardest technique that it needs, or a variant with the same name.
    pub technique: Option<Technique>,
    /// The technique beyond which it needs none.
    pub max_technique: Option<Technique>,
}

impl Wish {
    /// A puzzle of a label.
    #[must_use]
    pub const fn label(label: Label) -> Self {
        Self {
            label: Some(label),
            technique: None,
            max_technique: None,
        }
    }

    /// A puzzle, not always within the wish.
    pub(super) fn draw(self, random: &mut Random) -> Puzzle {
        let solution = full_grid::draw(random);
        let fewest = match self.label {
            Some(Label::Beginner) => random.within(&BEGINNER_GIVENS),
            Some(Label::Easy) => random.within(&EASY_GIVENS),
            _ => 0,
        };
        let keeps: &dyn Fn(&Grid) -> bool = match self.label {
            Some(Label::Beginner) => &reach::boxes_suffice,
            Some(Label::Easy) => &reach::singles_suffice,
            _ if self.max_technique.is_some() => &|puzzle| self.keeps_easy(puzzle),
            _ => &is_unique,
        };
        let givens = removal::thin_out(&solution, fewest, keeps, random);
        Puzzle {
            givens,
            solution,
            label: None,
        }
    }

    /// The puzzle with its label, when it is as wished.
    pub(super) fn accept(self, candidate: Puzzle) -> Option<Puzzle> {
        let grade = grading::grade(&candidate.givens);
        self.fits(&grade).then_some(Puzzle {
            label: grade.label,
            ..candidate
        })
    }

    fn fits(self, grade: &Grade) -> bool {
        let slug = |technique: Technique| technique.slug();
        let hardest = grade.hardest.filter(|_| grade.is_solved);
        (self.label.is_none() || self.label == grade.label)
            && self
                .technique
                .is_none_or(|wished| hardest.map(slug) == Some(slug(wished)))
            && self
                .max_technique
                .is_none_or(|most| hardest <= Some(last_of(most)))
            && grade.is_solved
    }

    /// Whether the puzzle needs nothing beyond the technique that is still allowed.
    fn keeps_easy(self, puzzle: &Grid) -> bool {
        let allowed = self.max_technique.map_or(Technique::ALL, up_to);
        // Techniques that rely on one solution could fill a grid with several.
        is_unique(puzzle) && grading::grade_up_to(puzzle, allowed).is_solved
    }
}

fn up_to(technique: Technique) -> &'static [Technique] {
    &Technique::ALL[..=last_of(technique) as usize]
}

/// The hardest variant with the same name.
fn last_of(technique: Technique) -> Technique {
    Technique::named(technique.slug())
        .next_back()
        .unwrap_or(technique)
}

fn is_unique(puzzle: &Grid) -> bool {
    search::count_solutions(puzzle, Limits::default()).status == Status::Unique
}
