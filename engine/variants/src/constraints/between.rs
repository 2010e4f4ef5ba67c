//! Between: the digits on a line lie strictly between those of its ends.

use crate::domains::{Domains, Kept};
use crate::shape::{bit, digits_of};

pub(super) fn propagate(cells: &[u8], domains: &mut Domains) -> Kept {
    let [first, middle @ .., last] = cells else {
        return Ok(());
    };
    let (mut starts, mut ends, mut inner) = (0, 0, 0);
    for one in digits_of(domains.at(*first)) {
        for other in digits_of(domains.at(*last)) {
            let window = between(one.min(other), one.max(other));
            if middle.iter().all(|&cell| domains.at(cell) & window != 0) {
                starts |= bit(one);
                ends |= bit(other);
                inner |= window;
            }
        }
    }
    domains.keep(*first, starts)?;
    domains.keep(*last, ends)?;
    middle
        .iter()
        .try_for_each(|&cell| domains.keep(cell, inner))
}

/// The digits strictly between two digits, the lower first.
const fn between(low: u8, high: u8) -> u16 {
    if high < low + 2 {
        0
    } else {
        (bit(high) - 1) & !(bit(low + 1) - 1)
    }
}
