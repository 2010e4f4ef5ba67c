//! Renban: a line has consecutive digits in any order.

use crate::drawing::Drawing;
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// The line.
#[derive(Debug)]
struct Renban {
    cells: Vec<u8>,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    Ok(Box::new(Renban {
        cells: reader.cells("cells", 2..=reader.shape.size())?,
    }))
}

impl Rule for Renban {
    fn lower(&self, to: &mut Lowering) {
        let (all, count) = (to.shape.all(), self.cells.len());
        let lowest = u16::MAX >> (16 - count);
        let sets = (0..=to.shape.size() - count)
            .map(|shift| lowest << shift & all)
            .collect();
        to.different(&self.cells);
        to.combinations(&self.cells, sets);
    }

    fn draw(&self, on: &mut Drawing) {
        on.dashed_line(&self.cells);
    }
}
