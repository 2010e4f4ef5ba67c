//! Kraken fish: a fish whose fins do not see the eliminated candidate, but exclude it by chains.
//!
//! Either no fin holds the digit, and the fish clears its covering lines, or a fin does, and a chain from
//! there shows that the candidate is wrong.

use std::ops::ControlFlow;

use super::forced::Forced;
use super::lines::Orientation;
use crate::cover::{count, positions};
use crate::inference::nets::Premise;
use crate::state::State;
use crate::step::evidence::{self, Branch};
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::rows::contains;
use nonet_grid::{Candidate, Cell, CellSet, Digit, candidates_of};

/// The numbers of lines: larger ones hardly occur.
const SIZES: [u32; 2] = [2, 3];

/// The most fins: with more chains it is a net.
const MOST_FINS: usize = 3;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let forced = Forced::on(state);
    let mut known = [CellSet::EMPTY; 9];
    for size in SIZES {
        for digit in Digit::ALL {
            for orientation in Orientation::BOTH {
                let search = KrakenSearch {
                    forced: &forced,
                    digit,
                    orientation,
                };
                search.find(size, &mut known[digit.index()], sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The search for one digit and one orientation.
struct KrakenSearch<'a> {
    forced: &'a Forced<'a>,
    digit: Digit,
    orientation: Orientation,
}

impl KrakenSearch<'_> {
    fn find(&self, size: u32, known: &mut CellSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let places = self.forced.state.places(self.digit);
        let masks = self.orientation.masks(places);
        let mut excluded: [Option<CellSet>; 81] = [None; 81];
        let sets = || (0..512_u16).filter(|&set| count(set) == size);
        for base in sets().filter(|&base| positions(base).all(|line| masks[line] != 0)) {
            let union = positions(base).fold(0, |all, line| all | masks[line]);
            // A line without a place in the cover must have a fin, which is a chain and no fish.
            let is_fish = |cover: &u16| positions(base).all(|line| masks[line] & cover != 0);
            let lines = self.orientation.lines(base);
            for cover in sets().filter(|cover| cover & !union == 0).filter(is_fish) {
                let covered = self.orientation.lines_across(cover);
                let fins = places.intersection(lines).difference(covered);
                // Eliminations that all fins see belong to a finned fish.
                let targets = places
                    .intersection(covered)
                    .difference(lines)
                    .difference(*known)
                    .difference(fins.common_peers());
                if fins.is_empty() || fins.len() > MOST_FINS || targets.is_empty() {
                    continue;
                }
                let lost = fins.into_iter().fold(targets, |left, cell| {
                    let own = &mut excluded[cell.index()];
                    left.intersection(*own.get_or_insert_with(|| self.excluded_by(cell)))
                });
                *known = known.union(lost);
                for cell in lost {
                    sink(self.step([base, cover], fins, cell))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The places that the digit excludes when it is in a cell.
    fn excluded_by(&self, cell: Cell) -> CellSet {
        let digit = self.digit;
        let node = |cell| self.forced.node(Candidate { cell, digit });
        let Some(wave) = self.forced.wave(node(cell), true) else {
            // uncovered: every candidate has a wave from being true.
            return CellSet::EMPTY;
        };
        let lost = wave.nodes(false);
        let others = self.forced.state.places(digit).without(cell);
        let is_lost = |&other: &Cell| contains(&lost, node(other));
        others.into_iter().filter(is_lost).collect()
    }

    fn step(&self, [base, cover]: [u16; 2], fins: CellSet, cell: Cell) -> Step {
        let digit = self.digit;
        let lost = Candidate { cell, digit };
        let lines = self.orientation.lines(base);
        let places = self.forced.state.places(digit).intersection(lines);
        let branches = candidates_of(digit, fins).map(|fin| Branch {
            assumed: fin,
            is_true: true,
            links: self
                .forced
                .links(Premise::truth_of(fin), Premise::falsehood_of(lost)),
        });
        let evidence = evidence::KrakenFish {
            digit,
            base: positions(base)
                .map(|line| self.orientation.line(line))
                .collect(),
            cover: positions(cover)
                .map(|line| self.orientation.across(line))
                .collect(),
            body: places.difference(fins),
            fins,
            branches: branches.collect(),
        };
        Step::eliminating(Technique::KrakenFish, vec![lost], evidence)
    }
}
