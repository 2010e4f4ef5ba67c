//! The 27 houses: boxes, rows and columns.

use super::cell::Cell;
use super::cell_set::CellSet;

/// The shape of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// Three by three cells.
    Box,
    /// Nine cells side by side.
    Row,
    /// Nine cells on top of each other.
    Column,
}

/// Nine cells that hold every digit once.
///
/// Houses are ordered as a person looks at them: boxes, rows, columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// Number of houses of a grid.
    pub const COUNT: usize = 27;

    /// The box with this index, 0 to 8.
    ///
    /// # Panics
    /// When the index is beyond 8.
    #[must_use]
    pub const fn of_box(index: usize) -> Self {
        Self::at(0, index)
    }

    /// The row with this index, 0 to 8.
    ///
    /// # Panics
    /// When the index is beyond 8.
    #[must_use]
    pub const fn row(index: usize) -> Self {
        Self::at(9, index)
    }

    /// The column with this index, 0 to 8.
    ///
    /// # Panics
    /// When the index is beyond 8.
    #[must_use]
    pub const fn column(index: usize) -> Self {
        Self::at(18, index)
    }

    /// The house with a number, if it is one of 0 to 26.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Self> {
        #[expect(clippy::cast_possible_truncation, reason = "at most 26")]
        if number < 27 {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    const fn at(first: usize, index: usize) -> Self {
        assert!(index < 9);
        #[expect(clippy::cast_possible_truncation, reason = "at most 26")]
        Self((first + index) as u8)
    }

    /// All boxes, then all rows, then all columns.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..27).map(Self)
    }

    /// All boxes, ascending.
    pub fn boxes() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..9).map(Self)
    }

    /// All rows, then all columns.
    pub fn lines() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (9..27).map(Self)
    }

    /// The position among all houses, 0 to 26.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The nine cells, ascending.
    #[must_use]
    pub const fn cell_array(self) -> [Cell; 9] {
        CELL_ARRAYS[self.0 as usize]
    }

    /// The cells of the house that are in a set: bit `i` stands for the `i`th of `cell_array`.
    #[must_use]
    pub const fn positions(self, cells: CellSet) -> u16 {
        let (bits, index) = (cells.bits(), self.index());
        match self.kind() {
            HouseKind::Row => low_bits(bits >> (9 * index), 9),
            HouseKind::Column => {
                let column = bits >> index;
                every_ninth(column) | every_ninth(column >> 45) << 5
            }
            HouseKind::Box => {
                let corner = bits >> (27 * (index / 3) + 3 * (index % 3));
                low_bits(corner, 3) | low_bits(corner >> 9, 3) << 3 | low_bits(corner >> 18, 3) << 6
            }
        }
    }

    /// The houses that hold all these cells; none for the empty set.
    pub fn around(cells: CellSet) -> impl Iterator<Item = Self> {
        let houses = cells.first().map(Cell::houses);
        let holds = move |house: &Self| cells.is_subset(house.cells());
        houses.into_iter().flatten().filter(holds)
    }

    /// The shape.
    #[must_use]
    pub const fn kind(self) -> HouseKind {
        match self.0 {
            0..=8 => HouseKind::Box,
            9..=17 => HouseKind::Row,
            _ => HouseKind::Column,
        }
    }

    /// The position among the houses of its kind, 0 to 8.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % 9
    }

    /// The nine cells.
    #[must_use]
    pub const fn cells(self) -> CellSet {
        CELLS[self.0 as usize]
    }
}

impl Cell {
    /// The box, the row and the column that hold the cell.
    #[must_use]
    pub const fn houses(self) -> [House; 3] {
        [
            House::of_box(self.box_index()),
            House::row(self.row()),
            House::column(self.column()),
        ]
    }
}

#[expect(clippy::cast_possible_truncation, reason = "at most nine bits")]
const fn low_bits(bits: u128, count: u32) -> u16 {
    bits as u16 & ((1 << count) - 1)
}

/// The bits 0, 9, 18, 27 and 36, moved together; the highest is 0 when there are four rows left.
#[expect(clippy::cast_possible_truncation, reason = "the low bits are wanted")]
const fn every_ninth(bits: u128) -> u16 {
    const NINTHS: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36;
    // Bit 9 * i times 2^(32 - 8 * i) is bit 32 + i; no other product of two bits falls near it.
    const TOGETHER: u64 = 1 << 32 | 1 << 24 | 1 << 16 | 1 << 8 | 1;
    let together = (bits as u64 & NINTHS).wrapping_mul(TOGETHER) >> 32;
    together as u16 & 0b1_1111
}

const CELLS: [CellSet; 27] = {
    let mut houses = [CellSet::EMPTY; 27];
    let mut row = 0;
    while row < 9 {
        let mut column = 0;
        while column < 9 {
            let cell = Cell::at(row, column);
            let in_box = cell.box_index();
            houses[in_box] = houses[in_box].with(cell);
            houses[9 + row] = houses[9 + row].with(cell);
            houses[18 + column] = houses[18 + column].with(cell);
            column += 1;
        }
        row += 1;
    }
    houses
};

const CELL_ARRAYS: [[Cell; 9]; 27] = {
    let mut arrays = [[Cell::at(0, 0); 9]; 27];
    let mut house = 0;
    while house < 27 {
        let mut rest = CELLS[house];
        let mut position = 0;
        while let Some(cell) = rest.first() {
            arrays[house][position] = cell;
            rest = rest.without(cell);
            position += 1;
        }
        house += 1;
    }
    arrays
};

#[cfg(test)]
mod tests {
    use super::House;
    use crate::CellSet;

    #[test]
    fn a_position_gives_the_cell_of_every_house() {
        for house in House::all() {
            for (position, cell) in house.cell_array().into_iter().enumerate() {
                let others = CellSet::ALL.difference(house.cells());

                assert_eq!(house.positions(others.with(cell)), 1 << position);
                assert_eq!(
                    house.positions(CellSet::ALL.without(cell)),
                    0x1FF ^ 1 << position
                );
            }
        }
    }
}
