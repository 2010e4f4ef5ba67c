//! The XML of `OpenSudoku`: a `game` element for each puzzle, its grid in the attribute `data`.
//!
//! Only these attributes are read, as they are written: namespaces and entities mean nothing here.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use crate::cells::{GRID, cells_of};
use crate::fault::Fault;

/// A file of `OpenSudoku` has three levels, and a `game` seven attributes.
const DEEPEST: usize = 32;
const MOST_ATTRIBUTES: usize = 64;

/// The grids of an `OpenSudoku` file; one that declares entities is rejected.
pub fn read(text: &str) -> Result<Vec<String>, Fault> {
    let mut reader = Reader::from_str(text);
    let (mut grids, mut depth) = (Vec::new(), 0_usize);
    loop {
        let start = reader.buffer_position();
        let fault = |reason: &str| Fault::new(line_at(text, start), reason);
        match reader.read_event().map_err(|_| fault("no XML"))? {
            Event::Start(element) => {
                depth += 1;
                grids.extend(grid_of(&element).map_err(|reason| fault(&reason))?);
            }
            Event::Empty(element) => {
                grids.extend(grid_of(&element).map_err(|reason| fault(&reason))?);
            }
            Event::End(_) => depth -= 1,
            Event::DocType(_) => {
                return Err(fault("XML that declares entities or a document type"));
            }
            Event::Eof if depth > 0 => return Err(fault("no XML")),
            Event::Eof if grids.is_empty() => {
                return Err(Fault::new(1, "XML without a game of OpenSudoku"));
            }
            Event::Eof => return Ok(grids),
            _ => {}
        }
        if depth > DEEPEST {
            return Err(fault("XML that is nested too deeply"));
        }
    }
}

/// Returns the grid of a `game` element, nothing for other elements, or why its grid is wrong.
fn grid_of(element: &BytesStart<'_>) -> Result<Option<String>, String> {
    let mut data = None;
    // Comparing the names of attributes takes a time that grows with their square.
    for (count, attribute) in element.attributes().with_checks(false).enumerate() {
        let attribute = attribute.map_err(|_| "no XML")?;
        if count == MOST_ATTRIBUTES {
            return Err("XML with too many attributes".into());
        }
        if attribute.key.as_ref() == "data" {
            data = Some(attribute.value);
        }
    }
    let Some(data) = data.filter(|_| element.name().as_ref() == "game") else {
        return Ok(None);
    };
    let found = || format!("a game of {} cells; expected 81", data.chars().count());
    cells_of(&data, GRID).map(Some).ok_or_else(found)
}

/// The number of the line that a byte is in.
fn line_at(text: &str, position: u64) -> usize {
    let before = usize::try_from(position).unwrap_or(text.len());
    let lines = text.bytes().take(before).filter(|&byte| byte == b'\n');
    1 + lines.count()
}
