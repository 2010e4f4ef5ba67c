//! The questions by name, and the function that answers each.

use nonet_engine::canonical;
use nonet_engine::grid::Grid;
use nonet_wasm::Question;
use serde::Serialize;

use crate::board;
use crate::contract;
use crate::drill::DrillRequest;
use crate::generation::GenerationRequest;
use crate::grades::{self, RatingRequest};
use crate::hint;
use nonet_positions::error::EngineError;
use nonet_positions::json;
use nonet_positions::task;

/// Answer a question: an object of JSON whose one key is `answer`, `progress` or `error`.
pub fn answer(question: &Question<'_>) -> String {
    answer_to(question).unwrap_or_else(|error| json::object("error", &error))
}

fn answer_to(asked: &Question<'_>) -> Result<String, EngineError> {
    match asked.name() {
        "version" => written(Ok(nonet_engine::VERSION)),
        "verify" => written(board::verify(asked.text("grid")?)),
        "contractCheck" => written(contract::check(asked.text("grid")?)),
        "contractAnalyze" => written(contract::analyze(asked.text("grid")?)),
        "check" => written(board::check(asked)),
        "generate" => task::start(GenerationRequest::read(asked)?.begin()?),
        "drill" => task::start(DrillRequest::read(asked)?.begin()?),
        "grade" => written(grades::grade(asked.text("grid")?)),
        "rate" => task::start(RatingRequest::read(asked)?.begin()?),
        "canonical" => written(form_of(asked.text("grid")?)),
        "hint" => hint::hint(asked),
        "steps" => written(hint::steps(asked)),
        "explain" => written(hint::explain(asked.text("grid")?)),
        "goOn" => task::resume(),
        _ => Err(EngineError::invalid(&"there is no such question")),
    }
}

fn form_of(grid: &str) -> Result<String, EngineError> {
    let grid = Grid::parse(grid.as_bytes())?;
    Ok(canonical::canonical(&grid).to_string())
}

fn written(answer: Result<impl Serialize, EngineError>) -> Result<String, EngineError> {
    answer.map(|answer| json::object("answer", &answer))
}
