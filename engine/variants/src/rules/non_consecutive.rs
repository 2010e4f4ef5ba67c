//! Non-consecutive: digits in cells that share an edge aren't consecutive.

use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// It has no fields.
#[derive(Debug)]
struct NonConsecutive;

#[expect(clippy::unnecessary_wraps, reason = "as the table calls it")]
pub(super) fn parse(_: &Reader) -> Parsed {
    Ok(Box::new(NonConsecutive))
}

impl Rule for NonConsecutive {
    fn lower(&self, to: &mut Lowering) {
        for (first, second) in to.shape.edges() {
            to.relate(first, second, |one, other| one.abs_diff(other) != 1);
        }
    }
}
