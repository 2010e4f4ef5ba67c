//! Unique rectangles and loops: two digits that could be exchanged all around a loop.

use std::ops::ControlFlow;

use super::board::{Board, house_of};
use super::geometry::{HOUSE_BOARDS, HOUSES_OF, bits_of, cells_of, common_houses, common_peers};
use super::hint::{Hint, Hints};
use crate::sorting::CompactSort;

/// A loop of cells that may all hold two digits, with two cells or none in each house.
struct Loop {
    digits: u16,
    length: usize,
    /// The cells with more candidates than the two.
    roofs: u128,
    /// Their further candidates.
    extras: u16,
}

/// Find rectangles and loops that would give a second solution.
pub(super) fn loops(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    let bivalue = board.bivalue();
    let mut pairs: Vec<u16> = cells_of(bivalue).map(|cell| board.digits[cell]).collect();
    pairs.sort_compactly();
    pairs.dedup();
    for digits in pairs {
        let both = bits_of(digits).fold(u128::MAX, |both, digit| both & board.cells[digit]);
        let floor = cells_of(both & bivalue).fold(0, |floor, cell| floor | 1u128 << cell);
        for start in cells_of(floor) {
            let mut partial = PartialLoop {
                board,
                digits,
                both,
                cells: vec![start],
            };
            partial.extend(3, 0, &mut |found| offer_types(board, hints, found))?;
        }
    }
    ControlFlow::Continue(())
}

struct PartialLoop<'board> {
    board: &'board Board,
    digits: u16,
    both: u128,
    cells: Vec<usize>,
}

impl PartialLoop<'_> {
    fn extend(
        &mut self,
        last_kind: usize,
        roofs: u128,
        visit: &mut dyn FnMut(&Loop) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let last = self.cells[self.cells.len() - 1];
        for kind in (0..3).filter(|&kind| kind != last_kind) {
            let house = HOUSE_BOARDS[house_of(last, kind)] & self.both & !(1 << last);
            for next in cells_of(house) {
                if next == self.cells[0] && self.cells.len() >= 4 {
                    if let Some(found) = self.close(roofs) {
                        visit(&found)?;
                    }
                } else if let Some(roofs) = self.roofs_with(next, roofs) {
                    self.cells.push(next);
                    let rest = self.extend(kind, roofs, visit);
                    self.cells.pop();
                    rest?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The cells with more candidates once a cell is added; none when it does not fit.
    fn roofs_with(&self, next: usize, roofs: u128) -> Option<u128> {
        if self.cells.contains(&next) || !self.has_room(next) {
            return None;
        }
        let is_roof = self.board.digits[next] != self.digits;
        let roofs = roofs | u128::from(is_roof) << next;
        (roofs.count_ones() <= 2 || self.extras(roofs).is_power_of_two()).then_some(roofs)
    }

    fn extras(&self, roofs: u128) -> u16 {
        let union = cells_of(roofs).fold(0, |union, cell| union | self.board.digits[cell]);
        union & !self.digits
    }

    /// Whether no house of the cell has two cells of the loop already.
    fn has_room(&self, next: usize) -> bool {
        let partial = self
            .cells
            .iter()
            .fold(0u128, |partial, cell| partial | 1 << cell);
        HOUSES_OF[next]
            .iter()
            .all(|&house| (HOUSE_BOARDS[usize::from(house)] & partial).count_ones() < 2)
    }

    /// The loop, if every house has a cell of each parity or none.
    fn close(&self, roofs: u128) -> Option<Loop> {
        let mut parities = [0u128; 2];
        for (index, cell) in self.cells.iter().enumerate() {
            parities[index % 2] |= 1 << cell;
        }
        let is_even = HOUSE_BOARDS.iter().all(|house| {
            let counts = parities.map(|parity| (parity & house).count_ones());
            counts[0] == counts[1] && counts[0] < 2
        });
        is_even.then(|| Loop {
            digits: self.digits,
            length: self.cells.len(),
            roofs,
            extras: self.extras(roofs),
        })
    }
}

fn offer_types(board: &Board, hints: &mut Hints, found: &Loop) -> ControlFlow<()> {
    let rating = match found.length {
        4 => 45,
        6 => 46,
        8 => 47,
        _ => 50,
    };
    if found.roofs.is_power_of_two() {
        let cell = found.roofs.trailing_zeros() as usize;
        let mut hint = Hint::empty(rating, "Unique Rectangle or Loop type 1");
        for digit in bits_of(found.digits) {
            hint.removes[digit] = 1 << cell;
        }
        return keep(hints.offer(board, hint), hints);
    }
    if found.extras.is_power_of_two() {
        let digit = found.extras.trailing_zeros() as usize;
        let out = common_peers(found.roofs);
        let hint = Hint::removing(rating, "Unique Rectangle or Loop type 2", digit, out);
        keep(hints.offer(board, hint), hints)?;
    }
    if found.roofs.count_ones() == 2 {
        for house in common_houses(found.roofs) {
            locked_roofs(board, hints, found, house, rating);
            naked_roofs(board, hints, found, house, rating);
            hidden_roofs(board, hints, found, house, rating);
        }
    }
    ControlFlow::Continue(())
}

/// After a hard step, continue only if an easier one can come: rectangles without a set are the easiest.
fn keep(offered: ControlFlow<()>, hints: &Hints) -> ControlFlow<()> {
    if hints.hard_limit() > 45 {
        return ControlFlow::Continue(());
    }
    offered
}

/// Type 4: one of the two digits has no other place in the house of both roofs.
fn locked_roofs(board: &Board, hints: &mut Hints, found: &Loop, house: usize, rating: u16) {
    for digit in bits_of(found.digits) {
        if board.cells[digit] & HOUSE_BOARDS[house] == found.roofs {
            let other = (found.digits & !(1 << digit)).trailing_zeros() as usize;
            let name = "Unique Rectangle or Loop type 4";
            let _ = hints.offer(board, Hint::removing(rating, name, other, found.roofs));
        }
    }
}

/// Type 3: the roofs act as one cell with their extras, which makes a naked set with others.
fn naked_roofs(board: &Board, hints: &mut Hints, found: &Loop, house: usize, rating: u16) {
    let others = board.empty & HOUSE_BOARDS[house] & !found.roofs;
    subsets_of(others, 3, &mut |cells| {
        let union = cells_of(cells).fold(found.extras, |union, cell| union | board.digits[cell]);
        let degree = cells.count_ones() + 1;
        if union.count_ones() != degree || union & found.digits != 0 {
            return;
        }
        let rating = rating + u16::try_from(degree - 1).unwrap_or(0);
        let mut hint = Hint::empty(rating, "Unique Rectangle or Loop type 3");
        for digit in bits_of(union) {
            hint.removes[digit] = others & !cells;
        }
        let _ = hints.offer(board, hint);
    });
}

/// Type 3 as a hidden set: the two digits and others have as many cells beside one roof.
fn hidden_roofs(board: &Board, hints: &mut Hints, found: &Loop, house: usize, rating: u16) {
    let others = board.empty & HOUSE_BOARDS[house] & !found.roofs;
    subsets_of(others, 3, &mut |cells| {
        let outside = others & !cells;
        let confined = (0..9).filter(|&digit| {
            board.cells[digit] & HOUSE_BOARDS[house] != 0
                && board.cells[digit] & outside == 0
                && found.extras >> digit & 1 == 0
        });
        let confined = confined.fold(0u16, |set, digit| set | 1 << digit);
        let degree = cells.count_ones() + 1;
        if confined & found.digits != found.digits || confined.count_ones() != degree {
            return;
        }
        let rating = rating + u16::try_from(degree - 1).unwrap_or(0);
        let mut hint = Hint::empty(rating, "Unique Rectangle or Loop type 3");
        for digit in (0..9).filter(|digit| confined >> digit & 1 == 0) {
            hint.removes[digit] = cells;
        }
        let _ = hints.offer(board, hint);
    });
}

/// Visit every set of one to `most` cells of a board.
fn subsets_of(cells: u128, most: u32, visit: &mut dyn FnMut(u128)) {
    let list: Vec<usize> = cells_of(cells).collect();
    for choice in 1u16..1 << list.len() {
        if choice.count_ones() <= most {
            visit(bits_of(choice).fold(0, |set, index| set | 1 << list[index]));
        }
    }
}
