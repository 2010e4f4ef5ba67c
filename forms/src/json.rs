//! JSON: a grid as a string, nine strings or nine arrays; a list of grids; items of the API.

use serde_json::{Map, Value};

use crate::cells::{EMPTY, GRID, ROW, cells_of};
use crate::fault::{Fault, shown};

const DEEPEST: usize = 4;
/// Where an object has its grids, the first of these that is there.
const NAMES: [&str; 3] = ["puzzles", "puzzle", "grid"];

/// The grids of a JSON text.
pub fn read(text: &str) -> Result<Vec<String>, Fault> {
    let value = serde_json::from_str(text).map_err(|fault| {
        let message = fault.to_string();
        let reason = message.split(" at line ").next().unwrap_or_default();
        Fault::new(fault.line().max(1), format!("no JSON: {reason}"))
    })?;
    let mut grids = Vec::new();
    collect(&value, 0, &mut grids)?;
    if grids.is_empty() {
        return Err(Fault::new(1, "JSON without a grid"));
    }
    Ok(grids)
}

fn collect(value: &Value, depth: usize, grids: &mut Vec<String>) -> Result<(), Fault> {
    if let Some(grid) = grid_of(value) {
        grids.push(grid);
        return Ok(());
    }
    let within = match value {
        Value::Object(object) => named(object),
        Value::Array(_) => Some(value),
        _ => {
            let found = shown(&value.to_string());
            return Err(Fault::new(
                1,
                format!("found {found} in JSON; expected a grid"),
            ));
        }
    };
    let Some(within) = within.filter(|_| depth < DEEPEST) else {
        return Err(Fault::new(1, "an object in JSON has no `puzzle`"));
    };
    match within {
        Value::Array(items) if grid_of(within).is_none() => items
            .iter()
            .try_for_each(|item| collect(item, depth + 1, grids)),
        _ => collect(within, depth + 1, grids),
    }
}

fn named(object: &Map<String, Value>) -> Option<&Value> {
    let value = NAMES.iter().find_map(|&name| object.get(name));
    value.filter(|value| !value.is_null())
}

/// A grid, where a value is one.
fn grid_of(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => cells_of(text, GRID),
        Value::Array(rows) if rows.len() == ROW => rows.iter().map(row_of).collect(),
        _ => None,
    }
}

fn row_of(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => cells_of(text, ROW),
        Value::Array(cells) => cells_of(&cells.iter().map(cell_of).collect::<String>(), ROW),
        _ => None,
    }
}

fn cell_of(value: &Value) -> String {
    match value {
        Value::Null => EMPTY.into(),
        Value::String(text) if text.is_empty() => EMPTY.into(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
