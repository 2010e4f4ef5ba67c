//! Cell and region forcing chains without memory: every digit of a cell, or every place of a digit in a
//! house, has the same consequence.

use std::ops::ControlFlow;

use super::board::{Board, cell_at, house_of};
use super::geometry::{bits_of, cells_of};
use super::hint::{Hint, Hints};
use super::wave::{Links, Mode, Wave, both, candidate_count};
use nonet_grid::propagation::Row;
use nonet_grid::rows::{contains, members};
use nonet_techniques::difficulty::length_cost;

pub(super) const BASE: u16 = 80;

/// Find the common consequences of all branches of a cell or region.
pub(super) fn multiple(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    find(board, true, hints);
    ControlFlow::Continue(())
}

/// Find the common consequences of all digits of a cell.
pub(super) fn of_cells(board: &Board, hints: &mut Hints) {
    find(board, false, hints);
}

fn find(board: &Board, with_regions: bool, hints: &mut Hints) {
    if candidate_count(&board.cells) <= 256 {
        search::<4>(board, with_regions, hints);
    } else {
        search::<12>(board, with_regions, hints);
    }
}

/// All consequences of a candidate that is on: alternating layers of off and on.
pub(super) struct Branch<const W: usize> {
    wave: Wave<W>,
    pub(super) layers: Vec<Row<W>>,
}

impl<const W: usize> Branch<W> {
    pub(super) fn new(number: usize, links: &Links<'_, W>) -> Self {
        let mut wave = Wave::new(number, true);
        let mut layers = Vec::with_capacity(32);
        layers.push(wave.front);
        while !wave.is_exhausted() {
            layers.push(wave.advance(links));
        }
        Self { wave, layers }
    }

    /// The union of the layers that are on, or off.
    pub(super) const fn row(&self, is_on: bool) -> &Row<W> {
        if is_on { &self.wave.on } else { &self.wave.off }
    }

    /// The number of nodes on the way to a candidate that is on, or off.
    pub(super) fn nodes(&self, number: usize, is_on: bool) -> u32 {
        let mut layers = (usize::from(!is_on)..self.layers.len()).step_by(2);
        let layer = layers.find(|&layer| contains(&self.layers[layer], number));
        layer
            .and_then(|layer| u32::try_from(layer + 1).ok())
            .unwrap_or(0)
    }
}

fn search<const W: usize>(board: &Board, with_regions: bool, hints: &mut Hints) {
    let links = Links::<W>::new(board, &board.cells, Mode::XY);
    let mut branches: Vec<Option<Branch<W>>> = Vec::new();
    branches.resize_with(links.numbers.candidates.len(), || None);
    for cell in cells_of(board.empty) {
        if board.digits[cell].count_ones() < 3 {
            continue;
        }
        for digit in bits_of(board.digits[cell]).filter(|_| with_regions) {
            for kind in 0..3 {
                let house = house_of(cell, kind);
                let places = board.places[digit][house];
                let first = cell_at(house, places.trailing_zeros() as usize);
                if first == cell && !places.is_power_of_two() {
                    let cells = board.cells_in(digit, house);
                    let starts: Vec<_> = cells.map(|cell| links.number(cell, digit)).collect();
                    common(
                        &links,
                        &mut branches,
                        &starts,
                        "Region Forcing Chains",
                        hints,
                    );
                }
            }
        }
        let digits = bits_of(board.digits[cell]);
        let starts: Vec<_> = digits.map(|digit| links.number(cell, digit)).collect();
        common(&links, &mut branches, &starts, "Cell Forcing Chains", hints);
    }
}

fn common<const W: usize>(
    links: &Links<'_, W>,
    branches: &mut [Option<Branch<W>>],
    starts: &[usize],
    name: &'static str,
    hints: &mut Hints,
) {
    let (mut on, mut off) = ([u64::MAX; W], [u64::MAX; W]);
    for &start in starts {
        let branch = branches[start].get_or_insert_with(|| Branch::new(start, links));
        on = both(&on, &branch.wave.on);
        off = both(&off, &branch.wave.off);
    }
    for (row, is_on) in [(on, true), (off, false)] {
        for number in members(&row) {
            let nodes = starts.iter().filter_map(|&start| branches[start].as_ref());
            let complexity = nodes.map(|branch| branch.nodes(number, is_on)).sum();
            let rating = BASE + length_cost(complexity);
            if hints.wants(rating, complexity) {
                let candidate = links.numbers.candidates[number];
                hints.keep(Hint::concluding(
                    (rating, name),
                    candidate,
                    is_on,
                    complexity,
                ));
            }
        }
    }
}
