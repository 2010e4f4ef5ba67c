//! The count behind SK-loops and multi-sector locked sets: as many cells as houses give them digits.
//!
//! Every candidate of the cells is charged to a house that holds it. A house gives a digit once. If
//! the houses can't give more digits than there are cells, they give them all to these cells: no
//! other cell has one of them, and no cell takes a digit that two of the houses would give at once.

use crate::state::State;
use crate::step::Step;
use crate::step::evidence::LockedSectors;
use crate::technique::Technique;
use nonet_grid::{Candidate, CellSet, Digit, DigitSet, House, candidates_of};

/// Cells, and for each digit the houses that all its candidates in the cells are charged to.
#[derive(Clone)]
pub(crate) struct Sectors {
    pub cells: CellSet,
    pub houses: [Vec<House>; 9],
}

impl Sectors {
    /// The eliminations, if the houses don't give more digits than the cells need.
    pub(crate) fn eliminations(&self, state: &State) -> Vec<Candidate> {
        let of_digits = Digit::ALL.into_iter().zip(&self.houses);
        let lost = of_digits.flat_map(|(digit, houses)| {
            let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
            for house in houses {
                twice = twice.union(once.intersection(house.cells()));
                once = once.union(house.cells());
            }
            let outside = once.difference(self.cells);
            candidates_of(
                digit,
                state.places(digit).intersection(outside.union(twice)),
            )
        });
        lost.collect()
    }

    pub(crate) fn step(&self, technique: Technique, eliminations: Vec<Candidate>) -> Step {
        let mut given: Vec<(House, DigitSet)> = Vec::new();
        for house in House::lines().chain(House::boxes()) {
            let of_digits = Digit::ALL.into_iter().zip(&self.houses);
            let own = of_digits.filter(|(_, houses)| houses.contains(&house));
            let digits = own.fold(DigitSet::EMPTY, |all, (digit, _)| all.with(digit));
            if !digits.is_empty() {
                given.push((house, digits));
            }
        }
        let (houses, digits) = given.into_iter().unzip();
        let evidence = LockedSectors {
            cells: self.cells,
            houses,
            digits,
        };
        Step::eliminating(technique, eliminations, evidence)
    }
}
