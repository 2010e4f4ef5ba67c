//! Between lines: the digits on a line lie between those at its ends.

use crate::drawing::{Drawing, Tone};
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// The line with both ends.
#[derive(Debug)]
struct Between {
    cells: Vec<u8>,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    Ok(Box::new(Between {
        cells: reader.cells("cells", 3..=reader.shape.count())?,
    }))
}

impl Rule for Between {
    fn lower(&self, to: &mut Lowering) {
        to.between(&self.cells);
    }

    fn draw(&self, on: &mut Drawing) {
        on.through(&self.cells, 5, Tone::Middle);
        for &cell in [self.cells.first(), self.cells.last()]
            .into_iter()
            .flatten()
        {
            on.disc(cell, 36, Tone::Paper, 5);
        }
    }
}
