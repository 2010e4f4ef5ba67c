//! Patterns that are built into a puzzle from the start, for techniques that random puzzles hardly ever need.

use super::spec::PuzzleSpec;
use super::symmetry::Symmetry;
use nonet_grid::random::Random;
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use nonet_techniques::technique::Technique;

/// Number of cells and digits of a quad, and of lines of a jellyfish.
const QUAD: usize = 4;
/// The most patterns that are tried until one suits the symmetry.
const MOST_TRIED: usize = 1_000;

/// The constraints that a pattern puts on the removal of givens.
#[derive(Clone, Copy)]
pub(super) struct PlantedPattern {
    /// These cells are emptied before others.
    pub emptied: CellSet,
    /// These givens stay.
    pub kept: CellSet,
}

impl PlantedPattern {
    pub const NONE: Self = Self {
        emptied: CellSet::EMPTY,
        kept: CellSet::EMPTY,
    };

    /// A random pattern for the technique of a spec, if it needs one.
    pub fn of(spec: &PuzzleSpec, solution: &Grid, random: &mut Random) -> Self {
        match spec.technique {
            Some(technique @ (Technique::NakedQuad | Technique::HiddenQuad)) => {
                Self::quad(technique, spec.symmetry, solution, random)
            }
            Some(Technique::Jellyfish) => Self::jellyfish(spec.symmetry, solution, random),
            _ => Self::NONE,
        }
    }

    /// A quad needs a house that is nearly empty: with fewer empty cells, the others form a smaller subset.
    fn quad(
        technique: Technique,
        symmetry: Symmetry,
        solution: &Grid,
        random: &mut Random,
    ) -> Self {
        let mut houses: Vec<House> = House::all().collect();
        random.shuffle(&mut houses);
        let house = houses[0].cells();
        let mut cells = houses[0].cell_array();
        random.shuffle(&mut cells);
        let digits_of = |cells: &[Cell]| {
            let digits = cells.iter().filter_map(|&cell| solution.digit(cell));
            digits.collect()
        };
        let (quad, others) = cells.split_at(QUAD);
        let (cells, digits) = match technique {
            // The other digits are ruled out in its cells.
            Technique::NakedQuad => (quad, digits_of(others)),
            // Its digits are ruled out in the other cells.
            _ => (others, digits_of(quad)),
        };
        // By symmetry, a kept given must not force one into the house.
        let outside = solution
            .filled()
            .filter(|&(cell, _)| symmetry.orbit(cell).intersection(house).is_empty())
            .map(|(cell, digit)| Candidate { cell, digit });
        let mut givens: Vec<Candidate> = outside.collect();
        random.shuffle(&mut givens);
        Self {
            emptied: house,
            kept: rule_out(cells, digits, &givens),
        }
    }

    /// A jellyfish needs a digit without any given: with fewer open lines, the others form a smaller fish.
    /// In its four lines all cells are given except those in its four columns.
    fn jellyfish(symmetry: Symmetry, solution: &Grid, random: &mut Random) -> Self {
        let mut fish = (0..MOST_TRIED).map(|_| Fish::draw(solution, random));
        let fitting = fish.find(|fish| fish.fits(symmetry));
        fitting.map_or(Self::NONE, |fish| Self {
            emptied: fish.places,
            kept: fish.base.difference(fish.cover),
        })
    }
}

/// The places of a digit, and four of its rows or columns with the lines across.
struct Fish {
    places: CellSet,
    base: CellSet,
    cover: CellSet,
}

impl Fish {
    fn draw(solution: &Grid, random: &mut Random) -> Self {
        let digit = Digit::ALL[random.below(Digit::ALL.len())];
        let of_digit = solution.filled().filter(|&(_, other)| other == digit);
        let mut places: Vec<Cell> = of_digit.map(|(cell, _)| cell).collect();
        random.shuffle(&mut places);
        let is_upright = random.below(2) == 0;
        let (mut base, mut cover) = (CellSet::EMPTY, CellSet::EMPTY);
        for place in &places[..QUAD] {
            let (row, column) = (House::row(place.row()), House::column(place.column()));
            let (line, across) = if is_upright {
                (column, row)
            } else {
                (row, column)
            };
            base = base.union(line.cells());
            cover = cover.union(across.cells());
        }
        Self {
            places: places.into_iter().collect(),
            base,
            cover,
        }
    }

    /// Whether, by symmetry, no given of the pattern forces one where it has none.
    fn fits(&self, symmetry: Symmetry) -> bool {
        let empty = self.base.intersection(self.cover).union(self.places);
        let mut kept = self.base.difference(self.cover).into_iter();
        kept.all(|cell| symmetry.orbit(cell).intersection(empty).is_empty())
    }
}

/// Some of the givens, so that they rule out all these digits in all these cells.
fn rule_out(cells: &[Cell], digits: DigitSet, givens: &[Candidate]) -> CellSet {
    let mut kept = CellSet::EMPTY;
    for digit in digits {
        for cell in cells {
            let mut seen = givens
                .iter()
                .filter(|given| given.digit == digit && cell.peers().contains(given.cell));
            if !seen.clone().any(|given| kept.contains(given.cell)) {
                kept = seen.next().map_or(kept, |given| kept.with(given.cell));
            }
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generation::full_grid;
    use nonet_grid::Candidates;

    fn state_of(solution: &Grid, planted: PlantedPattern) -> Candidates {
        Candidates::new(&Grid::EMPTY.with(solution, planted.kept))
    }

    #[test]
    fn what_is_kept_confines_a_digit_to_four_columns_of_four_lines() {
        let mut random = Random::new(2026, 0);
        for symmetry in [Symmetry::None, Symmetry::HalfTurn] {
            let spec = PuzzleSpec {
                technique: Some(Technique::Jellyfish),
                symmetry,
                ..PuzzleSpec::default()
            };
            let solution = full_grid::draw(&mut random);

            let planted = PlantedPattern::of(&spec, &solution, &mut random);

            let digit = planted
                .emptied
                .first()
                .and_then(|cell| solution.digit(cell));
            let is_whole = |cell: Cell| solution.digit(cell) == digit;
            assert!(planted.emptied.into_iter().all(is_whole));
            assert_eq!((planted.emptied.len(), planted.kept.len()), (9, 20));
            let mirrored: CellSet = planted.kept.into_iter().map(Cell::opposite).collect();
            assert!(
                symmetry == Symmetry::None || mirrored.intersection(planted.emptied).is_empty()
            );
        }
    }

    #[test]
    fn what_is_kept_makes_a_quad_in_the_house_that_is_emptied() {
        let mut random = Random::new(2026, 0);
        let solution = full_grid::draw(&mut random);
        for technique in [Technique::NakedQuad, Technique::HiddenQuad] {
            let spec = PuzzleSpec {
                technique: Some(technique),
                symmetry: Symmetry::None,
                ..PuzzleSpec::default()
            };

            let planted = PlantedPattern::of(&spec, &solution, &mut random);

            let state = state_of(&solution, planted);
            let candidates_of = |cell: &Cell| state.of(*cell).len();
            let places_of =
                |digit: &Digit| state.places(*digit).intersection(planted.emptied).len();
            let confined = if technique == Technique::NakedQuad {
                let cells = planted.emptied.into_iter();
                cells.filter(|cell| candidates_of(cell) <= QUAD).count()
            } else {
                let digits = Digit::ALL.into_iter();
                digits.filter(|digit| places_of(digit) <= QUAD).count()
            };
            assert!(confined >= QUAD);
            assert!(planted.kept.intersection(planted.emptied).is_empty());
        }
    }
}
