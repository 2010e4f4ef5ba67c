//! Sets of houses.

use super::bit_set::bit_set;
use super::cell::Cell;
use super::cell_set::CellSet;
use super::house::House;

/// A set of houses; bit `i` stands for the house with number `i`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Houses(u32);

impl Houses {
    /// The houses with at least one of some cells.
    #[must_use]
    #[inline]
    pub fn meeting(cells: CellSet) -> Self {
        let of_cell = cells.into_iter().map(|cell| AROUND[cell.index()]);
        Self(of_cell.fold(0, |all, three| all | three))
    }

    fn first(self) -> Option<House> {
        House::numbered(self.0.trailing_zeros())
    }
}

bit_set!(Houses of "houses": House by EachHouse, #[inline]);

/// The three houses of each cell.
const AROUND: [u32; 81] = {
    let mut around = [0; 81];
    let mut index = 0;
    while index < 81 {
        let [in_box, row, column] = Cell::at(index / 9, index % 9).houses();
        around[index] = 1 << in_box.number() | 1 << row.number() | 1 << column.number();
        index += 1;
    }
    around
};
