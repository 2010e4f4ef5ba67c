//! Draws random puzzles, which may or may not meet the spec: a random full grid, minus most givens.

use super::full_grid;
use super::planted_pattern::PlantedPattern;
use super::removal::Removal;
use super::singles_thinning::SinglesThinning;
use super::spec::PuzzleSpec;
use super::thinning::Thinning;
use crate::grading::{self, Label};
use nonet_grid::random::Random;
use nonet_grid::{CellSet, Grid};
use nonet_techniques::technique::{Technique, Tier};

/// A puzzle with one solution.
#[derive(Clone, Copy)]
pub(super) struct DrawnPuzzle {
    pub givens: Grid,
    pub solution: Grid,
    /// Whether every given is needed, where that follows from how it was made.
    is_minimal: Option<bool>,
}

impl DrawnPuzzle {
    /// The puzzle with other givens, whose minimality is unknown.
    pub fn with(self, givens: Grid) -> Self {
        Self::new(givens, self.solution)
    }

    /// A puzzle whose minimality is unknown.
    pub const fn new(givens: Grid, solution: Grid) -> Self {
        Self {
            givens,
            solution,
            is_minimal: None,
        }
    }

    /// Whether every given is needed for the only solution.
    pub fn is_minimal(&self) -> bool {
        self.is_minimal
            .unwrap_or_else(|| is_minimal(&self.givens, &self.solution))
    }
}

/// Draw a candidate.
pub(super) fn draw(spec: &PuzzleSpec, random: &mut Random) -> DrawnPuzzle {
    let solution = full_grid::draw(random);
    let range = spec.fewest_givens();
    let fewest = if range.start() == range.end() {
        *range.start()
    } else {
        random.within(&range)
    };
    let removal = Removal {
        symmetry: spec.symmetry,
        fewest,
        avoids_empty_houses: spec.avoids_empty_houses,
        planted: PlantedPattern::of(spec, &solution, random),
    };
    let drawn = DrawnPuzzle {
        givens: thin_out(spec, &solution, &removal, random),
        solution,
        is_minimal: goes_to_the_end(spec, &removal).then_some(true),
    };
    if spec.is_minimal == Some(false) && drawn.is_minimal() {
        let givens = removal.give_back(&drawn.givens, &solution, random);
        // The restored givens are not needed.
        let is_minimal = Some(false);
        return DrawnPuzzle {
            givens,
            is_minimal,
            ..drawn
        };
    }
    drawn
}

/// Whether each given was tried on its own, and kept only because it is needed.
fn goes_to_the_end(spec: &PuzzleSpec, removal: &Removal) -> bool {
    let is_left_by_uniqueness = !matches!(spec.label, Some(Label::Beginner | Label::Easy))
        && (spec.max_technique.is_none() || spec.technique.is_some());
    is_left_by_uniqueness && removal.tries_each_cell()
}

/// The part of the ladder that a puzzle may need.
pub(super) fn allowed_by(spec: &PuzzleSpec) -> &'static [Technique] {
    spec.limit()
        .map_or(Technique::ALL, |last| &Technique::ALL[..=last as usize])
}

/// The part of the ladder below the extreme tier.
pub(super) fn below_extreme() -> &'static [Technique] {
    let easier = Technique::ALL.partition_point(|one| one.tier() < Tier::Extreme);
    &Technique::ALL[..easier]
}

fn is_minimal(puzzle: &Grid, solution: &Grid) -> bool {
    let whole = Thinning::new(puzzle, solution);
    let mut cells = puzzle.filled().map(|(cell, _)| CellSet::of(cell));
    !cells.any(|cell| whole.clone().take(cell))
}

fn thin_out(spec: &PuzzleSpec, solution: &Grid, removal: &Removal, random: &mut Random) -> Grid {
    let mut by_singles = |keeps: fn(&mut SinglesThinning, CellSet) -> bool| {
        let mut rest = SinglesThinning::new(solution);
        removal.thin_out(solution, &mut |_, lost| keeps(&mut rest, lost), random)
    };
    match spec.label {
        Some(Label::Beginner) => by_singles(SinglesThinning::take_by_boxes),
        Some(Label::Easy) => by_singles(SinglesThinning::take_by_singles),
        _ if spec.max_technique.is_some() && spec.technique.is_none() => {
            let allowed = allowed_by(spec);
            let mut unique = Thinning::of_full(solution);
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
        _ => {
            let mut unique = Thinning::of_full(solution);
            removal.thin_out(solution, &mut |_, lost| unique.take(lost), random)
        }
    }
}
