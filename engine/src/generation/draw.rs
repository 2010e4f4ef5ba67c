//! Candidates: a random full grid and some of its givens, not always within the wish.

use super::full_grid;
use super::plant::Plant;
use super::random::Random;
use super::reach;
use super::removal::Removal;
use super::wish::Wish;
use crate::grading::{self, Label};
use crate::grid::{CellSet, Grid};
use crate::search::Thinning;
use crate::technique::Technique;

/// A puzzle with one solution.
#[derive(Clone, Copy)]
pub(super) struct Drawn {
    pub givens: Grid,
    pub solution: Grid,
}

/// Draw a candidate.
pub(super) fn draw(wish: &Wish, random: &mut Random) -> Drawn {
    let solution = full_grid::draw(random);
    let range = wish.fewest_givens();
    let fewest = if range.start() == range.end() {
        *range.start()
    } else {
        random.within(&range)
    };
    let removal = Removal {
        symmetry: wish.symmetry,
        fewest,
        avoids_empty_houses: wish.avoids_empty_houses,
        plant: Plant::of(wish, &solution, random),
    };
    let mut givens = thin_out(wish, &solution, &removal, random);
    if wish.is_minimal == Some(false) && is_minimal(&givens, &solution) {
        givens = removal.give_back(&givens, &solution, random);
    }
    Drawn { givens, solution }
}

/// The part of the ladder that a puzzle may need.
pub(super) fn allowed_by(wish: &Wish) -> &'static [Technique] {
    wish.limit()
        .map_or(Technique::ALL, |last| &Technique::ALL[..=last as usize])
}

/// Whether no given can be taken without letting in another solution.
pub(super) fn is_minimal(puzzle: &Grid, solution: &Grid) -> bool {
    let mut cells = puzzle.filled().map(|(cell, _)| CellSet::of(cell));
    !cells.any(|cell| Thinning::new(puzzle, solution).take(cell))
}

fn thin_out(wish: &Wish, solution: &Grid, removal: &Removal, random: &mut Random) -> Grid {
    let mut unique = Thinning::new(solution, solution);
    let mut reached = |reach: fn(&Grid) -> bool| {
        removal.thin_out(solution, &mut |puzzle, _| reach(puzzle), random)
    };
    match wish.label {
        Some(Label::Beginner) => reached(reach::boxes_suffice),
        Some(Label::Easy) => reached(reach::singles_suffice),
        _ if wish.max_technique.is_some() && wish.technique.is_none() => {
            let allowed = allowed_by(wish);
            // Techniques that rely on one solution could fill a grid with several.
            let mut keeps = |puzzle: &Grid, lost: CellSet| {
                let before = unique.clone();
                let is_kept = unique.take(lost) && grading::grade_up_to(puzzle, allowed).is_solved;
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
