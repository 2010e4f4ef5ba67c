//! Reads chains in Eureka notation, as the engine and as forums write it.
//!
//! `(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4`: digits in brackets, then their cells; `=` is a strong link
//! and `-` a weak one. A node without digits keeps those before: `(4)r1c2=r1c8`. Cells may be
//! `r1c23`, `r1c2,r3c4` or `b1p158`. Several digits in some cells are a locked set, which a strong
//! link completes from an almost locked set: `(8=3562)r7c1569`. A loop may end in a sign and `loop`.

use super::deduction::{Deduction, Premise, Tie};
use super::links::check;
use super::verdict::{Fault, Flaw, Part};
use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, House};
use crate::step::{Link, LinkKind, Node};

/// Read a notation as a deduction about some candidates; chains are separated by `;`.
///
/// # Errors
/// When it cannot be read, with the position of the character.
pub fn read(state: &Candidates, notation: &str) -> Result<Deduction, Flaw> {
    let text: Vec<char> = notation.chars().collect();
    let mut reader = Reader { text: &text, at: 0 };
    let mut deduction = Deduction::default();
    let mut ends = Vec::new();
    loop {
        let row = reader.row()?;
        let lost = row
            .iter()
            .filter(|stop| stop.sign != Some(LinkKind::Strong));
        ends.extend(lost.flat_map(|stop| candidates(*stop)));
        let sets = row.windows(2).filter(|pair| is_set(state, pair));
        let sets = sets.map(|pair| Premise::Cells(pair[0].cells));
        deduction.premises.extend(sets);
        deduction.links.extend(ties(state, &row));
        reader.skip_spaces();
        if !reader.takes(';') {
            break;
        }
    }
    let sets = deduction.links.iter().filter_map(|tie| tie.within);
    deduction.premises.extend(sets.map(Premise::Cells));
    deduction.premises.extend(exhausted(state, &ends));
    deduction.premises.dedup();
    if reader.takes_arrow() {
        reader.conclusions(&mut deduction)?;
    }
    reader.skip_spaces();
    if reader.at < text.len() {
        return Err(reader.flaw());
    }
    Ok(deduction)
}

/// Digits in cells, as they are written; the sign that leads there comes before.
#[derive(Clone, Copy, Debug)]
struct Stop {
    sign: Option<LinkKind>,
    digits: DigitSet,
    cells: CellSet,
}

struct Reader<'a> {
    text: &'a [char],
    at: usize,
}

/// What is read, or where reading ends.
type Read<T> = Result<T, Flaw>;

impl Reader<'_> {
    fn flaw(&self) -> Flaw {
        Flaw::new(Part::Notation(self.at), Fault::Unreadable, Vec::new())
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn skip_spaces(&mut self) {
        while self
            .peek()
            .is_some_and(|char| char.is_whitespace() || char == '[' || char == ']')
        {
            self.at += 1;
        }
    }

    fn takes(&mut self, char: char) -> bool {
        let is_next = self
            .peek()
            .is_some_and(|next| next.eq_ignore_ascii_case(&char));
        self.at += usize::from(is_next);
        is_next
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let start = self.at;
        let is_next = word.chars().all(|char| self.takes(char));
        if !is_next {
            self.at = start;
        }
        is_next
    }

    fn takes_arrow(&mut self) -> bool {
        self.skip_spaces();
        ["=>", "→", "⇒", "->"]
            .iter()
            .any(|arrow| self.takes_word(arrow))
    }

    /// A sign between two stops; none at the end of a row.
    fn sign(&mut self) -> Option<LinkKind> {
        self.skip_spaces();
        let start = self.at;
        if self.takes_arrow() {
            self.at = start;
            return None;
        }
        if self.takes('=') {
            let _ = self.takes('=');
            Some(LinkKind::Strong)
        } else if self.takes('-') || self.takes('–') || self.takes('−') {
            let _ = self.takes('-');
            Some(LinkKind::Weak)
        } else {
            None
        }
    }

    /// Stops up to the end of a chain.
    fn row(&mut self) -> Read<Vec<Stop>> {
        let mut stops: Vec<Stop> = Vec::new();
        let mut sign = None;
        loop {
            let before = stops.last().map(|stop| stop.digits);
            stops.extend(self.stops(sign, before)?);
            sign = self.sign();
            self.skip_spaces();
            if sign.is_none() || self.ends_round(&mut stops, sign) {
                return Ok(stops);
            }
        }
    }

    /// A loop's mark, or its end without one: the row goes back to where it began.
    fn ends_round(&mut self, stops: &mut Vec<Stop>, sign: Option<LinkKind>) -> bool {
        let is_marked = self.takes_word("loop");
        let is_end = matches!(self.peek(), None | Some(';')) || {
            let start = self.at;
            let is_arrow = self.takes_arrow();
            self.at = start;
            is_arrow
        };
        if is_marked || is_end {
            let first = stops[0];
            stops.push(Stop { sign, ..first });
        }
        is_marked || is_end
    }

    /// `(4)r1c2`, `(4-7)r1c8`, `4r1c2`, or `r1c2` with the digits before.
    fn stops(&mut self, sign: Option<LinkKind>, before: Option<DigitSet>) -> Read<Vec<Stop>> {
        self.skip_spaces();
        let mut parts = Vec::new();
        if self.takes('(') {
            let mut inner = sign;
            loop {
                parts.push((inner, self.digits()?));
                inner = self.sign();
                if inner.is_none() {
                    break;
                }
            }
            if !self.takes(')') {
                return Err(self.flaw());
            }
        } else if self.peek().is_some_and(|char| char.is_ascii_digit()) {
            parts.push((sign, self.digits()?));
        } else {
            parts.push((sign, before.ok_or_else(|| self.flaw())?));
        }
        let cells = self.cells()?;
        let stop = |(sign, digits)| Stop {
            sign,
            digits,
            cells,
        };
        Ok(parts.into_iter().map(stop).collect())
    }

    fn digits(&mut self) -> Read<DigitSet> {
        self.skip_spaces();
        let mut digits = DigitSet::EMPTY;
        while let Some(digit) = self.digit() {
            digits = digits.with(digit);
            let _ = self.takes('|') || self.takes('&');
        }
        if digits.is_empty() {
            return Err(self.flaw());
        }
        Ok(digits)
    }

    fn digit(&mut self) -> Option<Digit> {
        let value = self.peek()?.to_digit(10)?;
        let digit = Digit::new(u8::try_from(value).ok()?)?;
        self.at += 1;
        Some(digit)
    }

    fn numbers(&mut self) -> Read<DigitSet> {
        let mut numbers = DigitSet::EMPTY;
        while let Some(number) = self.digit() {
            numbers = numbers.with(number);
        }
        if numbers.is_empty() {
            return Err(self.flaw());
        }
        Ok(numbers)
    }

    /// `r12c3`, `b1p158`, or several of them with commas between.
    fn cells(&mut self) -> Read<CellSet> {
        let mut cells = self.block()?;
        loop {
            let start = self.at;
            self.skip_spaces();
            let goes_on = self.takes(',') && {
                self.skip_spaces();
                matches!(self.peek(), Some('r' | 'R' | 'b' | 'B'))
            };
            if !goes_on {
                self.at = start;
                return Ok(cells);
            }
            cells = cells.union(self.block()?);
        }
    }

    fn block(&mut self) -> Read<CellSet> {
        self.skip_spaces();
        if self.takes('r') {
            let rows = self.numbers()?;
            if !self.takes('c') {
                return Err(self.flaw());
            }
            let columns = self.numbers()?;
            let all = rows.into_iter().flat_map(|row| {
                let columns = columns.into_iter();
                columns.map(move |column| Cell::at(row.index(), column.index()))
            });
            return Ok(all.collect());
        }
        if !self.takes('b') {
            return Err(self.flaw());
        }
        let boxes = self.numbers()?;
        if !self.takes('p') {
            return Err(self.flaw());
        }
        let places = self.numbers()?;
        let all = boxes.into_iter().flat_map(|in_box| {
            let cells = House::of_box(in_box.index()).cell_array();
            places.into_iter().map(move |place| cells[place.index()])
        });
        Ok(all.collect())
    }

    /// `r3c2<>4, r5c6=7`, `-4r3c2`, `+7r5c6`.
    fn conclusions(&mut self, deduction: &mut Deduction) -> Read<()> {
        loop {
            self.skip_spaces();
            let is_wrong = self.takes('-') || self.takes('–') || self.takes('−');
            if is_wrong || self.takes('+') || self.peek().is_some_and(|char| char.is_ascii_digit())
            {
                let digits = self.digits()?;
                let cells = self.cells()?;
                conclude(deduction, cells, digits, !is_wrong);
            } else {
                let cells = self.cells()?;
                self.skip_spaces();
                let is_wrong = ["<>", "!=", "≠", "-", "<"]
                    .iter()
                    .any(|sign| self.takes_word(sign));
                if !is_wrong && !self.takes('=') {
                    return Err(self.flaw());
                }
                let digits = self.digits()?;
                conclude(deduction, cells, digits, !is_wrong);
            }
            self.skip_spaces();
            if !self.takes(',') && !self.takes(';') {
                return Ok(());
            }
        }
    }
}

fn conclude(deduction: &mut Deduction, cells: CellSet, digits: DigitSet, is_right: bool) {
    let all = digits
        .into_iter()
        .flat_map(|digit| cells.into_iter().map(move |cell| Candidate { cell, digit }));
    if is_right {
        deduction.placements.extend(all);
    } else {
        deduction.eliminations.extend(all);
    }
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
        let full =
            houses.filter(|house| has_all(digit, state.places(digit).intersection(house.cells())));
        premises.extend(full.map(|house| Premise::Places(digit, house)));
    }
    premises
}

/// The links of a row: where a stop has several digits, one for each that joins.
fn ties(state: &Candidates, row: &[Stop]) -> Vec<Tie> {
    let all = row.windows(2).flat_map(|pair| between(state, pair, nodes));
    let narrow: Vec<Tie> = all.collect();
    let holds = |tie: &Tie| check(state, tie).is_ok();
    if narrow.iter().all(holds) {
        return narrow;
    }
    // A digit may be meant in some cells of a set only, where the set is completed by a cell.
    let all = row.windows(2).flat_map(|pair| between(state, pair, parts));
    let wide: Vec<Tie> = all.collect();
    if wide.iter().all(holds) { wide } else { narrow }
}

/// The links between two stops, by the nodes that each may stand for.
fn between(
    state: &Candidates,
    pair: &[Stop],
    of: impl Fn(&Candidates, Stop) -> Vec<Node>,
) -> Vec<Tie> {
    let Some(kind) = pair[1].sign else {
        return Vec::new();
    };
    let [from, to] = [pair[0], pair[1]].map(|stop| of(state, stop));
    let all = from.iter().flat_map(|&from| {
        let to = to.iter();
        to.map(move |&to| Link { from, to, kind })
    });
    let mut ties = all.map(|link| resting(state, link, pair));
    let first = ties.next();
    let holds = |tie: &Tie| check(state, tie).is_ok();
    let mut holding: Vec<Tie> = first.into_iter().chain(ties).filter(holds).collect();
    if kind == LinkKind::Weak {
        holding.truncate(1);
    } else if holding.len() < pair[1].digits.len() * pair[0].digits.len() {
        return first.into_iter().collect();
    }
    if holding.is_empty() {
        holding.extend(first);
    }
    holding
}

/// Each digit of a stop in those of its cells that may hold it; what none may hold is kept, as a flaw.
fn nodes(state: &Candidates, stop: Stop) -> Vec<Node> {
    let node = |digit: Digit| {
        let open = stop.cells.intersection(state.places(digit));
        let is_set = stop.cells.len() > 1 && !open.is_empty();
        let cells = if is_set { open } else { stop.cells };
        Node { cells, digit }
    };
    stop.digits.into_iter().map(node).collect()
}

/// The same, and each digit also without one of the cells, and in one of them alone.
fn parts(state: &Candidates, stop: Stop) -> Vec<Node> {
    let mut all = nodes(state, stop);
    for Node { cells, digit } in all.clone() {
        for cell in cells.into_iter().filter(|_| cells.len() > 1) {
            for cells in [cells.without(cell), CellSet::of(cell)] {
                let node = Node { cells, digit };
                if !all.contains(&node) {
                    all.push(node);
                }
            }
        }
    }
    all
}

/// A link with the set that it rests on, if it needs one: the cells that are written.
fn resting(state: &Candidates, link: Link, pair: &[Stop]) -> Tie {
    let needs_set = link.kind == LinkKind::Strong && !link.is_plain(state);
    let cells = pair[0].cells.union(pair[1].cells);
    let within = (needs_set && cells.len() > 1).then_some(cells);
    Tie { link, within }
}
