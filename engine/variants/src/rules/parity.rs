//! Parity: marked cells are even or odd.

use crate::drawing::{Drawing, Tone};
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

const EVEN: u16 = 0xAAAA;

/// The marked cells.
#[derive(Debug)]
struct Parity {
    even: Vec<u8>,
    odd: Vec<u8>,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let (even, odd) = (
        reader.optional_cells("even")?,
        reader.optional_cells("odd")?,
    );
    if even.is_empty() && odd.is_empty() {
        return Err(reader.fault("", "expected cells in `even` or `odd`"));
    }
    if let Some(at) = odd.iter().position(|cell| even.contains(cell)) {
        return Err(reader.fault(&format!("odd[{at}]"), "the cell is also even"));
    }
    Ok(Box::new(Parity { even, odd }))
}

impl Rule for Parity {
    fn lower(&self, to: &mut Lowering) {
        for (cells, mask) in [(&self.even, EVEN), (&self.odd, !EVEN)] {
            for &cell in cells {
                to.allow(cell, mask);
            }
        }
    }

    fn draw(&self, on: &mut Drawing) {
        for &cell in &self.even {
            on.square(cell, 36, Tone::Soft);
        }
        for &cell in &self.odd {
            on.disc(cell, 38, Tone::Soft, 0);
        }
    }
}
