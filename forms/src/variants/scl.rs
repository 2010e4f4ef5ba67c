//! Puzzles as `SudokuPad` keeps them. They say what is drawn; only some drawings say which rule they are.

use serde_json::{Map, Value};

use super::shape::Shape;
use super::{Cells, Line, Puzzle, Rule};
use crate::fault::Fault;
use crate::links::is_set;

const TOOL: &str = "SudokuPad";
/// The short names of members.
const SHORT: [(&str, &str); 13] = [
    ("ca", "cages"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("a", "arrows"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("l", "lines"),
    ("re", "regions"),
    ("t", "title"),
    ("v", "value"),
    ("vd", "videos"),
    ("w", "width"),
    ("h", "height"),
];
/// The members that don't change the rules, or are read apart.
const PLAIN: [&str; 13] = [
    "id", "cellSize", "global", "metadata", "metaData", "title", "author", "rules", "videos",
    "solution", "settings", "cells", "regions",
];

/// The names of rules about the whole grid.
const GLOBAL: [(&str, Rule); 4] = [
    ("antiknight", Rule::AntiKnight),
    ("antiking", Rule::AntiKing),
    ("nonconsecutive", Rule::NonConsecutive),
    ("disjoint", Rule::Disjoint),
];

type Fields = Map<String, Value>;

pub fn read(fields: &Fields) -> Result<Puzzle, Fault> {
    let rows = member(fields, "cells")
        .and_then(Value::as_array)
        .ok_or_else(|| damaged("cells"))?;
    let reader = Reader {
        shape: Shape::of(rows.len())?,
    };
    let givens = reader.givens(rows)?;
    let regions = reader.regions(member(fields, "regions"))?;
    let mut rules = global(fields)?;
    for (name, held) in fields.iter().filter(|(_, held)| is_set(held)) {
        let long = SHORT
            .iter()
            .find(|(short, _)| short == name)
            .map_or(name.as_str(), |(_, long)| long);
        if !PLAIN.contains(&long) {
            reader.add(long, held, &mut rules)?;
        }
    }
    Ok(Puzzle {
        size: reader.shape.size(),
        givens,
        regions,
        rules,
    })
}

fn damaged(name: &str) -> Fault {
    Fault::of_whole(format!("the {name} of the puzzle of {TOOL} are damaged"))
}

/// A member by its long name, perhaps under its short one.
fn member<'a>(fields: &'a Fields, name: &str) -> Option<&'a Value> {
    let short = || {
        SHORT
            .iter()
            .find(|(_, long)| *long == name)
            .and_then(|(short, _)| fields.get(*short))
    };
    fields.get(name).or_else(short)
}

struct Reader {
    shape: Shape,
}

impl Reader {
    fn givens(&self, rows: &[Value]) -> Result<String, Fault> {
        let mut givens = Vec::with_capacity(self.shape.count());
        for row in rows {
            let row = row.as_array().filter(|row| row.len() == self.shape.size());
            for cell in row.ok_or_else(|| damaged("cells"))? {
                givens.push(self.given(cell.as_object().ok_or_else(|| damaged("cells"))?)?);
            }
        }
        Ok(self.shape.text_of(&givens))
    }

    fn given(&self, fields: &Fields) -> Result<usize, Fault> {
        let marks = ["centremarks", "cornermarks", "pencilMarks"];
        if let Some(name) = marks
            .into_iter()
            .find(|name| fields.get(*name).is_some_and(is_set))
        {
            return Err(Fault::of_rule(TOOL, name));
        }
        let Some(text) = member(fields, "value")
            .map(plain)
            .filter(|text| !text.is_empty())
        else {
            return Ok(0);
        };
        let digit = text
            .parse()
            .ok()
            .filter(|digit| (1..=self.shape.size()).contains(digit));
        digit.ok_or_else(|| Fault::of_rule(TOOL, &format!("given {text}")))
    }

    fn regions(&self, held: Option<&Value>) -> Result<Option<String>, Fault> {
        let regions = held
            .and_then(Value::as_array)
            .filter(|regions| !regions.is_empty());
        let regions = regions.ok_or_else(|| Fault::of_rule(TOOL, "grid without regions"))?;
        let mut labels = vec![None; self.shape.count()];
        for (number, region) in regions.iter().enumerate() {
            for cell in self.cells(region).ok_or_else(|| damaged("regions"))? {
                labels[cell] = Some(number);
            }
        }
        self.shape.regions_of(&labels)
    }

    fn add(&self, name: &str, held: &Value, rules: &mut Vec<Rule>) -> Result<(), Fault> {
        match name {
            "cages" => rules.extend(self.cages(held)?),
            "diagonal-" => rules.push(Rule::Diagonal {
                lines: vec![Line::Main],
            }),
            "diagonal+" => rules.push(Rule::Diagonal {
                lines: vec![Line::Anti],
            }),
            "windoku" => rules.push(Rule::Windoku),
            "underlays" => return require_colours(held),
            _ => return Err(Fault::of_rule(TOOL, name)),
        }
        Ok(())
    }

    fn cages(&self, held: &Value) -> Result<Vec<Rule>, Fault> {
        let cages = held.as_array().ok_or_else(|| damaged("cages"))?;
        let cages = cages
            .iter()
            .map(|cage| self.cage(cage.as_object().ok_or_else(|| damaged("cages"))?));
        Ok(cages
            .collect::<Result<Vec<_>, _>>()?
            .into_iter()
            .flatten()
            .collect())
    }

    /// The rule of a cage; none for a cage that holds a title or is part of another rule.
    fn cage(&self, fields: &Fields) -> Result<Option<Rule>, Fault> {
        let has = |name: &str, value: &str| fields.get(name).and_then(Value::as_str) == Some(value);
        let cells = member(fields, "cells").filter(|cells| is_set(cells));
        let is_unique = fields.get("unique").map(is_set);
        let is_hidden = fields.get("hidden").is_some_and(is_set) && is_unique == Some(false);
        let Some(cells) = cells.filter(|_| !is_hidden && !has("type", "disjoint")) else {
            return Ok(None);
        };
        let cells = self.cells(cells).ok_or_else(|| damaged("cages"))?;
        if has("style", "extraregion") {
            return Ok(Some(Rule::ExtraRegion { cells }));
        }
        let text = member(fields, "value").map(plain).unwrap_or_default();
        let sum = text.parse().ok();
        let is_killer =
            is_unique != Some(false) && (sum.is_some() || text.is_empty() && is_unique.is_some());
        let killer = is_killer.then_some(Rule::Killer { cells, sum });
        killer
            .map(Some)
            .ok_or_else(|| Fault::of_rule(TOOL, format!("cage {text}").trim_end()))
    }

    /// The cells of a list of rows and columns, counted from 0.
    fn cells(&self, held: &Value) -> Option<Cells> {
        let number = |held: &Value| usize::try_from(held.as_u64()?).ok();
        let cell = |held: &Value| match &held.as_array()?[..] {
            [row, column] => self.shape.cell(number(row)?, number(column)?),
            _ => None,
        };
        held.as_array()?.iter().map(cell).collect()
    }
}

/// The rules about the whole grid, each once; older puzzles have them beside the title.
fn global(fields: &Fields) -> Result<Vec<Rule>, Fault> {
    let mut rules = Vec::new();
    let names = fields.get("global").and_then(Value::as_array);
    for name in names.into_iter().flatten().map(plain) {
        let known = GLOBAL.iter().find(|(known, _)| *known == name);
        let (_, rule) = known.ok_or_else(|| Fault::of_rule(TOOL, &format!("global {name}")))?;
        rules.push(rule);
    }
    for about in ["metadata", "metaData"]
        .iter()
        .filter_map(|name| fields.get(*name))
    {
        let is_on = |name: &str| about.get(name).is_some_and(|held| plain(held) == "true");
        rules.extend(
            GLOBAL
                .iter()
                .filter(|(name, _)| is_on(name))
                .map(|(_, rule)| rule),
        );
    }
    let is_set = |rule: &&Rule| rules.contains(rule);
    Ok(GLOBAL
        .iter()
        .map(|(_, rule)| rule)
        .filter(is_set)
        .cloned()
        .collect())
}

/// Reject underlays except the colours of cells.
fn require_colours(held: &Value) -> Result<(), Fault> {
    let is_colour = |held: &Value| {
        let Some(fields) = held.as_object() else {
            return false;
        };
        let is_whole = |name: &str| member(fields, name).and_then(Value::as_f64) == Some(1.0);
        let is_bare = ["rounded", "r", "text", "te", "borderColor", "c1"]
            .iter()
            .all(|name| !fields.get(*name).is_some_and(is_set));
        is_whole("width") && is_whole("height") && is_bare
    };
    let items = held.as_array().ok_or_else(|| damaged("underlays"))?;
    items
        .iter()
        .all(is_colour)
        .then_some(())
        .ok_or_else(|| Fault::of_rule(TOOL, "underlays"))
}

/// A text or a number as text.
fn plain(held: &Value) -> String {
    match held {
        Value::Null => String::new(),
        Value::String(text) => text.trim().to_ascii_lowercase(),
        other => other.to_string(),
    }
}
