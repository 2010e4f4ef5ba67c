//! All that follows from one candidate when eliminations are remembered: a net with branches that join.
//!
//! What is in comes first, then what is out, one at a time in the order found, as the Explainer does:
//! which parents a node has, and so how long a chain counts, depends on it.

use super::advanced;
use super::board::{Board, Boards, cell_at, house_of};
use super::geometry::{HOUSE_BOARDS, PLACE_IN, bits_of, cells_of};

/// Something that follows: a candidate in or out, and what it follows from.
#[derive(Clone, Copy)]
struct Node {
    cell: u8,
    digit: u8,
    first_parent: u32,
    parents: u16,
    /// The most nodes on one way from the start.
    depth: u16,
}

/// How a net is spun.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    /// Whether links within cells count, or those of one digit alone.
    pub(super) within_cells: bool,
    /// 0 for links alone, 1 with locked digits, pairs and fish.
    pub(super) level: u8,
}

/// What follows from a candidate in a board.
#[derive(Default)]
pub(super) struct Net {
    board: Board,
    pub(super) on: Boards,
    pub(super) off: Boards,
    nodes: Vec<Node>,
    parents: Vec<u16>,
    index: Index,
    waiting_on: Vec<u16>,
    waiting_off: Vec<u16>,
    next_off: usize,
    /// The first candidate found both in and out: the nodes of both.
    pub(super) conflict: Option<(u16, u16)>,
    /// How many nodes all nets spun here have had.
    pub(super) work: u64,
    visited: Vec<u64>,
    stack: Vec<u16>,
}

/// The node of each candidate that is out, and of each that is in.
struct Index(Box<[[[u16; 81]; 9]; 2]>);

impl Default for Index {
    fn default() -> Self {
        Self(Box::new([[[0; 81]; 9]; 2]))
    }
}

impl Net {
    /// Begin anew from one candidate and go on until nothing follows or a candidate is in and out.
    pub(super) fn spin(
        &mut self,
        source: &Board,
        (cell, digit): (usize, usize),
        starts_on: bool,
        rules: Rules,
    ) {
        self.board.clone_from(source);
        (self.on, self.off) = ([0; 9], [0; 9]);
        self.nodes.clear();
        self.parents.clear();
        self.waiting_on.clear();
        self.waiting_off.clear();
        (self.next_off, self.conflict) = (0, None);
        self.add(cell, digit, starts_on, &[]);
        while self.conflict.is_none() && self.advance(source, rules) {}
        self.work += self.nodes.len() as u64;
    }

    fn advance(&mut self, source: &Board, rules: Rules) -> bool {
        let mut head = 0;
        while head < self.waiting_on.len() {
            if self.put_out(self.waiting_on[head], rules) {
                return false;
            }
            head += 1;
        }
        self.waiting_on.clear();
        if self.next_off < self.waiting_off.len() {
            self.next_off += 1;
            return !self.put_in(source, self.waiting_off[self.next_off - 1], rules);
        }
        if rules.level == 0 {
            return false;
        }
        let found = advanced::eliminations(source, &self.board, &self.off);
        let any = !found.is_empty();
        for (cell, digit, reasons) in found {
            let parents: Vec<u16> = (0..9)
                .flat_map(|digit| cells_of(reasons[digit]).map(move |cell| (cell, digit)))
                .map(|(cell, digit)| self.index.0[0][digit][cell])
                .collect();
            if self.conclude(cell, digit, false, &parents) {
                return false;
            }
        }
        any
    }

    /// Follow the weak links of a candidate that is in; true at a conflict.
    fn put_out(&mut self, node: u16, rules: Rules) -> bool {
        let (cell, digit) = self.at(node);
        if rules.within_cells {
            for other in bits_of(self.board.digits[cell] & !(1 << digit)) {
                if self.conclude(cell, other, false, &[node]) {
                    return true;
                }
            }
        }
        for kind in 0..3 {
            let house = HOUSE_BOARDS[house_of(cell, kind)] & !(1 << cell);
            let seen = house & self.board.cells[digit];
            for other in cells_of(seen & (self.on[digit] | !self.off[digit])) {
                if self.conclude(other, digit, false, &[node]) {
                    return true;
                }
            }
        }
        false
    }

    /// Follow the strong links of a candidate that is out, and take it out; true at a conflict.
    fn put_in(&mut self, source: &Board, node: u16, rules: Rules) -> bool {
        let (cell, digit) = self.at(node);
        if rules.within_cells && self.board.digits[cell].count_ones() == 2 {
            let other = self.board.digits[cell] & !(1 << digit);
            let gone = source.digits[cell] & !self.board.digits[cell];
            let reasons = bits_of(gone).map(|digit| (cell, digit));
            if self.conclude_with(node, (cell, other.trailing_zeros() as usize), reasons) {
                return true;
            }
        }
        for kind in 0..3 {
            let house = house_of(cell, kind);
            let places = self.board.places[digit][house];
            if places.count_ones() == 2 {
                let other = places & !(1 << PLACE_IN[cell][kind]);
                let other = cell_at(house, other.trailing_zeros() as usize);
                let gone = bits_of(source.places[digit][house] & !places);
                let reasons = gone.map(|place| (cell_at(house, place), digit));
                if self.conclude_with(node, (other, digit), reasons) {
                    return true;
                }
            }
        }
        self.board.remove(cell, digit);
        false
    }

    /// Put a candidate in, for one is out now, and others were before; true at a conflict.
    fn conclude_with(
        &mut self,
        node: u16,
        (cell, digit): (usize, usize),
        reasons: impl Iterator<Item = (usize, usize)>,
    ) -> bool {
        let mut parents = [node; 9];
        let mut count = 1;
        for (cell, digit) in reasons {
            parents[count] = self.node(cell, digit, false);
            count += 1;
        }
        self.conclude(cell, digit, true, &parents[..count])
    }

    /// Add what follows, unless it is there; true when its opposite is.
    fn conclude(&mut self, cell: usize, digit: usize, is_on: bool, parents: &[u16]) -> bool {
        let (same, opposite) = if is_on {
            (&self.on, &self.off)
        } else {
            (&self.off, &self.on)
        };
        let bit = 1 << cell;
        if opposite[digit] & bit != 0 {
            let other = self.index.0[usize::from(!is_on)][digit][cell];
            let node = self.push(cell, digit, parents);
            self.conflict = Some(if is_on { (node, other) } else { (other, node) });
            return true;
        }
        if same[digit] & bit == 0 {
            self.add(cell, digit, is_on, parents);
        }
        false
    }

    fn add(&mut self, cell: usize, digit: usize, is_on: bool, parents: &[u16]) {
        let node = self.push(cell, digit, parents);
        self.index.0[usize::from(is_on)][digit][cell] = node;
        if is_on {
            self.on[digit] |= 1 << cell;
            self.waiting_on.push(node);
        } else {
            self.off[digit] |= 1 << cell;
            self.waiting_off.push(node);
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a net has some hundreds of nodes"
    )]
    fn push(&mut self, cell: usize, digit: usize, parents: &[u16]) -> u16 {
        let deepest = parents
            .iter()
            .map(|&parent| self.nodes[usize::from(parent)].depth)
            .max();
        self.nodes.push(Node {
            cell: cell as u8,
            digit: digit as u8,
            first_parent: self.parents.len() as u32,
            parents: parents.len() as u16,
            depth: deepest.unwrap_or(0) + 1,
        });
        self.parents.extend_from_slice(parents);
        (self.nodes.len() - 1) as u16
    }

    fn at(&self, node: u16) -> (usize, usize) {
        let node = &self.nodes[usize::from(node)];
        (usize::from(node.cell), usize::from(node.digit))
    }

    /// The node of a candidate that is in, or out.
    pub(super) fn node(&self, cell: usize, digit: usize, is_on: bool) -> u16 {
        self.index.0[usize::from(is_on)][digit][cell]
    }

    /// The least that `ancestors` can be.
    pub(super) fn depth(&self, node: u16) -> u32 {
        u32::from(self.nodes[usize::from(node)].depth)
    }

    /// How many nodes a node follows from, itself among them.
    pub(super) fn ancestors(&mut self, node: u16) -> u32 {
        self.visited.clear();
        self.visited.resize(self.nodes.len() / 64 + 1, 0);
        self.stack.clear();
        self.stack.push(node);
        let mut count = 0;
        while let Some(node) = self.stack.pop() {
            let node = usize::from(node);
            if self.visited[node / 64] >> (node % 64) & 1 != 0 {
                continue;
            }
            self.visited[node / 64] |= 1 << (node % 64);
            count += 1;
            let node = self.nodes[node];
            let first = node.first_parent as usize;
            self.stack
                .extend_from_slice(&self.parents[first..first + usize::from(node.parents)]);
        }
        count
    }
}
