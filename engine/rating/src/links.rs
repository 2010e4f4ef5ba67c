//! Two, three or four strong links of one digit in a row, plain or grouped.
//!
//! One of the two ends of a strong link holds the digit. When an end of one link shares a house with an
//! end of the next, then one of the outer ends holds the digit, and no cell that sees both does.

use super::board::{Board, house_of};
use super::geometry::{HOUSE_BOARDS, bits_of, cells_of, common_peers};
use super::groups;
use super::hint::{Hint, Hints};
use nonet_grid::sorting::CompactSort;

/// A set of links, by number.
type Set = u128;

/// One direction of a strong link.
#[derive(Clone, Copy)]
struct Link {
    house: usize,
    is_grouped: bool,
    /// All places of the digit in its house.
    base: u128,
    enter: End,
    leave: End,
}

/// A cell, or cells of a house that are in a second one too.
#[derive(Clone, Copy)]
struct End {
    /// The houses that hold all its cells.
    houses: u32,
    seen: u128,
}

impl End {
    fn new(cells: u128) -> Self {
        let all = |cell: usize| (0..3).fold(0, |set, kind| set | 1u32 << house_of(cell, kind));
        Self {
            houses: cells_of(cells).fold(u32::MAX, |shared, cell| shared & all(cell)),
            seen: common_peers(cells),
        }
    }
}

/// The links of each digit, as long as its candidates stay the same.
#[derive(Default)]
pub(super) struct LinkGraphs {
    graphs: [LinkGraph; 9],
}

impl LinkGraphs {
    fn of(&mut self, board: &Board, digit: usize) -> &LinkGraph {
        let graph = &mut self.graphs[digit];
        if graph.cells != board.cells[digit] {
            *graph = LinkGraph::new(board, digit);
        }
        graph
    }
}

/// The links of a digit, and which of them can follow which.
#[derive(Default)]
struct LinkGraph {
    links: Vec<Link>,
    grouped: Set,
    /// For each link those whose first end shares a house with its last end, and no place.
    next: Vec<Set>,
    /// For each link those that share no place with it.
    apart: Vec<Set>,
    cells: u128,
}

/// The links of a chain in their order.
struct Chain {
    links: [usize; 4],
    len: usize,
}

impl Chain {
    fn links(&self) -> &[usize] {
        &self.links[..self.len]
    }

    const fn with(&self, link: usize) -> Self {
        let mut links = self.links;
        links[self.len] = link;
        Self {
            links,
            len: self.len + 1,
        }
    }
}

/// The eliminations of a chain of links, and its rating above the easiest chain of its length.
struct Found {
    extra: u16,
    /// Number of grouped links, and the kinds of their houses: chains that say less come first.
    suffix: u32,
    digit: usize,
    out: u128,
}

impl LinkGraph {
    fn new(board: &Board, digit: usize) -> Self {
        let mut links = Vec::with_capacity(64);
        for house in 0..27 {
            add_links(board, digit, house, &mut links);
        }
        // No puzzle has more links than a set holds.
        links.truncate(128);
        let grouped = (0..links.len()).filter(|&number| links[number].is_grouped);
        let mut graph = Self {
            grouped: grouped.fold(0, |set, number| set | 1 << number),
            next: Vec::with_capacity(links.len()),
            apart: Vec::with_capacity(links.len()),
            links,
            cells: board.cells[digit],
        };
        graph.relate();
        graph
    }

    fn relate(&mut self) {
        // The links that enter by each house, and those that have a place in each cell.
        let (mut entering, mut at) = ([0; 27], [0; 81]);
        for (number, link) in self.links.iter().enumerate() {
            let link_alone: Set = 1 << number;
            for house in cells_of(link.enter.houses.into()) {
                entering[house] |= link_alone;
            }
            for cell in cells_of(link.base) {
                at[cell] |= link_alone;
            }
        }
        let union = |sets: &[Set], of: u128| cells_of(of).fold(0, |all, index| all | sets[index]);
        for link in &self.links {
            let apart = !union(&at, link.base);
            let joined = union(&entering, link.leave.houses.into());
            self.next.push(apart & joined);
            self.apart.push(apart);
        }
    }

    /// Visit the chains of so many links, each in one direction: all plain, or with grouped ones.
    fn chains(&self, count: usize, with_grouped: bool, visit: &mut impl FnMut(&[usize])) {
        let all: Set = if with_grouped {
            Set::MAX
        } else {
            !self.grouped
        };
        for first in (0..self.links.len()).filter(|&first| all >> first & 1 != 0) {
            let chain = Chain {
                links: [first; 4],
                len: 1,
            };
            let grouped = if with_grouped { self.grouped } else { Set::MAX };
            let needed = if grouped >> first & 1 != 0 {
                Set::MAX
            } else {
                grouped
            };
            self.extend(&chain, (self.apart[first] & all, needed), count, visit);
        }
    }

    /// Extend a chain by links that are apart from it; the last one is among those needed.
    fn extend(
        &self,
        chain: &Chain,
        (apart, needed): (Set, Set),
        count: usize,
        visit: &mut impl FnMut(&[usize]),
    ) {
        let last = chain.links[chain.len - 1];
        let is_end = chain.len + 1 == count;
        let next = self.next[last] & apart & if is_end { needed } else { Set::MAX };
        for number in cells_of(next) {
            let longer = chain.with(number);
            if !is_end {
                let needed = if needed >> number & 1 != 0 {
                    Set::MAX
                } else {
                    needed
                };
                self.extend(&longer, (apart & self.apart[number], needed), count, visit);
            } else if self.may_end(chain.links[0], number) {
                visit(longer.links());
            }
        }
    }

    /// Whether a candidate sees both outer ends of a chain in its forward direction.
    fn may_end(&self, first: usize, last: usize) -> bool {
        self.links[last].house >= self.links[first].house
            && self.links[first].enter.seen & self.links[last].leave.seen & self.cells != 0
    }

    /// The eliminations of a chain.
    ///
    /// As in the Explainer, only a closed chain eliminates in its own houses.
    fn out(&self, chain: &[usize]) -> u128 {
        let (first, last) = (&self.links[chain[0]], &self.links[chain[chain.len() - 1]]);
        let mut out = first.enter.seen & last.leave.seen;
        let is_ring = last.leave.houses & first.enter.houses != 0;
        for pair in chain.windows(2) {
            let (end, start) = (self.links[pair[0]].leave, self.links[pair[1]].enter);
            if is_ring {
                out |= end.seen & start.seen;
            } else {
                out &= !HOUSE_BOARDS[joint(end.houses & start.houses)];
            }
        }
        let bases = chain
            .iter()
            .fold(0, |bases, &link| bases | self.links[link].base);
        out & self.cells & !bases
    }

    fn suffix(&self, chain: &[usize]) -> u32 {
        let grouped = chain.iter().filter(|&&link| self.links[link].is_grouped);
        let kinds: Vec<u32> = chain
            .iter()
            .map(|&link| KINDS[self.links[link].house / 9])
            .collect();
        // Rows and columns are interchangeable, and so are both directions.
        let turned: Vec<u32> = kinds.iter().map(|kind| (3 - kind) % 3).collect();
        let read =
            |kinds: &mut dyn Iterator<Item = &u32>| kinds.fold(0, |all, kind| all * 3 + kind);
        let both = |kinds: &[u32]| read(&mut kinds.iter()).min(read(&mut kinds.iter().rev()));
        grouped.fold(0, |sum, _| sum + 100) + both(&kinds).min(both(&turned))
    }

    /// Links in boxes make a chain harder, as do links in both rows and columns.
    fn extra(&self, chain: &[usize]) -> u16 {
        let kinds = chain.iter().map(|&number| self.links[number].house / 9);
        let kinds = kinds.fold(0u8, |set, kind| set | 1 << kind);
        u16::from(kinds & 1 != 0) + u16::from(kinds & 6 == 6)
    }
}

/// Boxes, rows and columns as figures of a suffix.
const KINDS: [u32; 3] = [0, 1, 2];

/// The house that joins two links, of those that both ends lie in: a column, a row, or else a box.
fn joint(houses: u32) -> usize {
    let kinds = [18..27, 9..18, 0..9];
    let mut all = kinds.into_iter().flatten();
    all.find(|house| houses >> house & 1 != 0).unwrap_or(0)
}

/// Find chains of so many plain links, such as skyscrapers and kites; returns the digits without any.
pub(super) fn plain(
    board: &Board,
    graphs: &mut LinkGraphs,
    digits: u16,
    count: u32,
    hints: &mut Hints,
) -> u16 {
    let rated = match count {
        2 => (40, "2 Strong Links"),
        3 => (54, "3 Strong Links"),
        _ => (58, "4 Strong Links"),
    };
    let found = chains(board, graphs, digits, (count, false), LinkGraph::extra);
    offer(board, digits, found, rated, hints)
}

/// Find chains of so many links of which one is grouped at least; returns the digits without any.
pub(super) fn grouped(
    board: &Board,
    graphs: &mut LinkGraphs,
    digits: u16,
    count: u32,
    hints: &mut Hints,
) -> u16 {
    let rated = match count {
        2 => (43, "2 Grouped Strong Links"),
        3 => (57, "3 Grouped Strong Links"),
        _ => (61, "4 Grouped Strong Links"),
    };
    let found = chains(board, graphs, digits, (count, true), |_, _| 0);
    offer(board, digits, found, rated, hints)
}

/// All chains of so many links, plain or grouped, that eliminate something; `extra` rates them.
fn chains(
    board: &Board,
    graphs: &mut LinkGraphs,
    digits: u16,
    (count, with_grouped): (u32, bool),
    extra: impl Fn(&LinkGraph, &[usize]) -> u16,
) -> Vec<Found> {
    let mut found = Vec::new();
    for digit in bits_of(digits) {
        let graph = graphs.of(board, digit);
        graph.chains(count as usize, with_grouped, &mut |chain| {
            let out = graph.out(chain);
            if out != 0 {
                found.push(Found {
                    extra: extra(graph, chain),
                    suffix: graph.suffix(chain),
                    digit,
                    out,
                });
            }
        });
    }
    found
}

/// Offer chains, the easiest first, and of these those that eliminate most; returns the digits without any.
fn offer(
    board: &Board,
    digits: u16,
    mut found: Vec<Found>,
    (base, name): (u16, &'static str),
    hints: &mut Hints,
) -> u16 {
    found.sort_compactly_by_key(|found| (found.extra, 81 - found.out.count_ones(), found.suffix));
    for found in &found {
        let hint = Hint::removing(base + found.extra, name, found.digit, found.out);
        if hints.offer(board, hint).is_break() {
            break;
        }
    }
    let with_chains = found.iter().fold(0, |set, found| set | 1 << found.digit);
    digits & !with_chains
}

fn add_links(board: &Board, digit: usize, house: usize, links: &mut Vec<Link>) {
    let places = board.places[digit][house];
    let base = HOUSE_BOARDS[house] & board.cells[digit];
    let is_grouped = places.count_ones() > 2;
    groups::split(house, places, &mut |one, other| {
        let (one, other) = (End::new(one), End::new(other));
        for (enter, leave) in [(one, other), (other, one)] {
            links.push(Link {
                house,
                is_grouped,
                base,
                enter,
                leave,
            });
        }
    });
}
