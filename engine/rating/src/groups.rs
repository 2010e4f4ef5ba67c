//! Splits of a digit's candidates in a house into the two ends of a strong link, as the Explainer
//! makes them.
//!
//! Of several ways it takes the first only, so its results may differ when a puzzle is turned.

use super::subsets::board_of;

/// The places of a line in each of three boxes, and of a box in each of three rows.
const BY_THREES: [u16; 3] = [0o007, 0o070, 0o700];
/// The places of a box in each of three columns.
const BY_STEPS: [u16; 3] = [0o111, 0o222, 0o444];
/// The Explainer's limit.
const MOST: u32 = 6;

/// Visit the ends, as boards.
pub(super) fn split(house: usize, places: u16, visit: &mut dyn FnMut(u128, u128)) {
    let mut visit = |one, other| visit(board_of(house, one), board_of(house, other));
    match places.count_ones() {
        2 if house >= 9 || !are_aligned(places) => {
            let first = places & places.wrapping_neg();
            visit(first, places & !first);
        }
        3..=MOST if house >= 9 => {
            halves(places, BY_THREES, &mut visit);
        }
        3..=MOST => of_box(places, &mut visit),
        _ => {}
    }
}

/// Whether places of a box lie in one row or column.
fn are_aligned(places: u16) -> bool {
    let mut lines = BY_THREES.iter().chain(&BY_STEPS);
    lines.any(|line| places & !line == 0)
}

/// Split places that lie in two of three parts; true when one part is empty.
fn halves(places: u16, parts: [u16; 3], visit: &mut dyn FnMut(u16, u16)) -> bool {
    let Some(missing) = (0..3).find(|&part| places & parts[part] == 0) else {
        return false;
    };
    let (one, other) = (
        parts[(missing + 1) % 3] & places,
        parts[(missing + 2) % 3] & places,
    );
    if one != 0 && other != 0 {
        visit(one, other);
    }
    true
}

/// Split the places of a box: into arms of a cross, or else by rows or by columns.
fn of_box(places: u16, visit: &mut dyn FnMut(u16, u16)) {
    for heart in 0..9 {
        let (row, column) = (BY_THREES[heart / 3], BY_STEPS[heart % 3]);
        if places & !(row | column) == 0 {
            return arms(places, 1 << heart, (row, column), visit);
        }
    }
    if places.count_ones() < 4 {
        return;
    }
    let mut by_rows = None;
    let has_rows = halves(places, BY_THREES, &mut |one, other| {
        by_rows = Some((one, other));
        visit(one, other);
    });
    // Four places at the corners of a rectangle are split both ways.
    let is_square = by_rows.is_some_and(|(one, other)| is_square(one, other));
    if !has_rows || is_square {
        halves(places, BY_STEPS, visit);
    }
}

/// Whether two rows have the same two columns.
fn is_square(one: u16, other: u16) -> bool {
    let columns = |row: u16| (row | row >> 3 | row >> 6) & 7;
    one.count_ones() == 2 && columns(one) == columns(other)
}

/// Split a cross. The place where its arms meet belongs to the longer one, or to both.
fn arms(places: u16, heart: u16, (row, column): (u16, u16), visit: &mut dyn FnMut(u16, u16)) {
    let (across, down) = (places & row & !heart, places & column & !heart);
    let heart = places & heart;
    match (across.count_ones(), down.count_ones()) {
        (0, _) | (_, 0) => {}
        (1, _) => visit(across, down | heart),
        (_, 1) => visit(down, across | heart),
        _ => visit(across | heart, down | heart),
    }
}
