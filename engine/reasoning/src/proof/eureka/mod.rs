//! Reads Eureka notation, as the engine and as forums write it.
//!
//! `(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4`: digits in brackets, then their cells; `=` is a strong link
//! and `-` a weak one. A node without digits keeps those before: `(4)r1c2=r1c8`. Cells may be
//! `r1c23`, `r1c2,r3c4` or `b1p158`. Several digits in some cells are a locked set, which a strong
//! link completes from an almost locked set: `(8=3562)r7c1569`. A loop may end in a sign and `loop`.
//! Fish, the colours of a medusa and the sets of a crossing are read as well.

mod patterns;
mod reader;
mod ties;

use super::deduction::{Deduction, Premise};
use super::verdict::Flaw;
use nonet_grid::{Candidate, Candidates, CellSet, Digit};
use nonet_techniques::step::LinkKind;
use patterns::{Pattern, read_pattern};
use reader::{Reader, Stop};
use ties::ties;

/// Read a notation as a deduction about some candidates; chains are separated by `;`.
///
/// # Errors
/// When it cannot be read, with the position of the character.
pub fn read(state: &Candidates, notation: &str) -> Result<Deduction, Flaw> {
    let text: Vec<char> = notation.chars().collect();
    let mut reader = Reader::new(&text);
    let mut deduction = Deduction::default();
    let (mut patterns, mut ends) = (Vec::new(), Vec::new());
    loop {
        if let Some(pattern) = read_pattern(&mut reader) {
            patterns.push(pattern);
        } else {
            let row = reader.row()?;
            add_row(state, &row, &mut deduction);
            let lost = row
                .iter()
                .filter(|stop| stop.sign != Some(LinkKind::Strong));
            ends.extend(lost.flat_map(|stop| candidates(*stop)));
        }
        reader.skip_spaces();
        if !reader.takes(';') {
            break;
        }
    }
    let sets = deduction.links.iter().filter_map(|tie| tie.within);
    deduction.premises.extend(sets.map(Premise::Cells));
    // The chains from the fins of a fish are cases of it, and its covers have to hold all premises.
    if !patterns.iter().any(Pattern::is_fish) {
        deduction.premises.extend(exhausted(state, &ends));
    }
    Pattern::add_all(&patterns, state, &mut deduction);
    deduction.premises.dedup();
    if reader.takes_arrow() {
        reader.conclusions(&mut deduction)?;
    }
    if reader.is_done() {
        Ok(deduction)
    } else {
        Err(reader.flaw())
    }
}

fn add_row(state: &Candidates, row: &[Stop], deduction: &mut Deduction) {
    let sets = row.windows(2).filter(|pair| is_set(state, pair));
    let sets = sets.map(|pair| Premise::Cells(pair[0].cells));
    deduction.premises.extend(sets);
    deduction.links.extend(ties(state, row));
}

/// Whether two stops are parts of one almost locked set.
fn is_set(state: &Candidates, pair: &[Stop]) -> bool {
    let cells = pair[0].cells;
    let is_same = cells == pair[1].cells && pair[1].sign == Some(LinkKind::Strong);
    is_same && cells.len() > 1 && cells.is_subset(state.empty())
}

fn candidates(stop: Stop) -> impl Iterator<Item = Candidate> {
    let digits = stop.digits.into_iter();
    digits.flat_map(move |digit| {
        let cells = stop.cells.into_iter();
        cells.map(move |cell| Candidate { cell, digit })
    })
}

/// The cells and houses that have none but these candidates: one of them is right.
fn exhausted(state: &Candidates, candidates: &[Candidate]) -> Vec<Premise> {
    let has_all = |digit: Digit, cells: CellSet| {
        let mut cells = cells.into_iter();
        cells.all(|cell| candidates.contains(&Candidate { cell, digit }))
    };
    let mut premises = Vec::new();
    let open = candidates
        .iter()
        .filter(|one| state.of(one.cell).contains(one.digit));
    for &Candidate { cell, digit } in open {
        let alone = CellSet::of(cell);
        if state
            .of(cell)
            .into_iter()
            .all(|digit| has_all(digit, alone))
        {
            premises.push(Premise::Cells(alone));
        }
        let houses = cell.houses().into_iter();
        let full = houses.filter(|house| has_all(digit, state.places_in(digit, *house)));
        premises.extend(full.map(|house| Premise::Places(digit, house)));
    }
    premises
}
