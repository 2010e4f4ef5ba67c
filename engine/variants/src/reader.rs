//! Reading JSON from strangers: every fault has the path of the offending item.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use crate::cells::CellSet;
use crate::shape::Shape;

/// The reason why a puzzle can't be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The path of the offending item, such as `rules[3].cells[1]`; empty for the whole text.
    pub path: String,
    /// What was expected, and what was found.
    pub reason: String,
}

impl Fault {
    /// A fault at a path.
    pub fn new(path: impl Into<String>, reason: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            reason: reason.into(),
        }
    }
}

/// The fields of one rule.
pub struct Reader<'a> {
    /// The shape of the grid.
    pub shape: Shape,
    /// Whether the regions are the standard boxes.
    pub has_boxes: bool,
    fields: &'a Map<String, Value>,
    path: String,
}

impl<'a> Reader<'a> {
    /// A reader of an object with the fields of a rule.
    pub(crate) fn new(
        shape: Shape,
        has_boxes: bool,
        fields: &'a Map<String, Value>,
        path: String,
    ) -> Self {
        Self {
            shape,
            has_boxes,
            fields,
            path,
        }
    }

    /// A fault of a field; an empty name is the whole rule.
    pub fn fault(&self, name: &str, reason: impl Into<String>) -> Fault {
        let path = if name.is_empty() {
            self.path.clone()
        } else {
            format!("{}.{name}", self.path)
        };
        Fault::new(path, reason)
    }

    /// Reject fields that a rule doesn't have.
    pub(crate) fn require_only(&self, known: &[&str]) -> Result<(), Fault> {
        let unknown = self
            .fields
            .keys()
            .find(|name| *name != "type" && !known.contains(&name.as_str()));
        unknown.map_or(Ok(()), |name| {
            Err(self.fault(name, format!("unknown field; expected {}", listed(known))))
        })
    }

    /// The value of a field, unless it is absent or null.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&'a Value> {
        self.fields.get(name).filter(|value| !value.is_null())
    }

    /// A list of different cells.
    ///
    /// # Errors
    /// When the field is absent or no such list.
    pub fn cells(&self, name: &str, count: RangeInclusive<usize>) -> Result<Vec<u8>, Fault> {
        let value = self
            .get(name)
            .ok_or_else(|| self.fault(name, "missing; expected a list of cells"))?;
        let cells = self.cells_in(value, name, &count)?;
        let mut seen = CellSet::EMPTY;
        for (at, &cell) in cells.iter().enumerate() {
            if seen.has(cell) {
                return Err(self.fault(
                    &format!("{name}[{at}]"),
                    format!("the cell {cell} appears twice"),
                ));
            }
            seen.insert(cell);
        }
        Ok(cells)
    }

    /// A list of cells, absent if empty.
    pub(crate) fn optional_cells(&self, name: &str) -> Result<Vec<u8>, Fault> {
        self.get(name).map_or_else(
            || Ok(Vec::new()),
            |_| self.cells(name, 0..=self.shape.count()),
        )
    }

    /// A list of pairs of cells that share an edge, absent if empty.
    pub(crate) fn edges(&self, name: &str) -> Result<Vec<(u8, u8)>, Fault> {
        let Some(value) = self.get(name) else {
            return Ok(Vec::new());
        };
        let items = value
            .as_array()
            .ok_or_else(|| self.fault(name, "expected a list of pairs of cells"))?;
        let pair = |(at, item): (usize, &Value)| {
            let place = format!("{name}[{at}]");
            let cells = self.cells_in(item, &place, &(2..=2))?;
            let (first, second) = (cells[0].min(cells[1]), cells[0].max(cells[1]));
            if self.shape.neighbours(first).any(|cell| cell == second) {
                Ok((first, second))
            } else {
                Err(self.fault(&place, "expected two cells that share an edge"))
            }
        };
        items.iter().enumerate().map(pair).collect()
    }

    /// A whole number of a range; none where the field is absent.
    pub(crate) fn optional_number(
        &self,
        name: &str,
        range: RangeInclusive<usize>,
    ) -> Result<Option<usize>, Fault> {
        self.get(name)
            .map(|value| self.number_in(value, name, &range))
            .transpose()
    }

    /// A whole number of a range.
    pub(crate) fn number(&self, name: &str, range: RangeInclusive<usize>) -> Result<usize, Fault> {
        let missing = format!(
            "missing; expected a number from {} to {}",
            range.start(),
            range.end()
        );
        self.optional_number(name, range)?
            .ok_or_else(|| self.fault(name, missing))
    }

    /// A list of digits, which may repeat.
    pub(crate) fn digits(
        &self,
        name: &str,
        count: RangeInclusive<usize>,
    ) -> Result<Vec<u8>, Fault> {
        let value = self
            .get(name)
            .ok_or_else(|| self.fault(name, "missing; expected a list of digits"))?;
        self.numbers_in(value, name, &count, &(1..=self.shape.size()))
    }

    /// True or false; false where the field is absent.
    pub(crate) fn flag(&self, name: &str) -> Result<bool, Fault> {
        let Some(value) = self.get(name) else {
            return Ok(false);
        };
        value
            .as_bool()
            .ok_or_else(|| self.fault(name, "expected true or false"))
    }

    /// A list of words of which each is known; all of them where the field is absent.
    pub(crate) fn words<'w>(&self, name: &str, known: &[&'w str]) -> Result<Vec<&'w str>, Fault> {
        let Some(value) = self.get(name) else {
            return Ok(known.to_vec());
        };
        let items = value.as_array().filter(|items| !items.is_empty());
        let items = items
            .ok_or_else(|| self.fault(name, format!("expected a list of {}", listed(known))))?;
        let word = |(at, item): (usize, &Value)| {
            let found = known
                .iter()
                .find(|&&word| item.as_str() == Some(word))
                .copied();
            found.ok_or_else(|| {
                self.fault(
                    &format!("{name}[{at}]"),
                    format!("expected one of {}", listed(known)),
                )
            })
        };
        items.iter().enumerate().map(word).collect()
    }

    fn cells_in(
        &self,
        value: &Value,
        name: &str,
        count: &RangeInclusive<usize>,
    ) -> Result<Vec<u8>, Fault> {
        self.numbers_in(value, name, count, &(0..=self.shape.count() - 1))
    }

    fn numbers_in(
        &self,
        value: &Value,
        name: &str,
        count: &RangeInclusive<usize>,
        range: &RangeInclusive<usize>,
    ) -> Result<Vec<u8>, Fault> {
        let items = value
            .as_array()
            .ok_or_else(|| self.fault(name, "expected a list of numbers"))?;
        if !count.contains(&items.len()) {
            let (least, most, found) = (count.start(), count.end(), items.len());
            let expected = if least == most {
                format!("{least}")
            } else {
                format!("{least} to {most}")
            };
            return Err(self.fault(name, format!("expected {expected} items, found {found}")));
        }
        let number = |(at, item): (usize, &Value)| {
            self.number_in(item, &format!("{name}[{at}]"), range)
                .map(crate::shape::index)
        };
        items.iter().enumerate().map(number).collect()
    }

    fn number_in(
        &self,
        value: &Value,
        name: &str,
        range: &RangeInclusive<usize>,
    ) -> Result<usize, Fault> {
        let number = value
            .as_u64()
            .and_then(|number| usize::try_from(number).ok());
        number
            .filter(|number| range.contains(number))
            .ok_or_else(|| {
                let (least, most) = (range.start(), range.end());
                self.fault(
                    name,
                    format!(
                        "expected a number from {least} to {most}, found {}",
                        shortened(value)
                    ),
                )
            })
    }
}

/// The beginning of a value, so that a huge one isn't repeated.
pub(crate) fn shortened(value: &Value) -> String {
    const MOST: usize = 40;
    let text = value.to_string();
    if text.chars().count() <= MOST {
        text
    } else {
        text.chars().take(MOST).chain("...".chars()).collect()
    }
}

/// Names in a row.
pub(crate) fn listed(names: &[&str]) -> String {
    if names.is_empty() {
        "no fields".into()
    } else {
        names.join(", ")
    }
}
