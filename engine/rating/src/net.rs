//! A net: all consequences of one candidate when eliminations are remembered, with branches that join.
//!
//! Candidates that are on are processed first, then those that are off, one at a time in the order found,
//! as the Explainer does: the parents of a node, and so the length of a chain, depend on it.

use super::board::Boards;

/// A consequence: a candidate on or off, and its parents.
#[derive(Clone, Copy)]
struct Node {
    cell: u8,
    digit: u8,
    /// The only parent, or where the parents begin.
    first_parent: u32,
    parents: u16,
    /// The chain that it was found by, from 1; 0 for none.
    nested: u16,
    /// The longest path from the start, in nodes.
    depth: u16,
}

/// The consequences of a candidate on a board.
#[derive(Default)]
pub(super) struct Net {
    pub(super) on: Boards,
    pub(super) off: Boards,
    nodes: Vec<Node>,
    parents: Vec<u16>,
    /// The node of each candidate that is off, and of each that is on.
    index: Vec<[[u16; 81]; 9]>,
    /// The complexity of the chains within the net.
    nested: Vec<u32>,
    founder: u16,
    /// Nodes that rest on candidates that were eliminated before the net began, with these candidates.
    grounds: Vec<(u16, u8, u8)>,
    next_grounds: Vec<(u8, u8)>,
    /// The first candidate found both on and off: both nodes.
    pub(super) conflict: Option<(u16, u16)>,
}

/// Reusable memory for counting ancestors.
#[derive(Default)]
pub(super) struct Counter {
    visited: Vec<u64>,
    stack: Vec<u16>,
    nested: Vec<u16>,
}

impl Net {
    /// Empty the net.
    pub(super) fn clear(&mut self) {
        (self.on, self.off) = ([0; 9], [0; 9]);
        // Few nets are ever built, and this is most of one.
        self.index.resize(2, [[0; 81]; 9]);
        self.nodes.reserve(128);
        self.parents.reserve(256);
        self.nodes.clear();
        self.parents.clear();
        self.nested.clear();
        self.founder = 0;
        self.grounds.clear();
        self.next_grounds.clear();
        self.conflict = None;
    }

    /// Number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Clear the grounds of the next node.
    pub(super) fn clear_grounds(&mut self) {
        self.next_grounds.clear();
    }

    /// Add to the grounds of the next node: a candidate that was eliminated before the net began.
    #[expect(clippy::cast_possible_truncation, reason = "a cell is below 81")]
    pub(super) fn add_ground(&mut self, cell: usize, digit: usize) {
        self.next_grounds.push((cell as u8, digit as u8));
    }

    /// From now on, nodes were found by a chain of this complexity, or by none.
    pub(super) fn found_by(&mut self, complexity: Option<u32>) {
        self.nested.extend(complexity);
        let latest = u16::try_from(self.nested.len()).unwrap_or(u16::MAX);
        self.founder = if complexity.is_some() { latest } else { 0 };
    }

    /// Add a consequence, unless it is there; return its node if it is new.
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
            let other = self.index[usize::from(!is_on)][digit][cell];
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
        self.index[usize::from(is_on)][digit][cell] = node;
        let boards = if is_on { &mut self.on } else { &mut self.off };
        boards[digit] |= 1 << cell;
        node
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a net has some hundreds of nodes"
    )]
    #[inline]
    fn push(&mut self, cell: usize, digit: usize, parents: &[u16]) -> u16 {
        let depth = |&parent: &u16| self.nodes[usize::from(parent)].depth;
        let node = self.nodes.len() as u16;
        self.nodes.push(Node {
            cell: cell as u8,
            digit: digit as u8,
            first_parent: match *parents {
                [parent] => u32::from(parent),
                _ => self.parents.len() as u32,
            },
            parents: parents.len() as u16,
            nested: self.founder,
            depth: parents.iter().map(depth).max().unwrap_or(0) + 1,
        });
        if parents.len() > 1 {
            self.parents.extend_from_slice(parents);
        }
        for &(cell, digit) in &self.next_grounds {
            self.grounds.push((node, cell, digit));
        }
        node
    }

    /// The candidate of a node.
    pub(super) fn at(&self, node: u16) -> (usize, usize) {
        let node = &self.nodes[usize::from(node)];
        (usize::from(node.cell), usize::from(node.digit))
    }

    /// The node of a candidate that is on, or off.
    pub(super) fn node(&self, cell: usize, digit: usize, is_on: bool) -> u16 {
        self.index[usize::from(is_on)][digit][cell]
    }

    /// A lower bound of `ancestors`.
    pub(super) fn depth(&self, node: u16) -> u32 {
        u32::from(self.nodes[usize::from(node)].depth)
    }

    /// Add the grounds of the nodes that were counted last.
    pub(super) fn add_grounds(&self, counter: &Counter, reasons: &mut Boards) {
        for &(node, cell, digit) in &self.grounds {
            if counter.visited[usize::from(node / 64)] >> (node % 64) & 1 != 0 {
                reasons[usize::from(digit)] |= 1 << cell;
            }
        }
    }

    /// The number of ancestors of a node, itself included.
    #[expect(clippy::cast_possible_truncation, reason = "a parent is a node")]
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
            match node.parents {
                1 => counter.stack.push(node.first_parent as u16),
                parents => counter
                    .stack
                    .extend_from_slice(&self.parents[first..first + usize::from(parents)]),
            }
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::{Counter, Net};

    #[test]
    fn a_nested_chain_counts_once_among_the_ancestors() {
        let mut net = Net::default();
        net.clear();
        let start = net.add((0, 0), true, &[]);
        net.found_by(Some(5));
        let first = net.add((1, 0), false, &[start]);
        let second = net.add((2, 0), false, &[first]);
        net.found_by(None);
        let last = net.add((2, 1), true, &[first, second]);

        assert_eq!(net.ancestors(last, &mut Counter::default()), 4 + 5);
    }
}
