//! The kinds of rules: one file each, and a row in the table.

mod anti_king;
mod anti_knight;
mod arrow;
mod between;
mod diagonal;
mod disjoint;
mod extra_region;
mod greater;
mod killer;
mod kropki;
mod little_killer;
mod non_consecutive;
mod palindrome;
mod parity;
mod quadruple;
mod renban;
mod sandwich;
mod thermo;
mod whisper;
mod windoku;
mod xv;

use std::fmt::Debug;

use serde_json::{Map, Value};

use crate::drawing::Drawing;
use crate::model::Lowering;
use crate::reader::{Fault, Reader, listed, shortened};
use crate::shape::Shape;

/// A rule of a puzzle.
pub(crate) trait Rule: Debug + Send + Sync {
    /// Add its constraints to a model.
    fn lower(&self, to: &mut Lowering);

    /// Draw its marks; a rule about the whole grid has none.
    fn draw(&self, _on: &mut Drawing) {}
}

type Parsed = Result<Box<dyn Rule>, Fault>;

struct Kind {
    name: &'static str,
    fields: &'static [&'static str],
    parse: fn(&Reader) -> Parsed,
}

const fn kind(
    name: &'static str,
    fields: &'static [&'static str],
    parse: fn(&Reader) -> Parsed,
) -> Kind {
    Kind {
        name,
        fields,
        parse,
    }
}

// Identifiers of puzzles name kinds and fields by their places.
static KINDS: [Kind; 21] = [
    kind("diagonal", &["lines"], diagonal::parse),
    kind("windoku", &[], windoku::parse),
    kind("disjoint", &[], disjoint::parse),
    kind("extra-region", &["cells"], extra_region::parse),
    kind("killer", &["cells", "sum"], killer::parse),
    kind("anti-knight", &[], anti_knight::parse),
    kind("anti-king", &[], anti_king::parse),
    kind("non-consecutive", &[], non_consecutive::parse),
    kind("parity", &["even", "odd"], parity::parse),
    kind("greater", &["cells"], greater::parse),
    kind("kropki", &["white", "black", "negative"], kropki::parse),
    kind("xv", &["x", "v", "negative"], xv::parse),
    kind("thermo", &["cells"], thermo::parse),
    kind("arrow", &["circle", "cells"], arrow::parse),
    kind("palindrome", &["cells"], palindrome::parse),
    kind("renban", &["cells"], renban::parse),
    kind("whisper", &["cells", "difference"], whisper::parse),
    kind("between", &["cells"], between::parse),
    kind("little-killer", &["cells", "sum"], little_killer::parse),
    kind("quadruple", &["cells", "digits"], quadruple::parse),
    kind("sandwich", &["row", "column", "sum"], sandwich::parse),
];

/// The place of a kind.
pub(crate) fn place_of(name: &str) -> Option<usize> {
    KINDS.iter().position(|kind| kind.name == name)
}

/// The name of the kind at a place.
pub(crate) fn name_at(place: usize) -> Option<&'static str> {
    KINDS.get(place).map(|kind| kind.name)
}

/// The fields of the kind at a place.
pub(crate) fn fields_at(place: usize) -> Option<&'static [&'static str]> {
    KINDS.get(place).map(|kind| kind.fields)
}

/// Read a rule and return it with the name of its kind.
pub(crate) fn read(
    shape: Shape,
    has_boxes: bool,
    value: &Value,
    path: &str,
) -> Result<(&'static str, Box<dyn Rule>), Fault> {
    let fields: &Map<String, Value> = value.as_object().ok_or_else(|| {
        Fault::new(
            path,
            format!("expected an object, found {}", shortened(value)),
        )
    })?;
    let name = fields.get("type").and_then(Value::as_str);
    let Some(kind) = KINDS.iter().find(|kind| Some(kind.name) == name) else {
        let known: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
        return Err(Fault::new(
            format!("{path}.type"),
            format!("expected one of {}", listed(&known)),
        ));
    };
    let reader = Reader::new(shape, has_boxes, fields, path.to_owned());
    reader.require_only(kind.fields)?;
    Ok((kind.name, (kind.parse)(&reader)?))
}
