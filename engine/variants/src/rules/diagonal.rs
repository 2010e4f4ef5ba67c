//! Diagonals: the digits on a marked diagonal differ.

use super::{Parsed, Rule};
use crate::drawing::{Drawing, Tone};
use crate::houses::HouseName;
use crate::model::Lowering;
use crate::reader::Reader;
use crate::shape::Shape;

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

impl Diagonal {
    /// The cells of each marked diagonal, with its number.
    fn lines(&self, shape: Shape) -> impl Iterator<Item = (usize, Vec<u8>)> {
        let last = shape.size() - 1;
        let main = (0..=last).map(|at| shape.cell(at, at)).collect();
        let anti = (0..=last).map(|at| shape.cell(at, last - at)).collect();
        [(self.main, 0, main), (self.anti, 1, anti)]
            .into_iter()
            .filter_map(|(is_marked, number, cells)| is_marked.then_some((number, cells)))
    }
}

impl Rule for Diagonal {
    fn lower(&self, to: &mut Lowering) {
        for (number, cells) in self.lines(to.shape) {
            to.house(HouseName::Diagonal(number), cells);
        }
    }

    fn draw(&self, on: &mut Drawing) {
        for (_, cells) in self.lines(on.shape) {
            on.shade(cells.iter().copied(), Tone::Faint);
            on.through(&cells, 3, Tone::Middle);
        }
    }
}
