//! Puzzles as strings of the Interactive Sudoku Solver.

use std::fmt::Display;

use super::shape::Shape;
use super::{Line, Puzzle, Rule, require_one_negative};
use crate::fault::Fault;

const TOOL: &str = "the Interactive Sudoku Solver";
/// The size of a puzzle without a shape.
const USUAL: usize = 9;
const DIGITS: &str = "0123456789abcdefg";

pub fn write(puzzle: &Puzzle) -> Result<String, Fault> {
    require_one_negative(TOOL, &puzzle.rules)?;
    let shape = Shape::of(puzzle.size)?;
    let mut writer = Writer {
        shape,
        text: String::new(),
    };
    if shape.size() != USUAL {
        writer.add("Shape", [format!("{0}x{0}", shape.size())]);
    }
    if let Some(regions) = &puzzle.regions {
        writer.add("Jigsaw", [regions]);
        writer.add("NoBoxes", [""; 0]);
    }
    let givens = shape.digits_of(&puzzle.givens)?;
    let givens = givens
        .into_iter()
        .enumerate()
        .filter(|&(_, digit)| digit > 0);
    let givens: Vec<String> = givens
        .map(|(cell, digit)| format!("{}_{digit}", writer.name(cell)))
        .collect();
    if !givens.is_empty() {
        writer.add("", givens);
    }
    puzzle.rules.iter().try_for_each(|rule| writer.rule(rule))?;
    Ok(writer.finish())
}

struct Writer {
    shape: Shape,
    text: String,
}

impl Writer {
    fn add(&mut self, name: &str, args: impl IntoIterator<Item = impl Display>) {
        self.text.push('.');
        self.text.push_str(name);
        for arg in args {
            self.text.push('~');
            self.text.push_str(&arg.to_string());
        }
    }

    /// The text; without any constraint, the shape is written even if it is the usual one.
    fn finish(mut self) -> String {
        if self.text.is_empty() {
            self.add("Shape", [format!("{0}x{0}", self.shape.size())]);
        }
        self.text
    }

    fn rule(&mut self, rule: &Rule) -> Result<(), Fault> {
        match rule {
            Rule::Diagonal { lines } => lines.iter().for_each(|line| {
                self.add("Diagonal", [if *line == Line::Main { "-1" } else { "1" }]);
            }),
            Rule::LittleKiller { cells, sum } => self.little_killer(cells, *sum)?,
            Rule::Quadruple { cells, digits } => self.quadruple(cells, digits)?,
            Rule::Arrow { circle, cells } => self.arrow(circle, cells)?,
            Rule::Parity { .. } | Rule::Kropki(_) | Rule::Xv(_) => self.marks(rule),
            Rule::Windoku
            | Rule::Disjoint
            | Rule::AntiKnight
            | Rule::AntiKing
            | Rule::NonConsecutive => {
                self.add(global(rule), [""; 0]);
            }
            _ => self.clue(rule),
        }
        Ok(())
    }

    fn clue(&mut self, rule: &Rule) {
        match rule {
            Rule::Killer { cells, sum } => self.valued("Cage", sum.unwrap_or(0), cells),
            Rule::Whisper { cells, difference } => {
                self.valued("Whisper", difference.unwrap_or(self.shape.whisper()), cells);
            }
            Rule::Thermo { cells } => self.add("Thermo", self.names(cells)),
            Rule::Renban { cells } => self.add("Renban", self.names(cells)),
            Rule::Palindrome { cells } => self.add("Palindrome", self.names(cells)),
            Rule::Between { cells } => self.add("Between", self.names(cells)),
            Rule::ExtraRegion { cells } => self.add("AllDifferent", self.names(cells)),
            Rule::Greater { cells } => self.greater(*cells),
            Rule::Sandwich { row, column, sum } => {
                let line = match (row, column) {
                    (Some(row), _) => format!("R{}", row + 1),
                    (None, column) => format!("C{}", column.unwrap_or_default() + 1),
                };
                self.add("Sandwich", [sum.to_string(), line]);
            }
            _ => {}
        }
    }

    /// A sign between cells that share an edge; a thermometer of two cells means the same elsewhere.
    fn greater(&mut self, [greater, less]: [usize; 2]) {
        if self.shape.neighbours(greater).any(|cell| cell == less) {
            self.add("GreaterThan", self.names(&[greater, less]));
        } else {
            self.add("Thermo", self.names(&[less, greater]));
        }
    }

    fn marks(&mut self, rule: &Rule) {
        match rule {
            Rule::Parity { even, odd } => {
                for (cells, first) in [(even, 2), (odd, 1)] {
                    let digits = (first..=self.shape.size())
                        .step_by(2)
                        .map(|digit| format!("_{digit}"));
                    let digits: String = digits.collect();
                    if !cells.is_empty() {
                        self.add("", self.names(cells).into_iter().map(|name| name + &digits));
                    }
                }
            }
            Rule::Kropki(dots) => {
                self.pairs("WhiteDot", &dots.white);
                self.pairs("BlackDot", &dots.black);
                if dots.negative {
                    self.add("StrictKropki", [""; 0]);
                }
            }
            Rule::Xv(letters) => {
                self.pairs("X", &letters.x);
                self.pairs("V", &letters.v);
                if letters.negative {
                    self.add("StrictXV", [""; 0]);
                }
            }
            _ => {}
        }
    }

    fn pairs(&mut self, name: &str, pairs: &[[usize; 2]]) {
        for pair in pairs {
            self.add(name, self.names(pair));
        }
    }

    fn arrow(&mut self, circle: &[usize], cells: &[usize]) -> Result<(), Fault> {
        let all: Vec<usize> = circle.iter().chain(cells).copied().collect();
        match circle.len() {
            1 => self.add("Arrow", self.names(&all)),
            2 if circle.is_sorted() => self.valued("PillArrow", 2, &all),
            _ => {
                return Err(Fault::without_equivalent(
                    TOOL,
                    "an arrow whose circle is read backwards",
                ));
            }
        }
        Ok(())
    }

    /// A diagonal is named by the cell with which it begins there; a corner is a sum.
    fn little_killer(&mut self, cells: &[usize], sum: usize) -> Result<(), Fault> {
        let diagonal = self.shape.diagonal_of(cells);
        let diagonal = diagonal.ok_or_else(|| {
            Fault::without_equivalent(TOOL, "little-killer without a whole diagonal")
        })?;
        let (Some(&top), Some(&bottom)) = (diagonal.cells.first(), diagonal.cells.last()) else {
            return Ok(());
        };
        let is_at_side = if diagonal.is_right {
            self.shape.column(top) == 0
        } else {
            self.shape.row(top) == 0
        };
        match diagonal.cells.len() {
            1 => self.valued("Sum", sum, &[top]),
            _ => self.valued(
                "LittleKiller",
                sum,
                &[if is_at_side { top } else { bottom }],
            ),
        }
        Ok(())
    }

    fn quadruple(&mut self, cells: &[usize], digits: &[usize]) -> Result<(), Fault> {
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        let first = sorted.first().copied().unwrap_or_default();
        if self.shape.square(first) != Some(sorted) {
            return Err(Fault::without_equivalent(
                TOOL,
                "a quadruple without a square of four cells",
            ));
        }
        let digits = digits.iter().map(ToString::to_string);
        self.add("Quad", std::iter::once(self.name(first)).chain(digits));
        Ok(())
    }

    fn valued(&mut self, name: &str, value: usize, cells: &[usize]) {
        let names = self.names(cells);
        self.add(name, std::iter::once(value.to_string()).chain(names));
    }

    fn name(&self, cell: usize) -> String {
        let sign = |place: usize| &DIGITS[place + 1..place + 2];
        format!(
            "R{}C{}",
            sign(self.shape.row(cell)),
            sign(self.shape.column(cell))
        )
    }

    fn names(&self, cells: &[usize]) -> Vec<String> {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }
}

/// The name of a rule about the whole grid.
const fn global(rule: &Rule) -> &'static str {
    match rule {
        Rule::Windoku => "Windoku",
        Rule::Disjoint => "DisjointSets",
        Rule::AntiKnight => "AntiKnight",
        Rule::AntiKing => "AntiKing",
        _ => "AntiConsecutive",
    }
}
