//! Whispers: neighbours on a line differ by at least a number.

use crate::drawing::Drawing;
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// The line and the least difference.
#[derive(Debug)]
struct Whisper {
    cells: Vec<u8>,
    difference: u8,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let cells = reader.cells("cells", 2..=reader.shape.count())?;
    let given = reader.optional_number("difference", 1..=reader.shape.size() - 1)?;
    let difference = crate::shape::index(given.unwrap_or(reader.shape.size().div_ceil(2)));
    Ok(Box::new(Whisper { cells, difference }))
}

impl Rule for Whisper {
    fn lower(&self, to: &mut Lowering) {
        let least = self.difference;
        for pair in self.cells.windows(2) {
            to.relate(pair[0], pair[1], |one, other| one.abs_diff(other) >= least);
        }
    }

    fn draw(&self, on: &mut Drawing) {
        on.hollow_line(&self.cells, 8);
    }
}
