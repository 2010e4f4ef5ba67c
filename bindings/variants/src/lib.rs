//! Variants such as killer as WebAssembly, with the same interface as `bindings/browser/`.
//!
//! It is a separate module because most players never open a variant.

mod error;
mod known;

use nonet_variants::generation::{self, DEFAULT_BUDGET, KINDS};
use nonet_variants::grading;
use nonet_variants::guidance::{Depth, Played};
use nonet_variants::hosting;
use nonet_variants::proving;
use nonet_variants::puzzle::{read_digits, text_of};
use nonet_variants::search::DEFAULT_NODE_BUDGET;
use nonet_variants::steps::{Level, Solver};
use nonet_wasm::Question;
use serde_json::{Value, json};

use error::Error;
use known::Known;

nonet_wasm::export!(answer_to);

fn answer_to(question: &Question<'_>) -> String {
    let answer = match find_answer(question) {
        Ok(answer) => json!({ "answer": answer }),
        Err(error) => json!({ "error": error }),
    };
    answer.to_string()
}

fn find_answer(asked: &Question<'_>) -> Result<Value, Error> {
    match asked.name() {
        "kinds" => Ok(json!(KINDS)),
        "generate" => generate(asked),
        "read" => Ok(Known::of(asked)?.puzzle()),
        "count" => count(asked),
        "grade" => grade(asked),
        "step" => step(asked),
        "path" => path(asked),
        "prove" => prove(asked),
        "open" => open(asked),
        "check" => played(asked, None),
        "hint" => {
            let depth = Depth::new(asked.number("depth")?.unwrap_or(3));
            let depth = depth.ok_or_else(|| Error::invalid("depth: expected 1, 2 or 3"))?;
            played(asked, Some(depth))
        }
        _ => Err(Error::invalid("there is no such question")),
    }
}

fn generate(asked: &Question<'_>) -> Result<Value, Error> {
    let kinds = asked.text("kinds")?.split(',').map(str::to_owned).collect();
    let size = asked.number("size")?.unwrap_or(9);
    let difficulty = asked.given("difficulty").unwrap_or("medium");
    let order = hosting::read_order(kinds, size, difficulty)?;
    let seed = asked.number("seed")?.unwrap_or_default();
    let budget = asked.number("budget")?.unwrap_or(DEFAULT_BUDGET);
    let made = generation::generate(&order, seed, budget)?;
    Ok(json!({
        "puzzle": made.puzzle.to_json(),
        "solution": text_of(&made.solution),
        "grade": graded(&made.grade),
    }))
}

/// A puzzle by its text or identifier, with all that its board needs.
fn open(asked: &Question<'_>) -> Result<Value, Error> {
    let known = match asked.given("id") {
        Some(id) => Known::from_id(id)?,
        None => Known::of(asked)?,
    };
    Ok(json!({
        "puzzle": known.puzzle(),
        "id": known.id(),
        "peers": known.peers(),
        "drawing": known.drawing(),
        "solution": text_of(&known.solution()?),
    }))
}

fn count(asked: &Question<'_>) -> Result<Value, Error> {
    let known = Known::of(asked)?;
    let limit = asked.number("limit")?.unwrap_or(2);
    let budget = asked.number("nodes")?.unwrap_or(DEFAULT_NODE_BUDGET);
    let found = known.search(limit, budget);
    let solutions: Vec<String> = found.solutions.iter().map(|one| text_of(one)).collect();
    Ok(json!({"status": known::status(&found), "solutions": solutions, "nodes": found.nodes}))
}

fn grade(asked: &Question<'_>) -> Result<Value, Error> {
    let known = Known::of(asked)?;
    known.solution()?;
    let board = hosting::read_board(&known.model, None, None)?;
    Ok(graded(&grading::grade(board)))
}

/// A grade with the names that other hosts use.
fn graded(grade: &grading::Grade) -> Value {
    let counts = grade
        .counts
        .iter()
        .map(|&(one, count)| (one.slug().to_owned(), count.into()));
    json!({
        "difficulty": grade.level.name(),
        "hardest": grade.hardest.map(nonet_variants::steps::Technique::slug),
        "counts": Value::Object(counts.collect()),
        "solved": grade.solved,
    })
}

fn step(asked: &Question<'_>) -> Result<Value, Error> {
    let known = Known::of(asked)?;
    let board = known.board(asked)?;
    let found = Solver::new(board.clone()).next_step(Level::Expert);
    Ok(found.map_or(Value::Null, |step| hosting::explained(&step, &board)))
}

fn path(asked: &Question<'_>) -> Result<Value, Error> {
    let known = Known::of(asked)?;
    let (steps, solved) = hosting::explained_path(known.board(asked)?);
    Ok(json!({ "steps": steps, "solved": solved }))
}

fn prove(asked: &Question<'_>) -> Result<Value, Error> {
    let known = Known::of(asked)?;
    let board = known.board(asked)?;
    let claim = hosting::read_claim(&board, asked.text("claim")?)?;
    let budget = asked.number("nodes")?.unwrap_or(DEFAULT_NODE_BUDGET);
    Ok(json!(proving::judge(&board, &claim, budget)))
}

/// The mistakes on a player's board, or else a hint of a depth, if one is wanted.
fn played(asked: &Question<'_>, depth: Option<Depth>) -> Result<Value, Error> {
    let known = Known::of(asked)?;
    let digits = read_digits(asked.text("board")?, known.model.shape, "board")?;
    let eliminated = asked.pairs("eliminated")?;
    let eliminated = eliminated.into_iter().map(Into::into).collect();
    let solution = known.solution()?;
    let board = Played::new(&known.model, &solution, digits, eliminated);
    Ok(depth.map_or_else(|| board.check(), |depth| board.hint(depth)))
}
