//! Judging the conclusions that someone draws on a board, with or without a certificate.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Candidate};
use crate::certificate::{Certificate, Origin};
use crate::checker::{self, Flaw};
use crate::constraints::{Constraint, Kind};
use crate::search::Search;
use crate::shape::bit;

/// Conclusions with an optional certificate.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// Digits that are claimed to be certain.
    #[serde(default)]
    pub placements: Vec<Candidate>,
    /// Candidates that are claimed to be impossible.
    #[serde(default)]
    pub eliminations: Vec<Candidate>,
    /// The proof.
    #[serde(default)]
    pub certificate: Option<Certificate>,
}

/// Whether a claim holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Its certificate proves it, or one was found that does.
    Proved,
    /// It is true in every solution, but nothing that is known proves it.
    Unproved,
    /// It is false in a solution.
    Refuted,
    /// The search was too long to decide.
    Unknown,
}

/// The judgement of a claim.
#[derive(Clone, Debug, Serialize)]
pub struct Judgement {
    /// Whether it holds.
    pub status: Status,
    /// What its certificate lacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flaw: Option<String>,
    /// The conclusion that isn't proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidate: Option<Candidate>,
    /// The certificate that proves it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<Certificate>,
}

/// Judge a claim on a board.
#[must_use]
pub fn judge(board: &Board, claim: &Claim, budget: u64) -> Judgement {
    let check = |certificate: &Certificate| {
        checker::check(board, certificate, &claim.placements, &claim.eliminations)
    };
    let flaw = match &claim.certificate {
        Some(certificate) => check(certificate).err(),
        None => Some(Flaw::Invalid),
    };
    let (flaw, certificate) = match flaw {
        None => (None, claim.certificate.clone()),
        Some(flaw) => (
            Some(flaw),
            simple_certificates(board).find(|one| check(one).is_ok()),
        ),
    };
    if certificate.is_some() {
        return Judgement {
            status: Status::Proved,
            flaw: None,
            candidate: None,
            certificate,
        };
    }
    let candidate = match flaw {
        Some(Flaw::NotACandidate(candidate) | Flaw::NotProved(candidate)) => Some(candidate),
        _ => None,
    };
    let flaw = claim
        .certificate
        .as_ref()
        .and(flaw)
        .map(|flaw| flaw.to_string());
    Judgement {
        status: truth_of(board, claim, budget),
        flaw,
        candidate,
        certificate: None,
    }
}

/// Certificates of one constraint or one cell each.
fn simple_certificates<'a>(board: &'a Board) -> impl Iterator<Item = Certificate> + 'a {
    let cells = board
        .model
        .shape
        .cells()
        .map(|cell| Certificate::Cell { cell });
    let origins = || board.model.constraints.iter().map(origin_of);
    let contained = origins().map(|of| Certificate::Contained { of });
    cells
        .chain(contained)
        .chain(origins().map(|of| Certificate::Cases { of }))
}

/// The origin of a constraint, as certificates name it.
pub(crate) fn origin_of(constraint: &Constraint) -> Origin {
    match (&constraint.derivation, &constraint.kind) {
        (Some(derivation), _) => Origin::Sum {
            houses: derivation.houses.clone(),
            cages: constraint.rules.clone(),
        },
        (None, Kind::House(house)) => Origin::House(*house),
        (None, Kind::Relation(relation)) => Origin::Cells(relation.first, relation.second),
        (None, _) => Origin::Rule(constraint.rules[0]),
    }
}

/// Whether a claim is true in all solutions of a board.
fn truth_of(board: &Board, claim: &Claim, budget: u64) -> Status {
    let count = board.model.shape.count();
    let start = &board.masks()[..count];
    let mut search = Search::new(board.model);
    let others = claim.placements.iter().map(|one| (one, !bit(one.digit)));
    for (one, mask) in others.chain(claim.eliminations.iter().map(|one| (one, bit(one.digit)))) {
        let mut masks = start.to_vec();
        masks[usize::from(one.cell)] &= mask;
        let found = search.run_from(&masks, 1, budget);
        if !found.solutions.is_empty() {
            return Status::Refuted;
        }
        if !found.is_complete {
            return Status::Unknown;
        }
    }
    Status::Unproved
}

/// Whether all candidates of a claim are on the grid.
#[must_use]
pub fn is_on_grid(board: &Board, claim: &Claim) -> bool {
    let (count, size) = (board.model.shape.count(), board.model.size());
    claim
        .placements
        .iter()
        .chain(&claim.eliminations)
        .all(|one| usize::from(one.cell) < count && (1..=size).contains(&usize::from(one.digit)))
}
