//! Whether cells can still meet a constraint, by its cases.

use std::collections::BTreeSet;

use crate::board::{Board, Candidate};
use crate::constraints::{Kind, Linear};
use crate::domains::Masks;
use crate::model::signed;
use crate::shape::{bit, digits_of, index};
use crate::tables::sets_of;

/// Check that at least one set fits, and that every set that fits has the digit.
pub(super) fn needs(cells: &[u8], sets: &[u16], digit: u8, masks: &Masks) -> bool {
    let mut fitting = sets
        .iter()
        .filter(|&&set| can_fill(cells, set, masks))
        .peekable();
    fitting.peek().is_some() && fitting.all(|set| set & bit(digit) != 0)
}

pub(super) fn terms_of(linear: &Linear) -> Vec<(u8, i32)> {
    linear.terms().collect()
}

/// The sums of different digits of some cells.
pub(super) fn sums_of(cells: &[u8], size: usize, masks: &Masks) -> BTreeSet<i32> {
    if let [cell] = cells {
        return digits_of(masks[usize::from(*cell)])
            .map(i32::from)
            .collect();
    }
    let most = size * (size + 1) / 2;
    let is_reached = |&sum: &usize| {
        sets_of(size, cells.len(), sum)
            .iter()
            .any(|&set| can_fill(cells, set, masks))
    };
    (0..=most).filter(is_reached).map(signed).collect()
}

/// Whether a constraint excludes two candidates of different cells.
pub(super) fn excludes(kind: &Kind, one: Candidate, other: Candidate, board: &Board) -> bool {
    match kind {
        Kind::Relation(relation) => relation.beside(one.cell, one.digit) & bit(other.digit) == 0,
        Kind::Order(cells) => {
            let place =
                |candidate: Candidate| cells.iter().position(|&cell| cell == candidate.cell);
            let (Some(first), Some(second)) = (place(one), place(other)) else {
                return false;
            };
            let rise = i32::from(other.digit) - i32::from(one.digit);
            let distance = signed(second) - signed(first);
            rise * distance.signum() < distance.abs()
        }
        Kind::Combination { cells, sets } => {
            let union = board.union(cells);
            let both = bit(one.digit) | bit(other.digit);
            one.digit == other.digit
                || !sets
                    .iter()
                    .any(|&set| set & both == both && set & !union == 0)
        }
        _ => false,
    }
}

/// Whether cells can hold all digits of a set, one each: a bipartite matching.
pub(super) fn can_fill(cells: &[u8], set: u16, masks: &Masks) -> bool {
    if set.count_ones() as usize != cells.len() {
        return false;
    }
    let rows: Vec<u16> = cells
        .iter()
        .map(|&cell| masks[usize::from(cell)] & set)
        .collect();
    is_matched(&rows)
}

/// Whether every row can have a digit of its own.
fn is_matched(rows: &[u16]) -> bool {
    let mut owners = [None; 16];
    (0..rows.len()).all(|row| augment(row, rows, &mut 0, &mut owners))
}

fn augment(row: usize, rows: &[u16], tried: &mut u16, owners: &mut [Option<usize>; 16]) -> bool {
    for digit in digits_of(rows[row]) {
        if *tried & bit(digit) != 0 {
            continue;
        }
        *tried |= bit(digit);
        let place = usize::from(digit) - 1;
        let is_free = owners[place].is_none_or(|owner| augment(owner, rows, tried, owners));
        if is_free {
            owners[place] = Some(row);
            return true;
        }
    }
    false
}

/// Whether digits can increase along cells.
pub(super) fn can_increase(cells: &[u8], masks: &Masks) -> bool {
    let mut last = 0;
    cells.iter().all(|&cell| {
        let next = digits_of(masks[usize::from(cell)]).find(|&digit| digit > last);
        last = next.unwrap_or(last);
        next.is_some()
    })
}

pub(super) fn can_lie_between(cells: &[u8], masks: &Masks) -> bool {
    let [first, middle @ .., last] = cells else {
        return true;
    };
    digits_of(masks[usize::from(*first)]).any(|one| {
        digits_of(masks[usize::from(*last)]).any(|other| {
            let (low, high) = (one.min(other), one.max(other));
            let fits = |&cell: &u8| {
                digits_of(masks[usize::from(cell)]).any(|digit| low < digit && digit < high)
            };
            middle.iter().all(fits)
        })
    })
}

/// Whether cells can hold digits as often as needed: a matching of digits and cells.
pub(super) fn can_count(cells: &[u8], needed: &[(u8, usize)], masks: &Masks) -> bool {
    let places = |digit: u8| {
        let holds = |&(_, cell): &(u8, &u8)| masks[usize::from(*cell)] & bit(digit) != 0;
        (1..)
            .zip(cells)
            .filter(holds)
            .fold(0, |places, (place, _)| places | bit(place))
    };
    let rows: Vec<u16> = needed
        .iter()
        .flat_map(|&(digit, times)| vec![places(digit); times])
        .collect();
    cells.iter().all(|&cell| masks[usize::from(cell)] != 0) && is_matched(&rows)
}

/// Whether some ends, and some digits between them, fit the cells of a line.
pub(super) fn can_sandwich(cells: &[u8], sum: usize, masks: &Masks) -> bool {
    let size = cells.len();
    let crusts = [1, index(size)];
    let all = u16::MAX >> (16 - size);
    let is = |place: usize, digit: u8| masks[usize::from(cells[place])] & bit(digit) != 0;
    (0..size).any(|start| {
        (start + 1..size).any(|end| {
            let ends = is(start, crusts[0]) && is(end, crusts[1])
                || is(start, crusts[1]) && is(end, crusts[0]);
            let inside = &cells[start + 1..end];
            let outside: Vec<u8> = cells[..start]
                .iter()
                .chain(&cells[end + 1..])
                .copied()
                .collect();
            ends && sets_of(size, inside.len(), sum).iter().any(|&filling| {
                let rest = all & !bit(crusts[0]) & !bit(crusts[1]) & !filling;
                filling & (bit(crusts[0]) | bit(crusts[1])) == 0
                    && can_fill(inside, filling, masks)
                    && can_fill(&outside, rest, masks)
            })
        })
    })
}
