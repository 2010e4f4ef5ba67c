//! Chains within nets: eliminations by forcing chains on the board of a net, with the eliminations they rest on.

use super::board::{Board, Boards, cell_at, house_of};
use super::branches::{self, Branch};
use super::geometry::{PLACE_IN, bits_of, cells_of, is_pair};
use super::wave::{Links, Mode, Wave, both, candidate_count};
use super::waves::Waves;
use nonet_grid::propagation::Row;
use nonet_grid::rows::{contains, intersect, is_empty, join, members};
use nonet_grid::sorting::CompactSort;
use nonet_techniques::difficulty::length_cost;

/// The eliminations of one chain.
pub(super) struct Nested {
    pub(super) removes: Vec<(usize, usize)>,
    /// The candidates that must have been eliminated since the start of the net.
    pub(super) reasons: Boards,
    pub(super) rating: u16,
    pub(super) complexity: u32,
}

/// Find eliminations by chains, the easiest first: forcing chains, and from level 3 on also with branches.
pub(super) fn chains(source: &Board, board: &Board, level: u8) -> Vec<Nested> {
    if candidate_count(&board.cells) <= 256 {
        search::<4>(source, board, level)
    } else {
        search::<12>(source, board, level)
    }
}

fn search<const W: usize>(source: &Board, board: &Board, level: u8) -> Vec<Nested> {
    let mut found = Vec::new();
    for mode in [Mode::X, Mode::XY] {
        let links = Links::<W>::new(board, &board.cells, mode);
        let refuted = [true, false].map(|starts_on| refuted(&links, starts_on));
        let [on, off] = &refuted;
        let mut either = *on;
        join(&mut either, off);
        for number in members(&either) {
            for (refuted, starts_on) in refuted.iter().zip([true, false]) {
                if contains(refuted, number) {
                    found.extend(contradiction(source, &links, mode, number, starts_on));
                }
            }
        }
    }
    if found.is_empty() && level > 2 {
        with_branches(
            source,
            &Links::<W>::new(board, &board.cells, Mode::XY),
            &mut found,
        );
    }
    found.sort_compactly_by_key(|nested| (nested.rating, nested.complexity));
    found
}

/// The candidates that refute themselves when they are on, or off.
fn refuted<const W: usize>(links: &Links<'_, W>, starts_on: bool) -> Row<W> {
    let mut waves = Waves::of_all(links, starts_on);
    let mut refuted = [0; W];
    while !waves.are_exhausted() {
        waves.advance();
        join(&mut refuted, &waves.refuted());
    }
    refuted
}

/// The chain by which a candidate refutes itself, or proves itself by being off.
fn contradiction<const W: usize>(
    source: &Board,
    links: &Links<'_, W>,
    mode: Mode,
    number: usize,
    starts_on: bool,
) -> Option<Nested> {
    let mut wave = Wave::new(number, starts_on);
    let mut layers = vec![wave.front];
    while !intersect(&wave.on, &wave.off) {
        layers.push(wave.advance(links));
    }
    let twice = members(&both(&wave.on, &wave.off)).next()?;
    let mut reasons = [0; 9];
    for is_on in [true, false] {
        let start = usize::from(is_on != starts_on);
        let layer = (start..layers.len())
            .step_by(2)
            .find(|&at| contains(&layers[at], twice))?;
        gather(source, links, &layers, (twice, layer, is_on), &mut reasons);
    }
    let complexity = u32::try_from(2 * (layers.len() - 1)).ok()?;
    let (cell, digit) = links.numbers.candidates[number];
    let base = if mode == Mode::X { 66 } else { 70 };
    Some(Nested {
        removes: removed(links.board, (cell, digit), !starts_on),
        reasons,
        rating: base + length_cost(complexity),
        complexity,
    })
}

/// The candidates that a conclusion eliminates.
pub(super) fn removed(
    board: &Board,
    (cell, digit): (usize, usize),
    is_on: bool,
) -> Vec<(usize, usize)> {
    if is_on {
        bits_of(board.digits[cell] & !(1 << digit))
            .map(|other| (cell, other))
            .collect()
    } else {
        vec![(cell, digit)]
    }
}

/// Add the eliminations that the strong links on the way to a node rest on.
fn gather<const W: usize>(
    source: &Board,
    links: &Links<'_, W>,
    layers: &[Row<W>],
    (mut number, layer, mut is_on): (usize, usize, bool),
    reasons: &mut Boards,
) {
    for layer in (0..layer).rev() {
        let table = if is_on { &links.strong } else { &links.weak };
        let Some(before) = members(&both(&table[number], &layers[layer])).next() else {
            // uncovered: each layer was reached from the one before.
            return;
        };
        if is_on {
            let (from, to) = (
                links.numbers.candidates[before],
                links.numbers.candidates[number],
            );
            add_lost(source, links.board, from, to, reasons);
        }
        (number, is_on) = (before, !is_on);
    }
}

/// Add the candidates that a cell or house has lost, so that only the two of the link are left.
fn add_lost(
    source: &Board,
    board: &Board,
    (cell, digit): (usize, usize),
    (other, value): (usize, usize),
    reasons: &mut Boards,
) {
    if cell == other {
        return add_lost_of_cell(source, board, cell, reasons);
    }
    debug_assert_eq!(digit, value);
    let shared = (0..3)
        .map(|kind| house_of(cell, kind))
        .find(|&house| house == house_of(other, house / 9) && is_pair(board.places[digit][house]));
    if let Some(house) = shared {
        add_lost_of_house(source, board, digit, house, reasons);
    }
}

pub(super) fn add_lost_of_cell(source: &Board, board: &Board, cell: usize, reasons: &mut Boards) {
    for gone in bits_of(source.digits[cell] & !board.digits[cell]) {
        reasons[gone] |= 1 << cell;
    }
}

pub(super) fn add_lost_of_house(
    source: &Board,
    board: &Board,
    digit: usize,
    house: usize,
    reasons: &mut Boards,
) {
    let gone = source.places[digit][house] & !board.places[digit][house];
    for cell in bits_of(gone).map(|place| cell_at(house, place)) {
        reasons[digit] |= 1 << cell;
    }
}

/// Add the common conclusions of all branches of a cell or region.
fn with_branches<const W: usize>(source: &Board, links: &Links<'_, W>, found: &mut Vec<Nested>) {
    let board = links.board;
    let branches: Vec<Branch<W>> = (0..links.numbers.candidates.len())
        .map(|number| Branch::new(number, links))
        .collect();
    for cell in cells_of(board.empty) {
        let digits = board.digits[cell];
        if digits.count_ones() < 3 {
            continue;
        }
        let mut lost = [0; 9];
        add_lost_of_cell(source, board, cell, &mut lost);
        let starts: Vec<_> = bits_of(digits)
            .map(|digit| links.number(cell, digit))
            .collect();
        common(source, links, &branches, &starts, lost, found);
        for digit in bits_of(digits) {
            for kind in 0..3 {
                let house = house_of(cell, kind);
                let places = board.places[digit][house];
                let is_first = places & ((1 << PLACE_IN[cell][kind]) - 1) == 0;
                if is_first && !places.is_power_of_two() {
                    let mut lost = [0; 9];
                    add_lost_of_house(source, board, digit, house, &mut lost);
                    let cells = board.cells_in(digit, house);
                    let starts: Vec<_> = cells.map(|cell| links.number(cell, digit)).collect();
                    common(source, links, &branches, &starts, lost, found);
                }
            }
        }
    }
}

fn common<const W: usize>(
    source: &Board,
    links: &Links<'_, W>,
    branches: &[Branch<W>],
    starts: &[usize],
    lost: Boards,
    found: &mut Vec<Nested>,
) {
    for is_on in [true, false] {
        let rows = starts.iter().map(|&start| branches[start].row(is_on));
        let row = rows.fold([u64::MAX; W], |all, row| both(&all, row));
        if is_empty(&row) {
            continue;
        }
        for number in members(&row) {
            let mut reasons = lost;
            let mut complexity = 0;
            for &start in starts {
                let nodes = branches[start].nodes(number, is_on);
                complexity += nodes;
                let end = (number, nodes as usize - 1, is_on);
                gather(source, links, &branches[start].layers, end, &mut reasons);
            }
            found.push(Nested {
                removes: removed(links.board, links.numbers.candidates[number], is_on),
                reasons,
                rating: branches::BASE + length_cost(complexity),
                complexity,
            });
        }
    }
}
