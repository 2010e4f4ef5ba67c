//! Anti-knight: cells a knight's move apart differ.

use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

const MOVES: [(isize, isize); 4] = [(1, 2), (2, 1), (1, -2), (2, -1)];

/// It has no fields.
#[derive(Debug)]
struct AntiKnight;

#[expect(clippy::unnecessary_wraps, reason = "as the table calls it")]
pub(super) fn parse(_: &Reader) -> Parsed {
    Ok(Box::new(AntiKnight))
}

impl Rule for AntiKnight {
    fn lower(&self, to: &mut Lowering) {
        to.different_at(&MOVES);
    }
}
