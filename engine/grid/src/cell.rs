//! The 81 cells, in row-major order.

/// A cell of the grid, 0 to 80 in row-major order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Number of cells of a grid.
    pub const COUNT: usize = 81;

    /// The cell with this index, if it is one of 0 to 80.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 81 { Some(Self(index)) } else { None }
    }

    /// The cell at a row and a column, both 0 to 8.
    ///
    /// # Panics
    /// When the row or the column is beyond 8.
    #[must_use]
    pub const fn at(row: usize, column: usize) -> Self {
        assert!(row < 9 && column < 9);
        #[expect(clippy::cast_possible_truncation, reason = "at most 80")]
        Self((9 * row + column) as u8)
    }

    /// The cell with a name such as `r1c2`, if it is one of `r1c1` to `r9c9`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let number = |byte: u8| {
            (b'1'..=b'9')
                .contains(&byte)
                .then(|| usize::from(byte - b'1'))
        };
        match *name.as_bytes() {
            [b'r' | b'R', row, b'c' | b'C', column] => {
                Some(Self::at(number(row)?, number(column)?))
            }
            _ => None,
        }
    }

    /// All cells, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..81).map(Self)
    }

    /// The index, 0 to 80.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, 0 to 8.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }

    /// The column, 0 to 8.
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }

    /// The box, 0 to 8 in row-major order.
    #[must_use]
    pub const fn box_index(self) -> usize {
        3 * (self.row() / 3) + self.column() / 3
    }

    /// The image of the cell under a half turn of the grid.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(80 - self.0)
    }
}
