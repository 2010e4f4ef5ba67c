//! Diagonals: the digits on a marked diagonal differ.

use super::{Parsed, Rule};
use crate::model::HouseName;
use crate::model::Lowering;
use crate::reader::Reader;

const LINES: [&str; 2] = ["main", "anti"];

/// The marked diagonals.
#[derive(Debug)]
struct Diagonal {
    main: bool,
    anti: bool,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let lines = reader.words("lines", &LINES)?;
    Ok(Box::new(Diagonal {
        main: lines.contains(&LINES[0]),
        anti: lines.contains(&LINES[1]),
    }))
}

impl Rule for Diagonal {
    fn lower(&self, to: &mut Lowering) {
        let (shape, size) = (to.shape, to.shape.size());
        if self.main {
            to.house(
                HouseName::Diagonal(0),
                (0..size).map(|at| shape.cell(at, at)).collect(),
            );
        }
        if self.anti {
            to.house(
                HouseName::Diagonal(1),
                (0..size).map(|at| shape.cell(at, size - 1 - at)).collect(),
            );
        }
    }
}
