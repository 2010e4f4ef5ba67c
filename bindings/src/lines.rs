//! Checks the grids in the lines of a file without an object for each.

use std::num::NonZero;

use nonet_engine::grid::Grid;
use nonet_engine::search::{self, Limits, Status};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use crate::signals;

/// The lines that a thread takes at a time.
const SHARE: usize = 64;

/// The results of some lines, joined by line feeds.
#[derive(Default)]
struct CheckedShare {
    text: Vec<u8>,
    /// Whether every grid has exactly one solution.
    all_unique: bool,
    /// Whether a line isn't a grid.
    any_malformed: bool,
}

/// Check the grids that are the first words of lines.
///
/// The result has a line for each: the grid, its status and its solution; then the number of lines,
/// whether all grids are unique, and whether a line isn't a grid.
#[pyfunction]
pub fn check_lines<'py>(
    lines: &Bound<'py, PyBytes>,
    node_budget: u64,
    threads: Option<NonZero<usize>>,
) -> PyResult<(Bound<'py, PyString>, usize, bool, bool)> {
    let py = lines.py();
    let lines = lines.as_bytes();
    let words: Vec<&[u8]> = lines
        .split(|&byte| byte == b'\n')
        .filter_map(word)
        .collect();
    let limits = Limits {
        solutions: 2,
        nodes: node_budget,
    };
    let shares = words.len().div_ceil(SHARE);
    let check = |share: usize| {
        let from = share * SHARE;
        check_share(&words[from..words.len().min(from + SHARE)], limits)
    };
    let checked = signals::map(py, shares, 1, threads, check)?;
    let texts: Vec<&[u8]> = checked.iter().map(|share| share.text.as_slice()).collect();
    let text = texts.join(&b'\n');
    Ok((
        PyString::new(py, str::from_utf8(&text).expect("written as UTF-8")),
        words.len(),
        checked.iter().all(|share| share.all_unique),
        checked.iter().any(|share| share.any_malformed),
    ))
}

/// The first word of a line, if it has one; white space is as Python defines it.
fn word(line: &[u8]) -> Option<&[u8]> {
    let is_space = |byte: &u8| matches!(byte, 9..=13 | 28..=32);
    let mut words = line.split(is_space);
    words.find(|word| !word.is_empty())
}

fn check_share(words: &[&[u8]], limits: Limits) -> CheckedShare {
    let mut checked = CheckedShare {
        text: Vec::with_capacity(words.len() * 176),
        all_unique: true,
        any_malformed: false,
    };
    for (index, word) in words.iter().enumerate() {
        if index > 0 {
            checked.text.push(b'\n');
        }
        write_ascii(&mut checked.text, word);
        let Ok(grid) = Grid::parse(word) else {
            checked.any_malformed = true;
            checked.text.extend(b"\tmalformed\t-");
            continue;
        };
        let found = search::count_solutions(&grid, limits);
        checked.all_unique &= found.status == Status::Unique;
        checked.text.push(b'\t');
        checked.text.extend(found.status.slug().as_bytes());
        checked.text.push(b'\t');
        match found.solution {
            Some(solution) => checked.text.extend(solution.to_ascii()),
            None => checked.text.push(b'-'),
        }
    }
    checked
}

/// Write a word, with U+FFFD for each byte that is not ASCII.
fn write_ascii(text: &mut Vec<u8>, word: &[u8]) {
    if word.is_ascii() {
        return text.extend(word);
    }
    for &byte in word {
        if byte.is_ascii() {
            text.push(byte);
        } else {
            text.extend("\u{FFFD}".as_bytes());
        }
    }
}
