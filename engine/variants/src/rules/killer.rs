//! Killer cages: the digits in a cage differ and have a sum.

use super::{Parsed, Rule};
use crate::drawing::Drawing;
use crate::houses::HouseName;
use crate::model::Lowering;
use crate::reader::Reader;

/// A cage; without a sum its digits only differ.
#[derive(Debug)]
struct Killer {
    cells: Vec<u8>,
    sum: Option<usize>,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let size = reader.shape.size();
    let cells = reader.cells("cells", 1..=size)?;
    let count = cells.len();
    let least = count * (count + 1) / 2;
    let sum = reader.optional_number("sum", least..=count * (size + 1) - least)?;
    Ok(Box::new(Killer { cells, sum }))
}

impl Rule for Killer {
    fn lower(&self, to: &mut Lowering) {
        if self.cells.len() == to.shape.size() {
            to.house(HouseName::Extra(to.rule()), self.cells.clone());
        } else {
            to.different(&self.cells);
        }
        if let Some(sum) = self.sum {
            to.cage(&self.cells, sum);
        }
    }

    fn draw(&self, on: &mut Drawing) {
        on.cage(&self.cells, self.sum);
    }
}
