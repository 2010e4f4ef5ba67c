//! Outlines of cells, and the borders of regions.

use std::collections::BTreeMap;

use crate::cells::CellSet;
use crate::drawing::{HALF, Point, at, plus};
use crate::shape::Shape;

const CAGE_INSET: i32 = 8;

/// The outlines of cells, a little inside their edges.
pub(crate) fn outlines(shape: Shape, cells: &[u8]) -> Vec<Vec<Point>> {
    let set: CellSet = cells.into();
    let has = |cell: u8, rows: isize, columns: isize| {
        shape
            .at_offset(cell, rows, columns)
            .is_some_and(|other| set.has(other))
    };
    let mut next: BTreeMap<Point, Point> = BTreeMap::new();
    for &cell in cells {
        let centre = (at(shape.column(cell)) + HALF, at(shape.row(cell)) + HALF);
        // The side above a cell, then those after a quarter turn each.
        let mut ahead = (1_isize, 0_isize);
        for _ in 0..4 {
            let (columns, rows) = ahead;
            let (away_columns, away_rows) = (rows, -columns);
            if !has(cell, away_rows, away_columns) {
                let end = |sign: isize| {
                    let beside = has(cell, sign * rows, sign * columns);
                    let across = has(cell, away_rows + sign * rows, away_columns + sign * columns);
                    let reach = match (beside, across) {
                        (false, _) => HALF - CAGE_INSET,
                        (true, false) => HALF,
                        (true, true) => HALF + CAGE_INSET,
                    };
                    let out = HALF - CAGE_INSET;
                    let by =
                        |way: isize, away: isize| small(sign * way) * reach + small(away) * out;
                    plus(centre, (by(columns, away_columns), by(rows, away_rows)))
                };
                next.insert(end(-1), end(1));
            }
            ahead = (-rows, columns);
        }
    }
    loops_of(next)
}

/// A number of steps of at most one.
fn small(step: isize) -> i32 {
    i32::try_from(step).unwrap_or(0)
}

/// Join segments, given by their first points, to closed lines without needless points.
fn loops_of(mut next: BTreeMap<Point, Point>) -> Vec<Vec<Point>> {
    let mut loops = Vec::new();
    while let Some((start, mut to)) = next.pop_first() {
        let mut points = vec![start];
        while to != start {
            points.push(to);
            let Some(after) = next.remove(&to) else { break };
            to = after;
        }
        loops.push(corners_of(&points));
    }
    loops
}

fn corners_of(points: &[Point]) -> Vec<Point> {
    let count = points.len();
    let is_corner = |&place: &usize| {
        let (before, after) = (
            points[(place + count - 1) % count],
            points[(place + 1) % count],
        );
        before.0 != after.0 && before.1 != after.1
    };
    (0..count)
        .filter(is_corner)
        .map(|place| points[place])
        .collect()
}

/// The borders of regions inside the grid: first upright ones, then level ones.
pub(crate) fn walls_of(shape: Shape, regions: &[Vec<u8>]) -> Vec<[(usize, usize); 2]> {
    let mut region_of = vec![0; shape.count()];
    for (number, cells) in regions.iter().enumerate() {
        for &cell in cells {
            region_of[usize::from(cell)] = number;
        }
    }
    let size = shape.size();
    let region = |row: usize, column: usize| region_of[usize::from(shape.cell(row, column))];
    let mut walls = Vec::new();
    for border in 1..size {
        let upright = |place: usize| region(place, border - 1) != region(place, border);
        walls.extend(runs(size, upright).map(|(from, to)| [(border, from), (border, to)]));
    }
    for border in 1..size {
        let level = |place: usize| region(border - 1, place) != region(border, place);
        walls.extend(runs(size, level).map(|(from, to)| [(from, border), (to, border)]));
    }
    walls
}

/// The runs of places that have a property, each with its end.
fn runs(size: usize, has: impl Fn(usize) -> bool) -> impl Iterator<Item = (usize, usize)> {
    let starts = |place: &usize| has(*place) && (*place == 0 || !has(place - 1));
    let found: Vec<(usize, usize)> = (0..size)
        .filter(starts)
        .map(|from| {
            (
                from,
                (from..size).find(|&place| !has(place)).unwrap_or(size),
            )
        })
        .collect();
    found.into_iter()
}
