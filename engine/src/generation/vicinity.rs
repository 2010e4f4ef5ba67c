//! The search near rare puzzles: from an image of a seed, exchange by exchange to puzzles that are as requested.

use super::draw::DrawnPuzzle;
use super::exchange::Exchange;
use super::packed_seeds::EXTREME;
use super::restatement::restate;
use super::seeds::{self, Seed};
use super::sparse;
use super::spec::PuzzleSpec;
use super::symmetry::Symmetry;
use super::variety::Turn;
use crate::grading::Label;
use nonet_grid::random::Random;
use nonet_grid::{Grid, House};
use nonet_search::{Limits, count_solutions};
use nonet_techniques::technique::Technique;

/// After so many puzzles that are not as requested the walk begins again at another seed.
const MOST_VAIN: u32 = 200;
/// To puzzles with few givens a walk is long: first it leads away from the seed, whose neighbours are few.
const MOST_VAIN_SPARSE: u32 = 400;
const LEADING_AWAY: u32 = 40;
/// One in so many extreme puzzles is looked for by a walk.
const WALKS_ONE_IN: usize = 16;
/// Without so few givens a puzzle has few solutions.
const MANY_GIVENS: usize = 20;

/// A random image of a seed, restated.
fn restated(seed: &Grid, symmetry: Symmetry, random: &mut Random) -> Option<DrawnPuzzle> {
    let image = seeds::draw_transform(symmetry, random).image(seed);
    let solution = count_solutions(&image, Limits::default()).solution?;
    let givens = restate(&image, &solution, symmetry, random);
    Some(DrawnPuzzle::new(givens, solution))
}

/// A walk from puzzle to puzzle.
pub(super) struct Vicinity {
    seeds: Vec<&'static Seed>,
    /// Whether an extreme puzzle of any kind is requested: then each walk looks for one kind.
    is_for_any_kind: bool,
    /// The turn of an extreme puzzle of any kind: walks begin at packed seeds, and each looks for the seed's kind.
    turn: Option<Turn>,
    /// Whether so few givens are requested that exchanges by themselves can't reach them.
    is_sparse: bool,
    at: Option<Grid>,
    vain: u32,
}

impl Vicinity {
    /// The search for a spec, if random puzzles hardly ever meet it.
    pub fn of(spec: &PuzzleSpec, turn: Option<Turn>) -> Option<Self> {
        let seeds = seeds::suiting(spec);
        let is_for_any_kind = spec.label == Some(Label::Extreme) && spec.is_label_alone();
        (!seeds.is_empty()).then_some(Self {
            seeds,
            is_for_any_kind,
            turn: turn.filter(|_| is_for_any_kind),
            is_sparse: seeds::wants_few_givens(spec)
                && (spec.symmetry == Symmetry::None || *spec.givens.end() < MANY_GIVENS),
            at: None,
            vain: 0,
        })
    }

    /// A restated seed, with its hardest technique, if any extreme puzzle is requested with a symmetry that packed
    /// seeds lack: this takes no grading.
    ///
    /// At times it is passed over, so that puzzles without end are found.
    pub fn restated(
        &self,
        spec: &PuzzleSpec,
        random: &mut Random,
    ) -> Option<(DrawnPuzzle, Technique)> {
        if !self.is_for_any_kind || random.below(WALKS_ONE_IN) == 0 {
            return None;
        }
        let seed = seeds::draw_of_a_kind(&self.seeds, random)?;
        let drawn = restated(&seed.givens, spec.symmetry, random)?;
        let hardest = Technique::named(seed.hardest).next()?;
        Some((drawn, hardest))
    }

    /// A neighbour of the puzzle that the walk has come to, if chance finds one.
    ///
    /// Where a walk begins that looks for one kind, the spec becomes one for that.
    pub fn next(&mut self, spec: &mut PuzzleSpec, random: &mut Random) -> Option<DrawnPuzzle> {
        let drawn = self.draw(spec, random)?;
        Self::fills_houses(spec, &drawn.givens).then_some(drawn)
    }

    fn draw(&mut self, spec: &mut PuzzleSpec, random: &mut Random) -> Option<DrawnPuzzle> {
        self.vain += 1;
        let most_vain = if self.is_sparse {
            MOST_VAIN_SPARSE
        } else {
            MOST_VAIN
        };
        if self.vain > most_vain {
            self.at = None;
        }
        let at = if let Some(at) = self.at {
            at
        } else {
            self.vain = 0;
            let seed = self.start(spec, random);
            if !seeds::wants_few_givens(spec) {
                let restated = restated(&seed, spec.symmetry, random)?;
                self.at = Some(restated.givens);
                // Any extreme puzzle that is not restated is to be a new one.
                return (!self.is_for_any_kind).then_some(restated);
            }
            let transform = seeds::draw_transform(spec.symmetry, random);
            *self.at.insert(transform.image(&seed))
        };
        if self.is_sparse {
            return self.next_sparse(&at, spec, random);
        }
        let has_few = at.filled_count() <= MANY_GIVENS;
        let orbits = 1 + usize::from(has_few && random.below(4) == 0);
        let exchange = Exchange {
            removed: orbits,
            added: orbits,
            symmetry: spec.symmetry,
            most_solutions: if has_few { 20_000 } else { 500 },
        };
        let (givens, solution) = exchange.draw(&at, random)?;
        Some(DrawnPuzzle::new(givens, solution))
    }

    /// The start of a walk.
    fn start(&self, spec: &mut PuzzleSpec, random: &mut Random) -> Grid {
        if let Some(turn) = self.turn {
            let packed = EXTREME.draw(turn.place, random);
            (spec.technique, spec.ratings) = (Some(packed.hardest), None);
            return packed.givens;
        }
        let mut seeds = self.seeds.clone();
        if self.is_for_any_kind {
            seeds::choose_kind(&mut seeds, spec, random);
        }
        seeds[random.below(seeds.len())].givens
    }

    /// Whether every house has a given, if that is requested.
    fn fills_houses(spec: &PuzzleSpec, givens: &Grid) -> bool {
        let cells = givens.filled_cells();
        let has_given = |house: House| !house.cells().intersection(cells).is_empty();
        !spec.avoids_empty_houses || House::all().all(has_given)
    }

    /// Return a puzzle near this one, to which the walk continues if it has at most one orbit too
    /// many.
    fn next_sparse(
        &mut self,
        at: &Grid,
        spec: &PuzzleSpec,
        random: &mut Random,
    ) -> Option<DrawnPuzzle> {
        let leads_away = self.vain < LEADING_AWAY;
        let most = *spec.givens.end();
        let (givens, solution) = sparse::draw(at, most, spec.symmetry, leads_away, random)?;
        let orbit = 1 + usize::from(spec.symmetry != Symmetry::None);
        if givens.filled_count() <= most + orbit {
            self.at = Some(givens);
        }
        (!leads_away).then_some(DrawnPuzzle::new(givens, solution))
    }

    /// Go on from a puzzle that is as requested, or end here: then it is the result.
    pub fn ends(&mut self, givens: &Grid, random: &mut Random) -> bool {
        self.at = Some(*givens);
        self.vain = 0;
        // Packed seeds are many: the farther a walk leads, the seldomer it ends at a restatement of another.
        random.below(4) > if self.turn.is_some() { 2 } else { 0 }
    }
}
