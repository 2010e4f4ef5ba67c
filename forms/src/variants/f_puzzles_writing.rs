//! Puzzles as f-puzzles writes them; `SudokuPad` reads the same.
//!
//! Windows become extra regions, and greater-than signs become thermometers of two cells, which mean the same.

use serde_json::{Map, Value, json};

use super::shape::Shape;
use super::{Line, Puzzle, Rule, require_one_negative};
use crate::fault::Fault;

const TOOL: &str = "f-puzzles";
/// How f-puzzles and `SudokuPad` draw the rules that they know only by a script: name, colour, width.
const RENBAN: (&str, &str, f64) = ("Renban", "#F067F0", 0.25);
const WHISPER: (&str, &str, f64) = ("German Whispers", "#67F067", 0.1875);

pub fn write(puzzle: &Puzzle) -> Result<Value, Fault> {
    require_apart(&puzzle.rules)?;
    let shape = Shape::of(puzzle.size)?;
    let mut writer = Writer {
        shape,
        fields: Map::new(),
    };
    writer.fields.insert("size".into(), puzzle.size.into());
    writer.fields.insert("grid".into(), grid_of(puzzle, shape)?);
    puzzle.rules.iter().try_for_each(|rule| writer.add(rule))?;
    Ok(Value::Object(writer.fields))
}

/// Reject dots where their absence is a rule too: a dot allows consecutive digits in f-puzzles.
fn require_apart(rules: &[Rule]) -> Result<(), Fault> {
    let has_dots = |rule: &Rule| matches!(rule, Rule::Kropki(dots) if !(dots.white.is_empty() && dots.black.is_empty()));
    if rules.contains(&Rule::NonConsecutive) && rules.iter().any(has_dots) {
        return Err(Fault::without_equivalent(
            TOOL,
            "non-consecutive with kropki dots",
        ));
    }
    require_one_negative(TOOL, rules)
}

fn grid_of(puzzle: &Puzzle, shape: Shape) -> Result<Value, Fault> {
    let digits = shape.digits_of(&puzzle.givens)?;
    let regions: Option<Vec<char>> = puzzle
        .regions
        .as_ref()
        .map(|regions| regions.chars().collect());
    let cell = |cell: usize| {
        let mut fields = Map::new();
        if digits[cell] > 0 {
            fields.insert("value".into(), digits[cell].into());
            fields.insert("given".into(), true.into());
        }
        if let Some(regions) = &regions {
            fields.insert(
                "region".into(),
                (u32::from(regions[cell]) - u32::from('A')).into(),
            );
        }
        Value::Object(fields)
    };
    let cells: Vec<Value> = (0..shape.count()).map(cell).collect();
    Ok(cells.chunks(shape.size()).map(<[Value]>::to_vec).collect())
}

struct Writer {
    shape: Shape,
    fields: Map<String, Value>,
}

impl Writer {
    fn add(&mut self, rule: &Rule) -> Result<(), Fault> {
        match rule {
            Rule::Diagonal { lines } => {
                for line in lines {
                    self.switch(if *line == Line::Main {
                        "diagonal-"
                    } else {
                        "diagonal+"
                    });
                }
            }
            Rule::Disjoint => self.switch("disjointgroups"),
            Rule::AntiKnight => self.switch("antiknight"),
            Rule::AntiKing => self.switch("antiking"),
            Rule::NonConsecutive => self.switch("nonconsecutive"),
            Rule::Arrow { circle, cells } => self.arrow(circle, cells)?,
            Rule::LittleKiller { cells, sum } => self.little_killer(cells, *sum)?,
            Rule::Windoku
            | Rule::ExtraRegion { .. }
            | Rule::Killer { .. }
            | Rule::Quadruple { .. } => self.area(rule),
            Rule::Parity { .. } | Rule::Kropki(_) | Rule::Xv(_) | Rule::Sandwich { .. } => {
                self.marks(rule);
            }
            _ => self.line(rule),
        }
        Ok(())
    }

    fn switch(&mut self, name: &str) {
        self.fields.insert(name.into(), true.into());
    }

    /// Add an item to the list of a member.
    fn push(&mut self, name: &str, item: Value) {
        let items = self
            .fields
            .entry(name)
            .or_insert_with(|| Value::Array(Vec::new()));
        if let Some(items) = items.as_array_mut() {
            items.push(item);
        }
    }

    fn area(&mut self, rule: &Rule) {
        match rule {
            Rule::Windoku => {
                for cells in self.shape.windows() {
                    self.push("extraregion", json!({"cells": self.names(&cells)}));
                }
            }
            Rule::ExtraRegion { cells } => {
                self.push("extraregion", json!({"cells": self.names(cells)}));
            }
            Rule::Killer {
                cells,
                sum: Some(sum),
            } => {
                self.push(
                    "killercage",
                    json!({"cells": self.names(cells), "value": sum.to_string()}),
                );
            }
            Rule::Killer { cells, sum: None } => {
                self.push("killercage", json!({"cells": self.names(cells)}));
            }
            Rule::Quadruple { cells, digits } => {
                self.push(
                    "quadruple",
                    json!({"cells": self.names(cells), "values": digits}),
                );
            }
            _ => {}
        }
    }

    fn marks(&mut self, rule: &Rule) {
        match rule {
            Rule::Parity { even, odd } => {
                for (name, cells) in [("even", even), ("odd", odd)] {
                    for &cell in cells {
                        self.push(name, json!({"cell": self.name(cell)}));
                    }
                }
            }
            Rule::Kropki(dots) => {
                self.pairs("difference", &dots.white, None);
                self.pairs("ratio", &dots.black, None);
                if dots.negative {
                    self.switch("nonconsecutive");
                    self.push("negative", "ratio".into());
                }
            }
            Rule::Xv(letters) => {
                self.pairs("xv", &letters.x, Some("X"));
                self.pairs("xv", &letters.v, Some("V"));
                if letters.negative {
                    self.push("negative", "xv".into());
                }
            }
            Rule::Sandwich { row, column, sum } => {
                let place = |line: &Option<usize>| line.map_or(0, |line| line + 1);
                let cell = format!("R{}C{}", place(row), place(column));
                self.push(
                    "sandwichsum",
                    json!({"cell": cell, "value": sum.to_string()}),
                );
            }
            _ => {}
        }
    }

    fn pairs(&mut self, name: &str, pairs: &[[usize; 2]], value: Option<&str>) {
        for pair in pairs {
            let cells = self.names(pair);
            let item = value.map_or_else(
                || json!({"cells": cells}),
                |value| json!({"cells": cells, "value": value}),
            );
            self.push(name, item);
        }
    }

    fn line(&mut self, rule: &Rule) {
        match rule {
            Rule::Thermo { cells } => self.stroke("thermometer", cells),
            Rule::Greater {
                cells: [greater, less],
            } => self.stroke("thermometer", &[*less, *greater]),
            Rule::Palindrome { cells } => self.stroke("palindrome", cells),
            Rule::Between { cells } => self.stroke("betweenline", cells),
            Rule::Renban { cells } => {
                self.stroke("renban", cells);
                self.draw(RENBAN, cells);
            }
            Rule::Whisper { cells, difference } => {
                let difference = difference.unwrap_or(self.shape.whisper()).to_string();
                self.push(
                    "whispers",
                    json!({"lines": [self.names(cells)], "value": difference}),
                );
                self.draw(WHISPER, cells);
            }
            _ => {}
        }
    }

    fn stroke(&mut self, name: &str, cells: &[usize]) {
        self.push(name, json!({"lines": [self.names(cells)]}));
    }

    fn draw(&mut self, (cause, colour, width): (&str, &str, f64), cells: &[usize]) {
        let lines = [self.names(cells)];
        self.push(
            "line",
            json!({"lines": lines, "outlineC": colour, "width": width, "fromConstraint": cause}),
        );
    }

    /// The shaft begins in the cell of the circle that it touches.
    fn arrow(&mut self, circle: &[usize], cells: &[usize]) -> Result<(), Fault> {
        let touches = |&&cell: &&usize| {
            cells.first().is_some_and(|&first| {
                self.shape.row(cell).abs_diff(self.shape.row(first)) < 2
                    && self.shape.column(cell).abs_diff(self.shape.column(first)) < 2
            })
        };
        let start = circle.iter().find(touches).or(circle.last());
        let Some(&start) = start.filter(|_| circle.is_sorted()) else {
            return Err(Fault::without_equivalent(
                TOOL,
                "an arrow whose circle is read backwards",
            ));
        };
        let line: Vec<usize> = std::iter::once(start)
            .chain(cells.iter().copied())
            .collect();
        let item = json!({"cells": self.names(circle), "lines": [self.names(&line)]});
        self.push("arrow", item);
        Ok(())
    }

    /// The clue is outside the grid, before the diagonal's cell at the top.
    fn little_killer(&mut self, cells: &[usize], sum: usize) -> Result<(), Fault> {
        let diagonal = self.shape.diagonal_of(cells);
        let diagonal = diagonal.ok_or_else(|| {
            Fault::without_equivalent(TOOL, "little-killer without a whole diagonal")
        })?;
        let first = diagonal.cells.first().copied().unwrap_or_default();
        let column = self.shape.column(first);
        let (column, direction) = if diagonal.is_right {
            (column, "DR")
        } else {
            (column + 2, "DL")
        };
        let cell = format!("R{}C{column}", self.shape.row(first));
        let cells = self.names(&diagonal.cells);
        let value = sum.to_string();
        self.push(
            "littlekillersum",
            json!({"cell": cell, "cells": cells, "direction": direction, "value": value}),
        );
        Ok(())
    }

    fn name(&self, cell: usize) -> String {
        format!(
            "R{}C{}",
            self.shape.row(cell) + 1,
            self.shape.column(cell) + 1
        )
    }

    fn names(&self, cells: &[usize]) -> Vec<String> {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }
}
