//! Arrows: the digits along the shaft have the sum in the circle.

use crate::drawing::{Drawing, Tone, along};
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

const MOST: usize = 16;

/// The circle, whose cells are read as one number, and the shaft.
#[derive(Debug)]
struct Arrow {
    circle: Vec<u8>,
    cells: Vec<u8>,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let (circle, cells) = (
        reader.cells("circle", 1..=2)?,
        reader.cells("cells", 1..=MOST)?,
    );
    if let Some(at) = cells.iter().position(|cell| circle.contains(cell)) {
        return Err(reader.fault(&format!("cells[{at}]"), "the cell is also in the circle"));
    }
    Ok(Box::new(Arrow { circle, cells }))
}

impl Rule for Arrow {
    fn lower(&self, to: &mut Lowering) {
        let places = self.circle.iter().rev().zip([-1, -10]);
        let circle = places.map(|(&cell, factor)| (cell, factor));
        let terms = self
            .cells
            .iter()
            .map(|&cell| (cell, 1))
            .chain(circle)
            .collect();
        to.sum(terms, 0);
    }

    fn draw(&self, on: &mut Drawing) {
        for &cell in &self.circle {
            on.disc(cell, 40, Tone::Paper, 5);
        }
        if self.circle.len() > 1 {
            on.hollow_line(&self.circle, 75);
        }
        let distance = |&&cell: &&u8| {
            let ((x, y), (to_x, to_y)) = (on.centre(cell), on.centre(self.cells[0]));
            (x - to_x).pow(2) + (y - to_y).pow(2)
        };
        let Some(&nearest) = self.circle.iter().min_by_key(distance) else {
            return;
        };
        let (start, next) = (on.centre(nearest), on.centre(self.cells[0]));
        let (x, y) = along(start, next, 42);
        let mut points = vec![(start.0 + x, start.1 + y)];
        points.extend(self.cells.iter().map(|&cell| on.centre(cell)));
        on.arrow(points, 18);
    }
}
