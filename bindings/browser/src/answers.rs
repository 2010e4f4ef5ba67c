//! Questions by their names, and who answers them.

use nonet_engine::canonical;
use nonet_engine::grid::Grid;
use serde::{Deserialize, Serialize};

use crate::board::{self, OneGrid, Played};
use crate::drill::ToDrill;
use crate::generation::Wished;
use crate::grades::{self, ToRate};
use crate::hint::{self, Asked, Wanted};
use crate::refusal::Refusal;
use crate::task;

/// A question: an object with one key, its name.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum Question {
    Version(Nothing),
    Verify(OneGrid),
    Check(Played),
    Generate(Wished),
    Drill(ToDrill),
    Grade(OneGrid),
    Rate(ToRate),
    Canonical(OneGrid),
    Hint(Asked),
    Steps(Wanted),
    Explain(OneGrid),
    GoOn(Nothing),
}

#[derive(Deserialize)]
struct Nothing {}

/// Answer a question: an object whose one key is `answer`, `progress` or `refusal`.
pub fn answer(question: &[u8]) -> String {
    let read = serde_json::from_slice(question);
    let answered = read
        .map_err(|fault| Refusal::invalid(&fault))
        .and_then(answer_to);
    answered.unwrap_or_else(|refusal| write("refusal", &refusal))
}

fn answer_to(question: Question) -> Result<String, Refusal> {
    match question {
        Question::Version(_) => written(Ok(nonet_engine::VERSION)),
        Question::Verify(asked) => written(board::verify(&asked)),
        Question::Check(asked) => written(board::check(&asked)),
        Question::Generate(asked) => asked.begin()?.work(),
        Question::Drill(asked) => asked.begin()?.work(),
        Question::Grade(asked) => written(grades::grade(&asked)),
        Question::Rate(asked) => asked.begin()?.work(),
        Question::Canonical(asked) => written(form_of(&asked)),
        Question::Hint(asked) => written(hint::hint(&asked)),
        Question::Steps(wanted) => written(hint::steps(&wanted)),
        Question::Explain(asked) => written(hint::explain(&asked)),
        Question::GoOn(_) => task::go_on(),
    }
}

fn form_of(asked: &OneGrid) -> Result<String, Refusal> {
    let grid = Grid::parse(asked.grid.as_bytes())?;
    Ok(canonical::canonical(&grid).to_string())
}

fn written(answer: Result<impl Serialize, Refusal>) -> Result<String, Refusal> {
    answer.map(|answer| write("answer", &answer))
}

/// Write an object of one key.
pub fn write(key: &str, value: &impl Serialize) -> String {
    // Nothing that is told has keys that are no text, so nothing here can fail.
    let value = serde_json::to_string(value).unwrap_or_default();
    format!("{{\"{key}\":{value}}}")
}
