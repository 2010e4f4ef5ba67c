//! Patterns of extreme techniques, built into random grids.

use super::puzzle::{any_seed, is_unique};
use nonet_engine::generation::{Symmetry, full_grid};
use nonet_engine::grading::grade_by;
use nonet_engine::grid::random::Random;
use nonet_engine::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, House};
use nonet_engine::technique::Technique;

/// Full grids until the pattern fits into one.
const MOST_GRIDS: usize = 10_000;

type Build = fn(Technique, Symmetry, &mut Random) -> Option<Grid>;

pub fn builder(technique: Technique) -> Option<Build> {
    match technique {
        Technique::SkLoop | Technique::MultiSectorLockedSet => Some(ring),
        Technique::JuniorExocet | Technique::SeniorExocet => Some(exocet),
        _ => None,
    }
}

fn is_there(technique: Technique, puzzle: &Grid) -> bool {
    grade_by(puzzle, &[technique]).hardest == Some(technique)
}

fn random_grid(random: &mut Random) -> Grid {
    full_grid(any_seed(random), 0)
}

/// All cells that go together with some.
fn closed(cells: CellSet, symmetry: Symmetry) -> CellSet {
    cells
        .into_iter()
        .fold(cells, |all, cell| all.union(symmetry.orbit(cell)))
}

/// Sixteen cells around the corners of a rectangle, of which eight houses can hold no more than sixteen digits.
fn ring(technique: Technique, symmetry: Symmetry, random: &mut Random) -> Option<Grid> {
    for _ in 0..MOST_GRIDS {
        let solution = random_grid(random);
        let far = |line: usize, random: &mut Random| match symmetry {
            Symmetry::None => 6 + random.below(3),
            _ => 8 - line,
        };
        let [row, column] = [random.below(3), random.below(3)];
        let rows = [row, far(row, random)];
        let columns = [column, far(column, random)];
        let corners = [0, 2, 6, 8].map(|corner| House::of_box(corner).cells());
        let lines = rows.map(House::row).into_iter();
        let lines = lines.chain(columns.map(House::column)).map(House::cells);
        let lines: Vec<CellSet> = lines.collect();
        let is_on = |cell: &Cell| lines.iter().filter(|line| line.contains(*cell)).count() == 1;
        let ring: CellSet = corners.into_iter().flatten().filter(is_on).collect();
        let open = solution.without(ring);
        let houses: Vec<CellSet> = lines.into_iter().chain(corners).collect();
        if covered(&open, ring, &houses) == ring.len() {
            let emptied = solution.without(closed(ring, symmetry));
            if let Some(thin) = thin_out(technique, &emptied, &symmetry.shuffled_orbits(random)) {
                return Some(thin);
            }
        }
    }
    None
}

/// The most digits that some houses can give to the cells.
fn covered(open: &Grid, cells: CellSet, houses: &[CellSet]) -> usize {
    let candidates = Candidates::new(open);
    let fewest = |digit: Digit| {
        let places = candidates.places(digit).intersection(cells);
        let covers = (0..1_usize << houses.len()).filter(|chosen| {
            let chosen = (0..houses.len()).filter(|house| chosen >> house & 1 == 1);
            let left = chosen.fold(places, |left, house| left.difference(houses[house]));
            left.is_empty()
        });
        let sizes = covers.map(|chosen| chosen.count_ones() as usize);
        sizes.min().unwrap_or_default()
    };
    Digit::ALL.into_iter().map(fewest).sum()
}

/// Remove givens as long as one solution is left and, once it is there, the pattern.
fn thin_out(technique: Technique, puzzle: &Grid, orbits: &[CellSet]) -> Option<Grid> {
    const FEW: usize = 36;
    if !is_unique(puzzle) {
        return None;
    }
    let (mut thin, mut was_there) = (*puzzle, false);
    for &orbit in orbits {
        let thinner = thin.without(orbit);
        if thinner == thin || !is_unique(&thinner) {
            continue;
        }
        let is_looked_for = was_there || thinner.filled_count() < FEW;
        let is = is_looked_for && is_there(technique, &thinner);
        if was_there && !is {
            continue;
        }
        (thin, was_there) = (thinner, is);
    }
    was_there.then_some(thin)
}

/// The targets hold the digits of the base; its other digits stand beside it, and the lines across are
/// given where they hold none of these.
fn exocet(technique: Technique, symmetry: Symmetry, random: &mut Random) -> Option<Grid> {
    for _ in 0..MOST_GRIDS {
        let solution = random_grid(random);
        let Some(corner) = Corner::draw(&solution, random) else {
            continue;
        };
        let mut thin = solution.without(closed(corner.emptied, symmetry));
        if !is_unique(&thin) {
            continue;
        }
        let mut orbits = symmetry.shuffled_orbits(random);
        orbits.sort_by_key(|orbit| corner.rank(*orbit));
        for orbit in orbits {
            let is_kept = corner.rank(orbit) == KEPT && random.below(3) > 0;
            let thinner = thin.without(orbit);
            let loses = || is_there(technique, &thin) && !is_there(technique, &thinner);
            if thinner != thin && !is_kept && is_unique(&thinner) && !loses() {
                thin = thinner;
            }
        }
        if is_there(technique, &thin) {
            return Some(thin);
        }
    }
    None
}

/// The requirements of an exocet whose base is in the first box.
struct Corner {
    /// Base and targets.
    emptied: CellSet,
    /// The places of the digits of the base.
    of_base: CellSet,
    /// The places of other digits on the lines across.
    across: CellSet,
}

/// The rank of the givens that are removed last, if at all.
const KEPT: u8 = 2;

impl Corner {
    fn draw(solution: &Grid, random: &mut Random) -> Option<Self> {
        let digit = |cell: Cell| solution.digit(cell);
        let digits = |cells: [Cell; 2]| -> DigitSet { set(cells.into_iter().filter_map(digit)) };
        let [row, beside] = [random.below(3), random.below(3)];
        let swap = random.below(2);
        let near = (row + 1 + swap) % 3;
        let far = (row + 2 - swap) % 3;
        let base = [1, 2].map(|at| Cell::at(row, (beside + at) % 3));
        let mut others = [0, 1, 2].map(|row| Cell::at(row, beside));
        random.shuffle(&mut others);
        let others = &others[..=random.below(2)];
        let all = others
            .iter()
            .filter_map(|&cell| digit(cell))
            .fold(digits(base), DigitSet::with);
        let is_of_base = |cell: &Cell| digit(*cell).is_some_and(|digit| all.contains(digit));
        for one in 3..6 {
            for other in 6..9 {
                let targets = [Cell::at(near, one), Cell::at(far, other)];
                let companions = [Cell::at(far, one), Cell::at(near, other)];
                if digits(base) != digits(targets) || companions.iter().any(is_of_base) {
                    continue;
                }
                let is_across =
                    |cell: &Cell| cell.row() > 2 && [beside, one, other].contains(&cell.column());
                let across = Cell::all().filter(|cell| is_across(cell) && !is_of_base(cell));
                return Some(Self {
                    emptied: base.into_iter().chain(targets).collect(),
                    of_base: Cell::all().filter(is_of_base).collect(),
                    across: across.chain(companions).collect(),
                });
            }
        }
        None
    }

    /// In which order orbits are removed.
    fn rank(&self, orbit: CellSet) -> u8 {
        if orbit.intersection(self.across).is_empty() {
            u8::from(orbit.intersection(self.of_base).is_empty())
        } else {
            KEPT
        }
    }
}

fn set(digits: impl Iterator<Item = Digit>) -> DigitSet {
    digits.collect()
}
