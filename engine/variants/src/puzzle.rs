//! A puzzle as data: its size, givens, regions and rules.

use std::sync::Arc;

use serde_json::{Map, Value};

use crate::model::Model;
use crate::reader::{Fault, shortened};
use crate::rules::{self, Rule};
use crate::shape::{SIZES, Shape, index, sign_of};

/// The longest text of a puzzle in JSON, in bytes.
pub const MOST_BYTES: usize = 16 * 1024;
/// The largest number of rules.
pub const MOST_RULES: usize = 500;

const FIELDS: [&str; 4] = ["size", "givens", "regions", "rules"];
const LABELS: &[u8; 16] = b"ABCDEFGHIJKLMNOP";

/// A puzzle; two are equal if their JSON is.
#[derive(Clone, Debug)]
pub struct Puzzle {
    pub(crate) shape: Shape,
    pub(crate) givens: Vec<u8>,
    pub(crate) regions: Vec<Vec<u8>>,
    pub(crate) rules: Vec<NamedRule>,
}

/// A rule with its JSON.
#[derive(Clone, Debug)]
pub(crate) struct NamedRule {
    pub kind: &'static str,
    pub json: Value,
    pub rule: Arc<dyn Rule>,
}

impl Puzzle {
    /// Read a puzzle from JSON.
    ///
    /// # Errors
    /// When the text isn't such a puzzle; the fault has the path of the offending item.
    pub fn read(text: &str) -> Result<Self, Fault> {
        if text.len() > MOST_BYTES {
            return Err(Fault::new(
                "",
                format!("expected at most {MOST_BYTES} bytes, found {}", text.len()),
            ));
        }
        let value: Value = serde_json::from_str(text)
            .map_err(|error| Fault::new("", format!("invalid JSON: {error}")))?;
        Self::from_json(&value)
    }

    /// Read a puzzle from a JSON value.
    ///
    /// # Errors
    /// Those of `read`.
    pub fn from_json(value: &Value) -> Result<Self, Fault> {
        let fields = value
            .as_object()
            .ok_or_else(|| Fault::new("", "expected an object"))?;
        if let Some(unknown) = fields.keys().find(|name| !FIELDS.contains(&name.as_str())) {
            return Err(Fault::new(
                unknown.clone(),
                "unknown field; expected size, givens, regions, rules",
            ));
        }
        let shape = read_shape(fields)?;
        let givens = read_givens(fields, shape)?;
        let regions = read_regions(fields, shape)?;
        let mut puzzle = Self {
            shape,
            givens,
            regions,
            rules: Vec::new(),
        };
        puzzle.read_rules(fields)?;
        // A model reports rules that are too many together.
        Model::new(&puzzle).map(|_| puzzle)
    }

    fn read_rules(&mut self, fields: &Map<String, Value>) -> Result<(), Fault> {
        let Some(value) = fields.get("rules").filter(|value| !value.is_null()) else {
            return Ok(());
        };
        let items = value
            .as_array()
            .ok_or_else(|| Fault::new("rules", "expected a list of rules"))?;
        if items.len() > MOST_RULES {
            return Err(Fault::new(
                "rules",
                format!("expected at most {MOST_RULES} rules, found {}", items.len()),
            ));
        }
        for (at, item) in items.iter().enumerate() {
            self.add_rule(item, &format!("rules[{at}]"))?;
        }
        Ok(())
    }

    /// Add a rule that is given as JSON.
    pub(crate) fn add_rule(&mut self, value: &Value, path: &str) -> Result<(), Fault> {
        let has_boxes = self.has_boxes();
        let (kind, rule) = rules::read(self.shape, has_boxes, value, path)?;
        let mut json = value.clone();
        if let Some(fields) = json.as_object_mut() {
            fields.retain(|_, value| !value.is_null());
        }
        self.rules.push(NamedRule {
            kind,
            json,
            rule: rule.into(),
        });
        Ok(())
    }

    /// A puzzle without givens and rules.
    pub(crate) fn blank(shape: Shape, regions: Vec<Vec<u8>>) -> Self {
        Self {
            shape,
            givens: vec![0; shape.count()],
            regions,
            rules: Vec::new(),
        }
    }

    /// Whether the regions are the standard boxes.
    #[must_use]
    pub fn has_boxes(&self) -> bool {
        self.regions == self.shape.boxes()
    }

    /// The shape of the grid.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The givens as text, `-` for an empty cell.
    #[must_use]
    pub fn givens(&self) -> String {
        text_of(&self.givens)
    }

    /// The kind of a rule by its place.
    #[must_use]
    pub fn kind_of(&self, rule: usize) -> &'static str {
        self.rules[rule].kind
    }

    /// The puzzle as JSON; regions only if they aren't the standard boxes.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let mut fields = Map::new();
        fields.insert("size".into(), self.shape.size().into());
        fields.insert("givens".into(), self.givens().into());
        if !self.has_boxes() {
            let mut labels = vec![' '; self.shape.count()];
            for (region, cells) in self.regions.iter().enumerate() {
                for &cell in cells {
                    labels[usize::from(cell)] = char::from(LABELS[region]);
                }
            }
            fields.insert(
                "regions".into(),
                labels.into_iter().collect::<String>().into(),
            );
        }
        fields.insert(
            "rules".into(),
            self.rules.iter().map(|rule| rule.json.clone()).collect(),
        );
        Value::Object(fields)
    }
}

fn read_shape(fields: &Map<String, Value>) -> Result<Shape, Fault> {
    let value = fields.get("size").unwrap_or(&Value::Null);
    let size = value.as_u64().and_then(|size| usize::try_from(size).ok());
    size.and_then(Shape::of).ok_or_else(|| {
        let known = SIZES.map(|size| size.to_string()).join(", ");
        Fault::new(
            "size",
            format!("expected one of {known}, found {}", shortened(value)),
        )
    })
}

fn read_givens(fields: &Map<String, Value>, shape: Shape) -> Result<Vec<u8>, Fault> {
    let Some(value) = fields.get("givens").filter(|value| !value.is_null()) else {
        return Ok(vec![0; shape.count()]);
    };
    let text = value
        .as_str()
        .ok_or_else(|| Fault::new("givens", "expected a text"))?;
    read_digits(text, shape, "givens")
}

/// The digits of a grid as text, 0 for an empty cell.
///
/// # Errors
/// When the text has another length, or a sign that isn't a digit of the shape.
pub fn read_digits(text: &str, shape: Shape, path: &str) -> Result<Vec<u8>, Fault> {
    let length = text.chars().count();
    if length != shape.count() {
        return Err(Fault::new(
            path,
            format!("expected {} characters, found {length}", shape.count()),
        ));
    }
    let digit = |(at, sign): (usize, char)| {
        let highest = sign_of(index(shape.size()));
        let expected = || {
            Fault::new(
                format!("{path}[{at}]"),
                format!("expected a digit from 1 to {highest} or `-`"),
            )
        };
        shape.digit_of(sign).ok_or_else(expected)
    };
    text.chars().enumerate().map(digit).collect()
}

fn read_regions(fields: &Map<String, Value>, shape: Shape) -> Result<Vec<Vec<u8>>, Fault> {
    let Some(value) = fields.get("regions").filter(|value| !value.is_null()) else {
        return Ok(shape.boxes());
    };
    let text = value
        .as_str()
        .ok_or_else(|| Fault::new("regions", "expected a text with one label per cell"))?;
    let labels: Vec<char> = text.chars().collect();
    if labels.len() != shape.count() {
        return Err(Fault::new(
            "regions",
            format!("expected {} labels, found {}", shape.count(), labels.len()),
        ));
    }
    let mut regions: Vec<(char, Vec<u8>)> = Vec::new();
    for (cell, label) in shape.cells().zip(labels) {
        match regions.iter_mut().find(|(known, _)| *known == label) {
            Some((_, cells)) => cells.push(cell),
            None => regions.push((label, vec![cell])),
        }
    }
    let size = shape.size();
    if let Some((label, cells)) = regions.iter().find(|(_, cells)| cells.len() != size) {
        let found = cells.len();
        return Err(Fault::new(
            "regions",
            format!("expected {size} cells with each label, found {found} with {label:?}"),
        ));
    }
    Ok(regions.into_iter().map(|(_, cells)| cells).collect())
}

/// Digits as text, `-` for 0.
#[must_use]
pub fn text_of(digits: &[u8]) -> String {
    digits.iter().map(|&digit| sign_of(digit)).collect()
}
