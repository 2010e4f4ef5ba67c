//! Rules that fit a full grid: marks, lines, circles and clues.

use std::collections::BTreeSet;

use nonet_grid::random::Random;
use serde_json::{Value, json};

use crate::steps::Level;

use super::Order;
use super::walk::Canvas;

/// Random rules of a kind; none for kinds without such rules.
pub(super) fn rules_for(
    kind: &str,
    order: &Order,
    solution: &[u8],
    random: &mut Random,
) -> Vec<Value> {
    let shape = order.shape;
    let mut canvas = Canvas::new(shape, solution, random);
    match kind {
        "parity" => canvas.parity(),
        "greater" => canvas.greater(),
        "kropki" => canvas.kropki(),
        "xv" => canvas.xv(),
        "little-killer" => canvas.little_killers(),
        "quadruple" => canvas.quadruples(),
        "sandwich" => {
            let mut clues = canvas.sandwiches();
            if order.level >= Level::Hard {
                clues.retain(|_| canvas.random.below(2) == 0);
            }
            clues
        }
        "thermo" | "arrow" | "palindrome" | "renban" | "whisper" | "between" => {
            let most = shape.size() * 2 / 3;
            // With fewer lines, harder steps are needed.
            let count = if order.level < Level::Hard {
                most
            } else {
                most - canvas.random.below(most / 2 + 1)
            };
            (0..count).filter_map(|_| canvas.line_of(kind)).collect()
        }
        _ => Vec::new(),
    }
}

impl Canvas<'_> {
    /// A random choice of cells, ascending.
    fn some_cells(&mut self, count: usize) -> Vec<u8> {
        let mut cells: Vec<u8> = self.shape.cells().collect();
        self.random.shuffle(&mut cells);
        cells.truncate(count);
        cells.sort_unstable();
        cells
    }

    fn parity(&mut self) -> Vec<Value> {
        let cells = self.some_cells(self.shape.count() / 4);
        let (even, odd): (Vec<u8>, Vec<u8>) = cells
            .into_iter()
            .partition(|&cell| self.digit(cell).is_multiple_of(2));
        vec![json!({"type": "parity", "even": even, "odd": odd})]
    }

    fn greater(&mut self) -> Vec<Value> {
        let mut edges: Vec<(u8, u8)> = self.shape.edges().collect();
        self.random.shuffle(&mut edges);
        edges.truncate(3 * self.shape.size());
        edges.sort_unstable();
        let ordered = |(one, other)| {
            if self.digit(one) > self.digit(other) {
                [one, other]
            } else {
                [other, one]
            }
        };
        edges
            .into_iter()
            .map(|edge| json!({"type": "greater", "cells": ordered(edge)}))
            .collect()
    }

    /// All edges whose digits fit.
    fn edges_where(&self, fits: impl Fn(u8, u8) -> bool) -> Vec<(u8, u8)> {
        self.shape
            .edges()
            .filter(|&(one, other)| fits(self.digit(one), self.digit(other)))
            .collect()
    }

    fn kropki(&self) -> Vec<Value> {
        let is_double = |one: u8, other: u8| one == 2 * other || other == 2 * one;
        let black = self.edges_where(is_double);
        let white =
            self.edges_where(|one, other| one.abs_diff(other) == 1 && !is_double(one, other));
        vec![json!({"type": "kropki", "white": white, "black": black, "negative": true})]
    }

    fn xv(&self) -> Vec<Value> {
        let (x, v) = (
            self.edges_where(|one, other| one + other == 10),
            self.edges_where(|one, other| one + other == 5),
        );
        vec![json!({"type": "xv", "x": x, "v": v, "negative": true})]
    }

    fn line_of(&mut self, kind: &str) -> Option<Value> {
        let size = self.shape.size();
        let length = 3 + self.random.below(size.min(6) - 2);
        let apart = crate::shape::index(size.div_ceil(2));
        let any = |_: &[u8]| true;
        let cells = match kind {
            "thermo" => self.line(
                length,
                |digits| digits.is_sorted_by(|one, other| one < other),
                any,
            )?,
            "arrow" => self.line(length.min(4), any, |digits| {
                digits[1..].iter().sum::<u8>() == digits[0]
            })?,
            "palindrome" => {
                self.line(length, any, |digits| digits.iter().eq(digits.iter().rev()))?
            }
            "renban" => self.line(length, are_different, are_consecutive)?,
            "whisper" => self.line(
                length,
                |digits| {
                    digits
                        .windows(2)
                        .all(|pair| pair[0].abs_diff(pair[1]) >= apart)
                },
                any,
            )?,
            _ => self.line(length, any, are_between)?,
        };
        Some(match kind {
            "arrow" => json!({"type": kind, "circle": [cells[0]], "cells": cells[1..]}),
            "whisper" => json!({"type": kind, "cells": cells, "difference": apart}),
            _ => json!({"type": kind, "cells": cells}),
        })
    }

    fn little_killers(&mut self) -> Vec<Value> {
        let (shape, size) = (self.shape, self.shape.size());
        let falling =
            (1..size - 1).map(|start| (start..size).map(|at| shape.cell(at - start, at)).collect());
        let rising =
            (1..size - 1).map(|end| (0..=end).map(|at| shape.cell(end - at, at)).collect());
        let mut diagonals: Vec<Vec<u8>> = falling.chain(rising).collect();
        self.random.shuffle(&mut diagonals);
        diagonals.truncate(size);
        let sum = |cells: &[u8]| {
            cells
                .iter()
                .map(|&cell| usize::from(self.digit(cell)))
                .sum::<usize>()
        };
        diagonals
            .iter()
            .map(|cells| json!({"type": "little-killer", "cells": cells, "sum": sum(cells)}))
            .collect()
    }

    fn quadruples(&mut self) -> Vec<Value> {
        let (shape, size) = (self.shape, self.shape.size());
        let corners = self.some_cells(shape.count() / 3);
        let inner = corners
            .into_iter()
            .filter(|&cell| shape.row(cell) + 1 < size && shape.column(cell) + 1 < size);
        let mut taken = BTreeSet::new();
        let mut rules = Vec::new();
        for corner in inner {
            let (row, column) = (shape.row(corner), shape.column(corner));
            if rules.len() < size && taken.insert((row / 2, column / 2)) {
                let cells = [(0, 0), (0, 1), (1, 0), (1, 1)]
                    .map(|(down, right)| shape.cell(row + down, column + right));
                let mut digits = self.digits(&cells);
                self.random.shuffle(&mut digits);
                digits.truncate(2 + self.random.below(3));
                digits.sort_unstable();
                rules.push(json!({"type": "quadruple", "cells": cells, "digits": digits}));
            }
        }
        rules
    }

    fn sandwiches(&self) -> Vec<Value> {
        let (shape, size) = (self.shape, self.shape.size());
        let lines = (0..2 * size).map(|number| {
            let (line, name) = if number < size {
                (number, "row")
            } else {
                (number - size, "column")
            };
            let cell = |at| {
                if name == "row" {
                    shape.cell(line, at)
                } else {
                    shape.cell(at, line)
                }
            };
            let digits: Vec<usize> = (0..size)
                .map(|at| usize::from(self.digit(cell(at))))
                .collect();
            let mut ends = (0..size).filter(|&at| digits[at] == 1 || digits[at] == size);
            let between = ends.next().unwrap_or(0) + 1..ends.next().unwrap_or(0);
            json!({"type": "sandwich", name: line, "sum": digits[between].iter().sum::<usize>()})
        });
        lines.collect()
    }
}

fn are_different(digits: &[u8]) -> bool {
    digits.iter().collect::<BTreeSet<_>>().len() == digits.len()
}

fn are_consecutive(digits: &[u8]) -> bool {
    let (low, high) = (digits.iter().min(), digits.iter().max());
    low.zip(high)
        .is_some_and(|(low, high)| usize::from(high - low) + 1 == digits.len())
}

fn are_between(digits: &[u8]) -> bool {
    let [first, middle @ .., last] = digits else {
        return false;
    };
    middle.iter().all(|digit| {
        (first.min(last)..first.max(last)).contains(&digit) && digit != first.min(last)
    })
}
