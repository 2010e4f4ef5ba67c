//! The names that people use for cells, houses and digits, as messages of the catalogue.

use std::collections::BTreeMap;

use super::message::{Message, Series, grouped, listed, phrase};
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, Cell, CellSet, Digit, House, HouseKind};

/// A cell's name: `row 4, column 7`.
pub fn cell_name(cell: Cell) -> Message {
    place("cell-name", cell)
}

/// A cell's short name: `r4c7`.
pub fn short_name(cell: Cell) -> Message {
    place("cell-short", cell)
}

fn place(name: &'static str, cell: Cell) -> Message {
    phrase(name)
        .with("row", cell.row() + 1)
        .with("column", cell.column() + 1)
}

/// The short names of cells as a list, in their order.
pub fn cell_names(cells: impl IntoIterator<Item = Cell>) -> Series {
    listed(cells.into_iter().map(short_name))
}

/// A house's name: `row 4`, `column 7` or `the top left box`.
pub fn house_name(house: House) -> Message {
    let number = house.index() + 1;
    match house.kind() {
        HouseKind::Box => phrase(format!("house-box-{number}")),
        HouseKind::Row => phrase("house-row").with("number", number),
        HouseKind::Column => phrase("house-column").with("number", number),
    }
}

/// Houses as a list, lines of a kind together: `the centre box and rows 1 and 4`.
///
/// Boxes come first: `row 1, column 4 and the centre box` would begin as the name of a cell.
pub fn house_names(houses: &[House]) -> Series {
    let boxes = houses.iter().filter(|house| house.kind() == HouseKind::Box);
    let mut names: Vec<Message> = boxes.map(|&house| house_name(house)).collect();
    for (kind, name) in [
        (HouseKind::Row, "house-lines-row"),
        (HouseKind::Column, "house-lines-column"),
    ] {
        let lines = houses.iter().filter(|house| house.kind() == kind);
        let mut numbers: Vec<usize> = lines.map(|house| house.index() + 1).collect();
        numbers.sort_compactly();
        if !numbers.is_empty() {
            let lines = phrase(name).count(numbers.len());
            names.push(lines.with("numbers", listed(numbers)));
        }
    }
    listed(names)
}

/// A digit with its article: `a 7`, `an 8`.
pub fn digit_with_article(digit: Digit) -> Message {
    phrase(format!("digit-article-{}", digit.value()))
}

/// A small number as a word: `two`.
pub fn number_word(number: usize) -> Message {
    phrase(format!("number-{number}"))
}

/// The name of a group of cells by its number from 1: `A`, `B`.
pub fn letter(number: usize) -> Message {
    phrase(format!("letter-{number}"))
}

/// Candidates by digit and cells: `4 in r1c2 and r1c3; 7 in r5c5`.
#[must_use]
pub fn candidates_named(candidates: &[Candidate]) -> Series {
    let mut cells: BTreeMap<Digit, CellSet> = BTreeMap::new();
    for &Candidate { cell, digit } in candidates {
        let places = cells.entry(digit).or_default();
        *places = places.with(cell);
    }
    let mut alike: Vec<(CellSet, Vec<Digit>)> = Vec::new();
    for (digit, places) in cells {
        match alike.iter_mut().find(|(known, _)| *known == places) {
            Some((_, digits)) => digits.push(digit),
            None => alike.push((places, vec![digit])),
        }
    }
    grouped(alike.into_iter().map(|(places, digits)| {
        phrase("candidates")
            .with("digits", listed(digits))
            .with("cells", cell_names(places))
    }))
}
