//! The choice of the candidate to assume next.

use super::board::Board;
use super::lanes::{
    Lanes, Places, by_column, by_row, fold, nine, rotate_bands, rotate_stacks, three,
};
use super::propagation::without_lowest;
use fearless_simd::{prelude::*, u16x16};
use nonet_grid::{Candidate, Cell};

/// A candidate of a cell with the fewest candidates, and of these the cell that sees the most open
/// cells, where a guess has the most consequences.
///
/// Compared with the first cell with the fewest candidates, this halves the nodes of the hardest puzzles.
#[inline(always)]
pub(super) fn choose<S: Simd>(simd: S, board: &Board) -> Candidate {
    let cells = board.load(simd);
    let cell = choose_bivalue(simd, cells).or_else(
        #[inline(always)]
        || choose_fewest(simd, cells),
    );
    let cell = cell.expect("a guess needs an open cell");
    let digit = board.digits(cell).first();
    let digit = digit.expect("propagation leaves every cell a digit");
    Candidate { cell, digit }
}

/// Of the cells with two candidates, the last of those that see the most open cells.
#[inline(always)]
fn choose_bivalue<S: Simd>(simd: S, cells: Places<S>) -> Option<Cell> {
    let none = u16x16::splat(simd, 0);
    let more = without_lowest(simd, cells);
    let third = without_lowest(simd, more);
    let keys = keys(simd, cells);
    let keys = nine!(|i| {
        let is_bivalue = more[i].simd_ne(none) & third[i].simd_eq(none);
        is_bivalue.select(keys[i], u16x16::splat(simd, u16::MAX))
    });
    Cell::new(80 - (least(keys)? & 0x7F) as u8)
}

/// Of the cells with the fewest candidates, the first of those that see the most open cells.
#[cold]
#[inline(always)]
fn choose_fewest<S: Simd>(simd: S, cells: Places<S>) -> Option<Cell> {
    let none = u16x16::splat(simd, 0);
    let more = without_lowest(simd, cells);
    let keys = keys(simd, cells);
    let keys = nine!(|i| {
        let rank = u16x16::load_array(simd, LAST_FIRST[i]);
        let is_open = more[i].simd_ne(none) & rank.simd_ne(u16x16::splat(simd, NO_CELL));
        // Of these, the first cell comes first.
        let key = keys[i] + u16x16::splat(simd, 80) - rank - rank;
        is_open.select(
            key + (cells[i].count_ones() << 12),
            u16x16::splat(simd, u16::MAX),
        )
    });
    Cell::new((least(keys)? & 0x7F) as u8)
}

/// The sort key of each cell: lower for cells that see more open cells, and among equals for later cells.
#[inline(always)]
fn keys<S: Simd>(simd: S, cells: Places<S>) -> Places<S> {
    let peers = count_open_peers(simd, cells);
    nine!(|i| {
        let rank = u16x16::load_array(simd, LAST_FIRST[i]);
        rank + u16x16::splat(simd, MOST_PEERS) - peers[i]
    })
}

/// The number of open cells that each open cell sees, plus one for itself, times `PEER`.
#[inline(always)]
fn count_open_peers<S: Simd>(simd: S, cells: Places<S>) -> Places<S> {
    let (none, one) = (u16x16::splat(simd, 0), u16x16::splat(simd, PEER));
    let more = without_lowest(simd, cells);
    let open = nine!(|i| more[i].simd_eq(none).select(none, one));
    let columns = by_column(open, sum);
    let rows = by_row(open, sum);
    let in_box = sum(columns[0], columns[1], columns[2]);
    let columns = three!(|c| sum(
        in_box,
        rotate_bands(simd, columns[c], 1),
        rotate_bands(simd, columns[c], 2)
    ));
    let rows = three!(|r| rotate_stacks(simd, rows[r], 1) + rotate_stacks(simd, rows[r], 2));
    nine!(|i| rows[i / 3] + columns[i % 3])
}

#[inline(always)]
fn sum<S: Simd>(a: Lanes<S>, b: Lanes<S>, c: Lanes<S>) -> Lanes<S> {
    a + b + c
}

/// The lowest key, or `None` if no cell has one.
#[inline(always)]
fn least<S: Simd>(keys: Places<S>) -> Option<u16> {
    let least = fold(keys, Lanes::min);
    Some(least.reduce_min()).filter(|&key| key != u16::MAX)
}

/// The unit of the peer count in a key; the bits below it hold the cell's number.
pub(super) const PEER: u16 = 0x80;
pub(super) const MOST_PEERS: u16 = 21 * PEER;

const NO_CELL: u16 = 0x7F;

/// Cells counted from the last, by place and lane.
const LAST_FIRST: [[u16; 16]; 9] = {
    let mut ranks = [[NO_CELL; 16]; 9];
    let mut cell: u16 = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let (place, lane) = (3 * (row % 3) + column % 3, 4 * (row / 3) + column / 3);
        ranks[place as usize][lane as usize] = 80 - cell;
        cell += 1;
    }
    ranks
};
