//! The implications of a board's candidates, for all cells at once.

use super::board::{ALL, Board};
use super::lanes::{
    Lanes, Places, any_of, by_column, by_row, fold, is_zero, nine, rotate_bands, rotate_stacks,
    three, two_of, union,
};
use fearless_simd::{Level, dispatch, prelude::*, u16x16};
use nonet_grid::CellSet;

/// The state of a board after propagation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// A house has no place for a digit, or a cell has no digit.
    Contradictory,
    Solved,
    /// Some cells have two or more candidates.
    Open,
}

/// Eliminate candidates by singles and locked candidates, until nothing changes.
///
/// A contradictory board is left as it was.
#[inline(always)]
pub(super) fn propagate<S: Simd>(simd: S, board: &mut Board) -> State {
    let mut old = board.load(simd);
    let mut old_sum = sum(old);
    loop {
        let left = place_singles(simd, old);
        let new = keep_locked(simd, left);
        if is_contradictory(simd, old, new) {
            return State::Contradictory;
        }
        let new_sum = sum(new);
        if old_sum.simd_eq(new_sum).all_true() {
            *board = Board::of(old);
            return state_at_fixed_point(simd, old);
        }
        old = new;
        old_sum = new_sum;
    }
}

/// Place hidden singles of boxes, and eliminate the digits of naked singles from the rest of their box.
#[inline(always)]
fn place_singles<S: Simd>(simd: S, old: Places<S>) -> Places<S> {
    let none = u16x16::splat(simd, 0);
    let hidden = hidden_singles(old);
    let more = without_lowest(simd, old);
    let naked = naked_singles(simd, old);
    let taken = union(naked);
    nine!(|i| {
        let kept = hidden[i].simd_eq(none).select(old[i], hidden[i]);
        more[i].simd_eq(none).select(old[i], kept & !taken)
    })
}

/// The hidden singles of boxes, each in its cell.
#[inline(always)]
fn hidden_singles<S: Simd>(cells: Places<S>) -> Places<S> {
    let sole = union(cells) & !in_two_places(cells);
    nine!(|i| cells[i] & sole)
}

/// The naked singles, each in its cell.
#[inline(always)]
fn naked_singles<S: Simd>(simd: S, cells: Places<S>) -> Places<S> {
    let none = u16x16::splat(simd, 0);
    let more = without_lowest(simd, cells);
    nine!(|i| more[i].simd_eq(none).select(cells[i], none))
}

/// The digits that two or more places in a box have.
#[inline(always)]
fn in_two_places<S: Simd>(cells: Places<S>) -> Lanes<S> {
    let [a, b, c] = by_column(cells, any_of);
    let twice = by_column(cells, two_of);
    two_of(a, b, c) | twice[0] | twice[1] | twice[2]
}

/// The candidates of each cell but for the lowest.
#[inline(always)]
pub(super) fn without_lowest<S: Simd>(simd: S, cells: Places<S>) -> Places<S> {
    let less = u16x16::splat(simd, u16::MAX);
    nine!(|i| cells[i] & (cells[i] + less))
}

/// Keep a candidate only if the other two rows of its band can hold the digit in the other two boxes, one
/// each, and likewise for columns. This covers all locked candidates.
#[inline(always)]
fn keep_locked<S: Simd>(simd: S, left: Places<S>) -> Places<S> {
    let columns = by_column(left, any_of);
    let rows = by_row(left, any_of);
    let columns = matched(
        three!(|c| rotate_bands(simd, columns[c], 1)),
        three!(|c| rotate_bands(simd, columns[c], 2)),
    );
    let rows = matched(
        three!(|r| rotate_stacks(simd, rows[r], 1)),
        three!(|r| rotate_stacks(simd, rows[r], 2)),
    );
    nine!(|i| left[i] & (rows[i / 3] & columns[i % 3]))
}

/// For each line of a box, the digits that the other two lines can have in the other two boxes.
#[inline(always)]
fn matched<S: Simd>(next: [Lanes<S>; 3], last: [Lanes<S>; 3]) -> [Lanes<S>; 3] {
    three!(|i| {
        let (a, b) = ((i + 1) % 3, (i + 2) % 3);
        next[a] & last[b] | next[b] & last[a]
    })
}

/// Whether a box of the old board has no candidate for a digit, or a cell of the new one has none at all.
#[inline(always)]
fn is_contradictory<S: Simd>(simd: S, old: Places<S>, new: Places<S>) -> bool {
    let fewest = fold(new, Lanes::min);
    let is_empty = fewest.simd_eq(u16x16::splat(simd, 0));
    (is_empty | union(old).simd_ne(u16x16::splat(simd, ALL))).any_true()
}

/// The sum of the masks. Masks only lose bits, so it is the same only if they are.
#[inline(always)]
fn sum<S: Simd>(cells: Places<S>) -> Lanes<S> {
    fold(
        cells,
        #[inline(always)]
        |a, b| a + b,
    )
}

/// The state at the fixed point, where a contradiction can remain: a cell with two hidden singles, or two
/// naked singles of the same digit in a box.
#[inline(always)]
fn state_at_fixed_point<S: Simd>(simd: S, cells: Places<S>) -> State {
    let crowded = union(without_lowest(simd, hidden_singles(cells)));
    let equal = in_two_places(naked_singles(simd, cells));
    if !is_zero(simd, crowded | equal) {
        return State::Contradictory;
    }
    let more = union(without_lowest(simd, cells));
    if is_zero(simd, more & u16x16::load_array(simd, BOXES)) {
        State::Solved
    } else {
        State::Open
    }
}

/// The lanes of boxes.
const BOXES: [u16; 16] = {
    const ALL: u16 = u16::MAX;
    [
        ALL, ALL, ALL, 0, ALL, ALL, ALL, 0, ALL, ALL, ALL, 0, 0, 0, 0, 0,
    ]
};

/// The cells with two or more candidates.
#[inline(always)]
fn open_cells<S: Simd>(simd: S, board: &Board) -> CellSet {
    let none = u16x16::splat(simd, 0);
    let more = without_lowest(simd, board.load(simd));
    let of_column = nine!(|i| spread(more[i].simd_ne(none).to_bitmask()));
    let rows = three!(|r| {
        let of_row = of_column[3 * r] | of_column[3 * r + 1] << 1 | of_column[3 * r + 2] << 2;
        u128::from(of_row) << (9 * r)
    });
    CellSet::from_bits(rows[0] | rows[1] | rows[2])
}

/// A bit for each lane, moved to the first cell of the upper row of its box.
#[inline(always)]
const fn spread(lanes: u64) -> u64 {
    const FIRST: u64 = 0o111 | 0o111 << 27 | 0o111 << 54;
    let bands = lanes & 0x7 | (lanes & 0x70) << 23 | (lanes & 0x700) << 46;
    (bands | bands << 2 | bands << 4) & FIRST
}

/// Propagate a board in a function that is compiled on its own; return the open cells, or `None` on a contradiction.
pub(super) fn propagate_apart<S: Simd>(simd: S, board: &mut Board) -> Option<CellSet> {
    simd.vectorize(
        #[inline(always)]
        || match propagate(simd, board) {
            State::Contradictory => None,
            State::Solved => Some(CellSet::EMPTY),
            State::Open => Some(open_cells(simd, board)),
        },
    )
}

impl Board {
    /// Eliminate candidates by singles and locked candidates, until nothing changes.
    ///
    /// The result is the cells with two or more candidates; none when there is a contradiction.
    #[must_use]
    pub fn propagate(&mut self) -> Option<CellSet> {
        dispatch!(Level::new(), simd => propagate_apart(simd, self))
    }
}
