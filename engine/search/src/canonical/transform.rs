//! Transforms, which make one image of a grid from another.

use nonet_grid::{Cell, Digit, Grid};

/// An order of nine lines: in each place of the image, the line of the grid that it holds.
pub type Lines = [usize; 9];

/// An exchange of rows with columns, then an order of rows and one of columns, and new names of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Transform {
    is_transposed: bool,
    rows: Lines,
    columns: Lines,
    /// The new name of each digit.
    digits: [Digit; 9],
}

impl Transform {
    /// The transform that changes nothing.
    pub const IDENTITY: Self = Self {
        is_transposed: false,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        digits: Digit::ALL,
    };

    /// The transform with these parts; `None` if it would tear a band or a stack apart, or isn't a
    /// permutation.
    #[must_use]
    pub fn new(
        is_transposed: bool,
        rows: Lines,
        columns: Lines,
        digits: [Digit; 9],
    ) -> Option<Self> {
        let names = digits.map(Digit::index);
        let is_whole = keeps_chutes(&rows) && keeps_chutes(&columns) && is_order(&names);
        is_whole.then_some(Self {
            is_transposed,
            rows,
            columns,
            digits,
        })
    }

    /// The transform to an image whose digits are named by their first appearance in it: `names` has
    /// the new name of each digit, or 0 where the grid lacks it.
    pub(super) fn naming(is_transposed: bool, rows: Lines, columns: Lines, names: [u8; 9]) -> Self {
        let mut free = Digit::ALL
            .into_iter()
            .filter(|digit| !names.contains(&digit.value()));
        let digits = names.map(|name| Digit::new(name).or_else(|| free.next()));
        Self {
            is_transposed,
            rows,
            columns,
            digits: digits.map(|digit| digit.unwrap_or(Digit::ALL[0])),
        }
    }

    /// Whether rows and columns are exchanged first.
    #[must_use]
    pub const fn is_transposed(&self) -> bool {
        self.is_transposed
    }

    /// The line of the grid, transposed or not, that each row of the image holds.
    #[must_use]
    pub const fn rows(&self) -> &Lines {
        &self.rows
    }

    /// The line of the grid, transposed or not, that each column of the image holds.
    #[must_use]
    pub const fn columns(&self) -> &Lines {
        &self.columns
    }

    /// The new name of each digit.
    #[must_use]
    pub const fn digits(&self) -> &[Digit; 9] {
        &self.digits
    }

    /// The image of a grid.
    #[must_use]
    pub fn image(&self, grid: &Grid) -> Grid {
        let mut image = Grid::EMPTY;
        for cell in Cell::all() {
            let name = |digit: Digit| self.digits[digit.index()];
            image.set(cell, grid.digit(self.origin(cell)).map(name));
        }
        image
    }

    /// The cell of the grid that a cell of the image holds.
    fn origin(&self, cell: Cell) -> Cell {
        let (row, column) = (self.rows[cell.row()], self.columns[cell.column()]);
        if self.is_transposed {
            Cell::at(column, row)
        } else {
            Cell::at(row, column)
        }
    }

    /// The transform back.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let (mut rows, mut columns) = (inverse(&self.rows), inverse(&self.columns));
        if self.is_transposed {
            (rows, columns) = (columns, rows);
        }
        let mut digits = Digit::ALL;
        for digit in Digit::ALL {
            digits[self.digits[digit.index()].index()] = digit;
        }
        Self {
            is_transposed: self.is_transposed,
            rows,
            columns,
            digits,
        }
    }
}

fn inverse(order: &Lines) -> Lines {
    let mut inverse = [0; 9];
    for (place, &line) in order.iter().enumerate() {
        inverse[line] = place;
    }
    inverse
}

fn is_order(numbers: &[usize; 9]) -> bool {
    (0..9).all(|number| numbers.contains(&number))
}

fn keeps_chutes(lines: &Lines) -> bool {
    let is_together = |chute: &[usize]| chute.iter().all(|line| line / 3 == chute[0] / 3);
    is_order(lines) && lines.chunks(3).all(is_together)
}
