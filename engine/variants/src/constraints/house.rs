//! Houses: hidden singles, and intersections with other houses.

use crate::domains::{Contradiction, Domains, Kept};
use crate::shape::is_single;

pub(super) fn propagate(house: usize, domains: &mut Domains) -> Kept {
    let model = domains.model;
    let all = model.shape.all();
    let house = &model.houses[house];
    let tally = Tally::of(&house.cells, domains);
    if tally.once != all {
        return Err(Contradiction);
    }
    keep_hidden(&house.cells, tally.once & !tally.twice, domains)?;
    let open = all
        & !tally.fixed
        & !if house.cells.len() == 9 && model.has_boxes {
            tally.often
        } else {
            0
        };
    if open == 0 {
        return Ok(());
    }
    for crossing in &house.crossings {
        let elsewhere = crossing
            .rest
            .iter()
            .fold(!open, |mask, &cell| mask | domains.at(cell));
        let locked = all & !elsewhere;
        if locked != 0 {
            for &cell in &crossing.other_rest {
                domains.keep(cell, !locked)?;
            }
        }
    }
    Ok(())
}

/// How often digits are candidates in some cells.
pub(super) struct Tally {
    pub once: u16,
    pub twice: u16,
    pub thrice: u16,
    /// At least four times.
    pub often: u16,
    /// Digits of cells with one candidate.
    pub fixed: u16,
}

impl Tally {
    #[inline]
    pub(super) fn of(cells: &[u8], domains: &Domains) -> Self {
        let mut tally = Self {
            once: 0,
            twice: 0,
            thrice: 0,
            often: 0,
            fixed: 0,
        };
        for &cell in cells {
            let mask = domains.at(cell);
            tally.often |= tally.thrice & mask;
            tally.thrice |= tally.twice & mask;
            tally.twice |= tally.once & mask;
            tally.once |= mask;
            if is_single(mask) {
                tally.fixed |= mask;
            }
        }
        tally
    }
}

/// Fill cells that are the only ones for digits which the cells must contain.
#[inline]
pub(super) fn keep_hidden(cells: &[u8], hidden: u16, domains: &mut Domains) -> Kept {
    if hidden == 0 {
        return Ok(());
    }
    for &cell in cells {
        let found = domains.at(cell) & hidden;
        if found != 0 {
            if !is_single(found) {
                return Err(Contradiction);
            }
            domains.keep(cell, found)?;
        }
    }
    Ok(())
}
