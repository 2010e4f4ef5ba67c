//! A row of a grid on a line of its own: with or without borders, labels, candidates, empty fields.

use crate::braille;
use crate::cells::{Cell, GRID, ROW, are_cells, bit_of, is_cell};
use crate::label::{Label, label_of};
use crate::loose::Frame;

/// Flags for the characters of which a whole line may be a border rather than a row.
pub const DASH: u8 = 1;
const STAR: u8 = 2;
const UNDERSCORE: u8 = 4;
/// A field that is blank.
pub const BLANK: u8 = 8;

/// All of these flags.
pub const BORDER: u8 = DASH | STAR | UNDERSCORE | BLANK;
/// Flags for two signs of empty cells: where both stand, a zero may be a digit.
const ZERO: u8 = 16;
const DOT: u8 = 32;
pub const ZEROS_AND_DOTS: u8 = ZERO | DOT;

const DELIMITERS: [char; 5] = ['\t', ';', ',', '|', '&'];
/// More fields than a grid with a label and blank columns around it has.
const MOST_FIELDS: usize = 24;

/// The content of a line: nine cells, or more fields with some blank columns.
#[derive(Clone, Debug)]
pub struct Row {
    pub cells: Vec<Cell>,
    /// The `cells` that are blank or a label, if there are more than nine.
    pub is_blank: Vec<bool>,
    pub label: Option<Label>,
    /// The flags of its empty cells that may also be a border, such as `DASH`.
    pub marks: u8,
    /// The text around the cells, if the row needs eight others of its kind.
    pub frame: Option<Frame>,
    /// Whether it stands in brackets, where no row numbers the columns.
    pub is_listed: bool,
    pub line: usize,
}

impl Row {
    pub fn of(cells: Vec<Cell>, marks: u8) -> Self {
        Self {
            cells,
            is_blank: Vec::new(),
            label: None,
            marks,
            frame: None,
            is_listed: false,
            line: 0,
        }
    }

    /// Whether the row has a digit and needs eight others of its kind.
    pub fn is_framed(&self) -> bool {
        self.frame.is_some() && !self.may_be_border()
    }

    /// Whether the row has no digit and may be a border.
    pub fn may_be_border(&self) -> bool {
        self.marks & BORDER != 0 && self.cells.iter().all(|&cell| cell == Cell::EMPTY)
    }

    /// Whether it numbers the columns, from 1 or from 0, perhaps above labels of the rows.
    pub fn is_ascending(&self) -> bool {
        let above = usize::from(self.is_above_labels());
        let digits = self.cells[above..].iter().map(|cell| cell.digit);
        let is_plain = !self.is_listed && self.cells.iter().all(|cell| cell.candidates == 0);
        let is_row = self.cells.len() == ROW + above;
        is_plain && is_row && (digits.clone().eq(1..=9) || digits.eq(0..=8))
    }

    fn is_above_labels(&self) -> bool {
        self.cells.len() == ROW + 1 && self.is_blank.first() == Some(&true)
    }
}

/// The row of a line.
pub fn row_of(line: &str) -> Option<Row> {
    unlabelled(line).or_else(|| labelled(line))
}

fn unlabelled(line: &str) -> Option<Row> {
    let bare = line.trim();
    if bare.len() == ROW && are_cells(bare) && !is_number(bare) {
        // The most common row, ahead of all that looks further.
        let cells = bare.chars().filter_map(Cell::of).collect();
        return Some(Row::of(cells, marks_of(&[bare])));
    }
    if let Some(row) = braille::row_of(line) {
        let marks = if row.contains('-') { DASH } else { 0 };
        return Some(Row::of(row.chars().filter_map(Cell::of).collect(), marks));
    }
    fields(line)
        .or_else(|| boxes(line))
        .or_else(|| words(line))
        .or_else(|| words(unmarked(line)?))
}

fn labelled(line: &str) -> Option<Row> {
    let (label, rest) = label_of(line)?;
    let row = unlabelled(rest)?;
    let label = Some(label);
    (row.cells.len() == ROW && row.cells.iter().any(|cell| *cell != Cell::EMPTY))
        .then_some(Row { label, ..row })
}

/// A line without emphasis around it: `**` or `__`.
fn unmarked(line: &str) -> Option<&str> {
    let line = line.trim();
    ["**", "__", "~~", "*", "_"]
        .iter()
        .find_map(|mark| line.strip_prefix(mark)?.strip_suffix(mark))
}

/// The fields of a line of a table, some of which are blank.
fn fields(line: &str) -> Option<Row> {
    if line.matches("||").count() + 1 == ROW {
        return fields_between(&line.replace("||", "|"), '|');
    }
    let are_fields = |delimiter: &char| line.matches(*delimiter).count() + 1 >= ROW;
    DELIMITERS
        .into_iter()
        .filter(are_fields)
        .find_map(|delimiter| fields_between(line, delimiter))
}

/// A line of fields without the bars around them.
fn unframed(line: &str) -> &str {
    let is_framed = line.starts_with('|') && line.trim_end().ends_with('|');
    let line = if line.matches('|').count() + 1 == ROW && !is_framed {
        return line;
    } else {
        line.trim()
    };
    let inner = line.strip_prefix('|').unwrap_or(line);
    if inner.len() < line.len() && inner.matches('|').count() + 1 == ROW {
        return inner;
    }
    let inner = inner.strip_suffix("|.").unwrap_or(inner);
    inner.strip_suffix('|').unwrap_or(inner)
}

fn fields_between(line: &str, delimiter: char) -> Option<Row> {
    let line = if delimiter == '|' {
        unframed(line)
    } else {
        line.trim_end_matches(' ')
    };
    let mut all: Vec<&str> = line
        .split(delimiter)
        .take(MOST_FIELDS + 1)
        .map(bare)
        .collect();
    if delimiter == '&' && all.len() == ROW + 1 {
        // The end of a line in LaTeX and HTML follows the last cell.
        all.pop_if(|field| field.is_empty());
    }
    let has_blank = all.iter().any(|field| field.is_empty());
    if !has_blank && delimiter != ';' || !(ROW..=MOST_FIELDS).contains(&all.len()) {
        return None;
    }
    let cells = all.iter().map(|field| match *field {
        "" => Some(Cell::EMPTY),
        field => value_of(field).or_else(|| candidates_of(field)),
    });
    if let Some(cells) = cells.clone().collect::<Option<Vec<Cell>>>() {
        let is_blank = all.iter().map(|field| field.is_empty()).collect();
        return Some(Row {
            is_blank,
            ..Row::of(cells, BLANK)
        });
    }
    // The first field may be a label.
    let rest: Vec<Cell> = cells.skip(1).collect::<Option<_>>()?;
    let named = format!("{} ", all[0]);
    let (label, _) = label_of(&named).filter(|_| rest.len() == ROW)?;
    let label = Some(label);
    Some(Row {
        label,
        ..Row::of(rest, BLANK)
    })
}

/// The content of a field, without quotation marks and emphasis.
fn bare(field: &str) -> &str {
    let is_mark = |sign: char| sign.is_whitespace() || matches!(sign, '"' | '\'' | '{' | '}' | '$');
    let field = field.trim_matches(is_mark);
    if field.contains(|sign: char| sign.is_ascii_alphanumeric()) {
        field.trim_matches('*')
    } else {
        field
    }
}

/// Three boxes of equal width between bars, in which a space is an empty cell.
fn boxes(line: &str) -> Option<Row> {
    let framed = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    let parts: Vec<&str> = framed.split('|').take(4).collect();
    let width = parts.first()?.chars().count();
    let places = match width {
        3 => [0, 1, 2],
        5 => [0, 2, 4],
        7 => [1, 3, 5],
        _ => return None,
    };
    if parts.len() != 3 || parts.iter().any(|part| part.chars().count() != width) {
        return None;
    }
    let cells: Vec<[Cell; 3]> = parts
        .iter()
        .map(|part| box_of(part, places))
        .collect::<Option<_>>()?;
    let cells = cells.concat();
    cells.contains(&Cell::EMPTY).then(|| Row::of(cells, BLANK))
}

pub fn box_of(part: &str, places: [usize; 3]) -> Option<[Cell; 3]> {
    let mut cells = [Cell::EMPTY; 3];
    for (at, sign) in part.chars().enumerate().filter(|&(_, sign)| sign != ' ') {
        let place = places.iter().position(|&place| place == at)?;
        cells[place] = Cell::of(sign).filter(|&cell| cell != Cell::EMPTY)?;
    }
    Some(cells)
}

fn words(line: &str) -> Option<Row> {
    let words: Vec<&str> = words_of(line).take(GRID + 1).collect();
    let cells = if words.len() == ROW {
        nine(&words)
    } else {
        None
    };
    let cells = cells.or_else(|| {
        let is_part =
            |word: &&str| word.len() * words.len() == ROW && are_cells(word) && !is_number(word);
        let are_all = !words.is_empty() && words.iter().all(is_part) && !is_rating(line, &words);
        are_all.then(|| words.concat().chars().filter_map(Cell::of).collect())
    })?;
    Some(Row::of(cells, marks_of(&words)))
}

/// Whether nine characters are a number such as `0.0001234`.
fn is_number(word: &str) -> bool {
    let is_digit = |sign: char| sign.is_ascii_digit();
    word.len() == ROW
        && word.starts_with(is_digit)
        && word.contains('0')
        && word.matches('.').count() == 1
        && word.split('.').all(|part| part.chars().all(is_digit))
}

/// Whether a line is a rating of three numbers: `9.0/1.2/1.2`.
pub fn is_rating(line: &str, words: &[&str]) -> bool {
    let is_real = |word: &&str| matches!(word.as_bytes(), [b'0'..=b'9', b'.', b'0'..=b'9']);
    line.contains('/') && words.iter().all(is_real)
}

fn marks_of(words: &[&str]) -> u8 {
    let is_plain = words.iter().all(|word| matches!(word.len(), 1 | ROW));
    let mark = |sign: char| match sign {
        '0' if is_plain => ZERO,
        '.' if is_plain => DOT,
        '-' => DASH,
        '*' => STAR,
        '_' => UNDERSCORE,
        _ => 0,
    };
    // `-1` is a number, and so is `5.0`.
    let cells = words.iter().filter(|word| **word != "-1");
    let signs = cells.flat_map(|word| word.chars());
    signs.fold(0, |marks, sign| marks | mark(sign))
}

/// The words between white space, borders, brackets and commas.
pub fn words_of(line: &str) -> impl Iterator<Item = &str> {
    let is_between = |sign: char| {
        sign.is_whitespace()
            || matches!(
                sign,
                '|' | '!'
                    | ','
                    | ';'
                    | ':'
                    | '\''
                    | '"'
                    | '/'
                    | '['
                    | ']'
                    | '{'
                    | '}'
                    | '('
                    | ')'
                    | '&'
                    | '$'
            )
    };
    line.split(is_between).filter(|word| !word.is_empty())
}

/// Nine cells, one to a word.
fn nine(words: &[&str]) -> Option<Vec<Cell>> {
    let values: Option<Vec<Cell>> = words.iter().map(|word| value_of(word)).collect();
    if values.is_some() {
        return values;
    }
    // One word such as `5.` may be a label; nine are numbers.
    let numbers: Option<Vec<Cell>> = words.iter().map(|word| number_of(word)).collect();
    if numbers.is_some() {
        return numbers;
    }
    // Nine single characters are cells, never lists of candidates.
    if words.iter().all(|word| word.len() == 1) {
        return None;
    }
    let cell = |word: &&str| candidates_of(word).or_else(|| value_of(word));
    words.iter().map(cell).collect()
}

/// The cell of a value: one character, or an empty one as programs write it.
pub fn value_of(word: &str) -> Option<Cell> {
    let mut signs = word.chars();
    match (signs.next(), signs.as_str()) {
        (Some(sign), "") | (Some(sign @ '0'..='9'), ".0" | ",0" | ".00" | ",00") => Cell::of(sign),
        _ => matches!(
            word.to_ascii_lowercase().as_str(),
            "-1" | "--"
                | "nothing"
                | "blank"
                | "nan"
                | "none"
                | "null"
                | "na"
                | "<na>"
                | "nil"
                | "undefined"
                | "empty"
        )
        .then_some(Cell::EMPTY),
    }
}

/// The cell of a whole number as programs print a real one: `5.`.
pub fn number_of(word: &str) -> Option<Cell> {
    match word.as_bytes() {
        [digit @ b'0'..=b'9', b'.'] => Cell::of(char::from(*digit)),
        _ => None,
    }
}

/// The cell of a list of candidates, with the marks that people add; a single digit is placed.
fn candidates_of(word: &str) -> Option<Cell> {
    let is_mark = |sign: char| matches!(sign, '*' | '#' | '+' | '@' | '^' | '~' | '!' | '<' | '>');
    let entered = word.strip_prefix('u');
    let digits = entered.unwrap_or(word).trim_matches(is_mark);
    let digits = digits
        .strip_suffix(|sign: char| sign.is_ascii_lowercase() && sign != 'x')
        .unwrap_or(digits);
    let is_list = digits.bytes().all(|digit| matches!(digit, b'1'..=b'9'))
        && digits.as_bytes().is_sorted_by(|one, next| one < next);
    if digits.is_empty() || !is_list {
        return None;
    }
    let bits = digits
        .bytes()
        .fold(0, |bits, digit| bits | bit_of(digit - b'0'));
    if digits.len() == 1 && entered.is_none() {
        return digits.chars().next().and_then(Cell::of);
    }
    Some(Cell::noted(bits))
}

/// Whether a line looks like cells, so that it is an error rather than prose.
pub fn looks_like_cells(line: &str) -> bool {
    const ALIKE: usize = 5;
    let alike = line.chars().filter(|&sign| is_cell(sign)).count();
    let all = line.chars().filter(|sign| !sign.is_whitespace()).count();
    let is_word = |word: &str| {
        let letters = word.chars().filter(|sign| sign.is_alphabetic());
        letters.filter(|&sign| !is_cell(sign)).count() >= 3
    };
    let has_letters = line
        .chars()
        .any(|sign| sign.is_alphabetic() && !is_cell(sign));
    let has_fields = DELIMITERS
        .iter()
        .any(|&delimiter| line.matches(delimiter).count() + 1 >= ROW);
    let are_many = alike >= ALIKE && 2 * alike > all;
    (are_many || has_fields && !has_letters) && !words_of(line).any(is_word)
}
