//! Explanations of steps: sentences of the message catalogue, as JSON.

use serde_json::{Map, Value, json};

use crate::board::{Board, Candidate};
use crate::cells::CellSet;
use crate::houses::HouseName;
use crate::model::{Model, signed};
use crate::shape::{bit, lowest, sign_of};
use crate::steps::{Step, Technique};

/// More combinations than these are not listed.
const MOST_LISTED: usize = 6;
const CLASSIC: usize = 9;

/// The sentences that explain a step on the board where it was found.
#[must_use]
pub fn explain(step: &Step, board: &Board) -> Vec<Value> {
    let writer = Writer {
        step,
        board,
        model: board.model,
    };
    let mut sentences = writer.reason();
    if !step.eliminations.is_empty() && !writer.names_conclusion() {
        sentences.push(message(
            "so-lost",
            [("what", candidates(board, &step.eliminations))],
        ));
    }
    sentences
}

struct Writer<'a> {
    step: &'a Step,
    board: &'a Board<'a>,
    model: &'a Model,
}

impl Writer<'_> {
    fn reason(&self) -> Vec<Value> {
        match self.step.technique {
            Technique::FullHouse => vec![self.single("single-full-house")],
            Technique::CageLastCell => vec![self.cage_last_cell()],
            Technique::HiddenSingleInRegion | Technique::HiddenSingleInLine => {
                vec![self.single("variant-hidden")]
            }
            Technique::NakedSingle => vec![self.single("variant-naked")],
            Technique::Relation => vec![self.with_cells("variant-relation")],
            Technique::SmallCage | Technique::LargeCage => vec![self.combinations()],
            Technique::MustContain => vec![self.contain()],
            Technique::Innie | Technique::WideInnie => {
                vec![self.innies("variant-innie", "variant-outie")]
            }
            Technique::InnieSet => self.innie_set(),
            Technique::InniesMinusOuties => vec![self.innies_minus_outies()],
            Technique::Intersection => vec![self.intersection()],
            Technique::Leftovers => vec![self.leftovers()],
            Technique::Line => vec![self.line()],
            Technique::NakedPair | Technique::NakedTriple | Technique::NakedQuad => {
                vec![self.subset("subset-naked")]
            }
            Technique::HiddenPair | Technique::HiddenTriple | Technique::HiddenQuad => {
                vec![self.subset("subset-hidden")]
            }
            Technique::XWing | Technique::Swordfish | Technique::Jellyfish => vec![self.fish()],
            Technique::CageArrangement => vec![self.arrangement()],
            Technique::CageContradiction
            | Technique::HouseContradiction
            | Technique::SumContradiction => vec![self.contradiction()],
            Technique::ShortChain | Technique::Chain | Technique::LongChain => vec![self.chain()],
        }
    }

    /// Whether the reason already has the conclusion.
    fn names_conclusion(&self) -> bool {
        matches!(
            self.step.technique,
            Technique::CageContradiction
                | Technique::HouseContradiction
                | Technique::SumContradiction
        )
    }

    fn first_house(&self) -> Value {
        self.step
            .evidence
            .houses
            .first()
            .map_or(Value::Null, |&house| self.house(house))
    }

    fn single(&self, name: &str) -> Value {
        let placed = self.step.placements[0];
        let mut arguments = vec![
            ("cell", self.cell(placed.cell)),
            ("digit", digit(placed.digit)),
        ];
        if !self.step.evidence.houses.is_empty() {
            arguments.push(("house", self.first_house()));
        }
        message(name, arguments)
    }

    fn cage_last_cell(&self) -> Value {
        let placed = self.step.placements[0];
        let sum = self.step.evidence.sum.unwrap_or_default();
        message(
            "variant-cage-last-cell",
            [
                ("cell", self.cell(placed.cell)),
                ("digit", digit(placed.digit)),
                ("sum", number(sum)),
                ("others", number(sum - i32::from(placed.digit))),
            ],
        )
    }

    /// The sum of a cage and its first cell.
    fn cage(&self) -> Vec<(&'static str, Value)> {
        let evidence = &self.step.evidence;
        let first = evidence.cells.iter().min().copied().unwrap_or_default();
        vec![
            ("sum", number(evidence.sum.unwrap_or_default())),
            ("cell", self.cell(first)),
        ]
    }

    fn combinations(&self) -> Value {
        let evidence = &self.step.evidence;
        let mut arguments = self.cage();
        if evidence.sum.is_none() {
            return message(
                "variant-line-renban",
                [("cells", self.cells(&evidence.cells))],
            );
        }
        match &evidence.combinations[..] {
            [only] => {
                arguments.push(("digits", digits(only)));
                message("variant-cage-only", arguments)
            }
            several if several.len() <= MOST_LISTED => {
                arguments.push(("combinations", self.listed()));
                message("variant-cage-choices", arguments)
            }
            _ => message("variant-cage-sum", arguments),
        }
    }

    fn listed(&self) -> Value {
        let combinations = self.step.evidence.combinations.iter();
        series(
            "group",
            combinations
                .map(|combination| digits(combination))
                .collect(),
        )
    }

    fn contain(&self) -> Value {
        let evidence = &self.step.evidence;
        let mut arguments = self.cage();
        if evidence.sum.is_none() {
            return message(
                "variant-line-renban",
                [("cells", self.cells(&evidence.cells))],
            );
        }
        if let [placed] = self.step.placements[..] {
            arguments.extend([
                ("digit", digit(placed.digit)),
                ("place", self.cell(placed.cell)),
            ]);
            return message("variant-contain-placed", arguments);
        }
        arguments.push(("digits", digits(&evidence.digits)));
        let cells = CellSet::from(&evidence.cells[..]);
        let gone: CellSet = self
            .step
            .eliminations
            .iter()
            .map(|gone| gone.cell)
            .collect();
        let all = cells.or(gone);
        let house = self
            .model
            .houses
            .iter()
            .position(|house| house.set.and(all) == all);
        match (house, &evidence.combinations[..]) {
            (Some(house), [only]) if *only == evidence.digits => {
                arguments.push(("house", self.house(house)));
                message("variant-contain-all", arguments)
            }
            _ => message("variant-contain", arguments),
        }
    }

    /// The houses of a sum, their total and the sum of the cages that are subtracted.
    fn balance(&self) -> Vec<(&'static str, Value)> {
        let evidence = &self.step.evidence;
        let total = signed(self.model.shape.total() * evidence.houses.len());
        let cages = self
            .model
            .cages
            .iter()
            .filter(|cage| evidence.rules.contains(&cage.rule));
        let taken: usize = cages.map(|cage| cage.sum).sum();
        vec![
            ("houses", self.houses(&evidence.houses)),
            ("total", number(total)),
            ("taken", number(signed(taken))),
        ]
    }

    /// Whether the cells of a sum lie outside its houses.
    fn are_outies(&self) -> bool {
        let evidence = &self.step.evidence;
        !evidence.houses.iter().any(|&house| {
            evidence
                .cells
                .iter()
                .any(|&cell| self.model.houses[house].set.has(cell))
        })
    }

    fn innies(&self, innie: &str, outie: &str) -> Value {
        let evidence = &self.step.evidence;
        let mut arguments = self.balance();
        if let [placed] = self.step.placements[..] {
            arguments.extend([
                ("cell", self.cell(placed.cell)),
                ("digit", digit(placed.digit)),
            ]);
        } else {
            arguments.push(("cells", self.cells(&evidence.cells)));
            arguments.push(("sum", number(evidence.sum.unwrap_or_default())));
        }
        message(if self.are_outies() { outie } else { innie }, arguments)
    }

    fn innie_set(&self) -> Vec<Value> {
        let mut sentences = vec![self.innies("variant-innies", "variant-outies")];
        if self.step.evidence.combinations.len() <= MOST_LISTED {
            sentences.push(message(
                "variant-cells-choices",
                [("combinations", self.listed())],
            ));
        }
        sentences
    }

    fn innies_minus_outies(&self) -> Value {
        let evidence = &self.step.evidence;
        let mut arguments = self.balance();
        let sum = evidence.sum.unwrap_or_default();
        let (more, less) = if sum < 0 {
            (&evidence.outies, &evidence.cells)
        } else {
            (&evidence.cells, &evidence.outies)
        };
        arguments.extend([
            ("more", self.cells(more)),
            ("less", self.cells(less)),
            ("sum", number(sum.abs())),
        ]);
        message(
            if sum == 0 {
                "variant-equal"
            } else {
                "variant-difference"
            },
            arguments,
        )
    }

    fn intersection(&self) -> Value {
        let evidence = &self.step.evidence;
        let gone: CellSet = self
            .step
            .eliminations
            .iter()
            .map(|gone| gone.cell)
            .collect();
        let covers = evidence.covers.iter();
        let cover = covers.copied().find(|&house| {
            gone.iter()
                .all(|cell| self.model.houses[house].set.has(cell))
        });
        let mut arguments = vec![
            ("house", self.first_house()),
            ("digit", digit(evidence.digits[0])),
            ("cells", self.cells(&evidence.cells)),
        ];
        match cover {
            Some(house) => {
                arguments.push(("other", self.house(house)));
                message("locked-candidates", arguments)
            }
            None => message("variant-intersection", arguments),
        }
    }

    fn leftovers(&self) -> Value {
        let evidence = &self.step.evidence;
        message(
            "variant-leftovers",
            [
                ("houses", self.houses(&evidence.houses)),
                ("others", self.houses(&evidence.covers)),
                ("cells", self.cells(&evidence.cells)),
                ("across", self.cells(&evidence.outies)),
            ],
        )
    }

    fn line(&self) -> Value {
        let kind = self
            .step
            .evidence
            .rules
            .first()
            .map_or("", |&rule| self.model.kind_of(rule));
        message(
            &format!("variant-line-{kind}"),
            [("cells", self.cells(&self.step.evidence.cells))],
        )
    }

    fn with_cells(&self, name: &str) -> Value {
        message(name, [("cells", self.cells(&self.step.evidence.cells))])
    }

    fn subset(&self, name: &str) -> Value {
        let evidence = &self.step.evidence;
        let count = message(&format!("number-{}", evidence.cells.len()), []);
        message(
            name,
            [
                ("place", self.first_house()),
                ("cells", self.cells(&evidence.cells)),
                ("digits", digits(&evidence.digits)),
                ("number", count),
            ],
        )
    }

    fn fish(&self) -> Value {
        let evidence = &self.step.evidence;
        message(
            "fish-basic",
            [
                ("base", self.houses(&evidence.houses)),
                ("cover", self.houses(&evidence.covers)),
                ("digit", digit(evidence.digits[0])),
            ],
        )
    }

    fn arrangement(&self) -> Value {
        let evidence = &self.step.evidence;
        match evidence.sum {
            Some(sum) => message(
                "variant-arrangement",
                [("cells", self.cells(&evidence.cells)), ("sum", number(sum))],
            ),
            None => message(
                "variant-line-renban",
                [("cells", self.cells(&evidence.cells))],
            ),
        }
    }

    fn contradiction(&self) -> Value {
        let gone = self.step.eliminations[0];
        let evidence = &self.step.evidence;
        let mut arguments = vec![("cell", self.cell(gone.cell)), ("digit", digit(gone.digit))];
        if evidence.rules.is_empty() && evidence.sum.is_none() {
            arguments.push(("house", self.first_house()));
            return message("variant-contradiction-house", arguments);
        }
        arguments.push(("cells", self.cells(&evidence.cells)));
        message("variant-contradiction", arguments)
    }

    fn chain(&self) -> Value {
        let chain = self.step.evidence.chain.iter();
        let nodes = chain.map(|&one| candidates(self.board, &[one])).collect();
        message("variant-chain", [("chain", series("group", nodes))])
    }

    fn cell(&self, cell: u8) -> Value {
        cell_name(self.model, cell)
    }

    fn cells(&self, cells: &[u8]) -> Value {
        cell_names(self.model, cells)
    }

    fn house(&self, house: usize) -> Value {
        let numbered = |name: &str, number: usize| message(name, [("number", text(number + 1))]);
        match self.model.houses[house].name {
            HouseName::Row(number) => numbered("house-row", number),
            HouseName::Column(number) => numbered("house-column", number),
            HouseName::Region(number) if self.model.has_boxes && self.model.size() == CLASSIC => {
                message(&format!("house-box-{}", number + 1), [])
            }
            HouseName::Region(_)
            | HouseName::Window(_)
            | HouseName::Disjoint(_)
            | HouseName::Extra(_) => {
                let first = self.model.houses[house]
                    .cells
                    .iter()
                    .min()
                    .copied()
                    .unwrap_or_default();
                message("variant-region", [("cell", self.cell(first))])
            }
            HouseName::Diagonal(number) => message(&format!("variant-diagonal-{}", number + 1), []),
        }
    }

    /// Houses in a row, rows and columns together.
    fn houses(&self, houses: &[usize]) -> Value {
        let (mut rows, mut columns, mut names) = (Vec::new(), Vec::new(), Vec::new());
        for &house in houses {
            match self.model.houses[house].name {
                HouseName::Row(number) => rows.push(text(number + 1)),
                HouseName::Column(number) => columns.push(text(number + 1)),
                _ => names.push(self.house(house)),
            }
        }
        for (name, numbers) in [("house-lines-row", rows), ("house-lines-column", columns)] {
            if !numbers.is_empty() {
                names.push(message(
                    name,
                    [
                        ("count", numbers.len().into()),
                        ("numbers", series("and", numbers)),
                    ],
                ));
            }
        }
        series("and", names)
    }
}

/// The names of houses, rows and columns together.
pub(crate) fn house_names(step: &Step, board: &Board, houses: &[usize]) -> Value {
    let model = board.model;
    Writer { step, board, model }.houses(houses)
}

/// A message of the catalogue with its arguments.
pub(crate) fn message(
    name: &str,
    arguments: impl IntoIterator<Item = (&'static str, Value)>,
) -> Value {
    let arguments: Map<String, Value> = arguments
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect();
    json!({"name": name, "arguments": arguments})
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it becomes part of the value"
)]
fn series(kind: &str, items: Vec<Value>) -> Value {
    json!({"series": kind, "items": items})
}

fn text(number: usize) -> Value {
    number.to_string().into()
}

fn number(number: i32) -> Value {
    number.to_string().into()
}

fn digit(digit: u8) -> Value {
    sign_of(digit).to_string().into()
}

fn digits(all: &[u8]) -> Value {
    series("and", all.iter().map(|&one| digit(one)).collect())
}

pub(crate) fn cell_name(model: &Model, cell: u8) -> Value {
    let (row, column) = (model.shape.row(cell) + 1, model.shape.column(cell) + 1);
    message("cell-short", [("row", text(row)), ("column", text(column))])
}

pub(crate) fn cell_names(model: &Model, cells: &[u8]) -> Value {
    let names = cells.iter().map(|&cell| cell_name(model, cell));
    series("and", names.collect())
}

/// Candidates by digits and cells: cells that lose the same digits together.
fn candidates(board: &Board, all: &[Candidate]) -> Value {
    let mut by_cell: Vec<(u8, u16)> = Vec::new();
    for one in all {
        match by_cell.iter_mut().find(|(cell, _)| *cell == one.cell) {
            Some((_, mask)) => *mask |= bit(one.digit),
            None => by_cell.push((one.cell, bit(one.digit))),
        }
    }
    let mut alike: Vec<(u16, Vec<u8>)> = Vec::new();
    for (cell, mask) in by_cell {
        match alike.iter_mut().find(|(known, _)| *known == mask) {
            Some((_, cells)) => cells.push(cell),
            None => alike.push((mask, vec![cell])),
        }
    }
    alike.sort_by_key(|(mask, _)| lowest(*mask));
    let groups = alike.into_iter().map(|(mask, cells)| {
        let digits: Vec<u8> = crate::shape::digits_of(mask).collect();
        let cells = cells
            .into_iter()
            .map(|cell| cell_name(board.model, cell))
            .collect();
        message(
            "candidates",
            [
                ("digits", self::digits(&digits)),
                ("cells", series("and", cells)),
            ],
        )
    });
    series("group", groups.collect())
}
