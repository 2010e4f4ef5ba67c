//! Explanations of a step name only cells that the evidence holds.

use std::collections::BTreeMap;

use crate::walks;
use nonet_engine::explanation::{Argument, Depth, Message, guide};
use nonet_engine::grid::{Candidates, Cell, CellSet};
use nonet_engine::step::Step;
use nonet_engine::step::evidence::Evidence;
use nonet_engine::technique::Technique;

/// The cells that messages name.
fn cells_of(messages: &[Message]) -> CellSet {
    let cells = messages.iter().map(cells_in);
    cells.fold(CellSet::EMPTY, CellSet::union)
}

fn cells_in(message: &Message) -> CellSet {
    if ["cell-name", "cell-short"].contains(&&*message.name) {
        let number = |named: &str| match message.arguments.iter().find(|(name, _)| *name == named) {
            Some((_, Argument::Text(text))) => text.parse::<usize>().expect("a number") - 1,
            other => panic!("{other:?}"),
        };
        return CellSet::of(Cell::at(number("row"), number("column")));
    }
    let cells = message
        .arguments
        .iter()
        .map(|(_, value)| cells_of_argument(value));
    cells.fold(CellSet::EMPTY, CellSet::union)
}

fn cells_of_argument(argument: &Argument) -> CellSet {
    match argument {
        Argument::Amount(_) | Argument::Text(_) => CellSet::EMPTY,
        Argument::Message(message) => cells_in(message),
        Argument::Series(series) => {
            let cells = series.items.iter().map(cells_of_argument);
            cells.fold(CellSet::EMPTY, CellSet::union)
        }
    }
}

fn numbered(cells: &[usize]) -> CellSet {
    let number = |&cell: &usize| Cell::new(u8::try_from(cell).expect("a cell")).expect("a cell");
    cells.iter().map(number).collect()
}

/// The fault in the explanation of a step.
fn fault(state: &Candidates, step: &Step) -> Option<String> {
    let explained = guide(step, state, Depth::Deduction);
    let reasons = numbered(&explained.reasons);
    let concluded = step.placements.iter().chain(&step.eliminations);
    let known: CellSet = concluded.map(|one| one.cell).collect();
    let named = cells_of(&explained.sentence).union(cells_of(&explained.implications));
    let unheld = named.difference(reasons.union(known));
    if !unheld.is_empty() {
        return Some(format!("named but not among the reasons: {unheld:?}"));
    }
    let unheld = step.evidence.pattern().cells().difference(reasons);
    if !unheld.is_empty() {
        return Some(format!(
            "in the pattern but not among the reasons: {unheld:?}"
        ));
    }
    let (dead, house) = match &step.evidence {
        Evidence::Contradiction(one) => (one.cell, one.house),
        Evidence::NestedContradiction(one) => (one.cell, one.house),
        _ => return None,
    };
    let said = explained
        .sentence
        .iter()
        .find(|message| message.name.starts_with("forcing-"))?;
    let named = |name: &str| said.arguments.iter().find(|(known, _)| *known == name);
    let cell = named("cell").map_or(CellSet::EMPTY, |(_, cell)| cells_of_argument(cell));
    let is_said = cell == dead.map_or(CellSet::EMPTY, CellSet::of)
        && named("house").is_some() == house.is_some();
    (!is_said).then(|| format!("{dead:?} or {house:?} is named as {said:?}"))
}

#[test]
fn the_text_names_what_the_evidence_holds() {
    let mut explained: BTreeMap<Technique, (u32, Option<String>)> = BTreeMap::new();
    let mut judge = |state: &Candidates, steps: &[Step]| {
        for step in steps {
            let (count, wrong) = explained.entry(step.technique).or_default();
            *count += 1;
            if wrong.is_none() {
                *wrong = fault(state, step).map(|fault| format!("{fault} {step:?}"));
            }
        }
    };

    walks::walk(&mut |state, _, steps| judge(state, steps));
    walks::visit_lessons(&mut |state, steps| judge(state, steps));

    let wrong: Vec<_> = explained
        .iter()
        .filter(|(_, (_, wrong))| wrong.is_some())
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let names = |technique: &Technique| technique.slug();
    let missing = Technique::ALL
        .iter()
        .filter(|one| !explained.keys().any(|known| names(known) == names(one)));
    assert_eq!(missing.collect::<Vec<_>>(), [] as [&Technique; 0]);
}
