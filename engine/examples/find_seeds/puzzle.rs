//! Operations on puzzles that all searches share.

use nonet_engine::generation::Symmetry;
use nonet_engine::grading;
use nonet_engine::grid::Grid;
use nonet_engine::grid::random::Random;
use nonet_engine::rating::{Profile, Rater};
use nonet_engine::search::{Limits, Status, count_solutions};

pub fn is_unique(puzzle: &Grid) -> bool {
    count_solutions(puzzle, Limits::default()).status == Status::Unique
}

pub fn any_seed(random: &mut Random) -> u64 {
    random.below(1 << 30) as u64
}

/// Give back an orbit, or take one away.
pub fn with_or_without_one(puzzle: &Grid, symmetry: Symmetry, random: &mut Random) -> Option<Grid> {
    let orbit = symmetry.shuffled_orbits(random)[0];
    let thinner = puzzle.without(orbit);
    if thinner != *puzzle {
        return is_unique(&thinner).then_some(thinner);
    }
    let solution = count_solutions(puzzle, Limits::default()).solution?;
    Some(puzzle.with(&solution, orbit))
}

/// The puzzle without its superfluous givens, as long as it keeps a property.
pub fn thinned(
    puzzle: &Grid,
    symmetry: Symmetry,
    random: &mut Random,
    keeps: impl Fn(&Grid) -> bool,
) -> Grid {
    let mut thin = *puzzle;
    for orbit in symmetry.shuffled_orbits(random) {
        let thinner = thin.without(orbit);
        if thinner != thin && is_unique(&thinner) && keeps(&thinner) {
            thin = thinner;
        }
    }
    thin
}

pub fn er(puzzle: &Grid) -> u16 {
    let mut rater = Rater::new(puzzle, Profile::Explainer);
    rater.advance(u64::MAX);
    rater.at_least()
}

/// Its line: the hardest technique, the ER in tenths, the givens.
pub fn described(puzzle: &Grid) -> String {
    let hardest = grading::grade(puzzle).solved_hardest();
    let slug = hardest.map_or("-", |technique| technique.slug());
    format!("{slug}\t{}\t{puzzle}", er(puzzle))
}
