//! Sandwiches: the digits between the lowest and the highest of a line have a sum.

use crate::drawing::Drawing;
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// The line and the sum.
#[derive(Debug)]
struct Sandwich {
    row: Option<usize>,
    column: Option<usize>,
    sum: usize,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let size = reader.shape.size();
    let row = reader.optional_number("row", 0..=size - 1)?;
    let column = reader.optional_number("column", 0..=size - 1)?;
    if row.is_some() == column.is_some() {
        return Err(reader.fault("", "expected either `row` or `column`"));
    }
    let sum = reader.number("sum", 0..=reader.shape.total() - 1 - size)?;
    Ok(Box::new(Sandwich { row, column, sum }))
}

impl Rule for Sandwich {
    fn lower(&self, to: &mut Lowering) {
        let (shape, size) = (to.shape, to.shape.size());
        let cell = |at: usize| shape.cell(self.row.unwrap_or(at), self.column.unwrap_or(at));
        let cells: Vec<u8> = (0..size).map(cell).collect();
        to.sandwich(&cells, self.sum);
    }

    fn draw(&self, on: &mut Drawing) {
        let place = |line: usize| crate::model::signed(line) * 100 + 50;
        if let Some(row) = self.row {
            on.label((-50, place(row)), (-1, 0), self.sum);
        }
        if let Some(column) = self.column {
            on.label((place(column), -50), (0, -1), self.sum);
        }
    }
}
