//! The image of a grid that comes first in writing.
//!
//! Rows of the image are fixed one after the other. Every way to arrive at the smallest rows so far is kept, and the
//! ways that give a larger next row are dropped: a breadth-first search over the 3,359,232 orders of lines, of
//! which few outlive the second row. Digits are renamed by first appearance, which makes each row least.

use std::cmp::Ordering;
use std::sync::LazyLock;

use super::transform::Transform;
use nonet_grid::Grid;

type Row = [u8; 9];

/// Every order of three things.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// Every order of nine columns that keeps stacks together.
static COLUMNS: LazyLock<Vec<[usize; 9]>> = LazyLock::new(|| {
    let mut all = Vec::with_capacity(1_296);
    for stacks in ORDERS {
        for inner in 0..216 {
            let within = [inner / 36, inner / 6 % 6, inner % 6];
            all.push(std::array::from_fn(|place| {
                let stack = place / 3;
                3 * stacks[stack] + ORDERS[within[stack]][place % 3]
            }));
        }
    }
    all
});

/// The least image of a grid, where an empty cell comes before all digits.
///
/// Any grid has one, whether or not it obeys the rules. It is the form in which catalogues of puzzles
/// are kept, the same in every program and version.
#[must_use]
pub fn minlex(grid: &Grid) -> Grid {
    to_minlex(grid).image(grid)
}

/// The transform that makes the least image of a grid; one of several, where the grid has automorphisms.
#[must_use]
pub fn to_minlex(grid: &Grid) -> Transform {
    let sides = [Side::of(grid, false), Side::of(grid, true)];
    let empty = sides.iter().map(Side::most_leading).max().unwrap_or(0);
    let mut ways: Vec<Way> = sides.iter().flat_map(|side| side.ways(empty)).collect();
    for place in 0..9 {
        ways = extended(&ways, place);
    }
    ways.first().map_or(Transform::IDENTITY, Way::transform)
}

/// A grid as it is, or transposed.
struct Side {
    is_transposed: bool,
    rows: [Row; 9],
    alike_rows: Alike,
    alike_columns: Alike,
}

impl Side {
    fn of(grid: &Grid, transposed: bool) -> Self {
        let mut rows = [[0; 9]; 9];
        let mut columns = rows;
        for (cell, digit) in grid.filled() {
            rows[cell.row()][cell.column()] = digit.value();
            columns[cell.column()][cell.row()] = digit.value();
        }
        if transposed {
            (rows, columns) = (columns, rows);
        }
        Self {
            is_transposed: transposed,
            rows,
            alike_rows: Alike::of(&rows),
            alike_columns: Alike::of(&columns),
        }
    }

    /// How many empty cells can come first in one of the rows.
    fn most_leading(&self) -> usize {
        self.rows.iter().map(leading).max().unwrap_or(0)
    }

    /// Every first row and order of columns that begin with so many empty cells.
    fn ways(&self, empty: usize) -> impl Iterator<Item = Way<'_>> {
        let first = move |&row: &usize| {
            leading(&self.rows[row]) == empty && self.alike_rows.may_follow(&[], row)
        };
        (0..9).filter(first).flat_map(move |row| {
            let is_first = move |columns: &&[usize; 9]| {
                let mut front = columns[..empty].iter();
                front.all(|&column| self.rows[row][column] == 0)
                    && self.alike_columns.is_ascending(columns)
            };
            COLUMNS.iter().filter(is_first).map(move |columns| Way {
                side: self,
                columns,
                rows: [row; 9],
                names: [0; 10],
                named: 0,
            })
        })
    }
}

/// How many empty cells come first when the columns are in the best order.
fn leading(row: &Row) -> usize {
    let mut empty: [usize; 3] = std::array::from_fn(|stack| {
        let cells = &row[3 * stack..3 * stack + 3];
        cells.iter().map(|&value| usize::from(value == 0)).sum()
    });
    empty.sort_unstable();
    match empty {
        [last, 3, 3] => 6 + last,
        [_, middle, 3] => 3 + middle,
        [_, _, first] => first,
    }
}

/// Lines, and thirds of lines, that are the same: one order of them is enough.
struct Alike {
    /// The first line of the same third that is the same.
    lines: [usize; 9],
    /// The first third that is the same.
    thirds: [usize; 3],
}

impl Alike {
    fn of(lines: &[Row; 9]) -> Self {
        let first = |line: usize| (line / 3 * 3..line).find(|&other| lines[other] == lines[line]);
        let thirds = |third: usize| &lines[3 * third..3 * third + 3];
        let first_third = |third: usize| (0..third).find(|&other| thirds(other) == thirds(third));
        Self {
            lines: std::array::from_fn(|line| first(line).unwrap_or(line)),
            thirds: std::array::from_fn(|third| first_third(third).unwrap_or(third)),
        }
    }

    /// Whether what is the same stands in its first order.
    fn is_ascending(&self, order: &[usize; 9]) -> bool {
        (0..9).all(|place| self.may_follow(&order[..place], order[place]))
    }

    /// Whether all that is the same as a line, or as its third, and comes before it is taken.
    fn may_follow(&self, taken: &[usize], line: usize) -> bool {
        let third = line / 3;
        let of_third = |other: usize| taken.iter().any(|&one| one / 3 == other);
        (self.lines[line]..line)
            .filter(|&other| self.lines[other] == self.lines[line])
            .all(|other| taken.contains(&other))
            && (of_third(third)
                || (self.thirds[third]..third)
                    .filter(|&other| self.thirds[other] == self.thirds[third])
                    .all(of_third))
    }
}

/// One way to arrive at the least rows so far.
#[derive(Clone, Copy)]
struct Way<'a> {
    side: &'a Side,
    columns: &'static [usize; 9],
    /// The rows taken so far.
    rows: [usize; 9],
    /// The new name of each digit, or 0, and how many have one.
    names: [u8; 10],
    named: u8,
}

impl Way<'_> {
    fn transform(&self) -> Transform {
        let names = std::array::from_fn(|digit| self.names[digit + 1]);
        Transform::naming(self.side.is_transposed, self.rows, *self.columns, names)
    }

    /// The rows that may stand at this place.
    fn next_rows(&self, place: usize) -> impl Iterator<Item = usize> {
        let taken = &self.rows[..place];
        (0..9).filter(move |&row| match taken.last() {
            None => row == self.rows[0],
            Some(&last) => {
                let in_band = taken.iter().filter(|&&one| one / 3 == row / 3).count();
                in_band == place % 3
                    && (place.is_multiple_of(3) || last / 3 == row / 3)
                    && !taken.contains(&row)
                    && self.side.alike_rows.may_follow(taken, row)
            }
        })
    }

    /// This way with one more row, and that row, if it is not larger than the least so far.
    fn taking(&self, place: usize, row: usize, least: &Row) -> Option<(Ordering, Row, Self)> {
        let values = &self.side.rows[row];
        let empty = least.iter().take_while(|&&value| value == 0).count();
        if self.columns[..empty]
            .iter()
            .any(|&column| values[column] != 0)
        {
            return None;
        }
        let mut way = *self;
        let mut written = [0; 9];
        for (value, &column) in written.iter_mut().zip(self.columns) {
            *value = way.name(values[column]);
        }
        way.rows[place] = row;
        let order = written.cmp(least);
        order.is_le().then_some((order, written, way))
    }

    /// The new name of a digit; no digit stays none.
    fn name(&mut self, digit: u8) -> u8 {
        let name = &mut self.names[usize::from(digit)];
        if digit != 0 && *name == 0 {
            self.named += 1;
            *name = self.named;
        }
        *name
    }
}

/// Every way to the least row that can follow.
fn extended<'a>(ways: &[Way<'a>], place: usize) -> Vec<Way<'a>> {
    let mut least = [u8::MAX; 9];
    let mut kept = Vec::new();
    for way in ways {
        for row in way.next_rows(place) {
            let Some((order, written, longer)) = way.taking(place, row, &least) else {
                continue;
            };
            if order.is_lt() {
                least = written;
                kept.clear();
            }
            kept.push(longer);
        }
    }
    kept
}
