//! Disjoint groups: cells at the same place in their boxes differ.

use super::{Parsed, Rule};
use crate::houses::HouseName;
use crate::model::Lowering;
use crate::reader::Reader;

/// One group for each place in a box.
#[derive(Debug)]
struct Disjoint;

pub(super) fn parse(reader: &Reader) -> Parsed {
    if reader.has_boxes {
        Ok(Box::new(Disjoint))
    } else {
        Err(reader.fault("", "expected the standard boxes"))
    }
}

impl Rule for Disjoint {
    fn lower(&self, to: &mut Lowering) {
        let boxes = to.shape.boxes();
        for place in 0..boxes.len() {
            to.house(
                HouseName::Disjoint(place),
                boxes.iter().map(|cells| cells[place]).collect(),
            );
        }
    }
}
