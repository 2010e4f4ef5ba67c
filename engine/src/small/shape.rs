//! The shapes of small grids, as data.

use nonet_grid::HouseKind;

/// The kinds of houses that every cell is in.
pub(super) const KINDS: [HouseKind; 3] = [HouseKind::Box, HouseKind::Row, HouseKind::Column];

/// The dimensions of a grid and its boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Number of rows, of columns, of boxes and of digits.
    pub side: usize,
    /// Number of rows of a box.
    pub box_rows: usize,
    /// Number of columns of a box.
    pub box_columns: usize,
}

impl Shape {
    /// Four rows and columns, boxes of 2x2.
    pub const FOUR: Self = Self::of(2, 2);
    /// Six rows and columns, boxes three wide and two high.
    pub const SIX: Self = Self::of(2, 3);
    /// All shapes of small grids.
    pub const ALL: [Self; 2] = [Self::FOUR, Self::SIX];

    /// The shape with boxes of so many rows and columns.
    pub(super) const fn of(box_rows: usize, box_columns: usize) -> Self {
        Self {
            side: box_rows * box_columns,
            box_rows,
            box_columns,
        }
    }

    /// The small shape with so many rows.
    #[must_use]
    pub fn of_side(side: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.side == side)
    }

    /// Number of cells.
    #[must_use]
    pub const fn cells(self) -> usize {
        self.side * self.side
    }

    /// All digits, as a set: bit 0 is the digit 1.
    pub(super) const fn digits(self) -> u16 {
        (1 << self.side) - 1
    }

    /// The index of a cell's house of a kind.
    pub(super) const fn house_of(self, cell: usize, kind: HouseKind) -> usize {
        let (row, column) = (cell / self.side, cell % self.side);
        match kind {
            HouseKind::Row => row,
            HouseKind::Column => column,
            HouseKind::Box => {
                row / self.box_rows * (self.side / self.box_columns) + column / self.box_columns
            }
        }
    }

    /// The cells of a house, in order.
    pub(super) fn cells_of(self, kind: HouseKind, index: usize) -> impl Iterator<Item = usize> {
        (0..self.cells()).filter(move |&cell| self.house_of(cell, kind) == index)
    }
}

#[cfg(test)]
mod tests {
    use super::Shape;
    use nonet_grid::HouseKind;

    #[test]
    fn boxes_of_six_are_three_wide_and_two_high() {
        let cells: Vec<usize> = Shape::SIX.cells_of(HouseKind::Box, 3).collect();

        assert_eq!(cells, [15, 16, 17, 21, 22, 23]);
    }

    #[test]
    fn boxes_of_four_are_two_wide_and_two_high() {
        let cells: Vec<usize> = Shape::FOUR.cells_of(HouseKind::Box, 2).collect();

        assert_eq!(cells, [8, 9, 12, 13]);
    }

    #[test]
    fn a_shape_is_known_by_its_side() {
        assert_eq!(Shape::of_side(6), Some(Shape::SIX));
        assert_eq!(Shape::of_side(9), None);
    }
}
