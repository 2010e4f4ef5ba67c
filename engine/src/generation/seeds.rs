//! Rare puzzles of ours, near which more of their kind are found.
//!
//! `seeds.tsv` has the hardest technique of each, its ER in tenths, and its givens: 241 lines,
//! 23 kB. They were found as `make seeds` finds more: by climbing from random puzzles, into which
//! SK-loops and exocets were built, level by level to 17 givens, or with a symmetry 18 and 19, and by walks
//! from earlier finds; no list of others was used. `tests/seeds.rs` verifies each.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::shuffle::draw_lines;
use super::spec::{COMMON_RATING, PuzzleSpec};
use super::symmetry::Symmetry;
use crate::grading::{EXTREME_RATINGS, Label};
use nonet_grid::random::Random;
use nonet_grid::{Digit, Grid};
use nonet_search::canonical::{Lines, Transform};
use nonet_techniques::technique::{Technique, Tier};

/// A puzzle of the list.
pub struct Seed {
    /// The name of its hardest technique.
    pub hardest: &'static str,
    /// Its ER, in tenths.
    pub er: u16,
    /// Its givens.
    pub givens: Grid,
}

/// All of them.
pub static SEEDS: LazyLock<Vec<Seed>> = LazyLock::new(|| {
    let lines = include_str!("seeds.tsv").lines();
    lines.filter_map(Seed::read).collect()
});

/// Puzzles whose left half mirrors the right one are found near transposed ones of this.
const TURNED: Symmetry = Symmetry::Horizontal;
/// Puzzles of so many givens are found soon enough at random.
const COMMON_GIVENS: usize = 20;

impl Seed {
    fn read(line: &'static str) -> Option<Self> {
        let mut fields = line.split('\t');
        Some(Self {
            hardest: fields.next()?,
            er: fields.next()?.parse().ok()?,
            givens: Grid::parse(fields.next()?.as_bytes()).ok()?,
        })
    }

    fn has(&self, symmetry: Symmetry) -> bool {
        let symmetry = if symmetry == Symmetry::Vertical {
            TURNED
        } else {
            symmetry
        };
        let cells = self.givens.filled_cells();
        cells
            .into_iter()
            .all(|cell| symmetry.orbit(cell).is_subset(cells))
    }

    /// The distances of its rating and its number of givens from the request.
    fn distance(&self, spec: &PuzzleSpec) -> usize {
        let ratings = spec.allowed_ratings().unwrap_or(0..=u16::MAX);
        let too_easy = ratings.start().saturating_sub(self.er);
        let too_hard = self.er.saturating_sub(*ratings.end());
        let givens = self.givens.filled_count();
        let too_many = givens.saturating_sub(*spec.givens.end());
        let too_few = spec.givens.start().saturating_sub(givens);
        // From one with a given less, the next step leads there.
        usize::from(too_easy + too_hard) + too_many + too_few.saturating_sub(1)
    }
}

/// A random transform that keeps the symmetry.
pub(super) fn draw_transform(symmetry: Symmetry, random: &mut Random) -> Transform {
    let is_turnable = symmetry == Symmetry::HalfTurn;
    let is_kept = !is_turnable && symmetry != Symmetry::None;
    let mut lines = || match symmetry {
        Symmetry::None => draw_lines(random),
        Symmetry::HalfTurn => turnable_lines(random),
        _ => std::array::from_fn(|line| line),
    };
    let (rows, columns) = (lines(), lines());
    let is_transposed = if is_kept {
        symmetry == Symmetry::Vertical
    } else {
        random.below(2) == 1
    };
    let mut digits = Digit::ALL;
    random.shuffle(&mut digits);
    let drawn = Transform::new(is_transposed, rows, columns, digits);
    drawn.unwrap_or(Transform::IDENTITY)
}

/// The seeds near which a spec is searched; empty where random puzzles will do.
pub(super) fn suiting(spec: &PuzzleSpec) -> Vec<&'static Seed> {
    if !is_rare(spec) {
        return Vec::new();
    }
    let slug = spec.technique.map(Technique::slug);
    let ratings = spec.allowed_ratings().unwrap_or(0..=u16::MAX);
    let is_extreme = ratings.start() >= EXTREME_RATINGS.start();
    let suits = |seed: &&Seed| {
        seed.has(spec.symmetry)
            && slug.is_none_or(|slug| slug == seed.hardest)
            && (!is_extreme || seed.er >= *EXTREME_RATINGS.start())
    };
    let fitting: Vec<&Seed> = SEEDS.iter().filter(suits).collect();
    let nearest = fitting.iter().map(|seed| seed.distance(spec)).min();
    let is_nearest = |seed: &&Seed| Some(seed.distance(spec)) == nearest;
    fitting.into_iter().filter(is_nearest).collect()
}

/// So many seeds of a kind count at most, so that no technique is the hardest in more than a quarter.
const MOST_OF_A_KIND: usize = 8;

/// A seed, of a kind that is the likelier the more seeds it has, up to a limit.
pub(super) fn draw_of_a_kind(
    seeds: &[&'static Seed],
    random: &mut Random,
) -> Option<&'static Seed> {
    let mut kinds: BTreeMap<&str, Vec<&'static Seed>> = BTreeMap::new();
    for seed in seeds {
        kinds.entry(seed.hardest).or_default().push(seed);
    }
    let share = |of_kind: &Vec<&Seed>| of_kind.len().min(MOST_OF_A_KIND);
    let mut left = random.below(kinds.values().map(share).sum());
    let of_kind = kinds.values().find(|of_kind| {
        let is_drawn = left < share(of_kind);
        left = left.saturating_sub(share(of_kind));
        is_drawn
    })?;
    of_kind.get(random.below(of_kind.len())).copied()
}

/// The shares of extreme puzzles that walks look for near seeds of each kind, so that no technique is the
/// hardest in more than a quarter (2026-11).
///
/// Forcing nets take too long to look for; of puzzles with a high rating most need them.
const SHARES: [(Technique, usize, Needs); 9] = [
    (Technique::Tridagon, 9, Needs::Technique),
    (Technique::SkLoop, 12, Needs::Technique),
    (Technique::JuniorExocet, 25, Needs::Technique),
    (Technique::SeniorExocet, 8, Needs::Technique),
    (Technique::MultiSectorLockedSet, 10, Needs::Technique),
    (Technique::KrakenFish, 8, Needs::Technique),
    (Technique::ForcingChainVerity, 13, Needs::Technique),
    (Technique::ForcingNetContradiction, 15, Needs::Rating(90)),
    (Technique::NestedForcingNet, 13, Needs::Rating(95)),
];

/// The property that makes a puzzle one of a kind.
#[derive(Clone, Copy)]
enum Needs {
    /// Its hardest technique.
    Technique,
    /// Its ER, in tenths.
    Rating(u16),
}

/// Leave the seeds of one kind, drawn by the shares, and make the spec for any extreme puzzle one for such.
pub(super) fn choose_kind(
    seeds: &mut Vec<&'static Seed>,
    spec: &mut PuzzleSpec,
    random: &mut Random,
) {
    let mut left = random.below(SHARES.iter().map(|(_, share, _)| share).sum());
    let drawn = SHARES.into_iter().find(|&(_, share, _)| {
        let is_drawn = left < share;
        left = left.saturating_sub(share);
        is_drawn
    });
    (spec.technique, spec.ratings) = (None, None);
    let Some((kind, _, needs)) = drawn else {
        // uncovered: the drawn number is below the sum of the shares.
        return;
    };
    let is_of_kind = |seed: &&'static Seed| kind.slug() == seed.hardest;
    let of_kind: Vec<&'static Seed> = seeds.iter().copied().filter(is_of_kind).collect();
    if !of_kind.is_empty() {
        *seeds = of_kind;
        match needs {
            Needs::Technique => spec.technique = Some(kind),
            Needs::Rating(least) => spec.ratings = Some(least..=u16::MAX),
        }
    }
}

fn is_rare(spec: &PuzzleSpec) -> bool {
    let is_extreme = |technique: Technique| technique.tier() == Tier::Extreme;
    let least = spec.ratings.as_ref().map_or(0, |ratings| *ratings.start());
    spec.label == Some(Label::Extreme)
        || spec.technique.is_some_and(is_extreme)
        || least > COMMON_RATING
        || wants_few_givens(spec)
}

/// Whether so few givens are requested that random puzzles hardly ever have them.
pub(super) fn wants_few_givens(spec: &PuzzleSpec) -> bool {
    let is_half = usize::from(spec.symmetry != Symmetry::None && spec.is_minimal == Some(true));
    *spec.givens.end() < COMMON_GIVENS + is_half
}

/// An order of lines in which opposite lines stay opposite.
fn turnable_lines(random: &mut Random) -> Lines {
    let mut first = [0, 1, 2];
    random.shuffle(&mut first);
    if random.below(2) == 1 {
        first = first.map(|line| 8 - line);
    }
    let middle = if random.below(2) == 1 {
        [3, 4, 5]
    } else {
        [5, 4, 3]
    };
    let last = [first[2], first[1], first[0]].map(|line| 8 - line);
    let parts = [first, middle, last];
    std::array::from_fn(|place| parts[place / 3][place % 3])
}
