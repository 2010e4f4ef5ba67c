//! A list of expert puzzles that can be restated without changing their difficulty.
//!
//! It saves time: only one random draw in some hundreds is expert.
//!
//! `expert_seeds.bin` has 1,000 for each technique in `TURNS`, 90 kB in all. Each has half-turn symmetry and
//! takes 18 bytes. They were drawn at random by `make seeds`, which makes the same file again; `tests/seeds.rs`
//! verifies each.

use std::ops::ControlFlow;

use super::draw::DrawnPuzzle;
use super::restatement::restate_by_singles;
use super::seeds::draw_transform;
use super::symmetry::Symmetry;
use super::variety::Turn;
use super::wish::Wish;
use crate::grading::{Label, each_board};
use nonet_grid::random::Random;
use nonet_grid::{Candidates, Cell, CellSet, Digit, Grid};
use nonet_search::{Limits, Status, count_solutions};
use nonet_techniques::ladder;
use nonet_techniques::step::evidence::Evidence;
use nonet_techniques::technique::{Technique, Use};

pub use super::variety::TURNS;

/// One in this many expert puzzles is drawn afresh, so that the supply of puzzles is not limited by the list.
const FRESH_ONE_IN: usize = 16;
/// The number of pairs of opposite cells; the centre cell counts as a pair.
const PAIRS: usize = 41;
/// The size of a packed seed: the puzzle, then two bytes for the pairs of givens to keep.
const BYTES: usize = PUZZLE_BYTES + 2;
const PUZZLE_BYTES: usize = 16;

/// The packed seeds, in the order of `TURNS`, with the same number for each technique.
static PACKED: &[u8] = include_bytes!("expert_seeds.bin");

/// A puzzle with a half turn, and the givens that stay in all its restatements.
pub struct ExpertSeed {
    /// The puzzle.
    pub givens: Grid,
    /// The givens that every restatement keeps.
    pub kept: CellSet,
}

/// The seeds whose hardest technique is this.
#[must_use]
pub fn of(technique: Technique) -> Vec<ExpertSeed> {
    let seeds = packed(technique).iter();
    seeds.map(ExpertSeed::unpack).collect()
}

fn packed(technique: Technique) -> &'static [[u8; BYTES]] {
    let seeds = PACKED.as_chunks().0;
    let each = seeds.len() / TURNS.len();
    let turn = TURNS.iter().position(|one| *one == technique);
    turn.map_or(&[], |turn| &seeds[turn * each..][..each])
}

/// A random restatement of the seed for a turn, or `None` if a puzzle is to be drawn afresh.
///
/// That is the case for wishes with a symmetry other than a half turn, for one in `FRESH_ONE_IN` others, and
/// if the restatement has several solutions.
pub(super) fn restated(turn: Turn, wish: &Wish, random: &mut Random) -> Option<DrawnPuzzle> {
    let is_kept = matches!(wish.symmetry, Symmetry::None | Symmetry::HalfTurn);
    if !is_kept || random.below(FRESH_ONE_IN) == 0 {
        return None;
    }
    let seeds = packed(turn.technique);
    let place = turn.round % seeds.len() as u64;
    let seed = ExpertSeed::unpack(seeds.get(usize::try_from(place).ok()?)?);
    let (givens, solution) = seed.restate(wish.symmetry, random)?;
    Some(DrawnPuzzle::new(givens, solution))
}

impl ExpertSeed {
    /// A puzzle as a seed, if all its restatements need its hardest technique.
    ///
    /// The only techniques that depend on givens are avoidable rectangles, which contain none. So a given is
    /// kept in each rectangle that could be avoidable on the solving path.
    #[must_use]
    pub fn of(givens: &Grid) -> Option<Self> {
        let symmetry = Symmetry::HalfTurn;
        let mut kept = CellSet::EMPTY;
        for rectangle in avoidable_rectangles_on_path(givens) {
            if rectangle.intersection(kept).is_empty() {
                let given = rectangle.intersection(givens.filled_cells()).first()?;
                kept = kept.union(symmetry.orbit(given));
            }
        }
        Some(Self {
            givens: *givens,
            kept,
        })
    }

    /// A random restatement by singles of a random image, with its only solution.
    ///
    /// The symmetry is none or a half turn.
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

    /// The seed in bytes: which pairs of cells are given, a bit each, then the digits to base nine, the first
    /// the lowest, then which pairs of givens stay; none if it has more than 27 givens.
    #[must_use]
    pub fn pack(&self) -> Option<Vec<u8>> {
        let digits: Vec<Digit> = self.givens.filled().map(|(_, digit)| digit).collect();
        let code = digits.iter().rev().try_fold(0_u128, |code, digit| {
            code.checked_mul(9)?.checked_add(digit.index() as u128)
        })?;
        if code >> (u128::BITS as usize - PAIRS) > 0 {
            return None;
        }
        let (mut pairs, mut kept) = (0_u128, 0_u16);
        for (place, cell) in firsts(self.givens.filled_cells()).enumerate() {
            pairs |= 1 << cell.index();
            kept |= u16::from(self.kept.contains(cell)) << place;
        }
        let puzzle = (code << PAIRS | pairs).to_le_bytes();
        Some([&puzzle[..], &kept.to_le_bytes()].concat())
    }

    fn unpack(seed: &[u8; BYTES]) -> Self {
        let (puzzle, kept_pairs) = seed.split_at(PUZZLE_BYTES);
        let whole = puzzle
            .iter()
            .rev()
            .fold(0_u128, |whole, &byte| whole << 8 | u128::from(byte));
        let is_given = |cell: &Cell| {
            let pair = cell.index().min(cell.opposite().index());
            whole >> pair & 1 == 1
        };
        let (mut code, mut givens) = (whole >> PAIRS, Grid::EMPTY);
        for cell in Cell::all().filter(is_given) {
            givens.set(cell, Some(Digit::ALL[(code % 9) as usize]));
            code /= 9;
        }
        let stays = |&(place, _): &(usize, Cell)| kept_pairs[place / 8] >> (place % 8) & 1 == 1;
        let firsts = firsts(givens.filled_cells()).enumerate().filter(stays);
        let kept = firsts.flat_map(|(_, cell)| [cell, cell.opposite()]);
        Self {
            kept: kept.collect(),
            givens,
        }
    }
}

/// The first cell of each pair of opposite cells.
fn firsts(cells: CellSet) -> impl Iterator<Item = Cell> {
    cells.into_iter().filter(|cell| cell.index() < PAIRS)
}

/// The avoidable rectangles on the easiest path of a puzzle if no filled cell counted as given.
fn avoidable_rectangles_on_path(givens: &Grid) -> Vec<CellSet> {
    let is_avoidable = |one: &Technique| AVOIDABLE.contains(one);
    let walked = Technique::ALL.iter().copied();
    let walked = walked.filter(|one| one.used() == Use::Walk && !is_avoidable(one));
    let last = Label::Expert.last_technique();
    let walked: Vec<Technique> = walked.filter(|one| Some(*one) <= last).collect();
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
