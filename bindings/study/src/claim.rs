//! A player's claim: the arrows and marks that it relies on, and its conclusions.

use nonet_grid::{Candidate, Candidates, Cell, CellSet, Digit, House};
use nonet_positions::error::EngineError;
use nonet_positions::reading::read_candidates;
use nonet_reasoning::proof::{self, Deduction, Flaw, Part, Premise, Proof, Tie};
use nonet_techniques::step::{Link, LinkKind};
use nonet_wasm::Question;

/// The numbers of a link: its two candidates, and whether it is strong.
const NUMBERS_OF_A_LINK: usize = 5;

/// A player's claim and its premises.
pub struct Claim {
    /// The premises other than the links.
    marked: Vec<Candidate>,
    pub links: Vec<Link>,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
}

impl Claim {
    pub fn read(asked: &Question<'_>) -> Result<Self, EngineError> {
        let candidates = |field| read_candidates(&asked.pairs(field)?);
        let numbers = asked.numbers("links")?;
        let links = numbers.chunks_exact(NUMBERS_OF_A_LINK).map(read_link);
        Ok(Self {
            marked: candidates("marked")?,
            links: links.collect::<Result<_, _>>()?,
            placements: candidates("placements")?,
            eliminations: candidates("eliminations")?,
        })
    }

    /// Prove the claim, or find where it fails.
    pub fn prove(&self, state: &Candidates) -> Result<Proof, Flaw> {
        let deduction = Deduction {
            premises: self.premises(state),
            links: self.links.iter().copied().map(Tie::from).collect(),
            placements: self.placements.clone(),
            eliminations: self.eliminations.clone(),
            ..Deduction::default()
        };
        proof::prove(state, &deduction)
    }

    /// Find the few candidates without which it would hold: the player overlooked these.
    pub fn overlooked(&self, state: &Candidates, flaw: &Flaw) -> Option<Vec<Candidate>> {
        if !matches!(flaw.part, Part::Conclusion(_) | Part::Whole) {
            return None;
        }
        groups(state).find_map(|(_, group)| {
            let (marked, beside): (Vec<_>, Vec<_>) =
                group.into_iter().partition(|one| self.marked.contains(one));
            if beside.is_empty() || marked.len() <= beside.len() {
                return None;
            }
            let mut without = state.clone();
            for &one in &beside {
                without.eliminate(one);
            }
            self.prove(&without).ok().map(|_| beside)
        })
    }

    /// The cells and houses that have no candidates but those marked: one of them is right.
    fn premises(&self, state: &Candidates) -> Vec<Premise> {
        let is_marked = |group: &[Candidate]| group.iter().all(|one| self.marked.contains(one));
        let whole = groups(state).filter(|(_, group)| is_marked(group));
        whole.map(|(premise, _)| premise).collect()
    }
}

/// The candidates of each cell, and the places of each digit in each house, with their premises.
fn groups(state: &Candidates) -> impl Iterator<Item = (Premise, Vec<Candidate>)> {
    let cells = Cell::all().map(move |cell| {
        let digits = state.of(cell).into_iter();
        let own = digits.map(|digit| Candidate { cell, digit }).collect();
        (Premise::Cells(CellSet::of(cell)), own)
    });
    let houses = Digit::ALL.into_iter().flat_map(move |digit| {
        House::all().map(move |house| {
            let places = state.places(digit).intersection(house.cells()).into_iter();
            let own = places.map(|cell| Candidate { cell, digit }).collect();
            (Premise::Places(digit, house), own)
        })
    });
    cells
        .chain(houses)
        .filter(|(_, own): &(_, Vec<_>)| !own.is_empty())
}

fn read_link(numbers: &[u8]) -> Result<Link, EngineError> {
    let &[cell, digit, other, place, strong] = numbers else {
        return Err(EngineError::invalid(&"expected two candidates and a kind"));
    };
    let one = |candidate| read_candidates(&[candidate]).map(|read| read[0].into());
    Ok(Link {
        from: one((cell, digit))?,
        to: one((other, place))?,
        kind: match strong {
            1 => LinkKind::Strong,
            _ => LinkKind::Weak,
        },
    })
}
