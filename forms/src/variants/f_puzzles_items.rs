//! The rules of f-puzzles that are lists: areas, lines, arrows, and clues outside the grid.

use serde_json::Value;

use super::f_puzzles::{Fields, Reader, Rules, TOOL, damaged, number_of};
use super::{Cells, Rule};
use crate::fault::Fault;

impl Reader {
    /// The rules of an item of a list.
    pub fn marks(&self, name: &str, item: &Fields) -> Rules {
        let value = || number_of(item, "value", name);
        Ok(match name {
            "extraregion" => vec![Rule::ExtraRegion {
                cells: self.cells(name, item)?,
            }],
            "killercage" => vec![Rule::Killer {
                cells: self.cells(name, item)?,
                sum: value()?,
            }],
            "quadruple" => vec![self.quadruple(item)?],
            "littlekillersum" => vec![self.little_killer(item)?],
            "sandwichsum" => vec![self.sandwich(item)?],
            "arrow" => self.arrows(item)?,
            _ => self.lines(name, item)?,
        })
    }

    fn lines(&self, name: &str, item: &Fields) -> Rules {
        let standard = self.shape.whisper();
        let difference = match name {
            "whispers" => number_of(item, "value", name)?.unwrap_or(standard),
            "dutchwhispers" => standard - 1,
            _ => standard,
        };
        let rule = |cells: Cells| {
            Some(match name {
                "thermometer" => Rule::Thermo { cells },
                "palindrome" => Rule::Palindrome { cells },
                "renban" => Rule::Renban { cells },
                "betweenline" => Rule::Between { cells },
                "whispers" | "germanwhispers" | "dutchwhispers" => Rule::Whisper {
                    cells,
                    difference: Some(difference),
                },
                _ => return None,
            })
        };
        if rule(Cells::new()).is_none() {
            return Err(Fault::of_rule(TOOL, name));
        }
        Ok(self
            .strokes(name, item)?
            .into_iter()
            .filter_map(rule)
            .collect())
    }

    /// The lines of an item; one of a single cell says nothing.
    fn strokes(&self, name: &str, item: &Fields) -> Result<Vec<Cells>, Fault> {
        let lines = item
            .get("lines")
            .and_then(Value::as_array)
            .ok_or_else(|| damaged(name))?;
        let lines = lines.iter().map(|line| self.cells_in(name, line));
        let lines = lines.collect::<Result<Vec<_>, _>>()?;
        Ok(lines.into_iter().filter(|line| line.len() > 1).collect())
    }

    /// The arrows of a circle; two cells are one number, read from left to right or down.
    fn arrows(&self, item: &Fields) -> Rules {
        let mut circle = self.cells("arrow", item)?;
        circle.sort_unstable();
        if !(1..=2).contains(&circle.len()) {
            return Err(Fault::of_rule(TOOL, "arrow with a long circle"));
        }
        let arrow = |line: Cells| {
            let (first, cells) = line.split_first().ok_or_else(|| damaged("arrow"))?;
            let arrow = Rule::Arrow {
                circle: circle.clone(),
                cells: cells.to_vec(),
            };
            circle
                .contains(first)
                .then_some(arrow)
                .ok_or_else(|| damaged("arrow"))
        };
        self.strokes("arrow", item)?
            .into_iter()
            .map(arrow)
            .collect()
    }

    /// A minimum is less than its unmarked neighbours, a maximum greater.
    pub fn extremes(&self, name: &str, held: &Value) -> Rules {
        let marked = self.marked(name, held)?;
        let mut is_marked = vec![false; self.shape.count()];
        for &cell in &marked {
            is_marked[cell] = true;
        }
        let greater = |cell: usize, next: usize| {
            if name == "maximum" {
                [cell, next]
            } else {
                [next, cell]
            }
        };
        let pairs = marked.iter().flat_map(|&cell| {
            let next = self.shape.neighbours(cell).filter(|&next| !is_marked[next]);
            next.map(move |next| greater(cell, next))
                .collect::<Vec<_>>()
        });
        Ok(pairs.map(|cells| Rule::Greater { cells }).collect())
    }

    fn quadruple(&self, item: &Fields) -> Result<Rule, Fault> {
        let values = item.get("values").and_then(Value::as_array);
        let digit = |value: &Value| value.as_u64().and_then(|value| usize::try_from(value).ok());
        let digits = values.and_then(|values| values.iter().map(digit).collect());
        let digits = digits.ok_or_else(|| damaged("quadruple"))?;
        Ok(Rule::Quadruple {
            cells: self.cells("quadruple", item)?,
            digits,
        })
    }

    fn little_killer(&self, item: &Fields) -> Result<Rule, Fault> {
        const NAME: &str = "littlekillersum";
        let (row, column) = self.place(NAME, item)?;
        let direction = item
            .get("direction")
            .and_then(Value::as_str)
            .unwrap_or_default();
        let (is_down, is_right) = match direction {
            "DR" => (true, true),
            "DL" => (true, false),
            "UR" => (false, true),
            "UL" => (false, false),
            _ => return Err(damaged(NAME)),
        };
        // Places count from 1, so the next cell has the place itself, or two less.
        let next = |place: usize, is_more: bool| {
            if is_more {
                Some(place)
            } else {
                place.checked_sub(2)
            }
        };
        let first = next(row, is_down).zip(next(column, is_right));
        let first = first.and_then(|(row, column)| self.shape.cell(row, column));
        let first = first
            .filter(|_| self.is_outside(row, column))
            .ok_or_else(|| damaged(NAME))?;
        let cells = self.shape.diagonal_from(first, is_down, is_right);
        let sum = number_of(item, "value", NAME)?;
        let sum = sum.ok_or_else(|| Fault::of_rule(TOOL, "littlekillersum without a value"))?;
        Ok(Rule::LittleKiller { cells, sum })
    }

    fn sandwich(&self, item: &Fields) -> Result<Rule, Fault> {
        let (row, column) = self.place("sandwichsum", item)?;
        let is_in = |place: usize| (1..=self.shape.size()).contains(&place);
        if is_in(row) == is_in(column) {
            return Err(damaged("sandwichsum"));
        }
        let sum = number_of(item, "value", "sandwichsum")?;
        let sum = sum.ok_or_else(|| Fault::of_rule(TOOL, "sandwichsum without a value"))?;
        let line = |place: usize| is_in(place).then(|| place - 1);
        Ok(Rule::Sandwich {
            row: line(row),
            column: line(column),
            sum,
        })
    }
}
