//! The board in three vectors, for processors that move any of 64 bytes in one instruction.
//!
//! ```text
//! the cells of a box      vector 0    vector 1    vector 2
//!
//!       0  1  2            0  .  .     .  1  .     .  .  2
//!       3  4  5            .  .  5     3  .  .     .  4  .
//!       6  7  8            .  7  .     .  .  8     6  .  .
//! ```
//!
//! A vector holds one cell of each row and of each column of each box, in the lane
//! `9 * band + 3 * stack + column`; lanes 27 to 31 are unused. So its lanes can be moved to
//! `9 * band + 3 * stack + row`.
//!
//! Sweeps and guesses are those of `propagation` and `guess`, and so are answers and nodes.

use std::ops::ControlFlow::{self, Continue};

use super::board::{ALL, Board};
use super::explore::Explorer;
use super::guess::{MOST_PEERS, PEER};
use super::lanes::{any_of, nine, three, two_of};
use super::permutations::{
    CELLS_LAST_FIRST, FROM_BOXES, MATCHED_COLUMNS, MATCHED_ROWS, OTHER_BANDS, OTHER_COLUMNS,
    OTHER_STACKS, Permutation, TO_BOXES, TO_ROWS,
};
use super::propagation::State;
use fearless_simd::{prelude::*, u16x32};

type Lanes<S> = u16x32<S>;

/// The candidates of all cells. Unused lanes have all candidates.
type Cells<S> = [Lanes<S>; 3];

impl Explorer<'_> {
    /// Visit the solutions of a board in three vectors: the same, and sooner at AVX-512.
    pub fn explore_wide<S: Simd>(&mut self, simd: S, board: &Board) -> ControlFlow<()> {
        simd.vectorize(
            #[inline(always)]
            || self.walk_wide(simd, of_board(simd, board)),
        )
    }

    fn explore_branch<S: Simd>(&mut self, simd: S, cells: Cells<S>) -> ControlFlow<()> {
        simd.vectorize(
            #[inline(always)]
            || self.walk_wide(simd, cells),
        )
    }

    #[inline(always)]
    fn walk_wide<S: Simd>(&mut self, simd: S, mut cells: Cells<S>) -> ControlFlow<()> {
        loop {
            match propagate(simd, &mut cells) {
                State::Contradictory => return Continue(()),
                State::Solved => return self.visit(&to_board(cells)),
                State::Open => {}
            }
            if self.is_probing() {
                return self.explore(simd, &mut to_board(cells));
            }
            self.spend()?;
            let (assumed, excluded) = guess(simd, cells);
            self.explore_branch(simd, assumed)?;
            cells = excluded;
        }
    }
}

#[inline(always)]
fn of_board<S: Simd>(simd: S, board: &Board) -> Cells<S> {
    let places = board.load(simd);
    three!(|v| {
        let [a, b, c] = three!(|column| places[3 * ((v + 3 - column) % 3) + column]);
        a.combine(b).concat_swizzle_dyn(c.combine(c), FROM_BOXES)
    })
}

#[inline(always)]
fn to_board<S: Simd>(cells: Cells<S>) -> Board {
    Board::of(nine!(|place| {
        let (row, column) = (place / 3, place % 3);
        permuted(cells[(row + column) % 3], &TO_BOXES[column])
            .split()
            .0
    }))
}

/// Eliminate candidates by singles and locked candidates, until nothing changes.
#[inline(always)]
fn propagate<S: Simd>(simd: S, cells: &mut Cells<S>) -> State {
    let mut old = *cells;
    loop {
        let new = keep_locked(place_singles(simd, old));
        if new[0].min(new[1]).min(new[2]).simd_eq(0).any_true() {
            return State::Contradictory;
        }
        let [a, b, c] = three!(|v| old[v] ^ new[v]);
        if any_of(a, b, c).simd_eq(0).all_true() {
            *cells = old;
            return state_at_fixed_point(old);
        }
        old = new;
    }
}

/// Place hidden singles of boxes, and eliminate the digits of naked singles from the rest of their box.
#[inline(always)]
fn place_singles<S: Simd>(simd: S, cells: Cells<S>) -> Cells<S> {
    let none = u16x32::splat(simd, 0);
    let sole = in_one_place(cells);
    let [a, b, c] = three!(|v| without_lowest(cells[v]).simd_eq(0).select(cells[v], none));
    let taken = in_other_columns(any_of(a, b, c));
    let taken = [taken | b | c, taken | a | c, taken | a | b];
    three!(|v| {
        let hidden = cells[v] & sole;
        hidden.simd_eq(0).select(cells[v], hidden) & !taken[v]
    })
}

/// The digits that only one place in a box has, in the lane of its column.
#[inline(always)]
fn in_one_place<S: Simd>([a, b, c]: Cells<S>) -> Lanes<S> {
    let any = any_of(a, b, c);
    any & !two_of(a, b, c) & !in_other_columns(any)
}

/// The bits of the other two columns of a box.
#[inline(always)]
fn in_other_columns<S: Simd>(columns: Lanes<S>) -> Lanes<S> {
    permuted(columns, &OTHER_COLUMNS[0]) | permuted(columns, &OTHER_COLUMNS[1])
}

/// The candidates of each cell but for the lowest.
#[inline(always)]
fn without_lowest<S: Simd>(cells: Lanes<S>) -> Lanes<S> {
    cells & (cells + u16::MAX)
}

/// Keep a candidate only if the other two rows of its band can hold the digit in the other two boxes, one
/// each, and likewise for columns.
#[inline(always)]
fn keep_locked<S: Simd>(cells: Cells<S>) -> Cells<S> {
    let [a, b, c] = cells;
    let columns = matched(any_of(a, b, c), &MATCHED_COLUMNS);
    let [a, b, c] = three!(|v| permuted(cells[v], &TO_ROWS[v]));
    let rows = matched(any_of(a, b, c), &MATCHED_ROWS);
    three!(|v| cells[v] & columns & permuted(rows, &TO_ROWS[v]))
}

/// For each line of a box, the digits that the other two lines can have in the other two boxes.
#[inline(always)]
fn matched<S: Simd>(lines: Lanes<S>, [a, b, c, d]: &[Permutation; 4]) -> Lanes<S> {
    permuted(lines, a) & permuted(lines, b) | permuted(lines, c) & permuted(lines, d)
}

/// The state at the fixed point, where a contradiction can remain: a box without a candidate for a digit,
/// or a cell with two hidden singles.
#[inline(always)]
fn state_at_fixed_point<S: Simd>(cells: Cells<S>) -> State {
    let [a, b, c] = cells;
    let any = any_of(a, b, c);
    let is_lacking = (any | in_other_columns(any)).simd_ne(ALL);
    let sole = in_one_place(cells);
    let [a, b, c] = three!(|v| without_lowest(cells[v] & sole));
    if (is_lacking | any_of(a, b, c).simd_ne(0)).any_true() {
        return State::Contradictory;
    }
    let [a, b, c] = three!(|v| without_lowest(cells[v]));
    if any_of(a, b, c).simd_ne(0).to_bitmask() & USED == 0 {
        State::Solved
    } else {
        State::Open
    }
}

/// The lanes of cells.
const USED: u64 = (1 << 27) - 1;

/// Two boards: one assumes a guess, and the other excludes it.
#[inline(always)]
fn guess<S: Simd>(simd: S, cells: Cells<S>) -> (Cells<S>, Cells<S>) {
    let mut keys = keys(simd, cells);
    let mut lowest = least(keys);
    if lowest >= CANDIDATE {
        // No cell has two candidates. Of equal cells, the first is now chosen, not the last.
        keys = three!(|v| keys[v] ^ (PEER - 1));
        lowest = least(keys);
    }
    let is_guess = three!(|v| keys[v].simd_eq(lowest));
    let digit = three!(|v| cells[v] & !without_lowest(cells[v]));
    let assumed = three!(|v| is_guess[v].select(digit[v], cells[v]));
    let excluded = three!(|v| is_guess[v].select(cells[v] & !digit[v], cells[v]));
    (assumed, excluded)
}

#[inline(always)]
fn least<S: Simd>([a, b, c]: Cells<S>) -> u16 {
    a.min(b).min(c).reduce_min()
}

/// The sort key of each cell: by its candidates, then as in `guess`. Below `CANDIDATE`, there are two.
#[inline(always)]
fn keys<S: Simd>(simd: S, cells: Cells<S>) -> Cells<S> {
    let candidates = three!(|v| (cells[v].count_ones() << 12) - 2 * CANDIDATE);
    let peers = count_open_peers(cells);
    let rank = three!(|v| u16x32::load_array(simd, CELLS_LAST_FIRST[v]));
    three!(|v| candidates[v] + rank[v] + MOST_PEERS - peers[v])
}

/// The unit of the number of candidates in a key.
const CANDIDATE: u16 = 1 << 12;

/// The number of open cells that each open cell sees, plus one for itself, times `PEER`.
#[inline(always)]
fn count_open_peers<S: Simd>(cells: Cells<S>) -> Cells<S> {
    let [a, b, c] = three!(|v| (without_lowest(cells[v]) << 7).min(PEER));
    let column = a + b + c;
    let in_box = column + permuted(column, &OTHER_COLUMNS[0]) + permuted(column, &OTHER_COLUMNS[1]);
    let columns = in_box + permuted(column, &OTHER_BANDS[0]) + permuted(column, &OTHER_BANDS[1]);
    let row = permuted(a, &TO_ROWS[0]) + permuted(b, &TO_ROWS[1]) + permuted(c, &TO_ROWS[2]);
    let rows = permuted(row, &OTHER_STACKS[0]) + permuted(row, &OTHER_STACKS[1]);
    three!(|v| columns + permuted(rows, &TO_ROWS[v]))
}

#[inline(always)]
fn permuted<S: Simd>(lanes: Lanes<S>, by: &Permutation) -> Lanes<S> {
    lanes.swizzle_dyn(*by)
}
