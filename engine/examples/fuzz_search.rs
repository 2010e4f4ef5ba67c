//! Compare the search with plain backtracking on random grids: `fuzz_search SECONDS SEED`.
//!
//! Grids are images of a full one with most cells emptied and now and then one overwritten, so that
//! many have a few solutions, many none, and some are invalid.

use std::env;
use std::time::{Duration, Instant};

use nonet_engine::grid::{Cell, CellSet, Digit, Grid};
use nonet_engine::search::{Limits, Status, count_solutions};

const FULL: &[u8] =
    b"982714635735692148146358729351846972497523816628971354264187593573469281819235467";
/// Number of draws of a cell, some of which repeat: with fewer givens the backtracker is slow.
const DRAWN: std::ops::Range<u64> = 38..70;
const NODES: u64 = 1_000_000;

fn main() {
    let mut arguments = env::args().skip(1).map(|number| number.parse::<u64>());
    let seconds = arguments.next().and_then(Result::ok).expect("seconds");
    let mut random = Random(arguments.next().and_then(Result::ok).unwrap_or(1));
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut counts = [0u64; 4];
    while Instant::now() < end {
        let grid = draw(&mut random);
        let limit = 2 + random.below(4);
        counts[compare(&grid, limit)] += 1;
    }
    let [none, one, several, invalid] = counts;
    println!(
        "{} grids: {one} unique, {several} multiple, {none} unsolvable, {invalid} invalid; no difference",
        counts.iter().sum::<u64>()
    );
}

/// Panic at a difference; else return which kind of grid it is.
fn compare(grid: &Grid, limit: u64) -> usize {
    let limits = Limits {
        solutions: limit,
        nodes: NODES,
    };
    let verdict = count_solutions(grid, limits);
    if is_invalid(grid) {
        assert_eq!(
            (verdict.status, verdict.nodes),
            (Status::Invalid, 0),
            "{grid}"
        );
        return 3;
    }
    let mut first = None;
    let counted = count(&mut grid.clone(), limit, &mut first);
    assert_eq!(verdict.solutions_found, counted, "{grid} up to {limit}");
    assert_eq!(verdict.solution, first.filter(|_| counted == 1), "{grid}");
    counted.min(2).try_into().expect("a small number")
}

fn is_invalid(grid: &Grid) -> bool {
    grid.filled()
        .any(|(cell, digit)| holders(grid, cell.peers(), digit) > 0)
}

fn holders(grid: &Grid, cells: CellSet, digit: Digit) -> usize {
    let holds = |cell: &Cell| grid.digit(*cell) == Some(digit);
    cells.into_iter().filter(holds).count()
}

/// Fill the cell with the fewest choices with each of them in turn.
fn count(grid: &mut Grid, limit: u64, first: &mut Option<Grid>) -> u64 {
    let choices = |cell: Cell| {
        let fits = |digit: &Digit| holders(grid, cell.peers(), *digit) == 0;
        Digit::ALL.into_iter().filter(fits).collect::<Vec<_>>()
    };
    let empty = Cell::all().filter(|&cell| grid.digit(cell).is_none());
    let fewest = empty.map(|cell| (cell, choices(cell)));
    let Some((cell, digits)) = fewest.min_by_key(|(_, digits)| digits.len()) else {
        first.get_or_insert(*grid);
        return 1;
    };
    let mut found = 0;
    for digit in digits {
        if found < limit {
            grid.set(cell, Some(digit));
            found += count(grid, limit - found, first);
        }
    }
    grid.set(cell, None);
    found
}

fn draw(random: &mut Random) -> Grid {
    let full = Grid::parse(FULL).expect("a grid");
    let mut names = Digit::ALL;
    for index in (1..names.len()).rev() {
        names.swap(index, random.index(index + 1));
    }
    let mut grid = Grid::EMPTY;
    let drawn = DRAWN.start + random.below(DRAWN.end - DRAWN.start);
    for _ in 0..drawn {
        let cell = Cell::at(random.index(9), random.index(9));
        let digit = full.digit(cell).map(|digit| names[digit.index()]);
        grid.set(cell, digit);
    }
    if random.below(4) == 0 {
        let cell = Cell::at(random.index(9), random.index(9));
        grid.set(cell, Some(names[random.index(9)]));
    }
    grid
}

/// The generator that is known as `SplitMix64`.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ mixed >> 31) % bound
    }

    fn index(&mut self, bound: usize) -> usize {
        self.below(bound as u64).try_into().expect("below a usize")
    }
}
