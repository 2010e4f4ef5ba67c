//! Why a grid does not have exactly one solution, shown in a few cells.

use super::{Limits, Status, Verdict, count_solutions};
use nonet_grid::{Candidates, Cell, CellSet, Digit, Grid, House};

/// Limits that suffice for nearly every grid; a reason that takes longer to find is not reported.
const QUICK: Limits = Limits {
    solutions: 2,
    nodes: 200,
};

/// A reason why a grid does not have exactly one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A cell that holds another digit in another solution.
    Undecided {
        /// The cell.
        cell: Cell,
        /// Two digits that it can hold.
        digits: [Digit; 2],
        /// Another such cell.
        other: Option<Cell>,
    },
    /// A minimal set of givens that contradict each other.
    Clash(CellSet),
}

/// Find the reason; none when the grid has one solution, or when the search takes too long.
#[must_use]
pub fn why_not_unique(grid: &Grid) -> Option<Reason> {
    match judge(grid).status {
        Status::Multiple => undecided(grid),
        Status::Invalid => equal_givens(grid),
        Status::Unsolvable => Some(fewest_givens(grid)),
        Status::Unique | Status::Unknown => None,
    }
}

fn judge(grid: &Grid) -> Verdict {
    count_solutions(grid, QUICK)
}

/// The cells that hold different digits in different solutions, those with few candidates first.
fn undecided(grid: &Grid) -> Option<Reason> {
    let candidates = Candidates::new(grid);
    let cells = ranked(candidates.empty(), &|cell| candidates.of(cell).len());
    let mut undecided = cells.into_iter().filter_map(|cell| {
        let mut digits = candidates.of(cell).into_iter();
        let mut possible = || digits.find(|&digit| has_solution(grid, cell, digit));
        Some((cell, [possible()?, possible()?]))
    });
    let (cell, digits) = undecided.next()?;
    let other = undecided.next().map(|(other, _)| other);
    Some(Reason::Undecided {
        cell,
        digits,
        other,
    })
}

fn has_solution(grid: &Grid, cell: Cell, digit: Digit) -> bool {
    let mut filled = *grid;
    filled.set(cell, Some(digit));
    judge(&filled).solutions_found > 0
}

pub(super) fn equal_givens(grid: &Grid) -> Option<Reason> {
    grid.filled().find_map(|(cell, digit)| {
        let mut peers = cell.peers().into_iter();
        let equal = peers.find(|&peer| peer > cell && grid.digit(peer) == Some(digit))?;
        Some(Reason::Clash(CellSet::of(cell).with(equal)))
    })
}

/// Leave out givens as long as the rest still contradict each other, in a few orders.
///
/// The remaining givens depend on the order; the smallest set is the easiest to see.
fn fewest_givens(grid: &Grid) -> Reason {
    let givens = grid.filled_cells();
    let orders: [&dyn Fn(Cell) -> usize; 5] = [
        &Cell::index,
        &|cell| Cell::COUNT - cell.index(),
        &|cell| grid.digit(cell).map_or(0, Digit::index),
        &Cell::box_index,
        &|cell| House::COUNT - cell.column(),
    ];
    let reduced = orders.map(|rank_of| reduced(grid, ranked(givens, rank_of)));
    let fewest = reduced.into_iter().min_by_key(|kept| kept.len());
    Reason::Clash(fewest.unwrap_or_default())
}

fn reduced(grid: &Grid, order: Vec<Cell>) -> CellSet {
    let mut rest = *grid;
    for cell in order {
        let without = rest.without([cell]);
        if judge(&without).status == Status::Unsolvable {
            rest = without;
        }
    }
    rest.filled_cells()
}

/// The cells by their ranks, and in reading order where those are equal.
// The sort of the library is ten times as large in the module that browsers fetch.
fn ranked(cells: CellSet, rank_of: &dyn Fn(Cell) -> usize) -> Vec<Cell> {
    let ranks = 0..=Cell::COUNT;
    let of = |rank| cells.into_iter().filter(move |&cell| rank_of(cell) == rank);
    ranks.flat_map(of).collect()
}
