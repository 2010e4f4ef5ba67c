//! Bidirectional cycles, as the Explainer comes to them.
//!
//! From a candidate that is on it follows links, layer by layer, and goes to each candidate the first way it
//! finds. A cycle is such a way that ends with a strong link back to its start. Another loop that closes at
//! the same place is not looked at, and nothing is eliminated in the cells of a cycle.

use super::board::house_of;
use super::geometry::{HOUSE_BOARDS, PEERS, bits_of, cells_of};
use super::hint::{Hint, Hints};
use super::wave::{Links, Mode, beyond, both};
use nonet_grid::propagation::Row;
use nonet_grid::rows::{add, contains, is_empty};
use nonet_techniques::difficulty::length_cost;

/// The rating of a cycle of so many nodes.
pub(super) fn rating(mode: Mode, nodes: u32) -> u16 {
    let base = if mode == Mode::XY { 70 } else { 65 };
    base + length_cost(nodes)
}

/// A search for cycles on one board, which reuses its memory.
pub(super) struct Cycles<'links, 'board, const W: usize> {
    links: &'links Links<'board, W>,
    mode: Mode,
    seen: Vec<Vec<u16>>,
    /// For each candidate that is on: the one that is off before it, and the one that is on before that.
    before: Vec<(usize, usize)>,
    layer: Vec<usize>,
    next: Vec<usize>,
}

impl<'links, 'board, const W: usize> Cycles<'links, 'board, W> {
    pub(super) fn new(links: &'links Links<'board, W>, mode: Mode) -> Self {
        Self {
            links,
            mode,
            seen: ordered(links),
            before: vec![(0, 0); links.numbers.candidates.len()],
            layer: Vec::new(),
            next: Vec::new(),
        }
    }

    /// Offer the cycles through a candidate.
    pub(super) fn find(&mut self, start: usize, hints: &mut Hints) {
        let (mut on, mut off) = ([0; W], [0; W]);
        add(&mut on, start);
        self.layer.clear();
        self.layer.push(start);
        for nodes in (2..).step_by(2) {
            if self.layer.is_empty() || !hints.wants(rating(self.mode, nodes), nodes) {
                return;
            }
            if nodes > 2 {
                self.close(start, nodes, hints);
            }
            self.advance(&mut on, &mut off);
        }
    }

    /// Offer the cycles that close with two links from the last layer.
    fn close(&self, start: usize, nodes: u32, hints: &mut Hints) {
        for &last in &self.layer {
            let ends = both(&self.links.weak[last], &self.links.strong[start]);
            if is_empty(&ends) {
                continue;
            }
            for end in in_order(&self.seen[last], &ends) {
                self.offer((start, last, end), nodes, hints);
            }
        }
    }

    fn offer(&self, (start, last, end): (usize, usize, usize), nodes: u32, hints: &mut Hints) {
        let candidates = &self.links.numbers.candidates;
        let (mut cells, mut seen) = (0u128, [[0u128; 9]; 2]);
        let mut visit = |number: usize, is_on: bool| {
            let (cell, digit) = candidates[number];
            cells |= 1 << cell;
            seen[usize::from(is_on)][digit] |= PEERS[cell];
        };
        visit(end, false);
        visit(start, true);
        let mut at = last;
        while at != start {
            let (off, on) = self.before[at];
            if off == end {
                return;
            }
            visit(at, true);
            visit(off, false);
            at = on;
        }
        let name = match self.mode {
            Mode::X => "Bidirectional X-Cycle",
            Mode::Y => "Bidirectional Y-Cycle",
            Mode::XY => "Bidirectional Cycle",
        };
        let mut hint = Hint::empty(rating(self.mode, nodes), name);
        hint.complexity = nodes;
        for digit in 0..9 {
            hint.removes[digit] = seen[0][digit] & seen[1][digit] & !cells;
        }
        let _ = hints.offer(self.links.board, hint);
    }

    /// Follow a weak and a strong link from each candidate of the layer.
    fn advance(&mut self, on: &mut Row<W>, off: &mut Row<W>) {
        self.next.clear();
        for &last in &self.layer {
            let turned_off = beyond(&self.links.weak[last], off);
            if is_empty(&turned_off) {
                continue;
            }
            for between in in_order(&self.seen[last], &turned_off) {
                add(off, between);
                let turned_on = beyond(&self.links.strong[between], on);
                if is_empty(&turned_on) {
                    continue;
                }
                for number in in_order(&self.seen[between], &turned_on) {
                    add(on, number);
                    self.before[number] = (between, last);
                    self.next.push(number);
                }
            }
        }
        std::mem::swap(&mut self.layer, &mut self.next);
    }
}

/// Some of the candidates that a candidate sees.
fn in_order<const W: usize>(seen: &[u16], some: &Row<W>) -> impl Iterator<Item = usize> {
    let seen = seen.iter().map(|&number| usize::from(number));
    seen.filter(|&number| contains(some, number))
}

/// The candidates that each candidate sees: of its cell, then by box, row and column.
fn ordered<const W: usize>(links: &Links<'_, W>) -> Vec<Vec<u16>> {
    let of_each = links.numbers.candidates.iter().zip(&links.weak);
    of_each
        .map(|(&(cell, digit), weak)| {
            let of_cell = bits_of(links.board.digits[cell] & !(1 << digit))
                .map(|other| links.number(cell, other));
            let of_digit = by_house(cell)
                .flat_map(|cells| cells_of(cells & links.board.cells[digit]))
                .map(|other| links.number(other, digit));
            let seen = of_cell.chain(of_digit);
            seen.filter(|&number| contains(weak, number))
                .map(|number| u16::try_from(number).unwrap_or(0))
                .collect()
        })
        .collect()
}

/// The peers of a cell, in its box, then in the rest of its row and of its column.
fn by_house(cell: usize) -> impl Iterator<Item = u128> {
    let [in_box, row, column] = [0, 1, 2].map(|kind| HOUSE_BOARDS[house_of(cell, kind)]);
    [in_box, row & !in_box, column & !in_box]
        .into_iter()
        .map(move |cells| cells & !(1 << cell))
}
