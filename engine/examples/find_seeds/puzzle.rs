//! What all searches do with puzzles.

use nonet_engine::generation::Symmetry;
use nonet_engine::grading;
use nonet_engine::grid::random::Random;
use nonet_engine::grid::{Cell, CellSet, Grid};
use nonet_engine::rating::{Profile, Rater};
use nonet_engine::search::{Limits, Status, count_solutions};

pub fn is_unique(puzzle: &Grid) -> bool {
    count_solutions(puzzle, Limits::default()).status == Status::Unique
}

pub fn any_seed(random: &mut Random) -> u64 {
    random.below(1 << 30) as u64
}

/// All orbits in random order.
pub fn orbits(symmetry: Symmetry, random: &mut Random) -> Vec<CellSet> {
    let orbits = Cell::all().map(|cell| (cell, symmetry.orbit(cell)));
    let firsts = orbits.filter(|(cell, orbit)| orbit.first() == Some(*cell));
    let mut orbits: Vec<CellSet> = firsts.map(|(_, orbit)| orbit).collect();
    random.shuffle(&mut orbits);
    orbits
}

pub fn without(puzzle: &Grid, cells: CellSet) -> Grid {
    let mut thinner = *puzzle;
    for cell in cells {
        thinner.set(cell, None);
    }
    thinner
}

/// Give back an orbit, or take one away.
pub fn with_or_without_one(puzzle: &Grid, symmetry: Symmetry, random: &mut Random) -> Option<Grid> {
    let orbit = orbits(symmetry, random)[0];
    let thinner = without(puzzle, orbit);
    if thinner != *puzzle {
        return is_unique(&thinner).then_some(thinner);
    }
    let solution = count_solutions(puzzle, Limits::default()).solution?;
    let mut fuller = *puzzle;
    for cell in orbit {
        fuller.set(cell, solution.digit(cell));
    }
    Some(fuller)
}

/// The puzzle without what is superfluous, as long as it keeps a property.
pub fn thinned(
    puzzle: &Grid,
    symmetry: Symmetry,
    random: &mut Random,
    keeps: impl Fn(&Grid) -> bool,
) -> Grid {
    let mut thin = *puzzle;
    for orbit in orbits(symmetry, random) {
        let thinner = without(&thin, orbit);
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
