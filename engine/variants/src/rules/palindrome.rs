//! Palindromes: a line reads the same from both ends.

use crate::drawing::Drawing;
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// The line.
#[derive(Debug)]
struct Palindrome {
    cells: Vec<u8>,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    Ok(Box::new(Palindrome {
        cells: reader.cells("cells", 2..=reader.shape.count())?,
    }))
}

impl Rule for Palindrome {
    fn lower(&self, to: &mut Lowering) {
        let half = self.cells.len() / 2;
        for (&one, &other) in self.cells.iter().zip(self.cells.iter().rev()).take(half) {
            to.relate(one, other, |first, second| first == second);
        }
    }

    fn draw(&self, on: &mut Drawing) {
        on.plain_line(&self.cells);
    }
}
