//! Grids of 4x4 and 6x6 in a text, with others of 9x9 beside them.

use crate::cells::{GRID, cells_of};
use crate::characters::{lines_of, plain};

/// The sides of small grids, and the signs of their cells.
const SIDES: [(usize, &str); 2] = [(4, "-1234"), (6, "-123456")];
const ADDRESSES: [&str; 2] = ["s4-", "s6-"];

/// The grids of a text that has a small one: row by row, one to a line, or by their addresses.
pub fn read(text: &str) -> Option<Vec<String>> {
    let lines: Vec<String> = lines_of(text)
        .filter(|line| !is_border(line))
        .map(|line| plain(line).replace(|sign: char| sign.is_whitespace() || sign == '|', ""))
        .filter(|line| !line.is_empty())
        .collect();
    in_rows(&lines).or_else(|| one_to_a_line(&lines))
}

fn is_border(line: &str) -> bool {
    let is_drawn = |sign: char| sign.is_whitespace() || "+|=-".contains(sign);
    line.contains('+') && line.chars().all(is_drawn)
}

fn in_rows(lines: &[String]) -> Option<Vec<String>> {
    let side = lines.first()?.len();
    let is_square = lines.len().is_multiple_of(side) && lines.iter().all(|row| row.len() == side);
    if !is_square || SIDES.iter().all(|&(known, _)| known != side) {
        return None;
    }
    let grids = lines.chunks(side);
    grids.map(|rows| small_grid(&rows.concat())).collect()
}

fn one_to_a_line(lines: &[String]) -> Option<Vec<String>> {
    let grids: Option<Vec<String>> = lines.iter().map(|line| grid_of(line)).collect();
    grids.filter(|grids| grids.iter().any(|grid| grid.len() != GRID))
}

fn grid_of(line: &str) -> Option<String> {
    let path = line.split(['?', '#']).next().unwrap_or_default();
    let name = path.rsplit('/').next().unwrap_or_default();
    let address = ADDRESSES.iter().find_map(|start| name.strip_prefix(start));
    small_grid(address.unwrap_or(line)).or_else(|| cells_of(line, GRID))
}

fn small_grid(cells: &str) -> Option<String> {
    SIDES.into_iter().find_map(|(side, signs)| {
        let grid = cells_of(cells, side * side)?;
        grid.chars()
            .all(|sign| signs.contains(sign))
            .then_some(grid)
    })
}
