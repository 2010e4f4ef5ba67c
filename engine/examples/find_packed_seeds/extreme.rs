//! Extreme puzzles, found by walks from the seeds of `seeds.tsv` and from earlier finds.
//!
//! A walk continues from puzzle to puzzle while each is extreme and new. Of the kinds that are
//! found often, those are kept that have many restatements.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::thread;

use super::judging::{LEAST_DISTINCT, after_singles, distinct_restatements, er};
use nonet_engine::canonical::canonical;
use nonet_engine::generation::packed_seeds::{EXTREME, EXTREME_TURNS, PackedSeed};
use nonet_engine::generation::seeds::SEEDS;
use nonet_engine::generation::{Exchange, Symmetry};
use nonet_engine::grading::{EXTREME_RATINGS, grade, grade_up_to};
use nonet_engine::grid::random::Random;
use nonet_engine::grid::{Cell, Grid};
use nonet_engine::search::{Limits, Status, count_solutions};
use nonet_engine::technique::{Technique, Tier};

const SYMMETRY: Symmetry = Symmetry::HalfTurn;
const MOST_GIVENS: usize = 38;
/// A walk ends after so many new boards, or so many draws.
const MOST_JUDGED: usize = 20;
const MOST_DRAWS: usize = 1_000;
/// Of the seeds of a turn that several kinds share, at most so many of a hundred are of the same kind.
const MOST_OF_A_KIND: usize = 45;
/// Seeds have at least this ER, in tenths: it differs a little between images, since the Explainer takes the first of
/// equally hard steps.
const LEAST_ER: u16 = 83;
/// Number of orbits to remove and to add.
const EXCHANGES: [(usize, usize); 8] = [
    (1, 1),
    (1, 1),
    (2, 2),
    (2, 1),
    (1, 2),
    (3, 3),
    (3, 2),
    (4, 4),
];

/// The hardest techniques near which walks begin, equally often: those of the first turns, and those of the last.
const COMMON: [Technique; 5] = [
    Technique::Tridagon,
    Technique::Tridagon,
    Technique::ForcingNetContradiction,
    Technique::ForcingChainVerity,
    Technique::KrakenFish,
];
const RARE: [Technique; 9] = [
    Technique::SkLoop,
    Technique::SkLoop,
    Technique::SkLoop,
    Technique::JuniorExocet,
    Technique::JuniorExocet,
    Technique::JuniorExocet,
    Technique::SeniorExocet,
    Technique::MultiSectorLockedSet,
    Technique::NestedForcingNet,
];

/// The packed seeds, turn by turn.
pub fn find(seed: u64, count: usize) -> Vec<Vec<u8>> {
    let last = EXTREME_TURNS.len() - 1;
    let (mut common, rare) = thread::scope(|scope| {
        let rare = scope.spawn(|| Finder::new(seed + 1, &RARE).find(&[last], count));
        let common = Finder::new(seed, &COMMON).find(&[0, 1, 2, 3], count);
        (common, rare.join().expect("no panic"))
    });
    common.extend(rare);
    common
}

struct Finder {
    random: Random,
    /// Near which kinds walks begin.
    kinds: &'static [Technique],
    /// The canonical boards after all singles that were judged.
    boards: HashSet<Grid>,
    draws: usize,
    found: Vec<Found>,
    /// The places in `found` of each kind.
    pools: BTreeMap<Technique, Vec<usize>>,
}

struct Found {
    seed: PackedSeed,
    /// Its ER, in tenths.
    er: u16,
    /// Number of different restatements among some.
    distinct: usize,
}

impl Finder {
    fn new(seed: u64, kinds: &'static [Technique]) -> Self {
        let mut finder = Self {
            random: Random::new(seed, 0),
            kinds,
            boards: HashSet::new(),
            draws: 0,
            found: Vec::new(),
            pools: BTreeMap::new(),
        };
        for seed in SEEDS.iter().filter(|seed| has_half_turn(&seed.givens)) {
            finder.keep_if_extreme(&seed.givens);
        }
        finder
    }

    /// Walk until there are `count` packed seeds for each of some turns.
    fn find(&mut self, turns: &[usize], count: usize) -> Vec<Vec<u8>> {
        loop {
            let packed: Vec<_> = turns.iter().map(|&turn| self.pack(turn, count)).collect();
            let numbers: Vec<usize> = packed.iter().map(Vec::len).collect();
            if numbers.iter().all(|&number| number == count) {
                return packed.concat();
            }
            eprintln!("{} draws, found {numbers:?}", self.draws);
            self.walk();
        }
    }

    /// The first `count` seeds for a turn.
    fn pack(&self, turn: usize, count: usize) -> Vec<Vec<u8>> {
        let kinds = EXTREME_TURNS[turn];
        let is_shared = kinds.len() > 1;
        let least = if is_shared { 1 } else { LEAST_DISTINCT };
        let most = if is_shared {
            count * MOST_OF_A_KIND / 100
        } else {
            count
        };
        let mut left: HashMap<Technique, usize> = kinds.iter().map(|kind| (*kind, most)).collect();
        let mut is_kept = |found: &&Found| {
            let is_seed = found.distinct >= least && found.er >= LEAST_ER;
            let left = left.get_mut(&found.seed.hardest).filter(|left| **left > 0);
            let left = left.filter(|_| is_seed);
            left.map(|left| *left -= 1).is_some()
        };
        let kept = self.found.iter().filter(|found| is_kept(found)).take(count);
        kept.filter_map(|found| EXTREME.pack(turn, &found.seed))
            .collect()
    }

    /// Walk once.
    fn walk(&mut self) {
        let random = &mut self.random;
        let pool = &self.pools[&self.kinds[random.below(self.kinds.len())]];
        let starts = [0, 1].map(|_| &self.found[pool[random.below(pool.len())]]);
        let start = starts.into_iter().max_by_key(|found| found.distinct);
        let mut at = start.expect("two").seed.givens;
        let (judged, draws) = (self.boards.len(), self.draws);
        while self.boards.len() < judged + MOST_JUDGED && self.draws < draws + MOST_DRAWS {
            self.draws += 1;
            if let Some(next) = neighbour(&at, &mut self.random)
                && next.filled_count() <= MOST_GIVENS
                && self.keep_if_extreme(&next).is_some()
            {
                at = next;
            }
        }
    }

    /// Keep a puzzle that is extreme and no restatement of one that was judged before.
    fn keep_if_extreme(&mut self, puzzle: &Grid) -> Option<()> {
        let board = after_singles(puzzle);
        if board.filled_count() == Cell::COUNT || !self.boards.insert(canonical(&board)) {
            return None;
        }
        let easier = Technique::ALL.partition_point(|one| one.tier() < Tier::Extreme);
        if grade_up_to(puzzle, &Technique::ALL[..easier]).is_solved {
            return None;
        }
        let hardest = grade(puzzle).solved_hardest()?;
        let er = er(puzzle).filter(|er| EXTREME_RATINGS.contains(er))?;
        let seed = PackedSeed::of(puzzle, hardest)?;
        let pool = self.pools.entry(hardest).or_default();
        pool.push(self.found.len());
        let distinct = distinct_restatements(&seed, 0);
        self.found.push(Found { seed, er, distinct });
        Some(())
    }
}

fn has_half_turn(puzzle: &Grid) -> bool {
    let cells = puzzle.filled_cells();
    let mut orbits = cells.into_iter().map(|cell| SYMMETRY.orbit(cell));
    orbits.all(|orbit| orbit.is_subset(cells))
}

fn neighbour(at: &Grid, random: &mut Random) -> Option<Grid> {
    if random.below(3) == 0 {
        return with_or_without_one(at, random);
    }
    let (removed, added) = EXCHANGES[random.below(EXCHANGES.len())];
    let exchange = Exchange {
        removed,
        added,
        symmetry: SYMMETRY,
        most_solutions: 5_000,
    };
    exchange.draw(at, random).map(|(neighbour, _)| neighbour)
}

/// Give back an orbit, or take one away.
fn with_or_without_one(at: &Grid, random: &mut Random) -> Option<Grid> {
    let orbit = SYMMETRY.shuffled_orbits(random)[0];
    let thinner = at.without(orbit);
    if thinner != *at {
        let status = count_solutions(&thinner, Limits::default()).status;
        return (status == Status::Unique).then_some(thinner);
    }
    let solution = count_solutions(at, Limits::default()).solution?;
    Some(at.with(&solution, orbit))
}
