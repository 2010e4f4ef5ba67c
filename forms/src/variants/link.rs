//! Where the puzzle of a text is: in a link, an id, JSON or a string of constraints.

use percent_encoding::percent_decode_str;
use serde_json::{Map, Value};

use super::zipped;
use crate::fault::{Cause, Fault, Reason};
use crate::links::{SITES, is_at, parts_of, unpacked_text};

/// What an id follows in a link that the app of `SudokuPad` opens.
const SCHEME: &str = "sudokupad://puzzle/";
const ISS_SITE: &str = "sigh.github.io";
/// The prefixes of ids; of two with the same beginning, the longer one comes first.
const PREFIXES: [(&str, Form); 4] = [
    ("fpuzzles", Form::FPuzzles),
    ("fpuz", Form::FPuzzles),
    ("scl", Form::Scl),
    ("ctc", Form::Scl),
];
/// What an id or a query follows.
const STARTS: [&str; 4] = ["?load=", "&load=", "?puzzleid=", "&puzzleid="];
/// Shorter ids name a puzzle that the site keeps.
const SHORTEST: usize = 20;

#[derive(Clone, Copy, PartialEq)]
enum Form {
    FPuzzles,
    Scl,
}

/// The puzzle of a text, in the format that it was found in.
pub enum Source {
    Own(Value),
    FPuzzles(Map<String, Value>),
    Scl(Map<String, Value>),
    Iss(String),
}

pub fn source_of(text: &str) -> Result<Source, Fault> {
    if text.starts_with('{') {
        return of_json(text);
    }
    if text.starts_with('.') || text.starts_with('#') {
        return Ok(Source::Iss(text.into()));
    }
    let text = text.strip_prefix(SCHEME).unwrap_or(text);
    if let Some((host, path)) = parts_of(text) {
        if is_at(host, ISS_SITE) {
            return of_iss_link(path);
        }
        if let Some(site) = SITES.into_iter().find(|site| is_at(host, site)) {
            return of_path(site, path);
        }
    }
    let is_id = PREFIXES.iter().any(|(prefix, _)| text.starts_with(prefix));
    if is_id && text.len() > SHORTEST {
        return of_id(text, Form::FPuzzles);
    }
    Err(Fault::of_whole(
        "expected a link to SudokuPad or f-puzzles, a string of the Interactive Sudoku Solver, or JSON",
    ))
}

fn of_iss_link(path: &str) -> Result<Source, Fault> {
    let query = ["?q=", "&q="]
        .iter()
        .find_map(|start| path.split_once(start));
    let (_, query) = query.ok_or_else(|| without_puzzle(ISS_SITE))?;
    let query = query.split(['&', '#']).next().unwrap_or_default();
    Ok(Source::Iss(decoded(query)))
}

fn of_path(site: &str, path: &str) -> Result<Source, Fault> {
    let query = STARTS.iter().find_map(|start| path.split_once(start));
    let id = if let Some((_, id)) = query {
        id.split(['&', '#']).next()
    } else {
        let path = path.trim_start_matches('/');
        let path = path.strip_prefix("sudoku/").unwrap_or(path);
        path.split(['?', '#']).next()
    };
    let id = id.unwrap_or_default();
    let is_whole = query.is_some() && is_at("f-puzzles.com", site)
        || PREFIXES.iter().any(|(prefix, _)| id.starts_with(prefix));
    if is_whole && id.len() > SHORTEST {
        return of_id(id, Form::FPuzzles);
    }
    Err(without_puzzle(site))
}

/// The puzzle of an id with its prefix; one without a prefix has a form by default.
fn of_id(id: &str, default: Form) -> Result<Source, Fault> {
    let known = PREFIXES
        .iter()
        .find_map(|&(prefix, form)| Some((id.strip_prefix(prefix)?, form)));
    let (id, form) = known.unwrap_or((id, default));
    // A plus sign in a query may have become a space.
    let id = decoded(id).replace(' ', "+");
    let text = if id.starts_with('{') {
        id
    } else {
        unpacked_text(&id).map_err(Fault::of_whole)?
    };
    let source = of_json(&text)?;
    let is_expected = match source {
        Source::FPuzzles(_) => form == Form::FPuzzles,
        Source::Scl(_) => form == Form::Scl,
        _ => false,
    };
    is_expected
        .then_some(source)
        .ok_or_else(|| Fault::of_whole("the link holds no puzzle"))
}

fn without_puzzle(site: &str) -> Fault {
    let text = format!(
        "the link of {site} doesn't contain its puzzle, and nothing is fetched; use a link that does"
    );
    Fault::of_whole(Reason::new(Cause::Link(site.into()), text))
}

fn of_json(text: &str) -> Result<Source, Fault> {
    let json = serde_json::from_str(text)
        .ok()
        .or_else(|| zipped::parse(text));
    let Some(Value::Object(fields)) = json else {
        return Err(Fault::of_whole("the text is no JSON of a puzzle"));
    };
    let has = |name: &str| fields.contains_key(name);
    if has("grid") {
        Ok(Source::FPuzzles(fields))
    } else if has("cells") || has("ce") {
        Ok(Source::Scl(fields))
    } else if has("size") {
        Ok(Source::Own(Value::Object(fields)))
    } else {
        Err(Fault::of_whole("the JSON holds no puzzle"))
    }
}

fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}
