//! Chains in Eureka notation, which players use in all languages: `(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4`.
//!
//! `=` is a strong link, `-` a weak one. Nodes in the same cells share them: `(4=7)r3c8`. A strong link
//! that rests on an almost locked set names the cells of the set.

use super::families::links::ChainReading;
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet};
use crate::step::evidence::{Branch, Evidence};
use crate::step::{Link, LinkKind, Node, Step};
use crate::technique::Technique;

/// The chain of a step with what it concludes; none where it has no chain, or where a net branches.
pub fn in_eureka(step: &Step, state: &Candidates) -> Option<String> {
    let mut written = match &step.evidence {
        Evidence::Chain(one) => {
            let (links, sets) = (&one.links, &one.sets);
            let reading = ChainReading { state, links, sets };
            write_chain(links, &reading.sets_of_links())
        }
        Evidence::RemotePair(one) => write_chain(&one.links(), &[]),
        Evidence::TwoLinks(_) | Evidence::WWing(_) => {
            write_chain(&step.evidence.pattern().links, &[])
        }
        Evidence::AlsXz(one) => write_chain(&one.links, &in_turn(&one.sets)),
        Evidence::AlsXyWing(one) => {
            let [first, last] = one.wings;
            write_chain(&one.links, &in_turn(&[first, one.pivot, last]))
        }
        Evidence::AlsXyChain(one) => write_chain(&one.links, &in_turn(&one.sets)),
        Evidence::Contradiction(one) => write_branches(step, &one.branches),
        Evidence::Verity(one) => write_branches(step, &one.branches),
        _ => return None,
    };
    if written.is_empty() {
        return None;
    }
    write_conclusions(&mut written, step);
    Some(written)
}

/// Sets of which each has a strong link, with weak ones between.
fn in_turn(sets: &[CellSet]) -> Vec<Option<CellSet>> {
    let strong = sets.iter().map(|&set| [Some(set), None]);
    strong.flatten().collect()
}

/// The branches of a forcing chain, one after another; a net is no chain.
fn write_branches(step: &Step, branches: &[Branch]) -> String {
    let mut written = String::new();
    if !matches!(
        step.technique,
        Technique::ForcingChainVerity | Technique::ForcingChainContradiction
    ) {
        return written;
    }
    for branch in branches {
        if !written.is_empty() {
            written.push_str("; ");
        }
        if branch.links.is_empty() {
            let alone = Stop::new(branch.assumed.into(), None);
            alone.open(&mut written);
            alone.close(&mut written);
        } else {
            written.push_str(&write_chain(&branch.links, &[]));
        }
    }
    written
}

/// Links that follow each other; `sets` has the set of each that rests on one.
fn write_chain(links: &[Link], sets: &[Option<CellSet>]) -> String {
    let (Some(first), Some(last)) = (links.first(), links.last()) else {
        return String::new();
    };
    let set_of = |index: usize| sets.get(index).copied().flatten();
    let mut stops = vec![Stop::new(first.from, set_of(0))];
    for (index, link) in links.iter().enumerate() {
        let set = set_of(index).or_else(|| set_of(index + 1));
        stops.push(Stop::new(link.to, set));
    }
    let goes_round = last.to == first.from && last.kind != first.kind;
    if goes_round {
        stops.pop();
    }
    let mut written = String::new();
    stops[0].open(&mut written);
    for (index, (stop, link)) in stops[1..].iter().zip(links).enumerate() {
        let before = &stops[index];
        if before.cells == stop.cells {
            written.push(sign(link.kind));
            written.push(figure(stop.digit));
        } else {
            before.close(&mut written);
            written.push(sign(link.kind));
            stop.open(&mut written);
        }
    }
    stops[stops.len() - 1].close(&mut written);
    if goes_round {
        written.push(sign(last.kind));
        written.push_str("loop");
    }
    written
}

/// A node as it is written: its digit, and its cells or those of its set.
struct Stop {
    digit: Digit,
    cells: CellSet,
}

impl Stop {
    fn new(Node { cells, digit }: Node, set: Option<CellSet>) -> Self {
        let cells = set.unwrap_or(cells);
        Self { digit, cells }
    }

    fn open(&self, written: &mut String) {
        written.push('(');
        written.push(figure(self.digit));
    }

    fn close(&self, written: &mut String) {
        written.push(')');
        written.push_str(&write_cells(self.cells));
    }
}

const fn sign(kind: LinkKind) -> char {
    match kind {
        LinkKind::Strong => '=',
        LinkKind::Weak => '-',
    }
}

/// Cells of a row, of a column, or of several rows: `r1c23`, `r123c4`, `r1c2,r2c3`.
fn write_cells(cells: CellSet) -> String {
    let rows = numbers(cells, Cell::row);
    let columns = numbers(cells, Cell::column);
    let mut written = String::new();
    if rows.len() * columns.len() == cells.len() {
        write_rows(&mut written, rows, columns);
        return written;
    }
    for row in rows {
        if !written.is_empty() {
            written.push(',');
        }
        let of_row = cells.into_iter().filter(|cell| cell.row() == row.index());
        let columns = numbers(of_row, Cell::column);
        write_rows(&mut written, DigitSet::of(row), columns);
    }
    written
}

/// The numbers of some rows or columns, which are 1 to 9, as digits are.
fn numbers(cells: impl IntoIterator<Item = Cell>, of: impl Fn(Cell) -> usize) -> DigitSet {
    let digits = cells.into_iter().map(|cell| Digit::ALL[of(cell)]);
    digits.fold(DigitSet::EMPTY, DigitSet::with)
}

fn write_rows(written: &mut String, rows: DigitSet, columns: DigitSet) {
    for (letter, numbers) in [('r', rows), ('c', columns)] {
        written.push(letter);
        written.extend(numbers.into_iter().map(figure));
    }
}

fn figure(digit: Digit) -> char {
    char::from(b'0' + digit.value())
}

fn write_conclusions(written: &mut String, step: &Step) {
    let (sign, concluded) = match step.placements[..] {
        [] => ("<>", &step.eliminations),
        _ => ("=", &step.placements),
    };
    let mut before = " => ";
    for digit in Digit::ALL {
        for one in concluded.iter().filter(|one| one.digit == digit) {
            written.push_str(before);
            written.push_str(&write_cells(CellSet::of(one.cell)));
            before = ",";
        }
        if before == "," {
            written.push_str(sign);
            written.push(figure(digit));
            before = ", ";
        }
    }
}
