//! Hints for a player's board: mistakes first, then the next step in three depths.

use serde_json::{Map, Value, json};

use crate::board::{Board, Candidate, at};
use crate::cells::CellSet;
use crate::explanation::{self, cell_names, explain, message};
use crate::model::Model;
use crate::shape::bit;
use crate::steps::{Level, Solver, Step, Technique};

/// The level of detail of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// Where to look.
    Place,
    /// The technique as well.
    Technique,
    /// The whole step.
    Step,
}

impl Depth {
    /// The depth with this number, 1 to 3.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::Place),
            2 => Some(Self::Technique),
            3 => Some(Self::Step),
            _ => None,
        }
    }
}

/// A player's board beside the solution of its puzzle.
pub struct Played<'m> {
    model: &'m Model,
    solution: &'m [u8],
    digits: Vec<u8>,
    eliminated: Vec<Candidate>,
}

impl<'m> Played<'m> {
    /// Digits by cell, 0 for an open one; candidates eliminated in filled cells are ignored.
    #[must_use]
    pub fn new(
        model: &'m Model,
        solution: &'m [u8],
        digits: Vec<u8>,
        mut eliminated: Vec<Candidate>,
    ) -> Self {
        let is_open = |cell: u8| digits.get(usize::from(cell)) == Some(&0);
        let is_digit = |digit: u8| (1..=model.size()).contains(&usize::from(digit));
        eliminated.retain(|one| is_open(one.cell) && is_digit(one.digit));
        Self {
            model,
            solution,
            digits,
            eliminated,
        }
    }

    /// Name the mistakes, or else report that there are none so far.
    #[must_use]
    pub fn check(&self) -> Value {
        self.mistakes().unwrap_or_else(|| match self.remaining() {
            0 => fine("complete", "check-complete", 0),
            left => fine("right", "check-right", left),
        })
    }

    /// Name the mistakes, or else explain the next step.
    #[must_use]
    pub fn hint(&self, depth: Depth) -> Value {
        if let Some(mistakes) = self.mistakes() {
            return mistakes;
        }
        if self.remaining() == 0 {
            return fine("complete", "check-complete", 0);
        }
        let mut board = Board::with(self.model, &self.digits);
        for &one in &self.eliminated {
            board.eliminate(one);
        }
        let found = Solver::new(board.clone()).next_step(Level::Expert);
        found.map_or_else(
            || fine("unsupported", "hint-unsupported", 0),
            |step| guide(&step, &board, depth),
        )
    }

    fn remaining(&self) -> usize {
        let is_open = |cell: &u8| self.digits[usize::from(*cell)] == 0;
        self.model.shape.cells().filter(is_open).count()
    }

    /// The answer that names wrong digits; if there are none, the cells whose right digit was eliminated.
    fn mistakes(&self) -> Option<Value> {
        let right = |cell: u8| self.solution[usize::from(cell)];
        let is_given = |cell: u8| self.model.givens[usize::from(cell)] != 0;
        let wrong = |cell: &u8| {
            let digit = self.digits[usize::from(*cell)];
            digit != right(*cell) && (digit != 0 || is_given(*cell))
        };
        let (givens, entries): (Vec<u8>, Vec<u8>) = self
            .model
            .shape
            .cells()
            .filter(wrong)
            .partition(|&cell| is_given(cell));
        let lacking = self
            .eliminated
            .iter()
            .filter(|one| right(one.cell) == one.digit);
        let mut kinds = vec![("mistake-given", givens), ("mistake-entry", entries)];
        if kinds.iter().all(|(_, cells)| cells.is_empty()) {
            kinds = vec![("mistake-notes", lacking.map(|one| one.cell).collect())];
        }
        kinds.retain(|(_, cells)| !cells.is_empty());
        let sentence = |(name, cells): &(&str, Vec<u8>)| {
            let arguments = [
                ("count", cells.len().into()),
                ("cells", cell_names(self.model, cells)),
            ];
            message(name, arguments)
        };
        (!kinds.is_empty()).then(|| {
            let sentences: Vec<Value> = kinds.iter().map(sentence).collect();
            let cells: Vec<u8> = kinds.into_iter().flat_map(|(_, cells)| cells).collect();
            json!({"status": "wrong", "sentence": sentences, "wrong": cells})
        })
    }
}

fn fine(status: &str, name: &str, count: usize) -> Value {
    let counted = (count > 0).then(|| ("count", count.into()));
    json!({"status": status, "sentence": [message(name, counted)]})
}

/// Explain a step to a depth, on the board where it was found.
#[must_use]
pub fn guide(step: &Step, board: &Board, depth: Depth) -> Value {
    let view = View { step, board };
    let mut shown = Map::new();
    let mut show = |name: &str, value: Value| shown.insert(name.to_owned(), value);
    show("status", "hint".into());
    show("area", view.area().into());
    let sentence = match depth {
        Depth::Place => vec![view.look()],
        Depth::Technique => vec![view.named(), view.look()],
        Depth::Step => explain(step, board),
    };
    show("sentence", sentence.into());
    show("reasons", Value::Array(Vec::new()));
    if depth > Depth::Place {
        show("technique", step.technique.slug().into());
    }
    if depth == Depth::Step {
        show("reasons", step.evidence.cells.clone().into());
        show("deduction", view.deduction());
    }
    Value::Object(shown)
}

struct View<'a> {
    step: &'a Step,
    board: &'a Board<'a>,
}

impl View<'_> {
    fn named(&self) -> Value {
        let name = message(&format!("name-{}", self.step.technique.slug()), []);
        message("variant-technique", [("name", name)])
    }

    /// Whether the step is about houses rather than some of their cells.
    fn is_about_houses(&self) -> bool {
        let is_chain = !self.step.evidence.chain.is_empty();
        !is_chain && !self.is_about_cage() && !self.step.evidence.houses.is_empty()
    }

    const fn is_about_cage(&self) -> bool {
        matches!(
            self.step.technique,
            Technique::CageLastCell
                | Technique::SmallCage
                | Technique::LargeCage
                | Technique::MustContain
        ) && self.step.evidence.sum.is_some()
    }

    fn look(&self) -> Value {
        let model = self.board.model;
        let evidence = &self.step.evidence;
        let cells = self.cells();
        if self.is_about_houses() {
            let place = explanation::house_names(self.step, self.board, &evidence.houses);
            return message("look-house", [("place", place)]);
        }
        match (evidence.sum, cells.first()) {
            (Some(sum), Some(&first)) if self.is_about_cage() => {
                let cell = explanation::cell_name(model, first);
                message(
                    "variant-look-cage",
                    [("sum", sum.to_string().into()), ("cell", cell)],
                )
            }
            _ => message("look-candidates", [("place", cell_names(model, &cells))]),
        }
    }

    /// The cells of the pattern, ascending; if it has none, those of the conclusion.
    fn cells(&self) -> Vec<u8> {
        let evidence = &self.step.evidence;
        let placed = self.step.placements.iter().map(|one| one.cell);
        let chained = evidence.chain.iter().map(|one| one.cell);
        let mut cells: CellSet = evidence.cells.iter().copied().chain(chained).collect();
        if cells.is_empty() {
            cells = placed.collect();
        }
        cells.iter().collect()
    }

    fn area(&self) -> Vec<u8> {
        if !self.is_about_houses() {
            return self.cells();
        }
        let houses = self.step.evidence.houses.iter();
        let cells = houses.flat_map(|&house| self.board.model.houses[house].cells.iter().copied());
        cells.collect::<CellSet>().iter().collect()
    }

    fn deduction(&self) -> Value {
        let step = self.step;
        json!({
            "placements": step.placements,
            "eliminations": step.eliminations,
            "roles": self.roles(),
            "links": self.links(),
            "groups": self.groups(),
            "implications": [],
            "notation": null,
        })
    }

    /// The candidates of the pattern; in a chain, false and true ones in turn.
    fn roles(&self) -> Vec<(u8, u8, &'static str)> {
        let evidence = &self.step.evidence;
        if !evidence.chain.is_empty() {
            let role = |(place, one): (usize, &Candidate)| {
                (
                    one.cell,
                    one.digit,
                    if place % 2 == 0 { "off" } else { "on" },
                )
            };
            return evidence.chain.iter().enumerate().map(role).collect();
        }
        let is_open = |cell: &u8| !self.board.is_filled(*cell);
        let cells = evidence.cells.iter().copied().filter(is_open);
        cells
            .flat_map(|cell| evidence.digits.iter().map(move |&digit| at(cell, digit)))
            .filter(|&one| self.board.at(one.cell) & bit(one.digit) != 0)
            .filter(|one| !self.step.eliminations.contains(one))
            .map(|one| (one.cell, one.digit, "pattern"))
            .collect()
    }

    fn links(&self) -> Vec<Value> {
        let chain = self.step.evidence.chain.windows(2).enumerate();
        let link = |(place, pair): (usize, &[Candidate])| json!({"from": [pair[0]], "to": [pair[1]], "strong": place % 2 == 0});
        chain.map(link).collect()
    }

    /// The houses and cells to frame.
    fn groups(&self) -> Vec<&[u8]> {
        let evidence = &self.step.evidence;
        if !evidence.chain.is_empty() {
            return Vec::new();
        }
        let houses = evidence.houses.iter().chain(&evidence.covers);
        let houses = houses.map(|&house| &self.board.model.houses[house].cells[..]);
        let cells = [&evidence.cells[..], &evidence.outies[..]];
        let cells = cells.into_iter().filter(|cells| !cells.is_empty());
        houses.chain(cells).collect()
    }
}
