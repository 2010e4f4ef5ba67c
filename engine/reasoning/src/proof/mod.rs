//! The prover: whether a deduction follows from the candidates.
//!
//! A deduction names its premises. Each premise and each link is checked by itself; then the
//! contrary of each conclusion is assumed, and refuted by the named premises and links only. All
//! that is named holds in each solution of the board (in the only one, for a deadly pattern), so
//! nothing false is ever proved.

mod certificate;
mod deduction;
mod eureka;
mod links;
mod naming;
mod premises;
mod refutation;
mod truths;
mod verdict;

pub use certificate::certificate;
pub use deduction::{Deduction, Premise, Tie};
pub use eureka::read as read_eureka;
pub use verdict::{Fault, Flaw, Part, Proof};

use links::Rejection;
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, Candidates, CellSet, Digit, candidates_of};
use nonet_techniques::step::{LinkKind, Step};
use refutation::{Outcome, Refuter, holds};
use truths::{Board, Truths};

/// Prove a step that was found among the candidates.
///
/// # Errors
/// When its evidence does not hold, or its conclusions do not follow from it.
pub fn prove_step(state: &Candidates, step: &Step) -> Result<Proof, Flaw> {
    let proof = prove(state, &certificate(state, step))?;
    let technique = Some(step.technique);
    Ok(Proof { technique, ..proof })
}

/// Prove a deduction among the candidates: its conclusions, or all that follows if it has none.
///
/// # Errors
/// With the first part that fails.
pub fn prove(state: &Candidates, deduction: &Deduction) -> Result<Proof, Flaw> {
    if deduction.lemmas.is_empty() {
        return prove_alone(state, state, deduction);
    }
    let mut known = state.clone();
    let (mut cases, mut is_unique) = (0, false);
    for (position, lemma) in deduction.lemmas.iter().enumerate() {
        let Proof {
            placements,
            eliminations,
            ..
        } = match prove(&known, lemma) {
            Ok(proof) => {
                cases += proof.cases;
                is_unique |= proof.relies_on_uniqueness;
                proof
            }
            Err(flaw) => {
                return Err(Flaw {
                    part: Part::Lemma(position),
                    ..flaw
                });
            }
        };
        for candidate in placements {
            keep_alone(&mut known, candidate);
        }
        for candidate in eliminations {
            known.eliminate(candidate);
        }
    }
    let proof = prove_alone(state, &known, deduction)?;
    Ok(Proof {
        cases: cases + proof.cases,
        relies_on_uniqueness: is_unique || proof.relies_on_uniqueness,
        ..proof
    })
}

/// Eliminate all that a digit excludes that is right.
fn keep_alone(state: &mut Candidates, right: Candidate) {
    for digit in Digit::ALL {
        let cells = state.places(digit);
        for one in candidates_of(digit, cells) {
            if links::conflict(one, right) {
                state.eliminate(one);
            }
        }
    }
}

/// Prove a deduction in a state after its lemmas.
fn prove_alone(
    before: &Candidates,
    state: &Candidates,
    deduction: &Deduction,
) -> Result<Proof, Flaw> {
    let board = links::board_of(state);
    let truths = truths_of(state, &board, deduction)?;
    let refuter = Refuter::new(truths, covers_of(&board, deduction)?);
    let mut case = Case {
        before: links::board_of(before),
        board,
        deduction,
        refuter,
    };
    let is_open = deduction.placements.is_empty() && deduction.eliminations.is_empty();
    let (placements, eliminations) = if is_open {
        case.conclude()?
    } else {
        case.confirm()?
    };
    let is_deadly = |premise: &Premise| matches!(premise, Premise::Deadly(_));
    Ok(Proof {
        technique: naming::name(state, deduction),
        placements,
        eliminations,
        relies_on_uniqueness: deduction.premises.iter().any(is_deadly),
        cases: case.refuter.cases,
    })
}

fn truths_of(state: &Candidates, board: &Board, deduction: &Deduction) -> Result<Truths, Flaw> {
    let mut truths = Truths::default();
    for (position, tie) in deduction.links.iter().enumerate() {
        links::check(state, tie).map_err(at(Part::Link(position)))?;
        if tie.link.kind == LinkKind::Strong {
            let ends = [tie.link.from, tie.link.to];
            truths
                .linked
                .push(ends.map(|node| (node.digit, node.cells)).to_vec());
        }
    }
    for (position, premise) in deduction.premises.iter().enumerate() {
        premises::add(state, board, premise, &mut truths).map_err(at(Part::Premise(position)))?;
    }
    Ok(truths)
}

fn at(part: Part) -> impl Fn(Rejection) -> Flaw {
    move |(fault, witnesses)| Flaw::new(part, fault, witnesses)
}

/// The covers, which hold all candidates of the premises but the fins.
fn covers_of(board: &Board, deduction: &Deduction) -> Result<Vec<truths::Truth>, Flaw> {
    let mut covers = Vec::new();
    for (position, cover) in deduction.covers.iter().enumerate() {
        covers.extend(premises::covers(board, cover).map_err(at(Part::Cover(position)))?);
    }
    if covers.is_empty() {
        return Ok(covers);
    }
    for (position, premise) in deduction.premises.iter().enumerate() {
        let is_bare = |&one: &Candidate| {
            !deduction.fins.contains(&one) && !covers.iter().any(|cover| holds(cover, one))
        };
        let bare: Vec<_> = candidates_of_premise(board, premise)
            .into_iter()
            .filter(is_bare)
            .collect();
        if !bare.is_empty() {
            return Err(Flaw::new(Part::Premise(position), Fault::Uncovered, bare));
        }
    }
    Ok(covers)
}

fn candidates_of_premise(board: &Board, premise: &Premise) -> Vec<Candidate> {
    match premise {
        Premise::Cells(cells) => open_in(board, *cells),
        Premise::Places(digit, house) => {
            candidates_of(*digit, board.open(*digit, house.cells())).collect()
        }
        Premise::Deadly(_) | Premise::Either(_) => Vec::new(),
    }
}

fn open_in(board: &Board, cells: CellSet) -> Vec<Candidate> {
    let digits = Digit::ALL.into_iter();
    digits
        .flat_map(|digit| candidates_of(digit, board.open(digit, cells)))
        .collect()
}

/// A deduction whose premises and links hold.
struct Case<'a> {
    /// Before the lemmas.
    before: Board,
    board: Board,
    deduction: &'a Deduction,
    refuter: Refuter,
}

/// Placements and eliminations.
type Conclusions = (Vec<Candidate>, Vec<Candidate>);

impl Case<'_> {
    /// Check each conclusion that is claimed.
    fn confirm(&mut self) -> Result<Conclusions, Flaw> {
        let (placed, lost) = (&self.deduction.placements, &self.deduction.eliminations);
        let claimed = placed.iter().map(|&one| (one, true));
        let claimed: Vec<_> = claimed
            .chain(lost.iter().map(|&one| (one, false)))
            .collect();
        for (one, is_true) in claimed {
            if !is_true && self.before.has(one) && !self.board.has(one) {
                continue;
            }
            if !self.board.has(one) {
                return Err(Flaw::new(Part::Conclusion(one), Fault::Absent, vec![one]));
            }
            let fault = match self.contrary(one, is_true) {
                Outcome::Refuted => continue,
                Outcome::Open => Fault::TooMuchWork,
                Outcome::Possible => Fault::DoesNotFollow,
            };
            return Err(self.explain(Flaw::new(Part::Conclusion(one), fault, vec![one])));
        }
        Ok((ascending(placed.clone()), ascending(lost.clone())))
    }

    /// Find all that follows: digits of the links that are right, and candidates that are wrong.
    fn conclude(&mut self) -> Result<Conclusions, Flaw> {
        let all = open_in(&self.board, CellSet::ALL);
        let is_wrong = |one: &Candidate| self.contrary(*one, false) == Outcome::Refuted;
        let lost: Vec<Candidate> = all.into_iter().filter(is_wrong).collect();
        let lost = ascending(lost);
        let mut placed = Vec::new();
        for one in ascending(self.named()) {
            if self.contrary(one, true) == Outcome::Refuted {
                placed.push(one);
            }
        }
        if placed.is_empty() && lost.is_empty() {
            let flaw = Flaw::new(Part::Whole, Fault::NothingFollows, Vec::new());
            return Err(self.explain(flaw));
        }
        Ok((placed, lost))
    }

    fn contrary(&mut self, one: Candidate, is_true: bool) -> Outcome {
        let mut board = self.board;
        if is_true {
            board.refute(one);
        } else {
            board.assume(one);
        }
        self.refuter.try_to_refute(board)
    }

    /// The candidates of the links and premises.
    fn named(&self) -> Vec<Candidate> {
        let truths = &self.refuter.truths;
        let all = truths.linked.iter().chain(&truths.stated).flatten();
        all.flat_map(|&(digit, cells)| candidates_of(digit, cells))
            .collect()
    }

    /// Name the links that do not join instead, if that is why nothing follows.
    fn explain(&self, flaw: Flaw) -> Flaw {
        let mut pairs = self.deduction.links.windows(2);
        let is_row = pairs
            .clone()
            .all(|pair| pair[0].link.to == pair[1].link.from);
        let unjoined = pairs.position(|pair| pair[0].link.kind == pair[1].link.kind);
        match unjoined {
            Some(position) if is_row => Flaw {
                part: Part::Link(position + 1),
                fault: Fault::Unjoined,
                ..flaw
            },
            _ => flaw,
        }
    }
}

fn ascending(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_compactly();
    candidates.dedup();
    candidates
}
