//! Counts: digits appear at least a number of times in some cells.

use crate::domains::{Contradiction, Domains, Kept};
use crate::shape::{bit, is_single};

pub(super) fn propagate(cells: &[u8], needed: &[(u8, usize)], domains: &mut Domains) -> Kept {
    let (mut missing, mut wanted) = (0, 0);
    for &(digit, times) in needed {
        let mask = bit(digit);
        let places = cells
            .iter()
            .filter(|&&cell| domains.at(cell) & mask != 0)
            .count();
        let mut filled = cells
            .iter()
            .filter(|&&cell| domains.at(cell) == mask)
            .count();
        if places < times {
            return Err(Contradiction);
        }
        if places == times && filled < times {
            for &cell in cells {
                if domains.at(cell) & mask != 0 {
                    domains.keep(cell, mask)?;
                }
            }
            filled = times;
        }
        if filled < times {
            missing += times - filled;
            wanted |= mask;
        }
    }
    fill_rest(cells, missing, wanted, domains)
}

/// Fill the open cells with missing digits, where all of them are needed.
fn fill_rest(cells: &[u8], missing: usize, wanted: u16, domains: &mut Domains) -> Kept {
    let open = cells
        .iter()
        .filter(|&&cell| !is_single(domains.at(cell)))
        .count();
    if missing > open {
        return Err(Contradiction);
    }
    if missing == open && missing > 0 {
        for &cell in cells {
            if !is_single(domains.at(cell)) {
                domains.keep(cell, wanted)?;
            }
        }
    }
    Ok(())
}
