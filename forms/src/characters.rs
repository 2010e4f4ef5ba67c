//! Lines, and the characters that people and programs use for the same thing.

use std::borrow::Cow;

/// The characters that marks begin with.
const MARKS: [char; 6] = ['[', '<', '`', '\\', '&', '\x1b'];
const BLANK: &str = "&nbsp;";

/// Lines as people and programs end them; the pages of Braille end in a form feed.
pub fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    let is_end = |sign: char| {
        matches!(
            sign,
            '\n' | '\r' | '\x0b' | '\x0c' | '\x1c'..='\x1e' | '\u{85}' | '\u{2028}' | '\u{2029}'
        )
    };
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest.filter(|text| !text.is_empty())?;
        let end = text.find(is_end).unwrap_or(text.len());
        let (line, ended) = text.split_at(end);
        let after = ended.strip_prefix("\r\n").unwrap_or_else(|| {
            let mut signs = ended.chars();
            signs.next();
            signs.as_str()
        });
        rest = Some(after);
        Some(line)
    })
}

/// A text in ASCII as far as possible: digits, empty cells, borders and quotation marks.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter_map(plain_character).collect())
}

fn plain_character(character: char) -> Option<char> {
    Some(match character {
        // Without a width: joiners, marks of direction, variation selectors, soft hyphens.
        '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}'
        | '\u{fe0e}'
        | '\u{fe0f}'
        | '\u{20e3}'
        | '\u{feff}'
        | '\u{ad}' => return None,
        '\u{660}'..='\u{669}' => moved(character, 0x660, b'0'),
        '\u{6f0}'..='\u{6f9}' => moved(character, 0x6f0, b'0'),
        '\u{966}'..='\u{96f}' => moved(character, 0x966, b'0'),
        '\u{9e6}'..='\u{9ef}' => moved(character, 0x9e6, b'0'),
        '\u{2074}'..='\u{2079}' => moved(character, 0x2074, b'4'),
        '\u{2080}'..='\u{2089}' => moved(character, 0x2080, b'0'),
        '\u{2460}'..='\u{2468}' => moved(character, 0x2460, b'1'),
        '¹' => '1',
        '²' => '2',
        '³' => '3',
        // Full-width forms of ASCII.
        '\u{ff01}'..='\u{ff5e}' => moved(character, 0xff01, b'!'),
        '·' | '•' | '∙' | '⋅' | '・' | '･' | '□' | '▢' | '▫' | '◻' | '☐' | '⬜' | '○' | '◦' => {
            '.'
        }
        '−' | '–' | '—' | '‐' | '‑' | '‒' | '―' => '-',
        '‖' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '╿' | '╽' | '¦' => {
            '|'
        }
        '\u{a0}' | '\u{2002}'..='\u{200a}' | '\u{202f}' | '\u{3000}' => ' ',
        '×' => 'x',
        '“' | '”' | '„' | '‟' | '«' | '»' => '"',
        '‘' | '’' | '‚' => '\'',
        other => other,
    })
}

fn moved(character: char, from: u32, to: u8) -> char {
    char::from_u32(u32::from(character) - from + u32::from(to)).unwrap_or(character)
}

/// A text without the marks of forums and Markdown: `[code]`, `<br>`, backticks, `>` before a quote.
pub fn undecorated(text: &str) -> Cow<'_, str> {
    let mut text = text;
    while let Some(quoted) = text.trim_start().strip_prefix('>') {
        text = quoted.strip_prefix(' ').unwrap_or(quoted);
    }
    if !text.contains(MARKS) {
        return Cow::Borrowed(text);
    }
    let is_latex = text.contains('&') && text.contains('\\');
    let (mut kept, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(MARKS) {
        kept.push_str(&rest[..at]);
        rest = &rest[at..];
        let marked = mark_length(rest);
        kept.push_str(if marked == 0 {
            &rest[..1]
        } else {
            in_place_of(&rest[..marked], is_latex)
        });
        rest = &rest[marked.max(1)..];
    }
    Cow::Owned(kept + rest)
}

/// The replacement for a removed mark: a delimiter between the cells of a table, a space, or nothing.
fn in_place_of(mark: &str, is_latex: bool) -> &'static str {
    let is_cell = |name: &str| mark.eq_ignore_ascii_case(name);
    match mark {
        "\\\\" if is_latex => "&",
        BLANK => " ",
        _ if is_cell("</td>") || is_cell("</th>") => "&",
        _ => "",
    }
}

/// The length of the mark that a text begins with.
fn mark_length(text: &str) -> usize {
    match text.as_bytes() {
        [b'&', ..] if text.starts_with(BLANK) => BLANK.len(),
        [b'&', ..] => 0,
        // A colour of a terminal ends in a letter.
        [0x1b, ..] => text
            .char_indices()
            .take(8)
            .find(|(_, sign)| sign.is_ascii_alphabetic())
            .map_or(1, |(end, _)| end + 1),
        [b'\\', b'\\', ..] => 2,
        [b'\\', one, two, ..] if one.is_ascii_alphabetic() && two.is_ascii_alphabetic() => {
            command_length(text)
        }
        // A line end in a literal of a program.
        [b'\\', b'n' | b'r' | b't', ..] => 2,
        [b'`' | b'\\', ..] => 1,
        [b'[', ..] => tag_length(text, ']'),
        _ => tag_length(text, '>'),
    }
}

/// The length of a LaTeX command, with the arguments of those such as `\begin` that draw nothing.
fn command_length(text: &str) -> usize {
    let is_end = |sign: char| !sign.is_ascii_alphabetic();
    let mut length = 1 + text[1..].find(is_end).unwrap_or(text.len() - 1);
    if ["begin", "end", "cline", "hspace", "vspace"].contains(&&text[1..length]) {
        while text[length..].starts_with('{') {
            let Some(end) = text[length..].find('}') else {
                break;
            };
            length += end + 1;
        }
    }
    length
}

fn tag_length(text: &str, close: char) -> usize {
    let longest = if close == '>' { 160 } else { 40 };
    let name = text[1..].strip_prefix('/').unwrap_or(&text[1..]);
    if !name.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
        return 0;
    }
    let end = text
        .char_indices()
        .take(longest)
        .find(|&(_, sign)| sign == close);
    let is_name = |sign: char| !sign.is_whitespace() && sign != '[' && sign != '(';
    match end {
        Some((at, _)) if text[1..at].chars().all(is_name) || close == '>' => at + 1,
        _ => 0,
    }
}
