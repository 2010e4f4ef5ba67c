//! Builds nets: candidates that are on are processed first, then those that are off, one at a time.

use std::sync::Arc;

use super::advanced;
use super::board::{Board, Boards, cell_at, house_of};
use super::geometry::{HOUSE_BOARDS, PLACE_IN, bits_of, cells_of, is_pair};
use super::nested::Nested;
use super::net::Net;
use super::net_filter::NetFilter;
use nonet_grid::interruption::checkpoint;

/// The links and steps that a net uses.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    /// Whether links within cells are used, or only those of one digit.
    pub(super) within_cells: bool,
    /// 0 for links only, 1 with locked digits, pairs and fish, more with chains too.
    pub(super) level: u8,
}

impl Rules {
    /// The filter for nets of these rules on a board.
    pub(super) fn net_filter(self, board: &Board) -> NetFilter {
        match self.level {
            0 => NetFilter::by_links(board),
            1 => NetFilter::by_patterns(board),
            _ => NetFilter::ALL,
        }
    }
}

/// The cost of a search for chains on the board of a net, in nodes.
const CHAINS_WORK: u64 = 3_000;

/// Finds chains on the second board; their reasons refer to the first.
pub(super) type Chains<'chains> = &'chains mut dyn FnMut(&Board, &Board) -> Arc<[Nested]>;

/// Builds one net after the other, and reuses its memory.
#[derive(Default)]
pub(super) struct NetBuilder {
    board: Board,
    waiting_on: Vec<u16>,
    waiting_off: Vec<u16>,
    next_off: usize,
    /// The nodes of all nets built so far.
    pub(super) work: u64,
}

impl NetBuilder {
    /// Build a net from one candidate, until nothing follows or a candidate is both on and off.
    pub(super) fn build(
        &mut self,
        net: &mut Net,
        (origin, board): (&Board, &Board),
        (start, starts_on): ((usize, usize), bool),
        (rules, chains): (Rules, Chains<'_>),
    ) {
        self.board.clone_from(board);
        self.waiting_on.clear();
        self.waiting_off.clear();
        self.next_off = 0;
        net.clear();
        let node = net.add(start, starts_on, &[]);
        if starts_on {
            self.waiting_on.push(node);
        } else {
            self.waiting_off.push(node);
        }
        let mut build = Build {
            builder: self,
            net,
            origin,
            rules,
            chains,
        };
        while build.advance() {}
        self.work += net.len() as u64;
        // A rating ends between nets; here it may only pause.
        let _ = checkpoint();
    }
}

struct Build<'build> {
    builder: &'build mut NetBuilder,
    net: &'build mut Net,
    /// The board that reasons refer to: that of the net, or of an outer net.
    origin: &'build Board,
    rules: Rules,
    chains: Chains<'build>,
}

impl Build<'_> {
    /// Process all candidates that are on, or one that is off; false at a conflict or when nothing follows.
    fn advance(&mut self) -> bool {
        let mut head = 0;
        while head < self.builder.waiting_on.len() {
            if self.follow_weak_links(self.builder.waiting_on[head]) {
                return false;
            }
            head += 1;
        }
        self.builder.waiting_on.clear();
        if self.builder.next_off < self.builder.waiting_off.len() {
            self.builder.next_off += 1;
            return !self.follow_strong_links(self.builder.waiting_off[self.builder.next_off - 1]);
        }
        self.rules.level > 0
            && (self.apply_patterns()
                || self.net.conflict.is_none() && self.rules.level > 1 && self.apply_chains())
    }

    /// Apply the eliminations of patterns; true when there were any, and no conflict.
    fn apply_patterns(&mut self) -> bool {
        let found = advanced::eliminations(self.origin, &self.builder.board, &self.net.off);
        let any = !found.is_empty();
        for (cell, digit, reasons) in found {
            let parents = self.nodes_of(&reasons);
            if self.conclude((cell, digit), false, &parents) {
                // uncovered: no puzzle is known in which a pattern ends a net.
                return false;
            }
        }
        any
    }

    /// Apply the eliminations of chains; true when there were any, and no conflict.
    fn apply_chains(&mut self) -> bool {
        self.builder.work += CHAINS_WORK;
        let found = (self.chains)(self.origin, &self.builder.board);
        let mut any = false;
        for nested in found.iter() {
            let is_new = |&&(cell, digit): &&(usize, usize)| self.net.off[digit] >> cell & 1 == 0;
            if nested.removes.iter().any(|candidate| is_new(&candidate)) {
                any = true;
                let parents = self.nodes_of(&nested.reasons);
                self.net.found_by(Some(nested.complexity));
                let is_conflict = nested
                    .removes
                    .iter()
                    .any(|&candidate| self.conclude(candidate, false, &parents));
                self.net.found_by(None);
                if is_conflict {
                    // uncovered: no puzzle is known in which a chain within a net ends it.
                    return false;
                }
            }
        }
        any
    }

    /// The nodes of candidates that are off; those that were eliminated before the net began become grounds.
    fn nodes_of(&mut self, reasons: &Boards) -> Vec<u16> {
        let mut nodes = Vec::new();
        self.net.clear_grounds();
        for digit in 0..9 {
            for cell in cells_of(reasons[digit]) {
                if self.net.off[digit] >> cell & 1 != 0 {
                    nodes.push(self.net.node(cell, digit, false));
                } else {
                    // uncovered: within the nets of known puzzles, eliminations depend only on the
                    // net.
                    self.net.add_ground(cell, digit);
                }
            }
        }
        nodes
    }

    /// Follow the weak links of a candidate that is on; true at a conflict.
    fn follow_weak_links(&mut self, node: u16) -> bool {
        self.net.clear_grounds();
        let (cell, digit) = self.net.at(node);
        if self.rules.within_cells {
            for other in bits_of(self.builder.board.digits[cell] & !(1 << digit)) {
                if self.conclude((cell, other), false, &[node]) {
                    // uncovered: no puzzle is known whose nets put two digits into a cell.
                    return true;
                }
            }
        }
        for kind in 0..3 {
            let house = HOUSE_BOARDS[house_of(cell, kind)] & !(1 << cell);
            let seen = house & self.builder.board.cells[digit];
            for other in cells_of(seen & (self.net.on[digit] | !self.net.off[digit])) {
                if self.conclude((other, digit), false, &[node]) {
                    return true;
                }
            }
        }
        false
    }

    /// Follow the strong links of a candidate that is off, and eliminate it; true at a conflict.
    fn follow_strong_links(&mut self, node: u16) -> bool {
        let (cell, digit) = self.net.at(node);
        if self.rules.within_cells && is_pair(self.builder.board.digits[cell]) {
            let other = self.builder.board.digits[cell] & !(1 << digit);
            let gone = self.origin.digits[cell] & !self.builder.board.digits[cell];
            let reasons = bits_of(gone).map(|digit| (cell, digit));
            if self.conclude_with(node, (cell, other.trailing_zeros() as usize), reasons) {
                return true;
            }
        }
        for kind in 0..3 {
            let house = house_of(cell, kind);
            let places = self.builder.board.places[digit][house];
            if is_pair(places) {
                let other = places & !(1 << PLACE_IN[cell][kind]);
                let other = cell_at(house, other.trailing_zeros() as usize);
                let gone = bits_of(self.origin.places[digit][house] & !places);
                let reasons = gone.map(|place| (cell_at(house, place), digit));
                if self.conclude_with(node, (other, digit), reasons) {
                    return true;
                }
            }
        }
        self.builder.board.remove(cell, digit);
        false
    }

    /// Conclude that a candidate is on, because one is off now and others were before; true at a conflict.
    fn conclude_with(
        &mut self,
        node: u16,
        candidate: (usize, usize),
        reasons: impl Iterator<Item = (usize, usize)>,
    ) -> bool {
        let mut parents = [node; 9];
        let mut count = 1;
        self.net.clear_grounds();
        for (cell, digit) in reasons {
            if self.net.off[digit] >> cell & 1 != 0 {
                parents[count] = self.net.node(cell, digit, false);
                count += 1;
            } else {
                self.net.add_ground(cell, digit);
            }
        }
        self.conclude(candidate, true, &parents[..count])
    }

    /// Add a consequence; true at a conflict.
    fn conclude(&mut self, candidate: (usize, usize), is_on: bool, parents: &[u16]) -> bool {
        if let Some(node) = self.net.conclude(candidate, is_on, parents) {
            if is_on {
                self.builder.waiting_on.push(node);
            } else {
                self.builder.waiting_off.push(node);
            }
        }
        self.net.conflict.is_some()
    }
}
