//! Windoku: four more boxes of 3x3, one cell away from the edges.

use super::{Parsed, Rule};
use crate::drawing::{Drawing, Tone};
use crate::houses::HouseName;
use crate::model::Lowering;
use crate::reader::Reader;

const SIZE: usize = 9;
/// The first row and the first column of each window.
const WINDOWS: [(usize, usize); 4] = [(1, 1), (1, 5), (5, 1), (5, 5)];

/// The four windows.
#[derive(Debug)]
struct Windoku;

pub(super) fn parse(reader: &Reader) -> Parsed {
    if reader.shape.size() == SIZE {
        Ok(Box::new(Windoku))
    } else {
        Err(reader.fault("", "expected a grid of size 9"))
    }
}

impl Rule for Windoku {
    fn lower(&self, to: &mut Lowering) {
        for (number, (top, left)) in WINDOWS.into_iter().enumerate() {
            let shape = to.shape;
            let cells = (0..SIZE)
                .map(|at| shape.cell(top + at / 3, left + at % 3))
                .collect();
            to.house(HouseName::Window(number), cells);
        }
    }

    fn draw(&self, on: &mut Drawing) {
        for (top, left) in WINDOWS {
            let shape = on.shape;
            let cells = (0..SIZE).map(|at| shape.cell(top + at / 3, left + at % 3));
            on.shade(cells, Tone::Faint);
        }
    }
}
