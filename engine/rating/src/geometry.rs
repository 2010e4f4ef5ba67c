//! Cells, houses and peers as plain numbers and 81-bit boards.
//!
//! Houses 0 to 8 are boxes, 9 to 17 rows, 18 to 26 columns: the order in which the Explainer looks.

/// The cells of each house, ascending.
pub(super) static HOUSE_CELLS: [[u8; 9]; 27] = house_cells();

/// The cells of each house as a board.
pub(super) static HOUSE_BOARDS: [u128; 27] = house_boards();

/// Box, row and column of each cell.
pub(super) static HOUSES_OF: [[u8; 3]; 81] = houses_of();

/// Where each cell stands in its box, row and column.
pub(super) static PLACE_IN: [[u8; 3]; 81] = place_in();

/// The cells that share a house with each cell.
pub(super) static PEERS: [u128; 81] = peers();

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

/// The members of a small set of digits or places, ascending from 0.
pub(super) fn bits_of(mut set: u16) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(bit)
    })
}

/// The cells that see every cell of a board that is not empty.
pub(super) fn common_peers(board: u128) -> u128 {
    cells_of(board).fold(u128::MAX, |common, cell| common & PEERS[cell])
}

/// The houses, of 27, that hold every cell of a board.
pub(super) fn common_houses(board: u128) -> impl Iterator<Item = usize> {
    (0..27).filter(move |&house| board & !HOUSE_BOARDS[house] == 0)
}

#[expect(clippy::cast_possible_truncation, reason = "a cell is below 81")]
const fn house_cells() -> [[u8; 9]; 27] {
    let mut cells = [[0; 9]; 27];
    let mut i = 0;
    while i < 9 {
        let mut j = 0;
        while j < 9 {
            cells[i][j] = ((i / 3 * 3 + j / 3) * 9 + i % 3 * 3 + j % 3) as u8;
            cells[9 + i][j] = (i * 9 + j) as u8;
            cells[18 + i][j] = (j * 9 + i) as u8;
            j += 1;
        }
        i += 1;
    }
    cells
}

const fn house_boards() -> [u128; 27] {
    let cells = house_cells();
    let mut boards = [0; 27];
    let mut house = 0;
    while house < 27 {
        let mut place = 0;
        while place < 9 {
            boards[house] |= 1 << cells[house][place];
            place += 1;
        }
        house += 1;
    }
    boards
}

#[expect(clippy::cast_possible_truncation, reason = "a house is below 27")]
const fn houses_of() -> [[u8; 3]; 81] {
    let mut houses = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let house = row / 3 * 3 + column / 3;
        houses[cell] = [house as u8, (9 + row) as u8, (18 + column) as u8];
        cell += 1;
    }
    houses
}

#[expect(clippy::cast_possible_truncation, reason = "a place is below 9")]
const fn place_in() -> [[u8; 3]; 81] {
    let mut places = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        places[cell] = [(row % 3 * 3 + column % 3) as u8, column as u8, row as u8];
        cell += 1;
    }
    places
}

const fn peers() -> [u128; 81] {
    let (boards, houses) = (house_boards(), houses_of());
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut kind = 0;
        while kind < 3 {
            peers[cell] |= boards[houses[cell][kind] as usize];
            kind += 1;
        }
        peers[cell] &= !(1 << cell);
        cell += 1;
    }
    peers
}
