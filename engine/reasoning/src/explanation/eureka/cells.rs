//! Cells and houses as they are written: `r1c23`, `r12c2`, `b1p158`, `r28`.

use nonet_grid::{Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// Cells of rows and columns that cross, of a box, or of several rows: `r12c2`, `b1p158`, `r1c2,r5c78`.
pub fn write_cells(cells: CellSet) -> String {
    let rows = numbers(cells, Cell::row);
    let columns = numbers(cells, Cell::column);
    if rows.len() * columns.len() == cells.len() {
        return write_crossing(rows, columns);
    }
    if let Some(house) = House::boxes().find(|house| cells.is_subset(house.cells())) {
        let places = house.cell_array().into_iter().zip(Digit::ALL);
        let places = places.filter(|(cell, _)| cells.contains(*cell));
        let places: String = places.map(|(_, place)| figure(place)).collect();
        return format!("b{}p{places}", house.index() + 1);
    }
    let mut alike: Vec<(DigitSet, DigitSet)> = Vec::new();
    for row in rows {
        let of_row = cells.intersection(House::row(row.index()).cells());
        let columns = numbers(of_row, Cell::column);
        match alike.iter_mut().find(|(_, known)| *known == columns) {
            Some((rows, _)) => *rows = rows.with(row),
            None => alike.push((DigitSet::of(row), columns)),
        }
    }
    let parts = alike
        .into_iter()
        .map(|(rows, columns)| write_crossing(rows, columns));
    parts.collect::<Vec<_>>().join(",")
}

/// Houses, those of a kind together: `r28`, `r2b5`.
pub fn write_houses(houses: &[House]) -> String {
    let kinds = [
        ('r', HouseKind::Row),
        ('c', HouseKind::Column),
        ('b', HouseKind::Box),
    ];
    let mut written = String::new();
    for (letter, kind) in kinds {
        let own = houses.iter().filter(|house| house.kind() == kind);
        let own = own.map(|house| Digit::ALL[house.index()]);
        let own: DigitSet = own.collect();
        if !own.is_empty() {
            written.push(letter);
            written.push_str(&figures(own));
        }
    }
    written
}

/// Digits without anything between.
pub fn figures(digits: DigitSet) -> String {
    digits.into_iter().map(figure).collect()
}

pub fn figure(digit: Digit) -> char {
    char::from(b'0' + digit.value())
}

fn write_crossing(rows: DigitSet, columns: DigitSet) -> String {
    format!("r{}c{}", figures(rows), figures(columns))
}

/// The numbers of some rows or columns, which are 1 to 9, as digits are.
fn numbers(cells: CellSet, of: impl Fn(Cell) -> usize) -> DigitSet {
    let digits = cells.into_iter().map(|cell| Digit::ALL[of(cell)]);
    digits.collect()
}
