//! Two or three strong links of one digit in a row, plain or grouped.
//!
//! One of the two ends of a strong link holds the digit. When an end of one link sees an end of the
//! next, then one of the outer ends holds the digit, and no cell that sees both does.

use super::board::{Board, house_of};
use super::geometry::{HOUSE_BOARDS, PEERS, bits_of, cells_of};
use super::hint::{Hint, Hints};
use super::subsets::board_of;
use crate::sorting::CompactSort;

/// A set of links, by number.
type Set = u128;

/// One direction of a strong link.
#[derive(Clone, Copy)]
struct Link {
    /// The kind of its house: 0 for a box, 1 for a row, 2 for a column.
    kind: usize,
    is_grouped: bool,
    enter: End,
    leave: End,
}

/// A cell, or cells of a box that are in one line.
#[derive(Clone, Copy)]
struct End {
    cells: u128,
    /// A bit for each house that holds all its cells.
    houses: u32,
    seen: u128,
}

impl End {
    /// The cells that a box and a line share.
    fn new(cells: u128, houses: [usize; 2]) -> Self {
        if cells.is_power_of_two() {
            let cell = cells.trailing_zeros() as usize;
            let houses = (0..3).fold(0, |houses, kind| houses | 1 << house_of(cell, kind));
            return Self {
                cells,
                houses,
                seen: PEERS[cell],
            };
        }
        Self {
            cells,
            houses: 1 << houses[0] | 1 << houses[1],
            seen: (HOUSE_BOARDS[houses[0]] | HOUSE_BOARDS[houses[1]]) & !cells,
        }
    }
}

/// The links of a digit, and which of them can follow or close which.
struct LinkGraph {
    links: Vec<Link>,
    /// For each link those whose first end its last end sees.
    next: Vec<Set>,
    /// For each link those whose last end has a common peer with its first end.
    closing: Vec<Set>,
    cells: u128,
}

impl LinkGraph {
    fn new(board: &Board, digit: usize, with_grouped: bool) -> Self {
        let mut links = Vec::with_capacity(64);
        for house in 0..27 {
            add_links(board, digit, house, with_grouped, &mut links);
        }
        // No puzzle has more links than a set holds.
        links.truncate(128);
        let mut graph = Self {
            links,
            next: Vec::new(),
            closing: Vec::new(),
            cells: board.cells[digit],
        };
        graph.relate();
        graph
    }

    fn relate(&mut self) {
        let (mut entering, mut seeing) = ([0; 27], [0; 81]);
        for (number, link) in self.links.iter().enumerate() {
            for house in cells_of(u128::from(link.enter.houses)) {
                entering[house] |= 1 << number;
            }
            for cell in cells_of(link.leave.seen & self.cells) {
                seeing[cell] |= 1 << number;
            }
        }
        for link in &self.links {
            let houses = cells_of(u128::from(link.leave.houses));
            self.next
                .push(houses.fold(0, |set: Set, house| set | entering[house]));
            let cells = cells_of(link.enter.seen & self.cells);
            self.closing
                .push(cells.fold(0, |set: Set, cell| set | seeing[cell]));
        }
    }

    /// Visit the links of a set that can follow a link.
    fn following(&self, last: usize, set: Set) -> impl Iterator<Item = usize> {
        let last = self.links[last].leave.cells;
        cells_of(set).filter(move |&number| self.links[number].enter.cells & last == 0)
    }

    /// The eliminations of a chain.
    fn out(&self, chain: &[usize]) -> u128 {
        let (first, last) = (&self.links[chain[0]], &self.links[chain[chain.len() - 1]]);
        let mut out = first.enter.seen & last.leave.seen;
        let is_ring = last.leave.houses & first.enter.houses != 0
            && last.leave.cells & first.enter.cells == 0;
        if is_ring {
            for pair in chain.windows(2) {
                out |= self.links[pair[0]].leave.seen & self.links[pair[1]].enter.seen;
            }
        }
        out & self.cells
    }

    /// Visit the chains of two links.
    fn pairs(&self, visit: &mut dyn FnMut(&[usize])) {
        for first in 0..self.links.len() {
            for second in self.following(first, self.next[first] & self.closing[first]) {
                visit(&[first, second]);
            }
        }
    }

    /// Visit the chains of three links.
    fn triples(&self, visit: &mut dyn FnMut(&[usize])) {
        for first in 0..self.links.len() {
            for second in self.following(first, self.next[first]) {
                for third in self.following(second, self.next[second] & self.closing[first]) {
                    visit(&[first, second, third]);
                }
            }
        }
    }

    fn kinds(&self, chain: &[usize]) -> u16 {
        let set = chain
            .iter()
            .fold(0u16, |set, &number| set | 1 << self.links[number].kind);
        u16::try_from(set.count_ones()).unwrap_or(0)
    }

    fn is_grouped(&self, chain: &[usize]) -> bool {
        chain.iter().any(|&number| self.links[number].is_grouped)
    }
}

/// Find skyscrapers, kites and their like: two plain links.
pub(super) fn two(board: &Board, digits: u16, hints: &mut Hints) -> u16 {
    plain(
        board,
        digits,
        LinkGraph::pairs,
        (39, "2 Strong Links"),
        hints,
    )
}

/// Find two links of which one is grouped at least.
pub(super) fn two_grouped(board: &Board, digits: u16, hints: &mut Hints) -> u16 {
    let rated = (43, "2 Grouped Strong Links");
    grouped(board, digits, LinkGraph::pairs, rated, hints)
}

/// Find three plain links.
pub(super) fn three(board: &Board, digits: u16, hints: &mut Hints) -> u16 {
    plain(
        board,
        digits,
        LinkGraph::triples,
        (53, "3 Strong Links"),
        hints,
    )
}

/// Find three links of which one is grouped at least.
pub(super) fn three_grouped(board: &Board, digits: u16, hints: &mut Hints) -> u16 {
    let rated = (57, "3 Grouped Strong Links");
    grouped(board, digits, LinkGraph::triples, rated, hints)
}

type Chains = fn(&LinkGraph, &mut dyn FnMut(&[usize]));

/// Offer plain chains; the more kinds of houses the links are in, the harder.
fn plain(
    board: &Board,
    digits: u16,
    chains: Chains,
    (base, name): (u16, &'static str),
    hints: &mut Hints,
) -> u16 {
    let mut found = Vec::new();
    let mut exhausted = digits;
    for digit in bits_of(digits) {
        let graph = LinkGraph::new(board, digit, false);
        chains(&graph, &mut |chain| {
            let out = graph.out(chain);
            if out != 0 {
                exhausted &= !(1 << digit);
                found.push((graph.kinds(chain), digit, out));
            }
        });
    }
    found.sort_compactly_by_key(|&(kinds, ..)| kinds);
    for (kinds, digit, out) in found {
        if (hints.offer(board, Hint::removing(base + kinds, name, digit, out))).is_break() {
            break;
        }
    }
    exhausted
}

fn grouped(
    board: &Board,
    digits: u16,
    chains: Chains,
    (rating, name): (u16, &'static str),
    hints: &mut Hints,
) -> u16 {
    let mut exhausted = digits;
    for digit in bits_of(digits) {
        let graph = LinkGraph::new(board, digit, true);
        chains(&graph, &mut |chain| {
            if graph.is_grouped(chain) {
                let out = graph.out(chain);
                if out != 0 {
                    exhausted &= !(1 << digit);
                    let _ = hints.offer(board, Hint::removing(rating, name, digit, out));
                }
            }
        });
    }
    exhausted
}

fn add_links(board: &Board, digit: usize, house: usize, with_grouped: bool, links: &mut Vec<Link>) {
    let places = board.places[digit][house];
    let is_grouped = places.count_ones() > 2;
    let mut add = |one: End, other: End| {
        for (enter, leave) in [(one, other), (other, one)] {
            links.push(Link {
                kind: house / 9,
                is_grouped,
                enter,
                leave,
            });
        }
    };
    match places.count_ones() {
        0 | 1 => {}
        2 => {
            let first = places & places.wrapping_neg();
            add(end(house, first, 0), end(house, places & !first, 0));
        }
        _ if with_grouped => groups(house, places, &mut add),
        _ => {}
    }
}

/// The places of a house that lie in each of three others, which are the next after one another.
const BY_THREES: [u16; 3] = [0o007, 0o070, 0o700];
/// The same of a box for columns.
const BY_STEPS: [u16; 3] = [0o111, 0o222, 0o444];

fn end(house: usize, places: u16, other: usize) -> End {
    End::new(board_of(house, places), [house, other])
}

/// Split the places of a digit in a house into two groups that each lie in a second house.
fn groups(house: usize, places: u16, add: &mut dyn FnMut(End, End)) {
    let (row, column) = (house % 9 / 3 * 3, house % 3 * 3);
    if house >= 9 {
        // A row crosses three boxes side by side, a column three below one another.
        let others = if house < 18 {
            [row, row + 1, row + 2]
        } else {
            [row / 3, row / 3 + 3, row / 3 + 6]
        };
        return halves(house, places, (BY_THREES, others), add);
    }
    let rows = [9 + row, 10 + row, 11 + row];
    let columns = [18 + column, 19 + column, 20 + column];
    halves(house, places, (BY_THREES, rows), add);
    halves(house, places, (BY_STEPS, columns), add);
    for (across, row) in BY_THREES.into_iter().zip(rows) {
        for (down, column) in BY_STEPS.into_iter().zip(columns) {
            let is_cross = places & !(across | down) == 0;
            if is_cross && places & !across != 0 && places & !down != 0 {
                add(
                    end(house, places & across, row),
                    end(house, places & down, column),
                );
            }
        }
    }
}

/// Split places that lie in two of three other houses.
fn halves(
    house: usize,
    places: u16,
    (parts, others): ([u16; 3], [usize; 3]),
    add: &mut dyn FnMut(End, End),
) {
    for missing in 0..3 {
        let (one, other) = ((missing + 1) % 3, (missing + 2) % 3);
        let is_half = |index: usize| places & parts[index] != 0;
        if !is_half(missing) && is_half(one) && is_half(other) {
            add(
                end(house, places & parts[one], others[one]),
                end(house, places & parts[other], others[other]),
            );
        }
    }
}
