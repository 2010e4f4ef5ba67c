//! Greater than: the first cell has the greater digit.

use crate::drawing::Drawing;
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// The cell with the greater digit, and the other.
#[derive(Debug)]
struct Greater {
    cells: Vec<u8>,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    Ok(Box::new(Greater {
        cells: reader.cells("cells", 2..=2)?,
    }))
}

impl Rule for Greater {
    fn lower(&self, to: &mut Lowering) {
        to.relate(self.cells[0], self.cells[1], |one, other| one > other);
    }

    fn draw(&self, on: &mut Drawing) {
        on.inequality(self.cells[0], self.cells[1]);
    }
}
