//! Grids of 4x4 and 6x6.

use nonet_engine::explanation::Depth;
use nonet_engine::grid::HouseKind;
use nonet_engine::small::{self, FormatFault, Level, Marks, Shape, SmallGrid, SmallSingle};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Kind, cell, digit, and the kind and index of the house.
type Explained = (&'static str, usize, u8, Option<&'static str>, Option<usize>);

/// Status, message, wrong cells, cells to look at, cell and digit of the placement.
type Looked = (
    &'static str,
    String,
    Vec<usize>,
    Vec<usize>,
    Option<(usize, u8)>,
);

fn read(text: &str) -> PyResult<SmallGrid> {
    SmallGrid::parse(text.as_bytes()).map_err(|fault| {
        PyValueError::new_err(match fault {
            FormatFault::Length(_) => {
                let length = text.chars().count();
                format!("expected 16 or 36 characters, found {length}")
            }
            FormatFault::Character(at) => {
                format!("expected a digit of the grid, '.', '0' or '-'; found another character at position {at}")
            }
        })
    })
}

/// Rewrite a grid with `-` for every empty cell.
#[pyfunction]
pub fn small_normalize(text: &str) -> PyResult<String> {
    Ok(read(text)?.to_string())
}

/// Return the number of solutions up to the limit, the only solution, and whether a house has a
/// digit twice.
#[pyfunction]
pub fn small_solutions(text: &str, limit: u64) -> PyResult<(u64, Option<String>, bool)> {
    let found = small::count_solutions(&read(text)?, limit);
    let solution = found.solution.map(|grid| grid.to_string());
    Ok((found.solutions, solution, found.clashes))
}

/// The level of a puzzle; none where singles do not solve it.
#[pyfunction]
pub fn small_level(text: &str) -> PyResult<Option<&'static str>> {
    Ok(small::level_of(&read(text)?).map(Level::slug))
}

/// The easiest single of a board.
#[pyfunction]
pub fn small_single(text: &str) -> PyResult<Option<Explained>> {
    let board = read(text)?;
    Ok(small::next_single(&board).map(as_data))
}

/// The easiest single of a board in words, to a depth of 1 to 3: a message as JSON.
#[pyfunction]
pub fn small_explain(text: &str, depth: u8, shapes: bool) -> PyResult<Option<String>> {
    let board = read(text)?;
    let (depth, marks) = (read_depth(depth)?, marks_of(shapes));
    Ok(small::next_single(&board).map(|single| {
        let explained = small::explain(&single, &board, depth, marks);
        serde_json::to_string(&explained).unwrap_or_default()
    }))
}

/// Return feedback on a board: status, a message as JSON, wrong cells, cells to look at, and the
/// digit to place. Return `None` if the puzzle doesn't have exactly one solution, or the board has
/// another shape.
#[pyfunction]
pub fn small_look(
    puzzle: &str,
    board: &str,
    depth: Option<u8>,
    shapes: bool,
) -> PyResult<Option<Looked>> {
    let depth = depth.map(read_depth).transpose()?;
    let seen = small::look(&read(puzzle)?, &read(board)?, depth, marks_of(shapes));
    Ok(seen.map(|seen| {
        let said = serde_json::to_string(&seen.said).unwrap_or_default();
        (seen.status, said, seen.wrong, seen.area, seen.placement)
    }))
}

/// Puzzle number `index` of a seed with its solution; none where the attempts do not suffice.
#[pyfunction]
pub fn small_generate(
    py: Python<'_>,
    size: usize,
    level: &str,
    seed: u64,
    index: u64,
) -> PyResult<Option<(String, String)>> {
    let shape = Shape::of_side(size)
        .ok_or_else(|| PyValueError::new_err(format!("expected a size of 4 or 6, found {size}")))?;
    let level = Level::from_slug(level).ok_or_else(|| {
        PyValueError::new_err(format!("expected beginner, easy or medium, found {level}"))
    })?;
    let made = py.detach(|| small::generate(shape, level, seed, index));
    Ok(made.map(|puzzle| (puzzle.givens.to_string(), puzzle.solution.to_string())))
}

fn read_depth(depth: u8) -> PyResult<Depth> {
    let fault = || PyValueError::new_err(format!("expected a depth, 1 to 3, found {depth}"));
    Depth::new(depth).ok_or_else(fault)
}

const fn marks_of(shapes: bool) -> Marks {
    if shapes { Marks::Shapes } else { Marks::Digits }
}

fn as_data(single: SmallSingle) -> Explained {
    let house = single.house.map(|(kind, index)| (name_of(kind), index));
    (
        single.kind.slug(),
        single.cell,
        single.digit,
        house.map(|(kind, _)| kind),
        house.map(|(_, index)| index),
    )
}

const fn name_of(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Box => "box",
        HouseKind::Row => "row",
        HouseKind::Column => "column",
    }
}
