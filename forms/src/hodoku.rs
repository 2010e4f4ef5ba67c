//! The lines of `HoDoKu`'s libraries: `:technique:digits:grid:deleted candidates:...`.

use crate::cells::{Cell, GRID, ROW, bit_of};
use crate::grid::{ALL, Found};

/// The grid of a line, or why it is wrong: a digit after `+` was placed by a player.
pub fn grid_of(line: &str) -> Option<Result<Found, String>> {
    let mut fields = line.trim().split(':');
    let (before, grid, deleted) = (fields.next()?, fields.nth(2)?, fields.next()?);
    let is_grid = |sign: char| sign.is_ascii_digit() || matches!(sign, '-' | '+' | '.');
    if !before.is_empty() || grid.is_empty() || !grid.chars().all(is_grid) {
        return None;
    }
    let (givens, board) = cells_in(grid);
    if givens.len() != GRID {
        let reason = format!("found {} cells in a HoDoKu line; expected 81", givens.len());
        return Some(Err(reason));
    }
    Some(with_deleted(givens, &board, deleted))
}

/// The given digits, and all digits, 0 for an empty cell.
fn cells_in(grid: &str) -> (Vec<u8>, Vec<u8>) {
    let (mut givens, mut board) = (Vec::new(), Vec::new());
    let mut signs = grid.bytes().peekable();
    while let Some(sign) = signs.next() {
        let placed = signs.next_if(|next| sign == b'+' && matches!(next, b'1'..=b'9'));
        let digit = |sign: u8| match sign {
            b'1'..=b'9' => sign - b'0',
            _ => 0,
        };
        givens.push(placed.map_or_else(|| digit(sign), |_| 0));
        board.push(digit(placed.unwrap_or(sign)));
    }
    (givens, board)
}

/// A grid with the candidates that are left: `315` deletes 3 from row 1, column 5.
fn with_deleted(givens: Vec<u8>, board: &[u8], deleted: &str) -> Result<Found, String> {
    let mut candidates = vec![0; GRID];
    if !deleted.trim().is_empty() {
        candidates = open_in(board);
    }
    for word in deleted.split_whitespace() {
        let [digit @ b'1'..=b'9', row @ b'1'..=b'9', column @ b'1'..=b'9'] = word.as_bytes() else {
            let shown: String = word.chars().take(10).collect();
            return Err(format!(
                "found '{shown}' among the deleted candidates; expected three digits"
            ));
        };
        let cell = usize::from(row - b'1') * ROW + usize::from(column - b'1');
        candidates[cell] &= !bit_of(digit - b'0');
    }
    let cells: Vec<Cell> = givens
        .into_iter()
        .zip(candidates)
        .map(|(digit, candidates)| match digit {
            0 => Cell::noted(candidates),
            digit => Cell {
                digit,
                candidates: 0,
            },
        })
        .collect();
    Ok(Found::of(&cells))
}

/// The candidates that the digits of a board leave open; of a filled cell its digit.
fn open_in(board: &[u8]) -> Vec<u16> {
    let (mut rows, mut columns, mut boxes) = ([0; ROW], [0; ROW], [0; ROW]);
    for (cell, &digit) in board.iter().enumerate().filter(|(_, digit)| **digit > 0) {
        rows[cell / ROW] |= bit_of(digit);
        columns[cell % ROW] |= bit_of(digit);
        boxes[box_of(cell)] |= bit_of(digit);
    }
    let open = |(cell, &digit): (usize, &u8)| match digit {
        0 => ALL & !(rows[cell / ROW] | columns[cell % ROW] | boxes[box_of(cell)]),
        digit => bit_of(digit),
    };
    board.iter().enumerate().map(open).collect()
}

const fn box_of(cell: usize) -> usize {
    cell / 27 * 3 + cell % 9 / 3
}
