//! Anti-king: cells that share a corner differ.

use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

const MOVES: [(isize, isize); 2] = [(1, 1), (1, -1)];

/// It has no fields.
#[derive(Debug)]
struct AntiKing;

#[expect(clippy::unnecessary_wraps, reason = "as the table calls it")]
pub(super) fn parse(_: &Reader) -> Parsed {
    Ok(Box::new(AntiKing))
}

impl Rule for AntiKing {
    fn lower(&self, to: &mut Lowering) {
        to.different_at(&MOVES);
    }
}
