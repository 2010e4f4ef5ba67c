//! Extra regions: the digits in a region differ.

use super::{Parsed, Rule};
use crate::drawing::{Drawing, Tone};
use crate::houses::HouseName;
use crate::model::Lowering;
use crate::reader::Reader;

/// The region's cells.
#[derive(Debug)]
struct ExtraRegion {
    cells: Vec<u8>,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let cells = reader.cells("cells", 2..=reader.shape.size())?;
    Ok(Box::new(ExtraRegion { cells }))
}

impl Rule for ExtraRegion {
    fn lower(&self, to: &mut Lowering) {
        if self.cells.len() == to.shape.size() {
            to.house(HouseName::Extra(to.rule()), self.cells.clone());
        } else {
            to.different(&self.cells);
        }
    }

    fn draw(&self, on: &mut Drawing) {
        on.shade(self.cells.iter().copied(), Tone::Faint);
    }
}
