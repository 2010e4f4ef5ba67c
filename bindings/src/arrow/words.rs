//! Words that stand for values of the engine, and the steps of paths.

use std::collections::HashMap;
use std::sync::LazyLock;

use nonet_engine::difficulty::Difficulty;
use nonet_engine::grading::Label;
use nonet_engine::grid::Candidate;
use nonet_engine::step::Step;
use nonet_engine::technique::Technique;

use super::column::Column;
use super::schema::{Type, named};

pub const STATUSES: &[&str] = &[
    "unique",
    "multiple",
    "unsolvable",
    "invalid",
    "unknown",
    "malformed",
];
pub const TIERS: &[&str] = &["singles", "medium", "hard", "expert", "extreme"];
pub const LABELS: &[&str] = &["beginner", "easy", "medium", "hard", "expert", "extreme"];

/// The slugs of all techniques, the easiest first, each once.
static SLUGS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let mut slugs = Vec::new();
    for technique in Technique::ALL {
        if !slugs.contains(&technique.slug()) {
            slugs.push(technique.slug());
        }
    }
    slugs
});

static PLACES: LazyLock<HashMap<&'static str, u8>> =
    LazyLock::new(|| SLUGS.iter().copied().zip(0..).collect());

/// A column of techniques.
pub fn techniques() -> Type {
    Type::Word(&SLUGS)
}

/// The place of a slug in such a column.
pub fn technique(slug: &str) -> Option<u8> {
    PLACES.get(slug).copied()
}

/// The place of a label among its words.
pub fn label(label: Option<Label>) -> Option<u8> {
    let slug = label?.slug();
    (0..)
        .zip(LABELS)
        .find(|(_, word)| **word == slug)
        .map(|(place, _)| place)
}

fn candidates() -> Type {
    Type::list(vec![named("cell", Type::Byte), named("digit", Type::Byte)])
}

/// Add cells and digits.
fn write_candidates(column: &mut Column, candidates: &[Candidate]) {
    column.list(|items| {
        for candidate in candidates {
            items.record(|fields| {
                fields[0].byte(u8::try_from(candidate.cell.index()).unwrap_or(0));
                fields[1].byte(candidate.digit.value());
            });
        }
    });
}

/// A column of the steps of paths.
pub fn steps() -> Type {
    Type::list(vec![
        named("technique", techniques()),
        named("rating", Type::Real),
        named("placements", candidates()),
        named("eliminations", candidates()),
    ])
}

/// Add the steps of a path.
pub fn write_steps(column: &mut Column, steps: &[Step]) {
    column.list(|items| {
        for step in steps {
            items.record(|fields| {
                fields[0].word(technique(step.technique.slug()));
                fields[1].real(Some(f64::from(Difficulty::of(step).rating) / 10.0));
                write_candidates(&mut fields[2], &step.placements);
                write_candidates(&mut fields[3], &step.eliminations);
            });
        }
    });
}

/// A column of the steps of ratings.
pub fn rated_steps() -> Type {
    Type::list(vec![
        named("er", Type::Real),
        named("name", Type::Text),
        named("placements", candidates()),
        named("eliminations", candidates()),
    ])
}

/// Add a step of a rating to a column of them.
pub fn write_rated_step(
    items: &mut Column,
    (er, name): (f64, &str),
    placements: &[Candidate],
    eliminations: &[Candidate],
) {
    items.record(|fields| {
        fields[0].real(Some(er));
        fields[1].text(Some(name.as_bytes()));
        write_candidates(&mut fields[2], placements);
        write_candidates(&mut fields[3], eliminations);
    });
}
