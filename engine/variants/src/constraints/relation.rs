//! Relations: the digits that two cells may hold together.

use crate::domains::{Domains, Kept};
use crate::shape::{bit, digits_of};

/// A relation of two cells, the smaller cell first.
#[derive(Clone, Debug)]
pub struct Relation {
    /// The first cell.
    pub first: u8,
    /// The second cell.
    pub second: u8,
    cells: [u8; 2],
    forward: [u16; 16],
    backward: [u16; 16],
}

impl Relation {
    /// A relation: for each digit of the first cell, the digits of the second.
    #[must_use]
    pub fn new((first, second): (u8, u8), forward: [u16; 16]) -> Self {
        let mut backward = [0; 16];
        for (digit, &mask) in (1..).zip(&forward) {
            digits_of(mask).for_each(|next| backward[usize::from(next) - 1] |= bit(digit));
        }
        Self {
            first,
            second,
            cells: [first, second],
            forward,
            backward,
        }
    }

    /// Both cells.
    #[must_use]
    pub const fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The digits that the other cell may hold beside a digit of one of the cells.
    #[must_use]
    pub fn beside(&self, cell: u8, digit: u8) -> u16 {
        let table = if cell == self.first {
            &self.forward
        } else {
            &self.backward
        };
        table[usize::from(digit) - 1]
    }

    pub(super) fn propagate(&self, domains: &mut Domains) -> Kept {
        let onward = union(&self.forward, domains.at(self.first));
        let back = union(&self.backward, domains.at(self.second) & onward);
        domains.keep(self.first, back)?;
        domains.keep(self.second, onward)
    }
}

#[inline]
fn union(table: &[u16; 16], mut digits: u16) -> u16 {
    let mut mask = 0;
    while digits != 0 {
        mask |= table[digits.trailing_zeros() as usize & 15];
        digits &= digits - 1;
    }
    mask
}
