//! Whether a player's conclusion holds, and its consequences, in words.

use nonet_grid::{Candidate, candidates_of};
use nonet_positions::error::EngineError;
use nonet_positions::position::Position;
use nonet_positions::steps::{Pair, pairs};
use nonet_reasoning::explanation::{Message, candidates_named, concluded, phrase};
use nonet_reasoning::proof::{Flaw, Part, Proof};
use nonet_techniques::step::{Link, Node};
use nonet_techniques::technique::Technique;
use nonet_wasm::Question;
use serde::Serialize;

use crate::claim::Claim;

/// The judgement of a claim.
#[derive(Serialize)]
pub struct Judged {
    status: &'static str,
    sentence: Vec<Message>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    placements: Vec<Pair>,
    eliminations: Vec<Pair>,
    /// The link that fails, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<usize>,
    witnesses: Vec<Pair>,
}

/// Judge a claim about a position.
pub fn prove(asked: &Question<'_>) -> Result<Judged, EngineError> {
    let state = Position::read(asked)?.state()?;
    let claim = Claim::read(asked)?;
    Ok(match claim.prove(&state) {
        Ok(found) => Judged::proved(&found),
        Err(flaw) => match claim.overlooked(&state, &flaw) {
            Some(beside) => Judged::overlooked(&beside),
            None => Judged::weak(&claim, &flaw),
        },
    })
}

impl Judged {
    fn proved(found: &Proof) -> Self {
        Self {
            status: "proved",
            sentence: vec![
                phrase("proof-holds"),
                concluded(&found.placements, &found.eliminations),
            ],
            technique: found.technique.map(Technique::slug),
            placements: pairs(&found.placements),
            eliminations: pairs(&found.eliminations),
            link: None,
            witnesses: Vec::new(),
        }
    }

    fn overlooked(beside: &[Candidate]) -> Self {
        let why = phrase("weak-overlooked").with("candidates", candidates_named(beside));
        Self::unproved(why, None, beside)
    }

    fn weak(claim: &Claim, flaw: &Flaw) -> Self {
        let why = phrase(format!("weak-{}", flaw.fault.slug()))
            .with("candidates", candidates_named(&flaw.witnesses))
            .count(flaw.witnesses.len());
        let link = match flaw.part {
            Part::Link(at) => Some(at),
            _ => None,
        };
        let said = match link.and_then(|at| claim.links.get(at)) {
            Some(weak) => phrase("proof-weak")
                .with("place", arrow_name(weak))
                .with("why", why),
            None => why,
        };
        Self::unproved(said, link, &flaw.witnesses)
    }

    fn unproved(said: Message, link: Option<usize>, witnesses: &[Candidate]) -> Self {
        Self {
            status: "weak",
            sentence: vec![said],
            technique: None,
            placements: Vec::new(),
            eliminations: Vec::new(),
            link,
            witnesses: pairs(witnesses),
        }
    }
}

fn arrow_name(link: &Link) -> Message {
    let named = |Node { cells, digit }: Node| {
        let candidates: Vec<_> = candidates_of(digit, cells).collect();
        candidates_named(&candidates)
    };
    phrase("proof-place-arrow")
        .with("from", named(link.from))
        .with("to", named(link.to))
}
