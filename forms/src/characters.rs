//! Lines, and the characters that people and programs use for the same thing.

use std::borrow::Cow;

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
        // Full-width forms of ASCII.
        '\u{ff01}'..='\u{ff5e}' => moved(character, 0xff01, b'!'),
        '·' | '•' | '∙' | '⋅' | '・' | '･' | '□' | '▢' | '▫' | '◻' | '☐' | '⬜' | '○' | '◦' => {
            '.'
        }
        '−' | '–' | '—' | '‐' | '‑' | '‒' | '―' => '-',
        '│' | '┃' | '║' | '¦' => '|',
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
    let quoted = text.trim_start_matches(['>', ' ']);
    let text = if text.trim_start().starts_with('>') {
        quoted
    } else {
        text
    };
    if !text.contains(['[', '<', '`', '\\']) {
        return Cow::Borrowed(text);
    }
    let (mut kept, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(['[', '<', '`', '\\']) {
        kept.push_str(&rest[..at]);
        rest = &rest[at..];
        let marked = tag_length(rest);
        if marked == 0 {
            kept.push_str(&rest[..1]);
        }
        rest = &rest[marked.max(1)..];
    }
    Cow::Owned(kept + rest)
}

/// The length of the mark that a text begins with.
fn tag_length(text: &str) -> usize {
    const LONGEST: usize = 40;
    let close = match text.as_bytes() {
        // A line end in a literal of a program.
        [b'\\', b'n' | b'r' | b't', ..] => return 2,
        [b'`' | b'\\', ..] => return 1,
        [b'[', ..] => ']',
        _ => '>',
    };
    let name = text[1..].strip_prefix('/').unwrap_or(&text[1..]);
    if !name.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
        return 0;
    }
    let end = text
        .char_indices()
        .take(LONGEST)
        .find(|&(_, sign)| sign == close);
    let is_name = |sign: char| !sign.is_whitespace() && sign != '[' && sign != '(';
    match end {
        Some((at, _)) if text[1..at].chars().all(is_name) || close == '>' => at + 1,
        _ => 0,
    }
}
