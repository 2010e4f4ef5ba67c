//! Cells, houses and peers as plain numbers and 81-bit boards.
//!
//! Houses 0 to 8 are boxes, 9 to 17 rows, 18 to 26 columns: the order in which the Explainer looks.

use nonet_grid::{Cell, CellSet, House};
pub(super) use nonet_techniques::cover::positions as bits_of;

/// The cells of each house, ascending.
pub(super) static HOUSE_CELLS: [[u8; 9]; 27] = {
    let mut table = [[0; 9]; 27];
    let mut at = 0;
    while at < 27 * 9 {
        let cell = house(at / 9).cell_array()[at % 9];
        table[at / 9][at % 9] = small(cell.index());
        at += 1;
    }
    table
};

/// The cells of each house as a board.
pub(super) static HOUSE_BOARDS: [u128; 27] = {
    let mut table = [0; 27];
    let mut at = 0;
    while at < 27 {
        table[at] = house(at).cells().bits();
        at += 1;
    }
    table
};

/// Box, row and column of each cell.
pub(super) static HOUSES_OF: [[u8; 3]; 81] = {
    let mut table = [[0; 3]; 81];
    let mut at = 0;
    while at < 81 * 3 {
        table[at / 3][at % 3] = small(cell(at / 3).houses()[at % 3].number());
        at += 1;
    }
    table
};

/// The position of each cell in its box, row and column.
pub(super) static PLACE_IN: [[u8; 3]; 81] = {
    let mut table = [[0; 3]; 81];
    let mut at = 0;
    while at < 81 * 3 {
        let (cell, house) = (cell(at / 3), cell(at / 3).houses()[at % 3]);
        let place = house.positions(CellSet::of(cell)).trailing_zeros();
        table[at / 3][at % 3] = small(place as usize);
        at += 1;
    }
    table
};

/// The cells that share a house with each cell.
pub(super) static PEERS: [u128; 81] = {
    let mut table = [0; 81];
    let mut at = 0;
    while at < 81 {
        table[at] = cell(at).peers().bits();
        at += 1;
    }
    table
};

const fn cell(index: usize) -> Cell {
    Cell::at(index / 9, index % 9)
}

const fn house(number: usize) -> House {
    match number / 9 {
        0 => House::of_box(number),
        1 => House::row(number % 9),
        _ => House::column(number % 9),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "below 81")]
const fn small(number: usize) -> u8 {
    number as u8
}

/// The cells of a board, ascending.
pub(super) fn cells_of(mut board: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if board == 0 {
            return None;
        }
        let cell = board.trailing_zeros() as usize;
        board &= board - 1;
        Some(cell)
    })
}

/// Whether a board has at least two cells. On most processors this is faster than counting them.
pub(super) const fn has_several(board: u128) -> bool {
    board & board.wrapping_sub(1) != 0
}

/// Whether a mask has exactly two bits. On most processors this is faster than counting them.
pub(super) const fn is_pair(mask: u16) -> bool {
    (mask & mask.wrapping_sub(1)).is_power_of_two()
}

/// The cells that see every cell of a board that is not empty.
pub(super) fn common_peers(board: u128) -> u128 {
    cells_of(board).fold(u128::MAX, |common, cell| common & PEERS[cell])
}

/// The houses, of 27, that hold every cell of a board.
pub(super) fn common_houses(board: u128) -> impl Iterator<Item = usize> {
    (0..27).filter(move |&house| board & !HOUSE_BOARDS[house] == 0)
}
