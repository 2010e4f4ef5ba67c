//! Thermometers: digits increase from the bulb.

use crate::drawing::{Drawing, Tone};
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// The cells from the bulb on.
#[derive(Debug)]
struct Thermo {
    cells: Vec<u8>,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    Ok(Box::new(Thermo {
        cells: reader.cells("cells", 2..=reader.shape.size())?,
    }))
}

impl Rule for Thermo {
    fn lower(&self, to: &mut Lowering) {
        to.different(&self.cells);
        to.order(&self.cells);
    }

    fn draw(&self, on: &mut Drawing) {
        on.disc(self.cells[0], 36, Tone::Soft, 0);
        on.through(&self.cells, 30, Tone::Soft);
    }
}
