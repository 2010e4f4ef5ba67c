//! A puzzle as neutral shapes for every renderer; lengths are hundredths of a cell.

use serde::Serialize;

use crate::outlines::{outlines, walls_of};
use crate::puzzle::Puzzle;
use crate::shape::Shape;

/// Hundredths of a cell from the left and from the top of the grid.
pub type Point = (i32, i32);

pub(crate) const CELL: i32 = 100;
pub(crate) const HALF: i32 = CELL / 2;
const LINE: i32 = 16;
const SIGN: i32 = 4;
/// Between labels that share a place beside the grid.
const LABEL_STEP: i32 = 80;
/// Between marks that share a border.
const MARK_STEP: i32 = 28;

/// The shade of a shape; all shades differ visibly in black print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    /// As the ground.
    Paper,
    /// Shaded cells.
    Faint,
    /// Wide shapes behind digits.
    Soft,
    /// Lines behind digits.
    Middle,
    /// As digits.
    Ink,
    /// White in every theme.
    White,
    /// Black in every theme.
    Black,
}

/// One neutral shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Mark {
    /// A filled polygon.
    Area {
        /// Its corners.
        points: Vec<Point>,
        /// Its filling.
        tone: Tone,
    },
    /// A line with round joins.
    Line {
        /// Its points.
        points: Vec<Point>,
        /// Its width.
        width: i32,
        /// Its colour.
        tone: Tone,
        /// Whether it returns to its first point.
        closed: bool,
        /// Whether it consists of dashes.
        dashed: bool,
    },
    /// A disc with an edge.
    Disc {
        /// Its centre.
        at: Point,
        /// The radius to the middle of its edge.
        radius: i32,
        /// Its filling.
        fill: Tone,
        /// The width of its edge, 0 for none.
        width: i32,
        /// The colour of its edge.
        tone: Tone,
    },
    /// A number or a letter, with the ground behind it if it is on a line.
    Text {
        /// The middle of its height, and its middle or its beginning.
        at: Point,
        /// The size of its font.
        size: i32,
        /// Its characters.
        text: String,
        /// Whether `at` is its middle.
        centred: bool,
        /// Whether the ground is behind it.
        ground: bool,
    },
}

/// A puzzle without its digits.
#[derive(Clone, Debug, Serialize)]
pub struct Drawing {
    /// The number of rows.
    pub size: usize,
    /// The height and the width of a standard box.
    pub sides: (usize, usize),
    /// Whether the regions aren't the standard boxes.
    pub jigsaw: bool,
    /// The borders of regions inside the grid, from point to point, in cells.
    pub walls: Vec<[(usize, usize); 2]>,
    /// The room for labels to the left, above, to the right and below, in hundredths of a cell.
    pub margins: [i32; 4],
    /// Shapes below the lines of the grid.
    pub under: Vec<Mark>,
    /// Shapes above the lines of the grid.
    pub over: Vec<Mark>,
    #[serde(skip)]
    pub(crate) shape: Shape,
    #[serde(skip)]
    reserved: Vec<Point>,
    #[serde(skip)]
    labels: Vec<(Point, Point, usize)>,
}

impl Puzzle {
    /// The puzzle as shapes, without its digits.
    #[must_use]
    pub fn draw(&self) -> Drawing {
        let mut drawing = Drawing {
            size: self.shape.size(),
            sides: self.shape.box_sides(),
            jigsaw: !self.has_boxes(),
            walls: walls_of(self.shape, &self.regions),
            margins: [0; 4],
            under: Vec::new(),
            over: Vec::new(),
            shape: self.shape,
            reserved: Vec::new(),
            labels: Vec::new(),
        };
        for rule in &self.rules {
            rule.rule.draw(&mut drawing);
        }
        drawing.place_labels();
        drawing
    }
}

impl Drawing {
    /// The middle of a cell.
    pub(crate) fn centre(&self, cell: u8) -> Point {
        let (row, column) = (self.shape.row(cell), self.shape.column(cell));
        (at(column) + HALF, at(row) + HALF)
    }

    /// Shade cells.
    pub(crate) fn shade(&mut self, cells: impl IntoIterator<Item = u8>, tone: Tone) {
        for cell in cells {
            self.square(cell, HALF, tone);
        }
    }

    /// A square in the middle of a cell, half as wide as said.
    pub(crate) fn square(&mut self, cell: u8, half: i32, tone: Tone) {
        let (x, y) = self.centre(cell);
        let points = [(-half, -half), (half, -half), (half, half), (-half, half)];
        let points = points.iter().map(|&by| plus((x, y), by)).collect();
        self.under.push(Mark::Area { points, tone });
    }

    /// A disc in the middle of a cell, behind its digit.
    pub(crate) fn disc(&mut self, cell: u8, radius: i32, fill: Tone, width: i32) {
        let at = self.centre(cell);
        self.under.push(Mark::Disc {
            at,
            radius,
            fill,
            width,
            tone: Tone::Middle,
        });
    }

    /// A line through the middles of cells, behind their digits.
    pub(crate) fn through(&mut self, cells: &[u8], width: i32, tone: Tone) {
        let points = cells.iter().map(|&cell| self.centre(cell)).collect();
        self.under.push(line(points, width, tone));
    }

    /// A plain line through cells.
    pub(crate) fn plain_line(&mut self, cells: &[u8]) {
        self.through(cells, LINE, Tone::Soft);
    }

    /// A line of two edges through cells.
    pub(crate) fn hollow_line(&mut self, cells: &[u8], width: i32) {
        self.through(cells, width + 2 * SIGN, Tone::Middle);
        self.through(cells, width, Tone::Paper);
    }

    /// A dashed line through cells.
    pub(crate) fn dashed_line(&mut self, cells: &[u8]) {
        let points = cells.iter().map(|&cell| self.centre(cell)).collect();
        self.under.push(Mark::Line {
            points,
            width: LINE,
            tone: Tone::Soft,
            closed: false,
            dashed: true,
        });
    }

    /// A line through points that ends in an arrowhead.
    pub(crate) fn arrow(&mut self, mut points: Vec<Point>, head: i32) {
        let Some(&[from, to]) = points.last_chunk() else {
            return;
        };
        let (back, aside) = (along(to, from, head), turned(along(to, from, head * 2 / 3)));
        let wings = vec![
            plus(to, plus(back, aside)),
            to,
            plus(to, minus(back, aside)),
        ];
        points.shrink_to_fit();
        self.under.push(line(points, SIGN + 1, Tone::Middle));
        self.under.push(line(wings, SIGN + 1, Tone::Middle));
    }

    /// A dashed outline of cells with a number in its first corner.
    pub(crate) fn cage(&mut self, cells: &[u8], sum: Option<usize>) {
        for points in outlines(self.shape, cells) {
            self.over.push(Mark::Line {
                points,
                width: 3,
                tone: Tone::Ink,
                closed: true,
                dashed: true,
            });
        }
        if let (Some(sum), Some(first)) = (sum, cells.iter().min()) {
            let corner = plus(self.centre(*first), (6 - HALF, 16 - HALF));
            self.over
                .push(text(corner, 23, sum.to_string(), false, true));
        }
    }

    /// The point between two cells.
    pub(crate) fn between(&self, one: u8, other: u8) -> Point {
        let ((x, y), (to_x, to_y)) = (self.centre(one), self.centre(other));
        (x.midpoint(to_x), y.midpoint(to_y))
    }

    /// A place between two cells that no other mark has.
    fn take_border(&mut self, one: u8, other: u8) -> Point {
        let (from, to) = (self.centre(one), self.centre(other));
        let (middle, aside) = (self.between(one, other), turned(along(from, to, MARK_STEP)));
        let places = [middle, plus(middle, aside), minus(middle, aside)];
        let free = places.iter().find(|place| !self.reserved.contains(place));
        let at = *free.unwrap_or(&middle);
        self.reserved.push(at);
        at
    }

    /// A dot on the border of two cells.
    pub(crate) fn dot(&mut self, (one, other): (u8, u8), fill: Tone) {
        let at = self.take_border(one.min(other), one.max(other));
        self.over.push(Mark::Disc {
            at,
            radius: 11,
            fill,
            width: 3,
            tone: Tone::Ink,
        });
    }

    /// A letter on the border of two cells.
    pub(crate) fn letter(&mut self, (one, other): (u8, u8), letter: &str) {
        let at = self.take_border(one.min(other), one.max(other));
        self.over.push(text(at, 34, letter.to_owned(), true, true));
    }

    /// A sign between two cells that opens towards the first one.
    pub(crate) fn inequality(&mut self, greater: u8, less: u8) {
        let (from, to) = (self.centre(greater), self.centre(less));
        if !self.shape.neighbours(greater).any(|cell| cell == less) {
            self.through(&[greater, less], SIGN, Tone::Middle);
        }
        let (at, ahead) = (self.take_border(greater, less), along(from, to, 9));
        let aside = turned(along(from, to, 13));
        let back = minus(at, ahead);
        let points = vec![plus(back, aside), plus(at, ahead), minus(back, aside)];
        self.over.push(line(points.clone(), 11, Tone::Paper));
        self.over.push(line(points, SIGN, Tone::Ink));
    }

    /// Digits in a circle amid cells.
    pub(crate) fn circled(&mut self, cells: &[u8], digits: &str) {
        let count = i32::try_from(cells.len()).unwrap_or(1);
        let sum = cells
            .iter()
            .fold((0, 0), |sum, &cell| plus(sum, self.centre(cell)));
        let at = (sum.0 / count, sum.1 / count);
        for &cell in cells {
            let centre = self.centre(cell);
            if (centre.0 - at.0).abs().max((centre.1 - at.1).abs()) > HALF {
                self.over.push(line(vec![at, centre], 2, Tone::Middle));
            }
        }
        self.over.push(Mark::Disc {
            at,
            radius: 27,
            fill: Tone::Paper,
            width: 3,
            tone: Tone::Ink,
        });
        let (upper, lower) = digits.split_at(if digits.len() > 2 { 2 } else { digits.len() });
        let shift = if lower.is_empty() { 0 } else { 11 };
        self.over
            .push(text(plus(at, (0, -shift)), 22, spaced(upper), true, false));
        if !lower.is_empty() {
            self.over
                .push(text(plus(at, (0, shift)), 22, spaced(lower), true, false));
        }
    }

    /// A number beside the grid; `outwards` leads away from the grid.
    pub(crate) fn label(&mut self, at: Point, outwards: Point, number: usize) {
        self.labels.push((at, outwards, number));
    }

    /// Place the labels beside arrows and other labels, which stay next to the grid.
    fn place_labels(&mut self) {
        for (mut at, outwards, number) in std::mem::take(&mut self.labels) {
            while self.reserved.contains(&at) {
                at = plus(at, (outwards.0 * LABEL_STEP, outwards.1 * LABEL_STEP));
            }
            self.reserve(at);
            self.over
                .push(text(at, 34, number.to_string(), true, false));
        }
    }

    /// The sum of a diagonal: an arrow beside the grid, or a dotted line where cells aren't one.
    pub(crate) fn diagonal_sum(&mut self, cells: &[u8], sum: usize) {
        let Some((corner, step)) = self.outside(cells) else {
            self.dashed_line(cells);
            let first = plus(self.centre(cells[0]), (6 - HALF, 16 - HALF));
            return self
                .over
                .push(text(first, 23, sum.to_string(), false, true));
        };
        self.reserve(corner);
        let scaled = |length: i32| plus(corner, (step.0 * length, step.1 * length));
        self.over.push(text(
            plus(corner, (-step.0 * 12, -step.1 * 12)),
            30,
            sum.to_string(),
            true,
            false,
        ));
        let (from, to) = (scaled(14), scaled(44));
        self.over.push(line(vec![from, to], SIGN, Tone::Ink));
        let wings = vec![(to.0 - step.0 * 14, to.1), to, (to.0, to.1 - step.1 * 14)];
        self.over.push(line(wings, SIGN, Tone::Ink));
    }

    /// The middle of the cell beside the grid from which a diagonal is seen, and the way there.
    fn outside(&self, cells: &[u8]) -> Option<(Point, Point)> {
        let first = self.centre(*cells.first()?);
        let step = match cells.get(1) {
            Some(&second) => minus(self.centre(second), first),
            None if first.0 == first.1 => (-CELL, CELL),
            None => (CELL, CELL),
        };
        let is_diagonal = step.0.abs() == CELL && step.1.abs() == CELL;
        let is_straight = cells
            .windows(2)
            .all(|pair| minus(self.centre(pair[1]), self.centre(pair[0])) == step);
        let last = self.centre(*cells.last()?);
        let ends = [
            (minus(first, step), step),
            (plus(last, step), (-step.0, -step.1)),
        ];
        let most = at(self.size);
        let is_out = |&(x, y): &Point| x.min(y) < 0 || x.max(y) > most;
        let found = ends.into_iter().find(|(place, _)| is_out(place))?;
        (is_diagonal && is_straight).then_some((found.0, (found.1.0 / CELL, found.1.1 / CELL)))
    }

    /// Make room for a cell beside the grid.
    fn reserve(&mut self, (x, y): Point) {
        self.reserved.push((x, y));
        let most = at(self.size);
        let needed = [HALF - x, HALF - y, x + HALF - most, y + HALF - most];
        for (margin, needed) in self.margins.iter_mut().zip(needed) {
            *margin = needed.max(*margin);
        }
    }
}

fn line(points: Vec<Point>, width: i32, tone: Tone) -> Mark {
    Mark::Line {
        points,
        width,
        tone,
        closed: false,
        dashed: false,
    }
}

const fn text(at: Point, size: i32, text: String, centred: bool, ground: bool) -> Mark {
    Mark::Text {
        at,
        size,
        text,
        centred,
        ground,
    }
}

fn spaced(digits: &str) -> String {
    let each: Vec<String> = digits.chars().map(String::from).collect();
    each.join(" ")
}

pub(crate) fn at(place: usize) -> i32 {
    crate::model::signed(place) * CELL
}

pub(crate) const fn plus(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

const fn minus(one: Point, other: Point) -> Point {
    (one.0 - other.0, one.1 - other.1)
}

const fn turned(way: Point) -> Point {
    (-way.1, way.0)
}

/// The way from one point towards another, of a length.
pub(crate) fn along(from: Point, to: Point, length: i32) -> Point {
    let (x, y) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let scale = f64::from(length) / (x * x + y * y).sqrt();
    (rounded(x * scale), rounded(y * scale))
}

#[expect(clippy::cast_possible_truncation, reason = "lengths are short")]
const fn rounded(length: f64) -> i32 {
    length.round() as i32
}
