//! Number of transforms that leave a grid unchanged.

use super::colours::{Colours, LINES};
use super::givens::Givens;
use super::{Search, Values};
use nonet_grid::Grid;

/// Return the number of transforms that leave a grid unchanged, including the identity.
///
/// Identical lines are distinguished by choice, as for the canonical form. The number of
/// interchangeable lines is counted, and the product over all choices is the result (orbits and
/// stabilizers). Empty lines of a chute, and digits that the grid lacks, can be permuted freely.
#[must_use]
pub fn automorphisms(grid: &Grid) -> u64 {
    let givens = Givens::of(grid);
    let mut colours = givens.colours();
    let mut count = free_exchanges(grid);
    while let Some(alike) = colours.fewest_alike() {
        let branches: Vec<Colours> = alike.map(|line| givens.choose(colours, line)).collect();
        let first = least_leaf(grid, &givens, &branches[0]);
        let others = branches.iter();
        count *= others
            .filter(|branch| least_leaf(grid, &givens, branch) == first)
            .count() as u64;
        colours = branches[0];
    }
    count
}

/// The exchanges of empty lines within a chute, and of digits that the grid lacks.
fn free_exchanges(grid: &Grid) -> u64 {
    let mut empty = [true; LINES];
    let mut lacking = [true; 9];
    for (cell, digit) in grid.filled() {
        empty[cell.row()] = false;
        empty[9 + cell.column()] = false;
        lacking[digit.index()] = false;
    }
    let orders = |free: &[bool]| -> u64 {
        let count = free.iter().filter(|&&is_free| is_free).count() as u64;
        (1..=count).product()
    };
    empty.chunks(3).map(orders).product::<u64>() * orders(&lacking)
}

/// The least image below a choice, with the colours of its lines: equal ones are images of each other
/// by a transform that keeps all choices.
fn least_leaf(grid: &Grid, givens: &Givens, colours: &Colours) -> Option<(Values, [u64; LINES])> {
    let mut search = Search::new(grid, givens);
    search.explore(colours);
    let (values, leaf) = search.found.into_iter().next()?;
    Some((values, leaf.order.map(|line| leaf.colours.lines[line])))
}
