//! The player's study tools as WebAssembly, with the same interface as `bindings/browser/`.
//!
//! It is a separate module because most players never ask for it. It takes positions as they are:
//! the other module finds the mistakes of a board and its steps.

mod certificate;
mod claim;
mod prove;
mod trace;

use nonet_positions::error::EngineError;
use nonet_positions::json;
use nonet_positions::task;
use nonet_techniques::technique::Technique;
use nonet_wasm::Question;

nonet_wasm::export!(say);

fn say(question: &Question<'_>) -> String {
    answer_to(question).unwrap_or_else(|error| json::object("error", &error))
}

fn answer_to(asked: &Question<'_>) -> Result<String, EngineError> {
    match asked.name() {
        "prove" => prove::prove(asked).map(|judged| json::object("answer", &judged)),
        "certificate" => certificate::certify(asked).map(|found| json::object("answer", &found)),
        "techniques" => Ok(json::object("answer", &techniques())),
        "trace" => task::start(trace::begin(asked)?),
        "goOn" => task::resume(),
        _ => Err(EngineError::invalid(&"there is no such question")),
    }
}

/// The techniques by name, each with the least rating of its steps, in tenths.
fn techniques() -> Vec<(&'static str, u16)> {
    let all = Technique::ALL.iter();
    all.map(|one| (one.slug(), one.least_rating())).collect()
}
