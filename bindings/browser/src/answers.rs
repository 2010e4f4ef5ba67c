//! Questions by their names, and who answers them.

use nonet_door::Question;
use nonet_engine::canonical;
use nonet_engine::grid::Grid;
use serde::Serialize;

use crate::board;
use crate::drill::ToDrill;
use crate::generation::Wished;
use crate::grades::{self, ToRate};
use crate::hint;
use crate::refusal::Refusal;
use crate::task;

/// Answer a question: an object of JSON whose one key is `answer`, `progress` or `refusal`.
pub fn answer(question: &Question<'_>) -> String {
    answer_to(question).unwrap_or_else(|refusal| write("refusal", &refusal))
}

fn answer_to(asked: &Question<'_>) -> Result<String, Refusal> {
    match asked.name() {
        "version" => written(Ok(nonet_engine::VERSION)),
        "verify" => written(board::verify(asked.text("grid")?)),
        "check" => written(board::check(asked)),
        "generate" => Wished::read(asked)?.begin()?.work(),
        "drill" => ToDrill::read(asked)?.begin()?.work(),
        "grade" => written(grades::grade(asked.text("grid")?)),
        "rate" => ToRate::read(asked)?.begin()?.work(),
        "canonical" => written(form_of(asked.text("grid")?)),
        "hint" => hint::hint(asked),
        "steps" => written(hint::steps(asked)),
        "explain" => written(hint::explain(asked.text("grid")?)),
        "goOn" => task::go_on(),
        _ => Err(Refusal::invalid(&"there is no such question")),
    }
}

fn form_of(grid: &str) -> Result<String, Refusal> {
    let grid = Grid::parse(grid.as_bytes())?;
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
