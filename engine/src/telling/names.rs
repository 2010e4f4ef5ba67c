//! The names that people use for cells, as messages of the catalogue.

use super::message::{Message, Series, listed, tell};
use crate::grid::Cell;

/// A cell's short name: `r4c7`.
fn short_name(cell: Cell) -> Message {
    tell("cell-short")
        .with("row", cell.row() + 1)
        .with("column", cell.column() + 1)
}

/// The short names of cells as a list, in their order.
pub fn cell_names(cells: impl IntoIterator<Item = Cell>) -> Series {
    listed(cells.into_iter().map(short_name))
}
