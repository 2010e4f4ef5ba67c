//! All that follows from one candidate when eliminations are remembered: a net with branches that join.
//!
//! What is in comes first, then what is out, one at a time in the order found, as the Explainer does:
//! which parents a node has, and so how long a chain counts, depends on it.

use super::board::Boards;

/// Something that follows: a candidate in or out, and what it follows from.
#[derive(Clone, Copy)]
struct Node {
    cell: u8,
    digit: u8,
    first_parent: u32,
    parents: u16,
    /// The chain that it was found by, from 1; 0 for none.
    nested: u16,
    /// The most nodes on one way from the start.
    depth: u16,
}

/// What follows from a candidate in a board.
#[derive(Default)]
pub(super) struct Net {
    pub(super) on: Boards,
    pub(super) off: Boards,
    nodes: Vec<Node>,
    parents: Vec<u16>,
    index: Index,
    /// How complex the chains within the net are.
    nested: Vec<u32>,
    founder: u16,
    /// The nodes that rest on candidates that were out before the net began, and these.
    grounds: Vec<(u16, u8, u8)>,
    next_grounds: Vec<(u8, u8)>,
    /// The first candidate found both in and out: the nodes of both.
    pub(super) conflict: Option<(u16, u16)>,
}

/// What counting ancestors needs, to be used again.
#[derive(Default)]
pub(super) struct Counter {
    visited: Vec<u64>,
    stack: Vec<u16>,
    nested: Vec<u16>,
}

/// The node of each candidate that is out, and of each that is in.
struct Index(Box<[[[u16; 81]; 9]; 2]>);

impl Default for Index {
    fn default() -> Self {
        Self(Box::new([[[0; 81]; 9]; 2]))
    }
}

impl Net {
    /// Take everything out.
    pub(super) fn clear(&mut self) {
        (self.on, self.off) = ([0; 9], [0; 9]);
        self.nodes.clear();
        self.parents.clear();
        self.nested.clear();
        self.founder = 0;
        self.grounds.clear();
        self.next_grounds.clear();
        self.conflict = None;
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Let what follows rest on nothing that was out before the net began.
    pub(super) fn forget_grounds(&mut self) {
        self.next_grounds.clear();
    }

    /// Let what follows rest on a candidate that was out before the net began.
    #[expect(clippy::cast_possible_truncation, reason = "a cell is below 81")]
    pub(super) fn add_ground(&mut self, cell: usize, digit: usize) {
        self.next_grounds.push((cell as u8, digit as u8));
    }

    /// Say that what is added from now on was found by a chain of this complexity, or by none.
    pub(super) fn found_by(&mut self, complexity: Option<u32>) {
        self.nested.extend(complexity);
        let latest = u16::try_from(self.nested.len()).unwrap_or(u16::MAX);
        self.founder = if complexity.is_some() { latest } else { 0 };
    }

    /// Add what follows, unless it is there; return its node if it is new.
    pub(super) fn conclude(
        &mut self,
        (cell, digit): (usize, usize),
        is_on: bool,
        parents: &[u16],
    ) -> Option<u16> {
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
            return None;
        }
        (same[digit] & bit == 0).then(|| self.add((cell, digit), is_on, parents))
    }

    /// Add a node.
    pub(super) fn add(
        &mut self,
        (cell, digit): (usize, usize),
        is_on: bool,
        parents: &[u16],
    ) -> u16 {
        let node = self.push(cell, digit, parents);
        self.index.0[usize::from(is_on)][digit][cell] = node;
        let boards = if is_on { &mut self.on } else { &mut self.off };
        boards[digit] |= 1 << cell;
        node
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
            nested: self.founder,
            depth: deepest.unwrap_or(0) + 1,
        });
        self.parents.extend_from_slice(parents);
        let node = (self.nodes.len() - 1) as u16;
        let grounds = self.next_grounds.iter();
        self.grounds
            .extend(grounds.map(|&(cell, digit)| (node, cell, digit)));
        node
    }

    /// The candidate of a node.
    pub(super) fn at(&self, node: u16) -> (usize, usize) {
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

    /// Add what the nodes counted last rest on that was out before the net began.
    pub(super) fn add_grounds(&self, counter: &Counter, reasons: &mut Boards) {
        for &(node, cell, digit) in &self.grounds {
            if counter.visited[usize::from(node / 64)] >> (node % 64) & 1 != 0 {
                reasons[usize::from(digit)] |= 1 << cell;
            }
        }
    }

    /// How many nodes a node follows from, itself among them.
    pub(super) fn ancestors(&self, node: u16, counter: &mut Counter) -> u32 {
        counter.visited.clear();
        counter.visited.resize(self.nodes.len() / 64 + 1, 0);
        counter.nested.clear();
        counter.stack.clear();
        counter.stack.push(node);
        let mut count = 0;
        while let Some(node) = counter.stack.pop() {
            let node = usize::from(node);
            if counter.visited[node / 64] >> (node % 64) & 1 != 0 {
                continue;
            }
            counter.visited[node / 64] |= 1 << (node % 64);
            count += 1;
            let node = self.nodes[node];
            if node.nested > 0 && !counter.nested.contains(&node.nested) {
                counter.nested.push(node.nested);
                count += self.nested[usize::from(node.nested) - 1];
            }
            let first = node.first_parent as usize;
            counter
                .stack
                .extend_from_slice(&self.parents[first..first + usize::from(node.parents)]);
        }
        count
    }
}
