//! Lists of expert and extreme puzzles that can be restated without changing their difficulty.
//!
//! They save time: only one random draw in some hundreds is expert, and hardly any is extreme.
//!
//! Each list has equally many puzzles for each turn of its label. All have half-turn symmetry. An expert one
//! takes 19 bytes; an extreme one, which may have more givens, takes 24: 95 and 30 kB in all. `make seeds` draws
//! the expert ones at random and finds the extreme ones by walks from `seeds.tsv`; it makes the same files again.
//! `tests/seeds.rs` verifies each.

use std::ops::ControlFlow;
use std::slice::ChunksExact;

use super::draw::DrawnPuzzle;
use super::restatement::restate_by_singles;
use super::seeds::draw_transform;
use super::spec::PuzzleSpec;
use super::symmetry::Symmetry;
use super::variety::Turn;
use crate::grading::{Label, each_board};
use nonet_grid::random::Random;
use nonet_grid::{Candidates, Cell, CellSet, Digit, Grid};
use nonet_search::{Limits, Status, count_solutions};
use nonet_techniques::ladder;
use nonet_techniques::step::evidence::Evidence;
use nonet_techniques::technique::{Technique, Use};

pub use super::variety::{EXPERT_TURNS, Turns};

/// The hardest techniques of extreme puzzles. They take turns as the expert ones do; those that are hardly ever the
/// hardest share a turn.
pub const EXTREME_TURNS: Turns = [
    &[Technique::Tridagon],
    &[Technique::KrakenFish],
    &[Technique::ForcingChainVerity],
    &[Technique::ForcingNetContradiction],
    &[
        Technique::SkLoop,
        Technique::JuniorExocet,
        Technique::SeniorExocet,
        Technique::MultiSectorLockedSet,
        Technique::NestedForcingNet,
    ],
];

/// The number of pairs of opposite cells; the centre cell counts as a pair.
const PAIRS: usize = 41;
/// The most pairs of givens in a seed.
const MOST_GIVEN_PAIRS: usize = 19;
/// The size of a packed seed's header, before its digits.
const HEAD_BYTES: usize = 8;

/// The list of a label.
pub struct PackedSeeds {
    /// The hardest techniques of each turn.
    pub turns: Turns,
    /// The seeds, turn by turn, with the same number for each.
    packed: &'static [u8],
    /// The size of each.
    bytes: usize,
    /// One in this many puzzles is looked for afresh, so that the supply of puzzles is not limited by the list.
    fresh_one_in: usize,
}

/// 1,000 seeds for each turn.
pub static EXPERT: PackedSeeds = PackedSeeds {
    turns: EXPERT_TURNS,
    packed: include_bytes!("expert_seeds.bin"),
    bytes: 19,
    fresh_one_in: 16,
};

/// 251 seeds for each turn: replacements within a batch skip to every fifth, and so to each, since 251 is prime. To look
/// for a puzzle afresh takes several hundred times as long as to restate one.
pub static EXTREME: PackedSeeds = PackedSeeds {
    turns: EXTREME_TURNS,
    packed: include_bytes!("extreme_seeds.bin"),
    bytes: 24,
    fresh_one_in: 256,
};

/// A puzzle with a half turn, and the givens that stay in all its restatements.
pub struct PackedSeed {
    /// The puzzle.
    pub givens: Grid,
    /// Its hardest technique.
    pub hardest: Technique,
    /// The givens that every restatement keeps.
    pub kept: CellSet,
}

impl PackedSeeds {
    /// The list of a label, if it has one.
    pub(super) fn of(label: Label) -> Option<&'static Self> {
        match label {
            Label::Expert => Some(&EXPERT),
            Label::Extreme => Some(&EXTREME),
            _ => None,
        }
    }

    /// The seeds for a turn.
    #[must_use]
    pub fn at(&self, place: usize) -> Vec<PackedSeed> {
        let seeds = self.packed_at(place);
        seeds.map(|seed| self.unpack(place, seed)).collect()
    }

    /// A random seed for a turn.
    pub(super) fn draw(&self, place: usize, random: &mut Random) -> PackedSeed {
        let mut seeds = self.at(place);
        seeds.swap_remove(random.below(seeds.len()))
    }

    fn packed_at(&self, place: usize) -> ChunksExact<'static, u8> {
        let each = self.packed.len() / self.turns.len();
        self.packed[place * each..][..each].chunks_exact(self.bytes)
    }

    /// A random restatement of the seed for a turn, or `None` if a puzzle is to be looked for afresh.
    ///
    /// That is the case for specs with a symmetry other than a half turn, for one in `fresh_one_in` others, and
    /// if the restatement has several solutions.
    pub(super) fn restated(
        &self,
        turn: Turn,
        spec: &PuzzleSpec,
        random: &mut Random,
    ) -> Option<(DrawnPuzzle, Technique)> {
        if !spec.symmetry.is_of_half_turn() || random.below(self.fresh_one_in) == 0 {
            return None;
        }
        let mut seeds = self.packed_at(turn.place);
        let number = turn.round % seeds.len() as u64;
        let seed = self.unpack(turn.place, seeds.nth(usize::try_from(number).ok()?)?);
        let (givens, solution) = seed.restate(spec.symmetry, random)?;
        Some((DrawnPuzzle::new(givens, solution), seed.hardest))
    }

    /// A seed in bytes: a bit for each pair of cells that is given and for each pair of givens that stays, and which
    /// technique of the turn it needs; then its digits to base nine, the first the lowest.
    ///
    /// None if it has too many givens, or needs a technique of another turn.
    #[must_use]
    pub fn pack(&self, place: usize, seed: &PackedSeed) -> Option<Vec<u8>> {
        let of_turn = self.turns[place].iter();
        let technique = of_turn.copied().position(|one| one == seed.hardest)?;
        let pairs = || firsts(seed.givens.filled_cells());
        if pairs().count() > MOST_GIVEN_PAIRS {
            return None;
        }
        let mut bits = (technique as u64) << (PAIRS + MOST_GIVEN_PAIRS);
        for (number, cell) in pairs().enumerate() {
            bits |= 1 << cell.index();
            bits |= u64::from(seed.kept.contains(cell)) << (PAIRS + number);
        }
        let digits: Vec<Digit> = seed.givens.filled().map(|(_, digit)| digit).collect();
        let code = digits
            .iter()
            .rev()
            .fold(0_u128, |code, digit| code * 9 + digit.index() as u128);
        let mut packed = [&bits.to_le_bytes()[..], &code.to_le_bytes()].concat();
        let left = packed.split_off(self.bytes);
        left.iter().all(|&byte| byte == 0).then_some(packed)
    }

    fn unpack(&self, place: usize, seed: &[u8]) -> PackedSeed {
        let (bits, digits) = seed.split_at(HEAD_BYTES);
        let number = |bytes: &[u8]| {
            let bytes = bytes.iter().rev();
            bytes.fold(0_u128, |whole, &byte| whole << 8 | u128::from(byte))
        };
        let (bits, mut code) = (number(bits), number(digits));
        let is_given = |cell: &Cell| {
            let pair = cell.index().min(cell.opposite().index());
            bits >> pair & 1 == 1
        };
        let mut givens = Grid::EMPTY;
        for cell in Cell::all().filter(is_given) {
            givens.set(cell, Some(Digit::ALL[(code % 9) as usize]));
            code /= 9;
        }
        let stays = |&(number, _): &(usize, Cell)| bits >> (PAIRS + number) & 1 == 1;
        let firsts = firsts(givens.filled_cells()).enumerate().filter(stays);
        let kept = firsts.flat_map(|(_, cell)| [cell, cell.opposite()]);
        PackedSeed {
            kept: kept.collect(),
            hardest: self.turns[place][(bits >> (PAIRS + MOST_GIVEN_PAIRS)) as usize],
            givens,
        }
    }
}

impl PackedSeed {
    /// A puzzle as a seed, if all its restatements need its hardest technique.
    ///
    /// The only techniques that depend on givens are avoidable rectangles, which contain none. So a given is
    /// kept in each rectangle that could be avoidable on the solving path.
    #[must_use]
    pub fn of(givens: &Grid, hardest: Technique) -> Option<Self> {
        let symmetry = Symmetry::HalfTurn;
        let mut kept = CellSet::EMPTY;
        for rectangle in avoidable_rectangles_on_path(givens, hardest) {
            if rectangle.intersection(kept).is_empty() {
                let given = rectangle.intersection(givens.filled_cells()).first()?;
                kept = kept.union(symmetry.orbit(given));
            }
        }
        Some(Self {
            givens: *givens,
            hardest,
            kept,
        })
    }

    /// A random restatement by singles of a random image, with its only solution.
    ///
    /// The symmetry is a half turn, or `None`.
    #[must_use]
    pub fn restate(&self, symmetry: Symmetry, random: &mut Random) -> Option<(Grid, Grid)> {
        let transform = draw_transform(symmetry, random);
        let image = transform.image(&self.givens);
        let kept = Grid::EMPTY.with(&self.givens, self.kept);
        let kept = transform.image(&kept).filled_cells();
        let solution = count_solutions(&image, Limits::default()).solution?;
        let givens = restate_by_singles(&image, kept, &solution, symmetry, random);
        let is_unique = count_solutions(&givens, Limits::default()).status == Status::Unique;
        is_unique.then_some((givens, solution))
    }
}

/// The first cell of each pair of opposite cells.
fn firsts(cells: CellSet) -> impl Iterator<Item = Cell> {
    cells.into_iter().filter(|cell| cell.index() < PAIRS)
}

/// The avoidable rectangles on the easiest path of a puzzle if no filled cell counted as given.
fn avoidable_rectangles_on_path(givens: &Grid, hardest: Technique) -> Vec<CellSet> {
    let is_avoidable = |one: &Technique| AVOIDABLE.contains(one);
    let walked = Technique::ALL.iter().copied();
    let walked = walked.filter(|one| one.used() == Use::Walk && !is_avoidable(one));
    let walked: Vec<Technique> = walked.filter(|one| *one <= hardest).collect();
    let mut start = Candidates::new(givens);
    start.regard_as_placed(CellSet::ALL);
    let mut found = Vec::new();
    each_board(start, &walked, &mut |state, next| {
        // A path takes an avoidable rectangle only before a harder step.
        for technique in AVOIDABLE.into_iter().filter(|one| *one < next) {
            let _ = ladder::find(technique, state, &mut |step| {
                if let Evidence::AvoidableRectangle(rectangle) = step.evidence {
                    found.push(rectangle.corners.into_iter().collect());
                }
                ControlFlow::Continue(())
            });
        }
    });
    found
}

const AVOIDABLE: [Technique; 2] = [
    Technique::AvoidableRectangle1,
    Technique::AvoidableRectangle2,
];
