//! Links of Nonet's own sites, which hold their grids in digits.

use crate::cells::{GRID, normalized};

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

fn digits_at(text: &str) -> &str {
    let end = text.find(|sign: char| !sign.is_ascii_digit());
    &text[..end.unwrap_or(text.len())]
}
