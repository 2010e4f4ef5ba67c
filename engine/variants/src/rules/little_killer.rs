//! Little killers: the digits along a diagonal have a sum and may repeat.

use crate::drawing::Drawing;
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// The cells of the diagonal and their sum.
#[derive(Debug)]
struct LittleKiller {
    cells: Vec<u8>,
    sum: usize,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let size = reader.shape.size();
    let cells = reader.cells("cells", 1..=size)?;
    let sum = reader.number("sum", cells.len()..=cells.len() * size)?;
    Ok(Box::new(LittleKiller { cells, sum }))
}

impl Rule for LittleKiller {
    fn lower(&self, to: &mut Lowering) {
        to.sum(
            self.cells.iter().map(|&cell| (cell, 1)).collect(),
            crate::model::signed(self.sum),
        );
    }

    fn draw(&self, on: &mut Drawing) {
        on.diagonal_sum(&self.cells, self.sum);
    }
}
