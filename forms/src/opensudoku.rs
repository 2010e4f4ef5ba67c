//! The XML of `OpenSudoku`: a `game` element for each puzzle, its grid in the attribute `data`.

use roxmltree::{Document, Error};

use crate::cells::{GRID, cells_of};
use crate::fault::Fault;

/// The grids of an `OpenSudoku` file; one that declares entities is refused.
pub fn read(text: &str) -> Result<Vec<String>, Fault> {
    let document = Document::parse(text.trim()).map_err(|fault| match fault {
        Error::DtdDetected => Fault::new(1, "XML that declares entities or a document type"),
        _ => Fault::new(fault.pos().row as usize, "no XML"),
    })?;
    let mut grids = Vec::new();
    for element in document.descendants() {
        let Some(data) = element
            .attribute("data")
            .filter(|_| element.has_tag_name("game"))
        else {
            continue;
        };
        grids.push(cells_of(data, GRID).ok_or_else(|| {
            let place = document.text_pos_at(element.range().start);
            let count = data.chars().count();
            Fault::new(
                place.row as usize,
                format!("a game of {count} cells; expected 81"),
            )
        })?);
    }
    if grids.is_empty() {
        return Err(Fault::new(1, "XML without a game of OpenSudoku"));
    }
    Ok(grids)
}
