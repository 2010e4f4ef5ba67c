//! Combinations: different digits that are one of some sets.

use crate::cells::CellSet;
use crate::domains::{Contradiction, Domains, Kept};
use crate::shape::{digits_of, is_single};

use super::house::{Tally, keep_hidden};

const MOST: usize = 16;

pub(super) fn propagate(cells: &[u8], sets: &[u16], domains: &mut Domains) -> Kept {
    let count = cells.len();
    let mut masks = [0; MOST];
    let (mut union, mut fixed, mut open) = (0, 0, 0);
    for (mask, &cell) in masks.iter_mut().zip(cells) {
        *mask = domains.at(cell);
        union |= *mask;
        if is_single(*mask) {
            fixed |= *mask;
        } else {
            open += 1;
        }
    }
    if open == 0 {
        let is_met = fixed.count_ones() as usize == count && sets.contains(&fixed);
        return if is_met { Ok(()) } else { Err(Contradiction) };
    }
    let (mut needed, mut allowed, mut is_possible) = (u16::MAX, [0; MOST], false);
    for &set in sets {
        let is_near = set & !union == 0 && fixed & !set == 0;
        if is_near && fits(set, &masks[..count], &mut allowed) {
            needed &= set;
            is_possible = true;
        }
    }
    if !is_possible {
        return Err(Contradiction);
    }
    for (&cell, &mask) in cells.iter().zip(&allowed) {
        domains.keep(cell, mask)?;
    }
    let tally = Tally::of(cells, domains);
    keep_hidden(cells, needed & tally.once & !tally.twice & !fixed, domains)?;
    let few = needed & tally.twice & !tally.thrice & !fixed;
    if few != 0 && count < domains.model.size() {
        remove_seen(cells, few, domains)
    } else {
        Ok(())
    }
}

/// Fit two digits into two cells.
#[inline]
fn fits_two(set: u16, (one, other): (u16, u16), allowed: &mut [u16; MOST]) -> bool {
    let low = set & set.wrapping_neg();
    let high = set & !low;
    let mut is_fitting = false;
    for (first, second) in [(low, high), (high, low)] {
        if one & first != 0 && other & second != 0 {
            (allowed[0], allowed[1]) = (allowed[0] | first, allowed[1] | second);
            is_fitting = true;
        }
    }
    is_fitting
}

/// Fit the digits of a set into cells, by singles inside the cage; add the masks if they fit.
#[inline]
pub(crate) fn fits(set: u16, masks: &[u16], allowed: &mut [u16; MOST]) -> bool {
    if let [one, other] = masks {
        return fits_two(set, (*one, *other), allowed);
    }
    let mut left = [0; MOST];
    let left = &mut left[..masks.len()];
    for (rest, &mask) in left.iter_mut().zip(masks) {
        *rest = mask & set;
        if *rest == 0 {
            return false;
        }
    }
    if !settle(set, left) {
        return false;
    }
    allowed
        .iter_mut()
        .zip(left.iter())
        .for_each(|(sum, mask)| *sum |= mask);
    true
}

/// Fill cells by singles until nothing changes; false where a digit or a cell has no partner.
#[inline]
fn settle(set: u16, left: &mut [u16]) -> bool {
    let mut done = 0;
    loop {
        let (mut once, mut twice) = (0, 0);
        for &mask in left.iter() {
            twice |= once & mask;
            once |= mask;
        }
        if once != set {
            return false;
        }
        let hidden = once & !twice & !done;
        let mut is_changed = false;
        for at in 0..left.len() {
            let found = left[at] & hidden;
            if found != 0 && left[at] != found {
                left[at] = found;
                is_changed = true;
            }
            let mask = left[at];
            if mask == 0 || found != 0 && !is_single(found) {
                return false;
            }
            if is_single(mask) && done & mask == 0 {
                done |= mask;
                is_changed |= remove_others(left, at);
            }
        }
        if !is_changed {
            return true;
        }
    }
}

/// Remove the digit of a cell from the others.
#[inline]
fn remove_others(left: &mut [u16], at: usize) -> bool {
    let digit = left[at];
    let mut is_changed = false;
    for (other, mask) in left.iter_mut().enumerate() {
        if other != at && *mask & digit != 0 {
            *mask &= !digit;
            is_changed = true;
        }
    }
    is_changed
}

/// Digits that the cells must contain: cells that see all their candidates can't hold them.
fn remove_seen(cells: &[u8], digits: u16, domains: &mut Domains) -> Kept {
    let model = domains.model;
    for digit in digits_of(digits) {
        let mask = crate::shape::bit(digit);
        let mut places = cells
            .iter()
            .filter(|&&cell| domains.at(cell) & mask != 0)
            .map(|&cell| model.sees[usize::from(cell)]);
        let Some(first) = places.next() else { continue };
        let seen: CellSet = places.fold(first, CellSet::and);
        for cell in seen.iter() {
            domains.keep(cell, !mask)?;
        }
    }
    Ok(())
}
