//! Strings of the Interactive Sudoku Solver: constraints such as `.Cage~12~R1C1~R1C2`.

use super::shape::Shape;
use super::{Cells, Kropki, Line, Puzzle, Rule, Xv};
use crate::fault::Fault;

const TOOL: &str = "the Interactive Sudoku Solver";
/// The size of a puzzle without a shape.
const USUAL: usize = 9;
/// Rows and columns are digits of this base.
const BASE: u32 = 36;
/// The least difference on a whisper that doesn't name one.
const WHISPER: usize = 5;

type Args<'a> = &'a [&'a str];

pub fn read(text: &str) -> Result<Puzzle, Fault> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let text: String = lines
        .flat_map(str::chars)
        .filter(|sign| !sign.is_whitespace())
        .collect();
    let text = text
        .strip_prefix('.')
        .ok_or_else(|| damaged("without a dot"))?;
    let items: Vec<Vec<&str>> = text
        .split('.')
        .map(|item| item.split('~').collect())
        .collect();
    let mut reader = Reader::of(shape_of(&items)?);
    for item in &items {
        if let [name, args @ ..] = &item[..] {
            reader.add(name, args)?;
        }
    }
    reader.finish()
}

fn damaged(name: &str) -> Fault {
    Fault::of_whole(format!("a constraint of {TOOL} is damaged: {name}"))
}

fn unsupported(name: &str) -> Fault {
    Fault::of_rule(TOOL, name)
}

/// The shape, such as `6x6` with digits from 1 on.
fn shape_of(items: &[Vec<&str>]) -> Result<Shape, Fault> {
    let Some(item) = items.iter().find(|item| item[0] == "Shape") else {
        return Shape::of(USUAL);
    };
    let sides = item.get(1).and_then(|sides| sides.split_once('x'));
    let (rows, columns) = sides.ok_or_else(|| damaged("Shape"))?;
    let size = rows
        .parse()
        .ok()
        .filter(|_| rows == columns)
        .ok_or_else(|| unsupported("Shape"))?;
    let is_usual = match item.get(2) {
        None | Some(&"") => true,
        Some(range) => *range == rows || range.strip_prefix("1-") == Some(rows),
    };
    if item.len() > 3 || !is_usual {
        return Err(unsupported("Shape"));
    }
    Shape::of(size)
}

struct Reader {
    shape: Shape,
    givens: Vec<usize>,
    even: Cells,
    odd: Cells,
    dots: Kropki,
    letters: Xv,
    has_no_boxes: bool,
    jigsaw: Option<Vec<char>>,
    rules: Vec<Rule>,
}

impl Reader {
    fn of(shape: Shape) -> Self {
        Self {
            shape,
            givens: vec![0; shape.count()],
            even: Cells::new(),
            odd: Cells::new(),
            dots: Kropki::default(),
            letters: Xv::default(),
            has_no_boxes: false,
            jigsaw: None,
            rules: Vec::new(),
        }
    }

    fn add(&mut self, name: &str, args: Args<'_>) -> Result<(), Fault> {
        match name {
            "" | "Given" => return args.iter().try_for_each(|arg| self.given(arg)),
            "Shape" => {}
            "NoBoxes" => self.has_no_boxes = true,
            "Jigsaw" => self.jigsaw = args.last().map(|labels| labels.chars().collect()),
            "StrictKropki" => self.dots.negative = true,
            "StrictXV" => self.letters.negative = true,
            _ => return self.rule(name, args),
        }
        Ok(())
    }

    fn rule(&mut self, name: &str, args: Args<'_>) -> Result<(), Fault> {
        if matches!(name, "WhiteDot" | "BlackDot" | "X" | "V" | "GreaterThan") {
            return self.pairs(name, args);
        }
        let rule = match global(name, args) {
            Some(rule) => rule,
            None => self.clue(name, args)?,
        };
        self.rules.push(rule);
        Ok(())
    }

    /// A given, or the digits that an even or odd cell may have.
    fn given(&mut self, arg: &str) -> Result<(), Fault> {
        let (name, values) = arg.split_once('_').ok_or_else(|| damaged(arg))?;
        let cell = self.cell(name)?;
        let values: Option<Vec<usize>> =
            values.split('_').map(|value| value.parse().ok()).collect();
        let mut values = values.ok_or_else(|| damaged(arg))?;
        values.sort_unstable();
        let all = |first: usize| (first..=self.shape.size()).step_by(2).collect::<Vec<_>>();
        match values[..] {
            [digit] if (1..=self.shape.size()).contains(&digit) => {
                let before = std::mem::replace(&mut self.givens[cell], digit);
                return if before == 0 || before == digit {
                    Ok(())
                } else {
                    Err(damaged(arg))
                };
            }
            _ if values == all(2) => self.even.push(cell),
            _ if values == all(1) => self.odd.push(cell),
            _ => return Err(unsupported("Given with several values")),
        }
        Ok(())
    }

    fn clue(&self, name: &str, args: Args<'_>) -> Result<Rule, Fault> {
        let sum = || -> Result<(usize, Cells), Fault> {
            let (sum, cells) = args.split_first().ok_or_else(|| damaged(name))?;
            let sum = if sum.is_empty() { "0" } else { sum };
            Ok((
                sum.parse()
                    .map_err(|_| unsupported(&format!("{name}~{sum}")))?,
                self.cells(cells)?,
            ))
        };
        match name {
            "Cage" => {
                let (sum, cells) = sum()?;
                Ok(Rule::Killer {
                    cells,
                    sum: Some(sum).filter(|&sum| sum > 0),
                })
            }
            "Sum" => {
                let (sum, cells) = sum()?;
                let is_diagonal = self.shape.diagonal_of(&cells).is_some();
                is_diagonal
                    .then_some(Rule::LittleKiller { cells, sum })
                    .ok_or_else(|| unsupported(name))
            }
            "LittleKiller" => self.little_killer(args),
            "Sandwich" => self.sandwich(args),
            "Quad" => self.quadruple(args),
            "Arrow" => self.arrow(1, args),
            "PillArrow" => match args {
                ["2", args @ ..] => self.arrow(2, args),
                _ => Err(unsupported(name)),
            },
            _ => self.line(name, args),
        }
    }

    fn line(&self, name: &str, args: Args<'_>) -> Result<Rule, Fault> {
        let difference = args.first().and_then(|first| first.parse().ok());
        let args = if name == "Whisper" && difference.is_some() {
            &args[1..]
        } else {
            args
        };
        let cells = || self.cells(args);
        Ok(match name {
            "Thermo" => Rule::Thermo { cells: cells()? },
            "Renban" => Rule::Renban { cells: cells()? },
            "Palindrome" => Rule::Palindrome { cells: cells()? },
            "Between" => Rule::Between { cells: cells()? },
            "AllDifferent" => Rule::ExtraRegion { cells: cells()? },
            "Whisper" => Rule::Whisper {
                cells: cells()?,
                difference: difference.or(Some(WHISPER)),
            },
            _ => return Err(unsupported(name)),
        })
    }

    /// The circle has so many cells, read from left to right or down.
    fn arrow(&self, count: usize, args: Args<'_>) -> Result<Rule, Fault> {
        let mut circle = self.cells(args)?;
        if circle.len() <= count {
            return Err(damaged("Arrow"));
        }
        let cells = circle.split_off(count);
        circle.sort_unstable();
        Ok(Rule::Arrow { circle, cells })
    }

    fn little_killer(&self, args: Args<'_>) -> Result<Rule, Fault> {
        let [sum, first] = args else {
            return Err(damaged("LittleKiller"));
        };
        let first = self.cell(first)?;
        let (row, column, last) = (
            self.shape.row(first),
            self.shape.column(first),
            self.shape.size() - 1,
        );
        // The side of the grid on which a diagonal begins decides its direction.
        let (is_down, is_right) = match (row, column) {
            (row, 0) if row < last => (true, true),
            (0, _) => (true, false),
            (row, column) if column == last && row < last => (false, false),
            (row, column) if row == last && column > 0 && column < last => (false, true),
            _ => return Err(damaged("LittleKiller")),
        };
        let sum = sum.parse().map_err(|_| damaged("LittleKiller"))?;
        Ok(Rule::LittleKiller {
            cells: self.shape.diagonal_from(first, is_down, is_right),
            sum,
        })
    }

    fn sandwich(&self, args: Args<'_>) -> Result<Rule, Fault> {
        let [sum, line] = args else {
            return Err(damaged("Sandwich"));
        };
        let sum = sum.parse().map_err(|_| damaged("Sandwich"))?;
        let number = |prefix: char| -> Option<usize> {
            let number: usize = line.strip_prefix(prefix)?.parse().ok()?;
            number
                .checked_sub(1)
                .filter(|&line| line < self.shape.size())
        };
        let (row, column) = (number('R'), number('C'));
        if row.is_none() && column.is_none() {
            return Err(damaged("Sandwich"));
        }
        Ok(Rule::Sandwich { row, column, sum })
    }

    fn quadruple(&self, args: Args<'_>) -> Result<Rule, Fault> {
        let (first, digits) = args.split_first().ok_or_else(|| damaged("Quad"))?;
        let digits: Option<Vec<usize>> = digits.iter().map(|digit| digit.parse().ok()).collect();
        let cells = self.shape.square(self.cell(first)?);
        let (cells, digits) = cells.zip(digits).ok_or_else(|| damaged("Quad"))?;
        Ok(Rule::Quadruple { cells, digits })
    }

    /// The marks between those cells of a list that share an edge.
    fn pairs(&mut self, name: &str, args: Args<'_>) -> Result<(), Fault> {
        let cells = self.cells(args)?;
        let mut is_left = vec![false; self.shape.count()];
        for &cell in &cells {
            is_left[cell] = true;
        }
        for cell in cells {
            is_left[cell] = false;
            for next in self.shape.neighbours(cell).filter(|&next| is_left[next]) {
                self.pair(name, [cell, next]);
            }
        }
        Ok(())
    }

    fn pair(&mut self, name: &str, pair: [usize; 2]) {
        match name {
            "WhiteDot" => self.dots.white.push(pair),
            "BlackDot" => self.dots.black.push(pair),
            "X" => self.letters.x.push(pair),
            "V" => self.letters.v.push(pair),
            _ => self.rules.push(Rule::Greater { cells: pair }),
        }
    }

    fn cells(&self, names: Args<'_>) -> Result<Cells, Fault> {
        names.iter().map(|name| self.cell(name)).collect()
    }

    fn cell(&self, name: &str) -> Result<usize, Fault> {
        let signs: Vec<char> = name.chars().take(5).collect();
        let place = |sign: char| (sign.to_digit(BASE)? as usize).checked_sub(1);
        let cell = match signs[..] {
            ['R' | 'r', row, 'C' | 'c', column] => place(row).zip(place(column)),
            _ => None,
        };
        cell.and_then(|(row, column)| self.shape.cell(row, column))
            .ok_or_else(|| damaged(name))
    }

    fn finish(mut self) -> Result<Puzzle, Fault> {
        let regions = self.regions()?;
        if !(self.even.is_empty() && self.odd.is_empty()) {
            self.rules.push(Rule::Parity {
                even: self.even,
                odd: self.odd,
            });
        }
        if self.dots != Kropki::default() {
            self.rules.push(Rule::Kropki(self.dots));
        }
        if self.letters != Xv::default() {
            self.rules.push(Rule::Xv(self.letters));
        }
        let givens = self.shape.text_of(&self.givens);
        Ok(Puzzle {
            size: self.shape.size(),
            givens,
            regions,
            rules: self.rules,
        })
    }

    /// The regions; those of a jigsaw beside the boxes become rules.
    fn regions(&mut self) -> Result<Option<String>, Fault> {
        let Some(labels) = self.jigsaw.take() else {
            return if self.has_no_boxes {
                Err(unsupported("NoBoxes without Jigsaw"))
            } else {
                Ok(None)
            };
        };
        let regions = self.shape.regions_of(&labels)?;
        if self.has_no_boxes {
            return Ok(regions);
        }
        let mut extra = vec![Cells::new(); self.shape.size()];
        for (cell, label) in regions.iter().flat_map(|labels| labels.bytes()).enumerate() {
            extra[usize::from(label - b'A')].push(cell);
        }
        let extra = extra.into_iter().filter(|cells| !cells.is_empty());
        self.rules
            .extend(extra.map(|cells| Rule::ExtraRegion { cells }));
        Ok(None)
    }
}

/// A rule about the whole grid.
fn global(name: &str, args: Args<'_>) -> Option<Rule> {
    let diagonal = |line: Line| Rule::Diagonal { lines: vec![line] };
    Some(match (name, args) {
        ("Diagonal", ["-1"]) => diagonal(Line::Main),
        ("Diagonal", ["1"]) => diagonal(Line::Anti),
        ("Windoku", []) => Rule::Windoku,
        ("DisjointSets", []) => Rule::Disjoint,
        ("AntiKnight", []) => Rule::AntiKnight,
        ("AntiKing", []) => Rule::AntiKing,
        ("AntiConsecutive", []) => Rule::NonConsecutive,
        _ => return None,
    })
}
