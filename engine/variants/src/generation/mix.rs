//! The mix of techniques: those that are the hardest of most puzzles of their level are excluded for
//! some grids.

use nonet_grid::random::Random;

use crate::steps::{TECHNIQUES, Technique};

/// The techniques that a grid's puzzles may have as the hardest, by a draw.
pub(super) struct Mix {
    draw: usize,
}

impl Mix {
    pub(super) fn new(random: &mut Random) -> Self {
        Self {
            draw: random.below(100),
        }
    }

    /// Whether a technique may be the hardest.
    pub(super) fn has(&self, technique: Technique) -> bool {
        let (first, end) = share(technique);
        (first..end).contains(&self.draw)
    }

    /// The other techniques.
    pub(super) fn excluded(&self) -> impl Iterator<Item = Technique> {
        TECHNIQUES
            .into_iter()
            .filter(|&technique| !self.has(technique))
    }
}

/// The draws, of a hundred, with which a technique may be the hardest.
const fn share(technique: Technique) -> (usize, usize) {
    match technique {
        Technique::MustContain => (0, 38),
        Technique::ShortChain => (0, 15),
        Technique::HiddenSingleInLine => (0, 65),
        Technique::SmallCage => (50, 100),
        Technique::Intersection => (45, 100),
        Technique::CageArrangement => (0, 60),
        _ => (0, 100),
    }
}
