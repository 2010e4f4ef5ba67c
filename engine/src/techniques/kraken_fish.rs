//! Kraken fish: a fish whose fins do not see what goes, but exclude it by chains.
//!
//! Either no fin holds the digit, and the fish clears its covering lines, or a fin does, and a chain from
//! there says that the candidate is wrong.

use std::ops::ControlFlow;

use super::cover::{count, positions};
use super::lines::Orientation;
use crate::grid::{Candidate, Cell, CellSet, Digit, candidates_of};
use crate::inference::chains::bits::contains;
use crate::inference::chains::forcing::Forcing;
use crate::inference::chains::network::Network;
use crate::inference::nets::Premise;
use crate::state::State;
use crate::step::evidence::{self, Branch};
use crate::step::{Link, Sink, Step};
use crate::technique::Technique;

/// Of how many lines: larger ones are hardly seen.
const SIZES: [u32; 2] = [2, 3];

/// How many fins: more chains are a net.
const MOST_FINS: usize = 3;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let chains = Chains::of(state);
    let mut known = [CellSet::EMPTY; 9];
    for size in SIZES {
        for digit in Digit::ALL {
            for orientation in Orientation::BOTH {
                let pond = Pond {
                    chains: &chains,
                    digit,
                    orientation,
                };
                pond.find(size, &mut known[digit.index()], sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What each candidate being true excludes, along chains with groups.
struct Chains<'a> {
    state: &'a State,
    network: &'a Network,
    forcing: &'a Forcing,
}

impl<'a> Chains<'a> {
    fn of(state: &'a State) -> Self {
        Self {
            state,
            network: state.grouped_chains(),
            forcing: state.forcing(),
        }
    }

    /// The places of the same digit that a candidate excludes.
    fn excluded_by(&self, one: Candidate) -> CellSet {
        let index = self.state.links().index();
        let wave = self.forcing.wave(self.network, index.of(one), true);
        let Some(lost) = wave.map(|wave| wave.nodes(false)) else {
            return CellSet::EMPTY;
        };
        let places = self.state.places(one.digit).without(one.cell);
        let is_lost = |cell: &Cell| {
            let (cell, digit) = (*cell, one.digit);
            contains(&lost, index.of(Candidate { cell, digit }))
        };
        places.into_iter().filter(is_lost).collect()
    }

    fn links(&self, from: Candidate, to: Candidate) -> Vec<Link> {
        let index = self.state.links().index();
        let ends = [Premise::truth_of(from), Premise::falsehood_of(to)];
        self.forcing.links(self.network, index, ends[0], ends[1])
    }
}

/// A digit and an orientation.
struct Pond<'a> {
    chains: &'a Chains<'a>,
    digit: Digit,
    orientation: Orientation,
}

impl Pond<'_> {
    fn find(&self, size: u32, known: &mut CellSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let places = self.chains.state.places(self.digit);
        let masks = self.orientation.masks(places);
        let mut excluded: [Option<CellSet>; 81] = [None; 81];
        let sets = || (0..512_u16).filter(|&set| count(set) == size);
        for base in sets().filter(|&base| positions(base).all(|line| masks[line] != 0)) {
            let union = positions(base).fold(0, |all, line| all | masks[line]);
            // A line without a place in the cover has to have a fin: that is a chain alone.
            let is_fish = |cover: &u16| positions(base).all(|line| masks[line] & cover != 0);
            let lines = self.orientation.lines(base);
            for cover in sets().filter(|cover| cover & !union == 0).filter(is_fish) {
                let covered = self.orientation.lines_across(cover);
                let fins = places.intersection(lines).difference(covered);
                // What all fins see is a finned fish.
                let targets = places
                    .intersection(covered)
                    .difference(lines)
                    .difference(*known)
                    .difference(fins.common_peers());
                if fins.is_empty() || fins.len() > MOST_FINS || targets.is_empty() {
                    continue;
                }
                let lost = fins.into_iter().fold(targets, |left, cell| {
                    let digit = self.digit;
                    let own = &mut excluded[cell.index()];
                    let own = own
                        .get_or_insert_with(|| self.chains.excluded_by(Candidate { cell, digit }));
                    left.intersection(*own)
                });
                *known = known.union(lost);
                for cell in lost {
                    sink(self.step([base, cover], fins, cell))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn step(&self, [base, cover]: [u16; 2], fins: CellSet, cell: Cell) -> Step {
        let digit = self.digit;
        let lost = Candidate { cell, digit };
        let lines = self.orientation.lines(base);
        let places = self.chains.state.places(digit).intersection(lines);
        let branches = candidates_of(digit, fins).map(|fin| Branch {
            assumed: fin,
            is_true: true,
            links: self.chains.links(fin, lost),
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

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn a_fin_far_away_excludes_by_a_chain_what_the_fish_clears() {
        let board = Example::new()
            .confine(5, "row 2", "r2c2 r2c7")
            .confine(5, "row 8", "r8c2 r8c5 r8c7")
            .confine(5, "column 5", "r8c5 r4c5 r5c5")
            .confine(5, "row 5", "r5c5 r5c7");

        let steps = board.steps(Technique::KrakenFish);

        for cleared in ["5: r1c2", "5: r1c7", "5: r9c2", "5: r9c7"] {
            assert!(steps.contains(&cleared.to_owned()), "{cleared}");
        }
        assert!(!steps.contains(&"5: r5c7".to_owned()));
    }
}
