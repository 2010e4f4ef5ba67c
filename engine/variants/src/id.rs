//! Compact identifiers: the bits of a puzzle in base64url, one identifier for each puzzle.
//!
//! They name a rule and its fields by their places in the table of rules, so new ones are appended.

mod reading;
mod writing;

use crate::puzzle::Puzzle;
use crate::reader::Fault;
use crate::shape::Shape;

use reading::Reader;
use writing::Writer;

/// The beginning of each identifier, which names the format.
pub const PREFIX: &str = "x1-";
/// The longest identifier, in characters.
pub const MOST_CHARACTERS: usize = 1_500;

const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const SIZE_BITS: usize = 3;
const KIND_BITS: usize = 6;
const DIGIT_BITS: usize = 4;
/// Bits of a count in each group, before the bit that says whether another group follows.
const COUNT_BITS: usize = 3;
const MOST_COUNT: usize = 1 << 12;
const STEP_BITS: usize = 3;
const WORDS: [&str; 2] = ["main", "anti"];

impl Puzzle {
    /// The identifier of the puzzle.
    ///
    /// # Errors
    /// When it would be longer than an identifier may be.
    pub fn id(&self) -> Result<String, Fault> {
        let mut writer = Writer::new(self.shape());
        writer
            .puzzle(self)
            .ok_or_else(|| Fault::new("rules", "expected rules that an identifier can express"))?;
        let id = writer.text();
        if id.len() > MOST_CHARACTERS {
            let found = id.len();
            let reason = format!(
                "expected a puzzle with an identifier of at most {MOST_CHARACTERS} characters, found {found}"
            );
            return Err(Fault::new("", reason));
        }
        Ok(id)
    }

    /// The puzzle of an identifier.
    ///
    /// # Errors
    /// When the text isn't the identifier of a puzzle.
    pub fn from_id(text: &str) -> Result<Self, Fault> {
        let invalid = || Fault::new("id", "expected the identifier of a variant puzzle");
        let mut reader = Reader::of(text).ok_or_else(invalid)?;
        let fields = reader.puzzle().ok_or_else(invalid)?;
        let puzzle = Self::read(&fields.to_string()).map_err(|_| invalid())?;
        // Another text of the same puzzle isn't its identifier.
        if puzzle.id().is_ok_and(|id| id == text) {
            Ok(puzzle)
        } else {
            Err(invalid())
        }
    }
}

/// How the values of a field are written.
enum Form {
    Cells,
    Pairs,
    Digits,
    Flag,
    Words,
    Number,
}

fn form_of(field: &str) -> Form {
    match field {
        "cells" | "circle" | "even" | "odd" => Form::Cells,
        "white" | "black" | "x" | "v" => Form::Pairs,
        "digits" => Form::Digits,
        "negative" => Form::Flag,
        "lines" => Form::Words,
        _ => Form::Number,
    }
}

fn bits_for(most: usize) -> usize {
    (usize::BITS - most.leading_zeros()) as usize
}

fn places_around() -> impl Iterator<Item = (isize, isize)> {
    (0..9)
        .filter(|&place| place != 4)
        .map(|place| (place / 3 - 1, place % 3 - 1))
}

/// The labels of the cells to the left of the next cell and above it.
fn neighbours_before(shape: Shape, labels: &[usize]) -> Vec<usize> {
    let (size, cell) = (shape.size(), labels.len());
    let left = (cell % size > 0).then(|| labels[cell - 1]);
    let above = (cell >= size).then(|| labels[cell - size]);
    left.into_iter().chain(above).collect()
}
