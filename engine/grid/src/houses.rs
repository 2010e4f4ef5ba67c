//! Sets of houses.

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

    /// The houses of this set that are not in the other.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The houses in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl IntoIterator for Houses {
    type Item = House;
    type IntoIter = EachHouse;

    fn into_iter(self) -> EachHouse {
        EachHouse(self)
    }
}

/// The houses of a set, ascending.
#[derive(Clone, Debug)]
pub struct EachHouse(Houses);

impl Iterator for EachHouse {
    type Item = House;

    #[inline]
    fn next(&mut self) -> Option<House> {
        let house = House::numbered(self.0.0.trailing_zeros())?;
        self.0.0 &= self.0.0 - 1;
        Some(house)
    }
}

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
