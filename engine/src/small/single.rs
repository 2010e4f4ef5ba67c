//! Singles: the step that is easiest for a child first.

use super::grid::{SmallGrid, bit};
use nonet_grid::HouseKind;

/// Why a digit belongs in a cell, the easiest reason first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// It is the last empty cell of a house.
    LastCell,
    /// The box has no other place for the digit.
    PlaceInBox,
    /// The row or the column has no other place for the digit.
    PlaceInLine,
    /// The cell can hold no other digit.
    OnlyDigit,
}

impl Kind {
    /// All kinds, the easiest first.
    pub const ALL: [Self; 4] = [
        Self::LastCell,
        Self::PlaceInBox,
        Self::PlaceInLine,
        Self::OnlyDigit,
    ];

    /// Its name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::LastCell => "last-cell",
            Self::PlaceInBox => "place-in-box",
            Self::PlaceInLine => "place-in-line",
            Self::OnlyDigit => "only-digit",
        }
    }
}

/// A house of a small grid: its kind, and its place among those of its kind.
pub type Place = (HouseKind, usize);

/// A digit that belongs in a cell, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SmallSingle {
    /// Why.
    pub kind: Kind,
    /// The cell.
    pub cell: usize,
    /// The digit.
    pub digit: u8,
    /// The house without another cell for the digit; `None` if the cell itself has no other
    /// candidate.
    pub house: Option<Place>,
}

/// The easiest single of a board; first boxes, then rows, then columns.
#[must_use]
pub fn next_single(board: &SmallGrid) -> Option<SmallSingle> {
    Kind::ALL.into_iter().find_map(|kind| find(board, kind))
}

/// The first single of one kind.
pub(super) fn find(board: &SmallGrid, kind: Kind) -> Option<SmallSingle> {
    use HouseKind::{Box, Column, Row};
    match kind {
        Kind::LastCell => houses(board, &[Box, Row, Column]).find_map(|at| last_cell(board, at)),
        Kind::PlaceInBox => houses(board, &[Box]).find_map(|at| only_place(board, kind, at)),
        Kind::PlaceInLine => {
            houses(board, &[Row, Column]).find_map(|at| only_place(board, kind, at))
        }
        Kind::OnlyDigit => (0..board.shape().cells()).find_map(|cell| only_digit(board, cell)),
    }
}

fn houses(board: &SmallGrid, kinds: &'static [HouseKind]) -> impl Iterator<Item = Place> {
    let side = board.shape().side;
    kinds
        .iter()
        .flat_map(move |&kind| (0..side).map(move |index| (kind, index)))
}

fn empty_cells(board: &SmallGrid, (kind, index): Place) -> impl Iterator<Item = usize> {
    let cells = board.shape().cells_of(kind, index);
    cells.filter(|&cell| board.digit(cell) == 0)
}

fn last_cell(board: &SmallGrid, house: Place) -> Option<SmallSingle> {
    let mut empty = empty_cells(board, house);
    let cell = empty.next()?;
    let digit = only_digit(board, cell).filter(|_| empty.next().is_none())?;
    Some(SmallSingle {
        kind: Kind::LastCell,
        house: Some(house),
        ..digit
    })
}

fn only_place(board: &SmallGrid, kind: Kind, house: Place) -> Option<SmallSingle> {
    let (once, twice) = empty_cells(board, house).fold((0, 0), |(once, twice), cell| {
        let open = board.open(cell);
        (once | open, twice | (once & open))
    });
    let only = once & !twice;
    let cell = empty_cells(board, house).find(|&cell| board.open(cell) & only != 0)?;
    Some(SmallSingle {
        kind,
        cell,
        digit: lowest(board.open(cell) & only),
        house: Some(house),
    })
}

fn only_digit(board: &SmallGrid, cell: usize) -> Option<SmallSingle> {
    let open = board.open(cell);
    let is_only = board.digit(cell) == 0 && open.is_power_of_two();
    is_only.then(|| SmallSingle {
        kind: Kind::OnlyDigit,
        cell,
        digit: lowest(open),
        house: None,
    })
}

fn lowest(digits: u16) -> u8 {
    (1..=9)
        .find(|&digit| digits & bit(digit) != 0)
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Kind, SmallSingle, next_single};
    use crate::small::SmallGrid;
    use nonet_grid::HouseKind;

    fn first_of(text: &[u8]) -> Option<SmallSingle> {
        next_single(&SmallGrid::parse(text).expect("a grid"))
    }

    #[test]
    fn the_last_cell_of_a_house_comes_first() {
        let last = first_of(b"123.34....3.....").expect("a single");
        assert_eq!(
            (last.kind, last.cell, last.digit, last.house),
            (Kind::LastCell, 3, 4, Some((HouseKind::Row, 0)))
        );
    }

    #[test]
    fn a_box_is_looked_at_before_rows_and_columns() {
        let single = first_of(b"1........1....2.").expect("a single");

        assert_eq!(
            (single.kind, single.digit, single.house),
            (Kind::PlaceInBox, 2, Some((HouseKind::Box, 2)))
        );
    }

    #[test]
    fn a_cell_that_holds_one_digit_alone_comes_last() {
        let single = first_of(b".4.5..2...........1...........3.....").expect("a single");

        assert_eq!(
            (single.kind, single.cell, single.digit, single.house),
            (Kind::OnlyDigit, 0, 6, None)
        );
        assert_eq!(first_of(b"................"), None);
    }
}
