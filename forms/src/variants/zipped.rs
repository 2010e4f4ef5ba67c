//! JSON as `SudokuPad` shortens it: names without quotation marks, and empty objects left out of lists.

use serde_json::{Map, Number, Value};

/// Deeper brackets are not read.
const DEEPEST: usize = 24;

/// The value of a shortened text; none if it is damaged.
pub fn parse(text: &str) -> Option<Value> {
    let mut parser = Parser {
        rest: text,
        depth: 0,
    };
    let value = parser.value()?;
    parser.skip_space();
    parser.rest.is_empty().then_some(value)
}

struct Parser<'a> {
    rest: &'a str,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn value(&mut self) -> Option<Value> {
        self.skip_space();
        match self.rest.chars().next()? {
            '{' => self.nested(Self::object),
            '[' => self.nested(Self::list),
            mark @ ('"' | '\'') => self.quoted(mark).map(Value::String),
            _ => Some(plain(self.bare())),
        }
    }

    fn nested(&mut self, read: fn(&mut Self) -> Option<Value>) -> Option<Value> {
        if self.depth == DEEPEST {
            return None;
        }
        self.depth += 1;
        self.rest = &self.rest[1..];
        let value = read(self);
        self.depth -= 1;
        value
    }

    fn object(&mut self) -> Option<Value> {
        let mut fields = Map::new();
        loop {
            self.skip_space();
            if self.take('}') {
                return Some(Value::Object(fields));
            }
            if self.take(',') {
                continue;
            }
            let name = match self.rest.chars().next()? {
                mark @ ('"' | '\'') => self.quoted(mark)?,
                _ => self.bare().to_owned(),
            };
            self.skip_space();
            if !self.take(':') {
                return None;
            }
            fields.insert(name, self.value()?);
        }
    }

    /// A list; nothing between two commas or brackets is an empty object.
    fn list(&mut self) -> Option<Value> {
        let mut items = Vec::new();
        loop {
            self.skip_space();
            let is_left_out = self.rest.starts_with([',', ']']);
            items.push(if is_left_out {
                Value::Object(Map::new())
            } else {
                self.value()?
            });
            self.skip_space();
            if self.take(']') {
                return Some(Value::Array(items));
            }
            if !self.take(',') {
                return None;
            }
        }
    }

    fn quoted(&mut self, mark: char) -> Option<String> {
        let mut text = String::new();
        let mut signs = self.rest[1..].chars();
        loop {
            match signs.next()? {
                '\\' => text.push(escaped(&mut signs)?),
                sign if sign == mark => break,
                sign => text.push(sign),
            }
        }
        self.rest = signs.as_str();
        Some(text)
    }

    /// The characters up to the next bracket, comma or colon.
    fn bare(&mut self) -> &'a str {
        let is_end = |sign: char| matches!(sign, ',' | ':' | '{' | '}' | '[' | ']');
        let end = self.rest.find(is_end).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word.trim_end()
    }

    fn take(&mut self, sign: char) -> bool {
        let rest = self.rest.strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }
}

fn escaped(signs: &mut std::str::Chars<'_>) -> Option<char> {
    Some(match signs.next()? {
        'n' => '\n',
        't' => '\t',
        'r' => '\r',
        'b' | 'f' => ' ',
        'u' => {
            let code = signs.as_str().get(..4)?;
            *signs = signs.as_str()[4..].chars();
            let code = u32::from_str_radix(code, 16).ok()?;
            char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
        }
        sign => sign,
    })
}

/// A word without quotation marks.
fn plain(word: &str) -> Value {
    match word {
        "t" | "true" => Value::Bool(true),
        "f" | "false" => Value::Bool(false),
        "null" | "" => Value::Null,
        _ => word
            .parse::<Number>()
            .map_or_else(|_| word.into(), Value::Number),
    }
}
