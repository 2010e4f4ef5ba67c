//! Variants: puzzles with rules, in the formats of other tools.
//!
//! A rule that Nonet doesn't have is an error that names it. Colours, titles, authors, texts of rules, solutions and
//! the notes of a player are left out: the model has no place for them.

mod f_puzzles;
mod f_puzzles_items;
mod f_puzzles_writing;
mod iss;
mod iss_writing;
mod link;
mod scl;
mod shape;
mod zipped;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fault::Fault;
use crate::lz_string::pack;
use link::Source;
use shape::Shape;

/// Longer texts are not read.
const MOST_BYTES: usize = 1 << 18;

/// A format that puzzles with rules are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariantFormat {
    /// A link to `SudokuPad`.
    SudokuPad,
    /// A link to f-puzzles.
    FPuzzles,
    /// A string of constraints for the Interactive Sudoku Solver.
    Iss,
}

impl VariantFormat {
    /// The format of a name, such as `sudokupad`.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        match name {
            "sudokupad" => Some(Self::SudokuPad),
            "f-puzzles" => Some(Self::FPuzzles),
            "iss" => Some(Self::Iss),
            _ => None,
        }
    }
}

/// A puzzle as Nonet's JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Puzzle {
    size: usize,
    #[serde(default)]
    givens: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    regions: Option<String>,
    #[serde(default)]
    rules: Vec<Rule>,
}

type Cells = Vec<usize>;
type Pairs = Vec<[usize; 2]>;

/// A rule; the names of variants and fields are those of the JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
enum Rule {
    Diagonal {
        #[serde(default = "both")]
        lines: Vec<Line>,
    },
    Windoku,
    Disjoint,
    ExtraRegion {
        cells: Cells,
    },
    Killer {
        cells: Cells,
        #[serde(default)]
        sum: Option<usize>,
    },
    AntiKnight,
    AntiKing,
    NonConsecutive,
    Parity {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        even: Cells,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        odd: Cells,
    },
    Greater {
        cells: [usize; 2],
    },
    Kropki(Kropki),
    Xv(Xv),
    Thermo {
        cells: Cells,
    },
    Arrow {
        circle: Cells,
        cells: Cells,
    },
    Palindrome {
        cells: Cells,
    },
    Renban {
        cells: Cells,
    },
    Whisper {
        cells: Cells,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        difference: Option<usize>,
    },
    Between {
        cells: Cells,
    },
    LittleKiller {
        cells: Cells,
        sum: usize,
    },
    Quadruple {
        cells: Cells,
        digits: Vec<usize>,
    },
    Sandwich {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        row: Option<usize>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        column: Option<usize>,
        sum: usize,
    },
}

/// The dots between cells; with `negative`, all of them are given.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Kropki {
    white: Pairs,
    black: Pairs,
    negative: bool,
}

/// The letters between cells; with `negative`, all of them are given.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Xv {
    x: Pairs,
    v: Pairs,
    negative: bool,
}

/// A diagonal; the main one begins in the top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Line {
    Main,
    Anti,
}

fn both() -> Vec<Line> {
    vec![Line::Main, Line::Anti]
}

/// The puzzle of a text as Nonet's JSON. The text is a link to `SudokuPad` or f-puzzles, the id or the JSON in one, a
/// string or a link of the Interactive Sudoku Solver, or Nonet's JSON itself.
///
/// # Errors
///
/// The text isn't one of these, is damaged or too long, holds no puzzle, or has a rule that isn't supported.
pub fn read_variant(text: &str) -> Result<Value, Fault> {
    if text.len() > MOST_BYTES {
        let reason = "the text is too long; expected 262,144 bytes at most";
        return Err(Fault::of_whole(reason));
    }
    let mut puzzle = match link::source_of(text.trim())? {
        Source::Own(json) => return Ok(json),
        Source::FPuzzles(fields) => f_puzzles::read(&fields)?,
        Source::Scl(fields) => scl::read(&fields)?,
        Source::Iss(text) => iss::read(&text)?,
    };
    puzzle.rules = puzzle
        .rules
        .into_iter()
        .flat_map(without_crossings)
        .collect();
    serde_json::to_value(puzzle).map_err(|error| Fault::of_whole(error.to_string()))
}

/// The parts of a whisper that visits a cell twice, each without such a cell; other rules as they are.
fn without_crossings(rule: Rule) -> Vec<Rule> {
    let Rule::Whisper { cells, difference } = rule else {
        return vec![rule];
    };
    let mut parts: Vec<Cells> = vec![Cells::new()];
    for cell in cells {
        let Some(part) = parts.last_mut() else { break };
        // A part is at most as long as the grid has cells.
        let last = part.last().copied().filter(|_| part.contains(&cell));
        match last {
            Some(last) => parts.push(vec![last, cell]),
            None => part.push(cell),
        }
    }
    let whisper = |cells| Rule::Whisper { cells, difference };
    parts.into_iter().map(whisper).collect()
}

/// A puzzle of Nonet's JSON as a link or a string of another tool.
///
/// # Errors
///
/// The JSON isn't a puzzle, or the format has no equivalent of a rule.
pub fn write_variant(json: &str, format: VariantFormat) -> Result<String, Fault> {
    let puzzle = puzzle_of(json)?;
    let packed = |address: &str| -> Result<String, Fault> {
        let packed = pack(&f_puzzles_writing::write(&puzzle)?.to_string());
        let encoded = utf8_percent_encode(&packed, NON_ALPHANUMERIC);
        Ok(format!("{address}{encoded}"))
    };
    match format {
        VariantFormat::SudokuPad => packed("https://sudokupad.app/fpuzzles"),
        VariantFormat::FPuzzles => packed("https://f-puzzles.com/?load="),
        VariantFormat::Iss => iss_writing::write(&puzzle),
    }
}

fn puzzle_of(json: &str) -> Result<Puzzle, Fault> {
    let damaged = |error| Fault::of_whole(format!("the JSON is no puzzle: {error}"));
    let mut json: Value = serde_json::from_str(json).map_err(damaged)?;
    if let Some(fields) = json.as_object_mut() {
        fields.retain(|_, held| !held.is_null());
        let rules = fields.get_mut("rules").and_then(Value::as_array_mut);
        for rule in rules.into_iter().flatten().filter_map(Value::as_object_mut) {
            rule.retain(|_, held| !held.is_null());
        }
    }
    let mut puzzle: Puzzle = serde_json::from_value(json).map_err(damaged)?;
    let shape = Shape::of(puzzle.size)?;
    if puzzle.givens.is_empty() {
        puzzle.givens = shape.text_of(&vec![0; shape.count()]);
    }
    shape.digits_of(&puzzle.givens)?;
    if let Some(regions) = &puzzle.regions {
        puzzle.regions = shape.regions_of(&regions.chars().collect::<Vec<_>>())?;
    }
    puzzle
        .rules
        .iter()
        .try_for_each(|rule| require_cells(rule, shape))?;
    Ok(puzzle)
}

/// Reject rules whose cells aren't in the grid, so that writing can rely on them.
fn require_cells(rule: &Rule, shape: Shape) -> Result<(), Fault> {
    let (first, second) = cells_of(rule);
    let is_wrong = |&cell: &usize| cell >= shape.count();
    if first.iter().chain(&second).any(is_wrong) {
        return Err(Fault::of_whole("a rule has a cell outside the grid"));
    }
    let line = match rule {
        Rule::Sandwich { row, column, .. } if row.is_some() == column.is_some() => None,
        Rule::Sandwich { row, column, .. } => row.or(*column),
        _ => Some(0),
    };
    let is_line = line.is_some_and(|line| line < shape.size());
    is_line
        .then_some(())
        .ok_or_else(|| Fault::of_whole("a sandwich needs one row or column of the grid"))
}

/// The cells of a rule, in up to two lists.
fn cells_of(rule: &Rule) -> (Cells, Cells) {
    let flat = |pairs: &Pairs| pairs.concat();
    match rule {
        Rule::Parity { even, odd } => (even.clone(), odd.clone()),
        Rule::Kropki(dots) => (flat(&dots.white), flat(&dots.black)),
        Rule::Xv(letters) => (flat(&letters.x), flat(&letters.v)),
        Rule::Greater { cells } => (cells.to_vec(), Cells::new()),
        Rule::Arrow { circle, cells } => (circle.clone(), cells.clone()),
        Rule::ExtraRegion { cells }
        | Rule::Killer { cells, .. }
        | Rule::Thermo { cells }
        | Rule::Palindrome { cells }
        | Rule::Renban { cells }
        | Rule::Whisper { cells, .. }
        | Rule::Between { cells }
        | Rule::LittleKiller { cells, .. }
        | Rule::Quadruple { cells, .. } => (cells.clone(), Cells::new()),
        _ => (Cells::new(), Cells::new()),
    }
}

/// Reject several rules of dots or letters if one is negative: tools know only all dots together.
fn require_one_negative(tool: &str, rules: &[Rule]) -> Result<(), Fault> {
    let kinds: [fn(&Rule) -> Option<bool>; 2] = [
        |rule| match rule {
            Rule::Kropki(dots) => Some(dots.negative),
            _ => None,
        },
        |rule| match rule {
            Rule::Xv(letters) => Some(letters.negative),
            _ => None,
        },
    ];
    let is_mixed = kinds.into_iter().any(|kind| {
        let found: Vec<bool> = rules.iter().filter_map(kind).collect();
        found.len() > 1 && found.contains(&true)
    });
    if is_mixed {
        return Err(Fault::without_equivalent(
            tool,
            "a negative rule beside another of its kind",
        ));
    }
    Ok(())
}
