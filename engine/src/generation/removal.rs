//! Removal of givens from a full grid, orbit by orbit of a symmetry.

use super::plant::Plant;
use super::random::Random;
use super::symmetry::Symmetry;
use crate::grid::{Cell, CellSet, Grid};
use crate::order::PutInOrder;

/// What a removal leaves, beside what the puzzle must keep.
pub(super) struct Removal {
    /// The cells that go together.
    pub symmetry: Symmetry,
    /// How many givens stay at least.
    pub fewest: usize,
    /// Whether every house keeps a given.
    pub avoids_empty_houses: bool,
    /// What stays and what goes first for the sake of a pattern.
    pub plant: Plant,
}

impl Removal {
    /// Take givens from a full grid, in random order, as long as the puzzle keeps what it must.
    ///
    /// `keeps` is asked with the thinner puzzle and the cells that it lost.
    pub fn thin_out(
        &self,
        solution: &Grid,
        keeps: &mut dyn FnMut(&Grid, CellSet) -> bool,
        random: &mut Random,
    ) -> Grid {
        let mut puzzle = *solution;
        let mut givens = Cell::COUNT;
        let mut orbits = self.symmetry.shuffled_orbits(random);
        orbits.retain(|orbit| orbit.intersection(self.plant.kept).is_empty());
        orbits.put_in_order_by_key(|orbit| orbit.intersection(self.plant.emptied).is_empty());
        for orbit in orbits {
            if givens < self.fewest + orbit.len() {
                continue;
            }
            let mut thinner = puzzle;
            for cell in orbit {
                thinner.set(cell, None);
            }
            if self.allows(&thinner, orbit) && keeps(&thinner, orbit) {
                puzzle = thinner;
                givens -= orbit.len();
            }
        }
        puzzle
    }

    /// Whether every cell goes by itself, and whatever can go does.
    pub fn tries_each_cell(&self) -> bool {
        self.symmetry == Symmetry::None
            && self.fewest == 0
            && !self.avoids_empty_houses
            && self.plant.kept.is_empty()
    }

    fn allows(&self, thinner: &Grid, orbit: CellSet) -> bool {
        let is_filled = |cell: Cell| thinner.digit(cell).is_some();
        let houses = orbit.into_iter().flat_map(Cell::houses);
        !self.avoids_empty_houses
            || houses
                .into_iter()
                .all(|house| house.cells().into_iter().any(is_filled))
    }

    /// Give back one orbit, so that some given can be spared.
    pub fn give_back(&self, puzzle: &Grid, solution: &Grid, random: &mut Random) -> Grid {
        let orbits = self.symmetry.shuffled_orbits(random).into_iter();
        let is_empty = |orbit: &CellSet| {
            orbit
                .first()
                .is_some_and(|cell| puzzle.digit(cell).is_none())
        };
        let mut fuller = *puzzle;
        for cell in orbits.filter(is_empty).take(1).flatten() {
            fuller.set(cell, solution.digit(cell));
        }
        fuller
    }
}
