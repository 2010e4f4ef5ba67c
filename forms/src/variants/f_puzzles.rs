//! Puzzles of f-puzzles, and of the scripts that add rules to it.

use serde_json::{Map, Value};

use super::shape::Shape;
use super::{Cells, Kropki, Line, Puzzle, Rule, Xv};
use crate::fault::Fault;
use crate::links::{PLAIN, is_set};

pub const TOOL: &str = "f-puzzles";
/// The members of a cell that aren't a part of the puzzle: colours and the notes of a player.
const OWN: [&str; 6] = [
    "c",
    "cArray",
    "highlight",
    "centerPencilMarks",
    "cornerPencilMarks",
    "given",
];
/// Drawings; one that a rule caused repeats that rule.
const DRAWN: [&str; 5] = ["line", "rectangle", "circle", "text", "cage"];
/// The members that name the rule of a drawing, or say that it has one.
const CAUSES: [&str; 2] = ["fromConstraint", "isNewConstraint"];

pub type Fields = Map<String, Value>;
pub type Rules = Result<Vec<Rule>, Fault>;

pub fn read(fields: &Fields) -> Result<Puzzle, Fault> {
    let rows = fields
        .get("grid")
        .and_then(Value::as_array)
        .ok_or_else(|| damaged("grid"))?;
    let size = fields.get("size").and_then(Value::as_u64);
    let size = size
        .and_then(|size| usize::try_from(size).ok())
        .unwrap_or(rows.len());
    let reader = Reader {
        shape: Shape::of(size)?,
    };
    let (givens, regions) = reader.grid(rows)?;
    let mut rules = Vec::new();
    for (name, held) in fields {
        if is_set(held) && !PLAIN.contains(&name.as_str()) {
            rules.extend(reader.rules(name, held)?);
        }
    }
    rules.extend(reader.dots(fields)?);
    rules.extend(reader.letters(fields)?);
    Ok(Puzzle {
        size,
        givens,
        regions,
        rules: reader.with_windows(rules),
    })
}

pub fn damaged(name: &str) -> Fault {
    Fault::of_whole(format!("the {name} of the puzzle of {TOOL} is damaged"))
}

pub struct Reader {
    pub shape: Shape,
}

impl Reader {
    fn grid(&self, rows: &[Value]) -> Result<(String, Option<String>), Fault> {
        let rows: Option<Vec<&Vec<Value>>> = rows.iter().map(Value::as_array).collect();
        let rows = rows.filter(|rows| {
            rows.len() == self.shape.size() && rows.iter().all(|row| row.len() == self.shape.size())
        });
        let rows = rows.ok_or_else(|| damaged("grid"))?;
        let (mut givens, mut regions) = (Vec::new(), Vec::new());
        for (cell, fields) in rows.into_iter().flatten().enumerate() {
            let fields = fields.as_object().ok_or_else(|| damaged("grid"))?;
            givens.push(self.given(fields)?);
            regions.push(self.region(cell, fields)?);
        }
        Ok((
            self.shape.text_of(&givens),
            self.shape.regions_of(&regions)?,
        ))
    }

    /// A given; a player's entry is not one.
    fn given(&self, fields: &Fields) -> Result<usize, Fault> {
        let is_known = |name: &str| OWN.contains(&name) || matches!(name, "value" | "region");
        let is_further = |(name, held): &(&String, &Value)| !is_known(name) && is_set(held);
        if let Some((name, _)) = fields.iter().find(is_further) {
            return Err(Fault::of_rule(TOOL, name));
        }
        if fields.get("given") != Some(&Value::Bool(true)) {
            return Ok(0);
        }
        let digit = number_of(fields, "value", "grid")?.unwrap_or(0);
        (digit <= self.shape.size())
            .then_some(digit)
            .ok_or_else(|| damaged("grid"))
    }

    fn region(&self, cell: usize, fields: &Fields) -> Result<i64, Fault> {
        match fields.get("region") {
            None => i64::try_from(self.shape.box_of(cell)).map_err(|_| damaged("region")),
            Some(Value::Null) => Err(Fault::of_rule(TOOL, "cell without a region")),
            Some(region) => region.as_i64().ok_or_else(|| damaged("region")),
        }
    }

    /// The rules of a member, except dots and letters, which need several members.
    fn rules(&self, name: &str, held: &Value) -> Rules {
        Ok(match name {
            "diagonal-" => vec![Rule::Diagonal {
                lines: vec![Line::Main],
            }],
            "diagonal+" => vec![Rule::Diagonal {
                lines: vec![Line::Anti],
            }],
            "antiknight" => vec![Rule::AntiKnight],
            "antiking" => vec![Rule::AntiKing],
            "disjointgroups" => vec![Rule::Disjoint],
            "even" => vec![Rule::Parity {
                even: self.marked(name, held)?,
                odd: Cells::new(),
            }],
            "odd" => vec![Rule::Parity {
                even: Cells::new(),
                odd: self.marked(name, held)?,
            }],
            "minimum" | "maximum" => self.extremes(name, held)?,
            "nonconsecutive" | "negative" | "difference" | "ratio" | "xv" => Vec::new(),
            _ if DRAWN.contains(&name) => return no_rules_in(name, held),
            _ => {
                let rules = items_of(name, held)?.map(|item| self.marks(name, item?));
                return Ok(rules.collect::<Result<Vec<_>, _>>()?.concat());
            }
        })
    }

    fn dots(&self, fields: &Fields) -> Result<Option<Rule>, Fault> {
        let white = self.pairs(fields, "difference", |value| matches!(value, "" | "1"))?;
        let black = self.pairs(fields, "ratio", |value| matches!(value, "" | "2"))?;
        let is_negative = negatives(fields)?.contains(&"ratio");
        let has_dots = !(white.is_empty() && black.is_empty());
        let is_apart = fields.get("nonconsecutive").is_some_and(is_set);
        match (is_negative, is_apart) {
            (true, true) => Ok(Some(Rule::Kropki(Kropki {
                white,
                black,
                negative: true,
            }))),
            (true, false) => Err(Fault::of_rule(
                TOOL,
                "negative ratio without nonconsecutive",
            )),
            (false, true) if has_dots => Err(Fault::of_rule(TOOL, "nonconsecutive with dots")),
            (false, true) => Ok(Some(Rule::NonConsecutive)),
            (false, false) => Ok(has_dots.then_some(Rule::Kropki(Kropki {
                white,
                black,
                negative: false,
            }))),
        }
    }

    fn letters(&self, fields: &Fields) -> Result<Option<Rule>, Fault> {
        let x = self.pairs(fields, "xv", |value| matches!(value, "x" | "X" | "v" | "V"))?;
        let is_x = |item: &Fields| text_of(item, "value").eq_ignore_ascii_case("x");
        let items = fields
            .get("xv")
            .and_then(Value::as_array)
            .into_iter()
            .flatten();
        let kinds = items.filter_map(Value::as_object).map(is_x);
        let (x, v): (Vec<_>, Vec<_>) = x.into_iter().zip(kinds).partition(|(_, is_x)| *is_x);
        let pairs =
            |marked: Vec<([usize; 2], bool)>| marked.into_iter().map(|(pair, _)| pair).collect();
        let letters = Xv {
            x: pairs(x),
            v: pairs(v),
            negative: negatives(fields)?.contains(&"xv"),
        };
        Ok((letters != Xv::default()).then_some(Rule::Xv(letters)))
    }

    /// The pairs of cells of a member whose items have one of some values.
    fn pairs(
        &self,
        fields: &Fields,
        name: &str,
        is_known: fn(&str) -> bool,
    ) -> Result<Vec<[usize; 2]>, Fault> {
        let Some(held) = fields.get(name).filter(|held| is_set(held)) else {
            return Ok(Vec::new());
        };
        let pair = |item: Result<&Fields, Fault>| {
            let item = item?;
            let value = text_of(item, "value");
            if !is_known(&value) {
                return Err(Fault::of_rule(TOOL, &format!("{name} {value}")));
            }
            let cells = self.cells(name, item)?;
            <[usize; 2]>::try_from(cells).map_err(|_| damaged(name))
        };
        items_of(name, held)?.map(pair).collect()
    }

    /// Replace the extra regions that are the four windows.
    fn with_windows(&self, rules: Vec<Rule>) -> Vec<Rule> {
        let windows = self.shape.windows();
        let window = |rule: &Rule| match rule {
            Rule::ExtraRegion { cells } => {
                let mut cells = cells.clone();
                cells.sort_unstable();
                windows.contains(&cells).then_some(cells)
            }
            _ => None,
        };
        let mut found: Vec<Cells> = rules.iter().filter_map(window).collect();
        found.sort_unstable();
        if windows.is_empty() || found != windows {
            return rules;
        }
        let others = rules.iter().filter(|rule| window(rule).is_none()).cloned();
        std::iter::once(Rule::Windoku).chain(others).collect()
    }

    pub fn marked(&self, name: &str, held: &Value) -> Result<Cells, Fault> {
        let cell = |item: Result<&Fields, Fault>| {
            let (row, column) = self.place(name, item?)?;
            let cell = row.checked_sub(1).zip(column.checked_sub(1));
            cell.and_then(|(row, column)| self.shape.cell(row, column))
                .ok_or_else(|| damaged(name))
        };
        items_of(name, held)?.map(cell).collect()
    }

    pub fn cells(&self, name: &str, item: &Fields) -> Result<Cells, Fault> {
        self.cells_in(name, item.get("cells").unwrap_or(&Value::Null))
    }

    pub fn cells_in(&self, name: &str, held: &Value) -> Result<Cells, Fault> {
        let cell = |held: &Value| {
            let (row, column) = place_of(held.as_str()?)?;
            self.shape.cell(row.checked_sub(1)?, column.checked_sub(1)?)
        };
        let cells = held
            .as_array()
            .and_then(|cells| cells.iter().map(cell).collect());
        cells.ok_or_else(|| damaged(name))
    }

    /// The row and the column of an item, counted from 1, perhaps just outside the grid.
    pub fn place(&self, name: &str, item: &Fields) -> Result<(usize, usize), Fault> {
        let place = item.get("cell").and_then(Value::as_str).and_then(place_of);
        let most = self.shape.size() + 1;
        place
            .filter(|&(row, column)| row <= most && column <= most)
            .ok_or_else(|| damaged(name))
    }

    pub const fn is_outside(&self, row: usize, column: usize) -> bool {
        let most = self.shape.size();
        row == 0 || column == 0 || row > most || column > most
    }
}

/// A place such as `R3C10`.
pub fn place_of(name: &str) -> Option<(usize, usize)> {
    let (row, column) = name.strip_prefix('R')?.split_once('C')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

pub fn items_of<'a>(
    name: &'a str,
    held: &'a Value,
) -> Result<impl Iterator<Item = Result<&'a Fields, Fault>>, Fault> {
    let items = held.as_array().ok_or_else(|| Fault::of_rule(TOOL, name))?;
    Ok(items
        .iter()
        .map(move |item| item.as_object().ok_or_else(|| damaged(name))))
}

/// Reject drawings that aren't those of a rule: only a reader of the rules' text knows their meaning.
fn no_rules_in(name: &str, held: &Value) -> Rules {
    let is_word =
        |word: &str| !word.is_empty() && word.chars().all(|sign| sign.is_ascii_lowercase());
    // A title and the like: a cage of `SudokuPad` without a drawing.
    let is_about = |item: &Fields| {
        let value = text_of(item, "value");
        name == "cage"
            && value
                .split_once(": ")
                .is_some_and(|(word, _)| is_word(word))
    };
    for item in items_of(name, held)? {
        let item = item?;
        if !CAUSES
            .iter()
            .any(|cause| item.get(*cause).is_some_and(is_set))
            && !is_about(item)
        {
            return Err(Fault::of_rule(TOOL, &format!("{name} (a drawing)")));
        }
    }
    Ok(Vec::new())
}

/// The rules of which all marks are given.
fn negatives(fields: &Fields) -> Result<Vec<&str>, Fault> {
    let items = fields
        .get("negative")
        .and_then(Value::as_array)
        .into_iter()
        .flatten();
    let name = |item| Value::as_str(item).ok_or_else(|| damaged("negative"));
    let names = items.map(name).collect::<Result<Vec<_>, _>>()?;
    let unknown = names.iter().find(|name| !matches!(**name, "ratio" | "xv"));
    match unknown {
        Some(name) => Err(Fault::of_rule(TOOL, &format!("negative {name}"))),
        None => Ok(names),
    }
}

/// A member as text; empty if it is missing.
pub fn text_of(item: &Fields, name: &str) -> String {
    match item.get(name) {
        None | Some(Value::Null) => String::new(),
        Some(Value::String(text)) => text.trim().into(),
        Some(other) => other.to_string(),
    }
}

/// A whole number, perhaps as text; none if it is missing or blank.
pub fn number_of(item: &Fields, name: &str, rule: &str) -> Result<Option<usize>, Fault> {
    let text = text_of(item, name);
    if text.is_empty() {
        return Ok(None);
    }
    text.parse()
        .map(Some)
        .map_err(|_| Fault::of_rule(TOOL, &format!("{rule} {text}")))
}
