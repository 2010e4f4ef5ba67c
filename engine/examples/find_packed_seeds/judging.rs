//! Whether a puzzle can be a seed.

use std::collections::HashSet;

use nonet_engine::canonical::canonical;
use nonet_engine::generation::Symmetry;
use nonet_engine::generation::packed_seeds::PackedSeed;
use nonet_engine::grading::after;
use nonet_engine::grid::random::Random;
use nonet_engine::grid::{Candidates, Grid};
use nonet_engine::rating::{Profile, Rater};
use nonet_engine::technique::{Technique, Tier};

/// A seed needs at least `LEAST_DISTINCT` different puzzles among `RESTATED` random restatements.
const RESTATED: usize = 12;
pub const LEAST_DISTINCT: usize = 4;

/// The number of different puzzles among some random restatements.
pub fn distinct_restatements(seed: &PackedSeed, index: u64) -> usize {
    let mut random = Random::new(index, 0);
    let forms: HashSet<Grid> = (0..RESTATED)
        .filter_map(|_| seed.restate(Symmetry::HalfTurn, &mut random))
        .map(|(restated, _)| canonical(&restated))
        .collect();
    forms.len()
}

/// The board after all singles, which all restatements share.
pub fn after_singles(puzzle: &Grid) -> Grid {
    let singles = Technique::ALL.partition_point(|one| one.tier() == Tier::Singles);
    *after(Candidates::new(puzzle), &Technique::ALL[..singles]).grid()
}

/// The ER, in tenths.
pub fn er(puzzle: &Grid) -> Option<u16> {
    let mut rater = Rater::new(puzzle, Profile::Explainer);
    rater.advance(u64::MAX);
    rater.rating().map(|rating| rating.er)
}
