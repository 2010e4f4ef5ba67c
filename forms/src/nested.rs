//! Grids in brackets: JSON, and lists as programs write and print them.

use crate::cells::{Cell, GRID, ROW};
use crate::fault::{Cause, Reason};
use crate::grid::{Found, without_solutions};
use crate::label::{label_before, label_of};
use crate::line::grid_of_word;
use crate::row::{Row, number_of, value_of};
use crate::text;

/// A line end in a quoted text.
const LINE_END: &str = "\\n";
/// Deeper brackets are not read.
const DEEPEST: usize = 12;
/// The members of an object that hold solutions, or the cells of a grid in another order.
const IGNORED: [&str; 9] = [
    "solution",
    "solutions",
    "solved",
    "answer",
    "output",
    "columns",
    "cols",
    "boxes",
    "blocks",
];
/// The members of an object that hold grids; the first of these is read.
const NAMES: [&str; 17] = [
    "puzzles",
    "puzzle",
    "grids",
    "grid",
    "initial_board",
    "board",
    "newboard",
    "value",
    "sudoku",
    "quizzes",
    "quiz",
    "question",
    "givens",
    "initial",
    "start",
    "data",
    "cells",
];

/// A value in brackets, and its offset in bytes from their beginning.
pub enum Part {
    Grid(Found),
    Row(Row),
    /// A list of cells that is neither a row nor a grid; certain if the cells are those of a grid in another order.
    Wrong(Reason, bool),
}

impl Part {
    /// The part with the label that stands before its brackets; wrong if that is the name of a column or a box.
    pub fn after(self, before: &str) -> Result<Self, Reason> {
        match self {
            Self::Row(row) if row.label.is_none() => {
                let label = label_before(before)?;
                Ok(Self::Row(Row { label, ..row }))
            }
            part => Ok(part),
        }
    }
}

/// The grids and rows of a text in brackets; none if it is something else.
pub fn parts_of(text: &str) -> Vec<(usize, Part)> {
    let mut parser = Parser { text, at: 0 };
    let mut parts = Vec::new();
    if let Some(node) = parser.value(0) {
        collect(&node, &mut parts);
    }
    let is_of_grid = |part: &(usize, Part)| !matches!(part.1, Part::Wrong(_, false));
    if parts.iter().any(is_of_grid) {
        without_solutions(parts, |(_, part)| match part {
            Part::Grid(grid) => Some(grid),
            _ => None,
        })
    } else {
        Vec::new()
    }
}

struct Node<'a> {
    at: usize,
    name: Option<&'a str>,
    value: Value<'a>,
}

enum Value<'a> {
    Word(&'a str),
    List(Vec<Node<'a>>),
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip(&mut self, is_skipped: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(is_skipped).len();
    }

    /// The next value; nothing before a closing bracket, or where brackets are too deep.
    fn value(&mut self, depth: usize) -> Option<Node<'a>> {
        self.skip(|sign| sign.is_whitespace() || matches!(sign, ',' | ';' | '|' | '=' | ':'));
        let at = self.at;
        let value = match self.rest().chars().next()? {
            '[' | '{' | '(' => self.list(depth)?,
            ']' | '}' | ')' => return None,
            quote @ ('"' | '\'') => Value::Word(self.quoted(quote)),
            _ => Value::Word(self.word()),
        };
        self.skip(char::is_whitespace);
        let is_named = matches!(self.rest().as_bytes(), [b':' | b'=', ..]);
        match value {
            Value::Word(name) if is_named => {
                self.skip(|sign| sign.is_whitespace() || matches!(sign, ':' | '=' | '>'));
                let named = self.value(depth)?;
                Some(Node {
                    name: Some(named.name.unwrap_or(name)),
                    ..named
                })
            }
            value => Some(Node {
                at,
                name: None,
                value,
            }),
        }
    }

    fn list(&mut self, depth: usize) -> Option<Value<'a>> {
        if depth == DEEPEST {
            return None;
        }
        self.at += 1;
        let mut nodes = Vec::new();
        while let Some(node) = self.value(depth + 1) {
            nodes.push(node);
        }
        // If the inner brackets are too deep, or the text ends, the list does not close.
        self.rest().starts_with([']', '}', ')']).then_some(())?;
        self.at += 1;
        Some(Value::List(nodes))
    }

    fn quoted(&mut self, quote: char) -> &'a str {
        let start = self.at + 1;
        let mut is_escaped = false;
        let end = self.text[start..].find(|sign| {
            let is_end = sign == quote && !is_escaped;
            is_escaped = sign == '\\' && !is_escaped;
            is_end
        });
        let end = end.map_or(self.text.len(), |end| start + end);
        self.at = (end + 1).min(self.text.len());
        &self.text[start..end]
    }

    fn word(&mut self) -> &'a str {
        let is_end = |sign: char| {
            sign.is_whitespace()
                || matches!(
                    sign,
                    ',' | ';' | '|' | ':' | '=' | '"' | '\'' | '[' | ']' | '{' | '}' | '(' | ')'
                )
        };
        let rest = self.rest();
        let end = rest.find(is_end).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }
}

fn collect(node: &Node<'_>, parts: &mut Vec<(usize, Part)>) {
    match &node.value {
        Value::Word(word) if word.contains(LINE_END) => {
            let reading = text::read(&word.replace(LINE_END, "\n"));
            let grids = reading.into_iter().flat_map(|reading| reading.grids);
            parts.extend(grids.map(|grid| (node.at, Part::Grid(grid))));
        }
        Value::Word(word) => {
            parts.extend(grid_of_word(word).map(|grid| (node.at, Part::Grid(grid))));
        }
        Value::List(nodes) if is_by_column(nodes) => parts.push((
            node.at,
            wrong("a matrix of R is filled by columns; add byrow=TRUE", true),
        )),
        Value::List(nodes) if nodes.iter().any(|node| node.name.is_some()) => {
            let named = |name: &&str| {
                nodes
                    .iter()
                    .find(|node| node.name.is_some_and(|own| own.eq_ignore_ascii_case(name)))
                    .filter(|node| !matches!(node.value, Value::Word("null" | "None")))
            };
            match NAMES.iter().find_map(named) {
                Some(node) => collect(node, parts),
                None => collect_members(nodes, parts),
            }
        }
        Value::List(nodes) => collect_list(node.at, nodes, parts),
    }
}

/// Whether these are the arguments of `matrix(c(...), 9)`.
fn is_by_column(nodes: &[Node<'_>]) -> bool {
    let is_named = |node: &Node<'_>| node.name == Some("byrow");
    let [
        Node {
            value: Value::Word("c"),
            ..
        },
        Node {
            value: Value::List(cells),
            ..
        },
        ..,
    ] = nodes
    else {
        return false;
    };
    cells.len() == GRID && !nodes.iter().any(is_named)
}

/// Collects from an object of unknown members: its rows, if their names number them, or else its whole grids.
fn collect_members(nodes: &[Node<'_>], parts: &mut Vec<(usize, Part)>) {
    let row = |node: &Node<'_>| {
        let (label, rest) =
            label_of(&format!("{}:", node.name?)).map(|(label, rest)| (label, rest.is_empty()))?;
        let row = row_in(node).filter(|_| rest)?;
        let label = Some(label);
        Some((node.at, Part::Row(Row { label, ..row })))
    };
    let rows: Vec<_> = nodes.iter().filter_map(row).collect();
    if rows.len() >= ROW {
        parts.extend(rows);
        return;
    }
    for node in nodes {
        let name = node.name.unwrap_or_default();
        parts.extend(grid_of_word(name).map(|grid| (node.at, Part::Grid(grid))));
        if IGNORED
            .iter()
            .any(|ignored| name.eq_ignore_ascii_case(ignored))
        {
            continue;
        }
        let mut within = Vec::new();
        collect(node, &mut within);
        let is_row = |part: &&(usize, Part)| matches!(part.1, Part::Row(_));
        let is_damaged = within.iter().filter(is_row).count() > ROW / 2;
        let is_kept = |part: &(usize, Part)| {
            node.name.is_none() || is_damaged || matches!(part.1, Part::Grid(_))
        };
        parts.extend(within.into_iter().filter(is_kept));
    }
}

fn collect_list(at: usize, nodes: &[Node<'_>], parts: &mut Vec<(usize, Part)>) {
    let cells = cells_of(nodes);
    match cells.as_ref().map(Vec::len) {
        Some(GRID) => parts.extend(cells.map(|cells| (at, Part::Grid(Found::of(&cells))))),
        Some(ROW) => parts.extend(cells.map(|cells| (at, Part::Row(listed(cells))))),
        Some(0) => {}
        // One is enough to reject the text.
        Some(_) if matches!(parts.last(), Some((_, Part::Wrong(..)))) => {}
        Some(count) => {
            let text = format!("found a list of {count} cells; expected 9 or 81");
            parts.push((at, wrong(Reason::new(Cause::Cells(count), text), false)));
        }
        None => {
            if let Some(part) = square(nodes) {
                parts.push((at, part));
                return;
            }
            for node in nodes {
                match row_in(node) {
                    Some(row) => parts.push((node.at, Part::Row(row))),
                    None => collect(node, parts),
                }
            }
        }
    }
}

/// The grid of nine rows; wrong if the lists within have three cells each, which may be boxes, parts of rows or
/// entries.
fn square(nodes: &[Node<'_>]) -> Option<Part> {
    let cells = |node: &Node<'_>| match &node.value {
        Value::List(nodes) => cells_of(nodes),
        Value::Word(_) => None,
    };
    let rows = nodes.iter().filter(|node| is_value(node)).map(cells);
    let rows: Vec<Vec<Cell>> = rows.collect::<Option<_>>()?;
    if rows.len().is_multiple_of(3) && rows.iter().all(|row| row.len() == 3) {
        return Some(wrong("found lists of 3 cells; expected rows of 9", true));
    }
    let is_grid = rows.len() == ROW && rows.iter().all(|row| row.len() == ROW);
    is_grid.then(|| Part::Grid(Found::of(&rows.concat())))
}

fn wrong(reason: impl Into<Reason>, is_certain: bool) -> Part {
    Part::Wrong(reason.into(), is_certain)
}

/// The row of a list or a word.
fn row_in(node: &Node<'_>) -> Option<Row> {
    match &node.value {
        Value::Word(word) => row_of(word),
        Value::List(nodes) => cells_of(nodes)
            .filter(|cells| cells.len() == ROW)
            .map(listed),
    }
}

/// The cells of a list that has nothing else; an empty text is an empty cell.
fn cells_of(nodes: &[Node<'_>]) -> Option<Vec<Cell>> {
    let cell = |node: &Node<'_>| match node.value {
        Value::Word("" | " ") => Some(Cell::EMPTY),
        Value::Word(word) => value_of(word).or_else(|| number_of(word)),
        // `Some(5)` of Rust.
        Value::List(ref within) => match &within[..] {
            [
                Node {
                    value: Value::Word(word),
                    ..
                },
            ] => value_of(word),
            _ => None,
        },
    };
    nodes
        .iter()
        .filter(|node| is_value(node))
        .map(cell)
        .collect()
}

/// Three dots continue a line of a program; each line of a quotation begins with a bracket.
fn is_value(node: &Node<'_>) -> bool {
    !matches!(node.value, Value::Word("..." | ">" | "Some" | "Just"))
}

/// The row of a word with nine cells.
fn row_of(word: &str) -> Option<Row> {
    let cells: Option<Vec<Cell>> = word.chars().map(Cell::of).collect();
    cells.filter(|cells| cells.len() == ROW).map(listed)
}

fn listed(cells: Vec<Cell>) -> Row {
    Row {
        is_listed: true,
        ..Row::of(cells, 0)
    }
}
