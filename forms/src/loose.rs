//! Rows that are only read beside eight others of the same kind: with a sign of their own for empty cells, with words
//! around them, or with spaces as empty cells.

use crate::cells::{Cell, ROW};
use crate::label::{Label, is_unit, label_of, number_at};
use crate::row::{BLANK, DASH, Row, box_of, is_rating, row_of, value_of};

/// Longer lines are prose.
const LONGEST: usize = 400;
const MOST_WORDS: usize = 40;
const COMMENT: [char; 5] = ['#', '/', '%', ';', ' '];

/// The text around the cells of a row, and its sign for an empty cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    around: String,
    empty: String,
    /// Whether that sign is one of the known signs for an empty cell.
    is_known: bool,
    /// Whether the words before it name a column or a box.
    pub is_unit: bool,
}

/// Whether nine rows may form a grid: all have the same frame and the same unknown sign for empty cells.
pub fn are_alike(rows: &[&Row]) -> bool {
    let Some(first) = rows.iter().find_map(|row| row.frame.as_ref()) else {
        return true;
    };
    let own_empty = |row: &&&Row| match &row.frame {
        Some(frame) => frame.empty.clone(),
        None if row.marks & BLANK != 0 => " ".into(),
        None => String::new(),
    };
    let with_empty = rows
        .iter()
        .filter(|row| row.cells.iter().any(|cell| cell.digit == 0));
    let mut empties = with_empty.map(|row| own_empty(&row));
    let empty = empties.next();
    let is_alike = |row: &&Row| {
        let own = row.frame.as_ref();
        own.map_or("", |frame| frame.around.as_str()) == first.around
            && !own.is_some_and(|frame| frame.is_unit)
    };
    rows.iter().all(is_alike) && empties.all(|own| Some(own) == empty)
}

/// The row of a line that counts only beside others of its kind.
pub fn loose_row(line: &str) -> Option<Row> {
    if line.len() > LONGEST {
        return None;
    }
    let labelled = label_of(line).and_then(|(label, rest)| {
        let row = in_words(rest)?;
        let label = Some(label);
        Some(Row { label, ..row })
    });
    let whole = in_words(line);
    let frame = whole.as_ref().and_then(|row| row.frame.as_ref());
    if frame.is_some_and(|frame| frame.is_known) {
        return whole;
    }
    labelled.or(whole).or_else(|| in_columns(line))
}

/// The row of a comment.
pub fn commented_row(line: &str) -> Option<Row> {
    loose_row(line).or_else(|| {
        let rest = line.trim_start().trim_start_matches(&COMMENT[..4]);
        let row = row_of(rest).or_else(|| loose_row(rest))?;
        let around = "#".into();
        let frame = row.frame.clone().unwrap_or_default();
        let frame = Some(Frame { around, ..frame });
        Some(Row { frame, ..row })
    })
}

/// Nine cells among the words of a line, one, three or nine to a word.
fn in_words(line: &str) -> Option<Row> {
    let is_between = |sign: char| sign.is_whitespace() || "|!,;:'\"/[]{}()&$=`<>".contains(sign);
    let words = line.split(is_between);
    let words = words.map(|word| word.strip_prefix('+').unwrap_or(word));
    let words: Vec<&str> = words
        .filter(|word| !word.is_empty())
        .take(MOST_WORDS)
        .collect();
    if words.is_empty() || is_rating(line, &words) {
        return None;
    }
    let kinds = [(ROW, 1), (3, 3), (1, ROW)].into_iter();
    let windows = kinds.flat_map(|(count, length)| {
        let windows = words.windows(count);
        windows.filter_map(move |window| Some((window, cells_in(window, length)?)))
    });
    let (mut known, mut unknown): (Vec<_>, Vec<_>) =
        windows.partition(|(_, (_, empty))| is_known(empty));
    let is_only = known.len() < 2;
    let (window, (cells, empty)) = known.pop().or_else(|| unknown.pop())?;
    let last = window[window.len() - 1];
    let start = window[0].as_ptr() as usize - line.as_ptr() as usize;
    let end = last.as_ptr() as usize - line.as_ptr() as usize + last.len();
    let (before, after) = (&line[..start], &line[end..]);
    // The number of a row, after a word, isn't a cell.
    let is_numbered = before.contains(char::is_alphabetic) && words.ends_with(window);
    (is_only || is_numbered).then_some(())?;
    let around = format!("{}\0{}", words_around(before), words_around(after));
    let frame = Some(Frame {
        around: around.trim_matches('\0').into(),
        empty: empty.into(),
        is_known: is_known(empty),
        is_unit: is_unit(before),
    });
    let label = number_in(before);
    Some(Row {
        label,
        frame,
        ..Row::of(cells, DASH)
    })
}

/// The cells of some words, all with `length` cells, and the text of an empty one.
fn cells_in<'a>(words: &[&'a str], length: usize) -> Option<(Vec<Cell>, &'a str)> {
    let mut empty = "";
    let mut cells = Vec::with_capacity(ROW);
    let mut add = |text: &'a str| {
        let digit = value_of(text).filter(|&cell| cell != Cell::EMPTY);
        if digit.is_none() && empty.is_empty() && may_be_empty(text, length) {
            empty = text;
        }
        cells.push(digit.or_else(|| (text == empty).then_some(Cell::EMPTY))?);
        Some(())
    };
    for word in words {
        if length == 1 {
            add(word)?;
            continue;
        }
        if word.len() < length || word.chars().count() != length {
            return None;
        }
        for (at, sign) in word.char_indices() {
            add(&word[at..at + sign.len_utf8()])?;
        }
    }
    Some((cells, empty))
}

/// Whether a text may stand for an empty cell: a known one, a word of letters or signs without letters.
fn may_be_empty(text: &str, length: usize) -> bool {
    let count = text.chars().filter(|sign| sign.is_alphabetic()).count();
    let is_word = length == 1 && count >= 3 && count == text.chars().count();
    value_of(text).is_some()
        || is_word
        || count == 0 && !text.contains(|sign: char| sign.is_ascii_digit())
}

/// The words before or after the cells, without numbers and single letters.
fn words_around(text: &str) -> String {
    let is_name = |word: &&str| word.len() > 1 || !word.starts_with(char::is_alphabetic);
    let words = text.split_whitespace().filter(is_name);
    let signs = words.flat_map(str::chars);
    signs.filter(|sign| !sign.is_ascii_digit()).collect()
}

/// The last number in the words before a row.
fn number_in(text: &str) -> Option<Label> {
    let is_digit = |sign: char| sign.is_ascii_digit();
    let end = text.rfind(is_digit)? + 1;
    let before = text[..end].trim_end_matches(is_digit);
    number_at(&text[before.len()..end]).map(|(number, _)| Label::Number(number))
}

/// Cells at fixed columns: nine characters, or three boxes between bars, of which the ends may be cut off.
fn in_columns(line: &str) -> Option<Row> {
    let cells = nine_columns(line).or_else(|| three_boxes(line))?;
    let frame = Some(Frame {
        around: String::new(),
        empty: " ".into(),
        is_known: false,
        is_unit: false,
    });
    Some(Row {
        frame,
        ..Row::of(cells, BLANK)
    })
}

fn nine_columns(line: &str) -> Option<Vec<Cell>> {
    let cell = |sign| match sign {
        ' ' => Some(Cell::EMPTY),
        '1'..='9' => Cell::of(sign),
        _ => None,
    };
    (line.len() == ROW).then(|| line.chars().map(cell).collect())?
}

fn three_boxes(line: &str) -> Option<Vec<Cell>> {
    let line = line.trim_end();
    let start = line.trim_start();
    let is_framed = start.starts_with('|') && line.matches('|').count() > 2;
    let text = if is_framed { &start[1..] } else { line };
    let is_closed = text.matches('|').count() > 2;
    let text = text.strip_suffix('|').filter(|_| is_closed).unwrap_or(text);
    let parts: Vec<&str> = text.split('|').take(4).collect();
    let [first, middle, last] = parts[..] else {
        return None;
    };
    let width = middle.len();
    let first = format!(
        "{}{first}",
        if is_framed || first.len() >= width {
            ""
        } else {
            " "
        }
    );
    let last = if is_closed {
        last.into()
    } else {
        format!("{last:width$}")
    };
    let places: &[[usize; 3]] = match width {
        3 => &[[0, 1, 2]],
        5 => &[[1, 2, 3], [0, 2, 4]],
        7 => &[[1, 3, 5]],
        _ => return None,
    };
    let all = [&first, middle, &last];
    let is_wide = all.iter().any(|part| part.len() != width);
    let cells = |&places: &[usize; 3]| {
        let boxes: Option<Vec<[Cell; 3]>> = all.iter().map(|part| box_of(part, places)).collect();
        boxes.map(|boxes| boxes.concat())
    };
    (!is_wide).then(|| places.iter().find_map(cells))?
}

fn is_known(empty: &str) -> bool {
    empty.is_empty() || value_of(empty).is_some()
}
