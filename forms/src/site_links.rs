//! Links that hold their grids in digits: those of Nonet's own sites, and one grid of any other.

use crate::cells::{GRID, cells_of, normalized};

const PLACES: [&str; 2] = ["/puzzles/v1-", "/collections/v1-"];
const MOST_GRIDS: usize = 20;

/// The grids of the first link in a line.
pub fn grids_of(line: &str) -> Option<Vec<String>> {
    let found = PLACES.iter().flat_map(|&place| line.match_indices(place));
    let mut links: Vec<(usize, &str)> = found
        .map(|(at, place)| (at, digits_at(&line[at + place.len()..])))
        .filter(|(_, digits)| {
            digits.len().is_multiple_of(GRID) && (1..=MOST_GRIDS).contains(&(digits.len() / GRID))
        })
        .collect();
    links.sort_unstable();
    let (_, digits) = links.first()?;
    // The digits are ASCII.
    let grids = (0..digits.len() / GRID).map(|at| normalized(&digits[at * GRID..][..GRID]));
    Some(grids.collect())
}

/// The grid of a link that has one as a part of its path, or as a value of its query.
pub fn grid_of_link(line: &str) -> Option<String> {
    let (_, address) = line.split_once("://")?;
    let address = address.split_whitespace().next()?;
    let mut parts = address.split(['/', '?', '&', '=', '#']);
    parts.find_map(|part| cells_of(part, GRID))
}

fn digits_at(text: &str) -> &str {
    let end = text.find(|sign: char| !sign.is_ascii_digit());
    &text[..end.unwrap_or(text.len())]
}
