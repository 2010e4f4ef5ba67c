//! Bidirectional cycles, as the Explainer comes to them.
//!
//! From a candidate that is on it follows links, layer by layer, and goes to each candidate the first way it
//! finds. A cycle is such a way that ends with a strong link back to its start. Another loop that closes at
//! the same place is not looked at, and nothing is eliminated in the cells of a cycle.

use super::board::house_of;
use super::chains::{Kind, rank};
use super::geometry::{HOUSE_BOARDS, PEERS, bits_of, cells_of};
use super::hint::{Hint, Hints};
use super::wave::{Links, Mode, beyond, joined};
use super::waves::Waves;
use nonet_grid::propagation::Row;
use nonet_grid::rows::{add, contains, join, members};
use nonet_grid::sorting::CompactSort;
use nonet_techniques::difficulty::length_cost;

/// The rating of a cycle of so many nodes.
pub(super) fn rating(mode: Mode, nodes: u32) -> u16 {
    let base = if mode == Mode::XY { 70 } else { 65 };
    base + length_cost(nodes)
}

/// Offer the cycles through all candidates, of at least so many nodes.
pub(super) fn search<const W: usize>(
    links: &Links<'_, W>,
    mode: Mode,
    nodes: u32,
    hints: &mut Hints,
) {
    if !hints.wants(rating(mode, nodes), rank(nodes, mode, (0, 0), Kind::Cycle)) {
        return;
    }
    let mut starts = Vec::new();
    let pairs = strong_pairs(links);
    for pairs in pairs.chunks(64 * W) {
        closable(links, mode, pairs, hints, &mut starts);
    }
    if starts.is_empty() {
        return;
    }
    starts.sort_compactly();
    let mut cycles = Cycles::new(links, mode);
    let mut seen = [0; W];
    for (least, start) in starts {
        if !contains(&seen, start) {
            add(&mut seen, start);
            cycles.find(start, least.max(nodes), hints);
        }
    }
}

/// Add the ends of each strong link that lies on a cycle, with the fewest nodes of such a cycle.
fn closable<const W: usize>(
    links: &Links<'_, W>,
    mode: Mode,
    pairs: &[(usize, usize)],
    hints: &Hints,
    starts: &mut Vec<(u32, usize)>,
) {
    let mut ends = vec![[0; W]; links.numbers.candidates.len()];
    for (index, &(_, end)) in pairs.iter().enumerate() {
        add(&mut ends[end], index);
    }
    let mut waves = Waves::of_some(links, pairs);
    let mut closed = [0; W];
    for nodes in (4..).step_by(2) {
        let is_wanted = hints.wants(rating(mode, nodes), rank(nodes, mode, (0, 0), Kind::Cycle));
        if !is_wanted || waves.are_exhausted() {
            return;
        }
        waves.advance();
        waves.advance();
        let new = beyond(&waves.ended(&ends), &closed);
        join(&mut closed, &new);
        // A cycle may be followed in either direction.
        for (one, other) in members(&new).map(|index| pairs[index]) {
            starts.extend([(nodes, one), (nodes, other)]);
        }
    }
}

/// The pairs of candidates with a strong link.
fn strong_pairs<const W: usize>(links: &Links<'_, W>) -> Vec<(usize, usize)> {
    let of_one = |one: usize| members(&links.strong[one]).map(move |other| (one, other));
    let pairs = members(&links.linked).flat_map(of_one);
    pairs.filter(|(one, other)| one < other).collect()
}

/// A search for cycles on one board, which reuses its memory.
struct Cycles<'links, 'board, const W: usize> {
    links: &'links Links<'board, W>,
    mode: Mode,
    weak: Lists,
    strong: Lists,
    /// For each candidate that is on: the one that is off before it, and the one that is on before that.
    before: Vec<(usize, usize)>,
    layer: Vec<usize>,
    next: Vec<usize>,
}

impl<'links, 'board, const W: usize> Cycles<'links, 'board, W> {
    fn new(links: &'links Links<'board, W>, mode: Mode) -> Self {
        let (weak, strong) = ordered(links);
        Self {
            links,
            mode,
            weak,
            strong,
            before: vec![(0, 0); links.numbers.candidates.len()],
            layer: Vec::new(),
            next: Vec::new(),
        }
    }

    fn rated(&self, start: usize, nodes: u32) -> (u16, u32) {
        let candidate = self.links.numbers.candidates[start];
        let rank = rank(nodes, self.mode, candidate, Kind::Cycle);
        (rating(self.mode, nodes), rank)
    }

    /// Offer the cycles through a candidate, which have `least` nodes or more.
    fn find(&mut self, start: usize, least: u32, hints: &mut Hints) {
        let last_ones = joined(&self.links.weak, &self.links.strong[start]);
        let (mut on, mut off) = ([0; W], [0; W]);
        add(&mut on, start);
        self.layer.clear();
        self.layer.push(start);
        for nodes in (2..).step_by(2) {
            let (rating, rank) = self.rated(start, nodes.max(least));
            if self.layer.is_empty() || !hints.wants(rating, rank) {
                return;
            }
            if nodes >= least {
                for last in self
                    .layer
                    .iter()
                    .filter(|&&last| contains(&last_ones, last))
                {
                    self.close(start, *last, nodes, hints);
                }
            }
            self.advance(&mut on, &mut off);
        }
    }

    /// Offer the cycles that a weak and a strong link close from `last` to `start`.
    fn close(&self, start: usize, last: usize, nodes: u32, hints: &mut Hints) {
        for end in self.weak.of(last) {
            if contains(&self.links.strong[start], end) {
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
        let (rating, rank) = self.rated(start, nodes);
        let mut hint = Hint::empty(rating, name);
        hint.complexity = rank;
        for digit in 0..9 {
            hint.removes[digit] = seen[0][digit] & seen[1][digit] & !cells;
        }
        let _ = hints.offer(self.links.board, hint);
    }

    /// Follow a weak and a strong link from each candidate of the layer.
    fn advance(&mut self, on: &mut Row<W>, off: &mut Row<W>) {
        self.next.clear();
        for &last in &self.layer {
            for between in self.weak.of(last) {
                if contains(off, between) {
                    continue;
                }
                add(off, between);
                for number in self.strong.of(between) {
                    if !contains(on, number) {
                        add(on, number);
                        self.before[number] = (between, last);
                        self.next.push(number);
                    }
                }
            }
        }
        std::mem::swap(&mut self.layer, &mut self.next);
    }
}

/// A list of candidates for each candidate.
#[derive(Default)]
struct Lists {
    members: Vec<u16>,
    /// The end of each list.
    ends: Vec<usize>,
}

impl Lists {
    fn push(&mut self, numbers: impl Iterator<Item = usize>) {
        let numbers = numbers.map(|number| u16::try_from(number).unwrap_or(0));
        self.members.extend(numbers);
        self.ends.push(self.members.len());
    }

    fn of(&self, number: usize) -> impl Iterator<Item = usize> {
        let first = if number == 0 {
            0
        } else {
            self.ends[number - 1]
        };
        let list = &self.members[first..self.ends[number]];
        list.iter().map(|&number| usize::from(number))
    }
}

/// The weak links between candidates that have strong links, and the strong links of each candidate.
fn ordered<const W: usize>(links: &Links<'_, W>) -> (Lists, Lists) {
    let (mut weak, mut strong) = <(Lists, Lists)>::default();
    let linked = links.cells(&links.linked);
    for (number, &(cell, digit)) in links.numbers.candidates.iter().enumerate() {
        let others = bits_of(links.board.digits[cell] & !(1 << digit)).map(|other| (cell, other));
        let peers = by_house(cell).flat_map(|cells| cells_of(cells & linked[digit]));
        let all = others.filter(|&(cell, other)| linked[other] >> cell & 1 != 0);
        let all = all.chain(peers.map(|peer| (peer, digit)));
        weak.push(all.map(|(cell, digit)| links.number(cell, digit)));
        let is_strong = |other: &usize| contains(&links.strong[number], *other);
        strong.push(weak.of(number).filter(is_strong));
    }
    (weak, strong)
}

/// The peers of a cell, in its box, then in the rest of its row and of its column.
fn by_house(cell: usize) -> impl Iterator<Item = u128> {
    let [in_box, row, column] = [0, 1, 2].map(|kind| HOUSE_BOARDS[house_of(cell, kind)]);
    [in_box, row & !in_box, column & !in_box]
        .into_iter()
        .map(move |cells| cells & !(1 << cell))
}

#[cfg(test)]
mod tests {
    use super::super::board::Board;
    use super::super::geometry::cells_of;
    use super::super::hint::Hints;
    use super::super::wave::{Links, Mode, Wave};
    use super::search;
    use nonet_grid::Grid;
    use nonet_grid::rows::intersect;

    /// Whether a candidate that is on refutes itself by a chain of at most this many nodes.
    fn is_refuted(links: &Links<'_, 12>, number: usize, nodes: u32) -> bool {
        let mut wave = Wave::new(number, true);
        (0..nodes / 2).any(|_| {
            wave.advance(links);
            intersect(&wave.on, &wave.off)
        })
    }

    #[test]
    fn what_a_cycle_eliminates_refutes_itself_by_two_more_nodes() {
        let puzzle =
            "003010800900050006700040003000104000070000050090578020040000080107000905502090407";
        let board = Board::new(&Grid::parse(puzzle.as_bytes()).expect("a grid"));
        let all = Links::<12>::new(&board, &board.cells, Mode::XY);

        let mut eliminated = 0;
        for mode in [Mode::X, Mode::Y, Mode::XY] {
            let mut hints = Hints::easy_only(u16::MAX);
            search(
                &Links::<12>::new(&board, &board.cells, mode),
                mode,
                0,
                &mut hints,
            );

            for hint in hints.take() {
                let nodes = hint.complexity / (4 * 1024 * 4) + 2;
                for digit in 0..9 {
                    for cell in cells_of(hint.removes[digit] & board.cells[digit]) {
                        assert!(is_refuted(&all, all.number(cell, digit), nodes));
                        eliminated += 1;
                    }
                }
            }
        }
        assert!(eliminated > 0);
    }
}
