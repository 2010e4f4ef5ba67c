//! Sandwiches: the digits between the lowest and the highest of a line have a sum.

use crate::domains::{Contradiction, Domains, Kept};
use crate::shape::{bit, index};
use crate::tables::sets_of;

const MOST: usize = 16;

/// The candidates of a line that some arrangement allows.
struct Line {
    size: usize,
    masks: [u16; MOST],
    /// The lowest and the highest digit.
    crusts: u16,
    allowed: [u16; MOST],
    is_possible: bool,
}

pub(super) fn propagate(cells: &[u8], sum: usize, domains: &mut Domains) -> Kept {
    let size = cells.len();
    let mut masks = [0; MOST];
    masks
        .iter_mut()
        .zip(cells)
        .for_each(|(mask, &cell)| *mask = domains.at(cell));
    let (low, high) = (bit(1), bit(index(size)));
    let mut line = Line {
        size,
        masks,
        crusts: low | high,
        allowed: [0; MOST],
        is_possible: false,
    };
    for start in 0..size {
        for end in start + 1..size {
            line.try_crusts(start, end, (low, high), sum);
            line.try_crusts(start, end, (high, low), sum);
        }
    }
    if !line.is_possible {
        return Err(Contradiction);
    }
    cells
        .iter()
        .zip(&line.allowed)
        .try_for_each(|(&cell, &mask)| domains.keep(cell, mask))
}

impl Line {
    /// Allow the digits of all arrangements with some crusts at two places.
    fn try_crusts(&mut self, start: usize, end: usize, crusts: (u16, u16), sum: usize) {
        let masks = self.masks;
        if masks[start] & crusts.0 == 0 || masks[end] & crusts.1 == 0 {
            return;
        }
        let places = Places { start, end, crusts };
        let all = u16::MAX >> (16 - self.size);
        for &filling in sets_of(self.size, end - start - 1, sum) {
            let rest = all & !self.crusts & !filling;
            if filling & self.crusts == 0 {
                self.allow(&places, filling, rest);
            }
        }
    }

    /// Allow the digits of one arrangement, if each cell can have one, and each digit a cell.
    fn allow(&mut self, places: &Places, filling: u16, rest: u16) {
        let (mut inside, mut outside) = (0, 0);
        for at in 0..self.size {
            let part = self.masks[at] & places.part(at, filling, rest);
            if part == 0 {
                return;
            }
            if places.is_inside(at) {
                inside |= part;
            } else {
                outside |= part;
            }
        }
        if filling & !inside != 0 || rest & !outside != 0 {
            return;
        }
        self.is_possible = true;
        for at in 0..self.size {
            self.allowed[at] |= places.part(at, filling, rest);
        }
    }
}

/// The places of the crusts.
struct Places {
    start: usize,
    end: usize,
    crusts: (u16, u16),
}

impl Places {
    const fn is_inside(&self, at: usize) -> bool {
        at > self.start && at < self.end
    }

    /// The digits that a place may have.
    #[inline]
    const fn part(&self, at: usize, filling: u16, rest: u16) -> u16 {
        if at == self.start {
            self.crusts.0
        } else if at == self.end {
            self.crusts.1
        } else if self.is_inside(at) {
            filling
        } else {
            rest
        }
    }
}
