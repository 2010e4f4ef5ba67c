//! Order: digits increase along a line.

use crate::domains::{Domains, Kept};
use crate::shape::{highest, lowest};

pub(super) fn propagate(cells: &[u8], domains: &mut Domains) -> Kept {
    let mut below = 0;
    for &cell in cells {
        domains.keep(cell, above(below))?;
        below = lowest(domains.at(cell));
    }
    let mut from = 16;
    for &cell in cells.iter().rev() {
        domains.keep(cell, !above(from))?;
        from = highest(domains.at(cell)) - 1;
    }
    Ok(())
}

/// The digits above a digit from 0 to 16.
const fn above(digit: u8) -> u16 {
    if digit >= 16 { 0 } else { u16::MAX << digit }
}
