//! How a net is spun: what is in comes first, then what is out, one at a time.

use std::sync::Arc;

use super::advanced;
use super::board::{Board, Boards, cell_at, house_of};
use super::geometry::{HOUSE_BOARDS, PLACE_IN, bits_of, cells_of};
use super::nested::Nested;
use super::net::Net;
use super::prospects::Prospects;
use crate::pace::breathe;

/// How a net is spun.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    /// Whether links within cells count, or those of one digit alone.
    pub(super) within_cells: bool,
    /// 0 for links alone, 1 with locked digits, pairs and fish, more with chains too.
    pub(super) level: u8,
}

impl Rules {
    /// Where nets that are spun so may say something on a board.
    pub(super) fn prospects(self, board: &Board) -> Prospects {
        match self.level {
            0 => Prospects::by_links(board, self.within_cells),
            1 => Prospects::by_patterns(board),
            _ => Prospects::ALL,
        }
    }
}

/// What looking for chains on the board of a net counts as, in nodes.
const CHAINS_WORK: u64 = 3_000;

/// Looks for chains on the second board; their reasons go back to the first.
pub(super) type Chains<'chains> = &'chains mut dyn FnMut(&Board, &Board) -> Arc<[Nested]>;

/// What nets are spun with, one after the other.
#[derive(Default)]
pub(super) struct Wheel {
    board: Board,
    waiting_on: Vec<u16>,
    waiting_off: Vec<u16>,
    next_off: usize,
    /// How many nodes all nets spun so far have had.
    pub(super) work: u64,
}

impl Wheel {
    /// Begin a net anew from one candidate and go on until nothing follows or one is in and out.
    pub(super) fn spin(
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
        let mut spinning = Spinning {
            wheel: self,
            net,
            origin,
            rules,
            chains,
        };
        while spinning.advance() {}
        self.work += net.len() as u64;
        // A rating ends by its work; here it may only pause.
        let _ = breathe();
    }
}

struct Spinning<'spin> {
    wheel: &'spin mut Wheel,
    net: &'spin mut Net,
    /// What reasons go back to: the board of the net, or of one that it is within.
    origin: &'spin Board,
    rules: Rules,
    chains: Chains<'spin>,
}

impl Spinning<'_> {
    /// Go on by all that is in, or one that is out; false at a conflict or when nothing follows.
    fn advance(&mut self) -> bool {
        let mut head = 0;
        while head < self.wheel.waiting_on.len() {
            if self.put_out(self.wheel.waiting_on[head]) {
                return false;
            }
            head += 1;
        }
        self.wheel.waiting_on.clear();
        if self.wheel.next_off < self.wheel.waiting_off.len() {
            self.wheel.next_off += 1;
            return !self.put_in(self.wheel.waiting_off[self.wheel.next_off - 1]);
        }
        self.rules.level > 0
            && (self.put_out_by_patterns()
                || self.net.conflict.is_none() && self.rules.level > 1 && self.put_out_by_chains())
    }

    /// Take out what patterns do; true when there was anything, and no conflict.
    fn put_out_by_patterns(&mut self) -> bool {
        let found = advanced::eliminations(self.origin, &self.wheel.board, &self.net.off);
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

    /// Take out what chains do; true when there was anything, and no conflict.
    fn put_out_by_chains(&mut self) -> bool {
        self.wheel.work += CHAINS_WORK;
        let found = (self.chains)(self.origin, &self.wheel.board);
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

    /// The nodes of candidates that are out; those that were out before the net began become grounds.
    fn nodes_of(&mut self, reasons: &Boards) -> Vec<u16> {
        let mut nodes = Vec::new();
        self.net.forget_grounds();
        for digit in 0..9 {
            for cell in cells_of(reasons[digit]) {
                if self.net.off[digit] >> cell & 1 != 0 {
                    nodes.push(self.net.node(cell, digit, false));
                } else {
                    // uncovered: what is found within the nets of known puzzles rests on them alone.
                    self.net.add_ground(cell, digit);
                }
            }
        }
        nodes
    }

    /// Follow the weak links of a candidate that is in; true at a conflict.
    fn put_out(&mut self, node: u16) -> bool {
        self.net.forget_grounds();
        let (cell, digit) = self.net.at(node);
        if self.rules.within_cells {
            for other in bits_of(self.wheel.board.digits[cell] & !(1 << digit)) {
                if self.conclude((cell, other), false, &[node]) {
                    // uncovered: no puzzle is known whose nets put two digits into a cell.
                    return true;
                }
            }
        }
        for kind in 0..3 {
            let house = HOUSE_BOARDS[house_of(cell, kind)] & !(1 << cell);
            let seen = house & self.wheel.board.cells[digit];
            for other in cells_of(seen & (self.net.on[digit] | !self.net.off[digit])) {
                if self.conclude((other, digit), false, &[node]) {
                    return true;
                }
            }
        }
        false
    }

    /// Follow the strong links of a candidate that is out, and take it out; true at a conflict.
    fn put_in(&mut self, node: u16) -> bool {
        let (cell, digit) = self.net.at(node);
        if self.rules.within_cells && self.wheel.board.digits[cell].count_ones() == 2 {
            let other = self.wheel.board.digits[cell] & !(1 << digit);
            let gone = self.origin.digits[cell] & !self.wheel.board.digits[cell];
            let reasons = bits_of(gone).map(|digit| (cell, digit));
            if self.conclude_with(node, (cell, other.trailing_zeros() as usize), reasons) {
                return true;
            }
        }
        for kind in 0..3 {
            let house = house_of(cell, kind);
            let places = self.wheel.board.places[digit][house];
            if places.count_ones() == 2 {
                let other = places & !(1 << PLACE_IN[cell][kind]);
                let other = cell_at(house, other.trailing_zeros() as usize);
                let gone = bits_of(self.origin.places[digit][house] & !places);
                let reasons = gone.map(|place| (cell_at(house, place), digit));
                if self.conclude_with(node, (other, digit), reasons) {
                    return true;
                }
            }
        }
        self.wheel.board.remove(cell, digit);
        false
    }

    /// Put a candidate in, for one is out now, and others were before; true at a conflict.
    fn conclude_with(
        &mut self,
        node: u16,
        candidate: (usize, usize),
        reasons: impl Iterator<Item = (usize, usize)>,
    ) -> bool {
        let mut parents = [node; 9];
        let mut count = 1;
        self.net.forget_grounds();
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

    /// Add what follows; true at a conflict.
    fn conclude(&mut self, candidate: (usize, usize), is_on: bool, parents: &[u16]) -> bool {
        if let Some(node) = self.net.conclude(candidate, is_on, parents) {
            if is_on {
                self.wheel.waiting_on.push(node);
            } else {
                self.wheel.waiting_off.push(node);
            }
        }
        self.net.conflict.is_some()
    }
}
