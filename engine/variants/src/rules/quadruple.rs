//! Quadruples: the digits in a circle appear in the four cells around it.

use crate::drawing::Drawing;
use crate::model::Lowering;
use crate::reader::Reader;
use crate::shape::sign_of;

use super::{Parsed, Rule};

/// The cells and the digits, of which equal ones appear that often.
#[derive(Debug)]
struct Quadruple {
    cells: Vec<u8>,
    digits: Vec<u8>,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let cells = reader.cells("cells", 4..=4)?;
    Ok(Box::new(Quadruple {
        digits: reader.digits("digits", 1..=4)?,
        cells,
    }))
}

impl Rule for Quadruple {
    fn lower(&self, to: &mut Lowering) {
        to.count(&self.cells, &self.digits);
    }

    fn draw(&self, on: &mut Drawing) {
        let digits: String = self.digits.iter().map(|&digit| sign_of(digit)).collect();
        on.circled(&self.cells, &digits);
    }
}
