//! Removal of givens from a full grid, orbit by orbit of a symmetry.

use super::planted_pattern::PlantedPattern;
use super::symmetry::Symmetry;
use nonet_grid::random::Random;
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Cell, CellSet, Grid};

/// The constraints of a removal, beside the property that the puzzle must keep.
pub(super) struct Removal {
    /// Cells that are removed together.
    pub symmetry: Symmetry,
    /// The fewest givens that stay.
    pub fewest: usize,
    /// Whether every house keeps a given.
    pub avoids_empty_houses: bool,
    /// The pattern that decides which givens stay and which are removed first.
    pub planted: PlantedPattern,
}

impl Removal {
    /// Remove givens from a full grid, in random order, as long as the puzzle keeps a property.
    ///
    /// `keeps` gets the puzzle without an orbit, and the cells of the orbit.
    pub fn thin_out(
        &self,
        solution: &Grid,
        keeps: &mut dyn FnMut(&Grid, CellSet) -> bool,
        random: &mut Random,
    ) -> Grid {
        let mut puzzle = *solution;
        let mut givens = Cell::COUNT;
        let mut orbits = self.symmetry.shuffled_orbits(random);
        orbits.retain(|orbit| orbit.intersection(self.planted.kept).is_empty());
        orbits.sort_compactly_by_key(|orbit| orbit.intersection(self.planted.emptied).is_empty());
        for orbit in orbits {
            if givens < self.fewest + orbit.len() {
                continue;
            }
            let thinner = puzzle.without(orbit);
            if self.allows(&thinner, orbit) && keeps(&thinner, orbit) {
                puzzle = thinner;
                givens -= orbit.len();
            }
        }
        puzzle
    }

    /// Whether every cell is removed on its own, and every removable one is.
    pub fn tries_each_cell(&self) -> bool {
        self.symmetry == Symmetry::None
            && self.fewest == 0
            && !self.avoids_empty_houses
            && self.planted.kept.is_empty()
    }

    fn allows(&self, thinner: &Grid, orbit: CellSet) -> bool {
        let is_filled = |cell: Cell| thinner.digit(cell).is_some();
        let houses = orbit.into_iter().flat_map(Cell::houses);
        !self.avoids_empty_houses
            || houses
                .into_iter()
                .all(|house| house.cells().into_iter().any(is_filled))
    }

    /// Give back one orbit, so that the puzzle is not minimal.
    pub fn give_back(&self, puzzle: &Grid, solution: &Grid, random: &mut Random) -> Grid {
        let orbits = self.symmetry.shuffled_orbits(random).into_iter();
        let is_empty = |orbit: &CellSet| {
            orbit
                .first()
                .is_some_and(|cell| puzzle.digit(cell).is_none())
        };
        puzzle.with(solution, orbits.filter(is_empty).take(1).flatten())
    }
}
