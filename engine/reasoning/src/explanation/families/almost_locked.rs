//! Almost locked sets: two of them, three, or a row of them, and the petals of a death blossom.

use super::links::{Claim, implication};
use crate::explanation::message::{Message, Series, either, listed, phrase};
use crate::explanation::names::{cell_name, cell_names, letter};
use crate::explanation::places::{common_house, distinct, in_houses};
use crate::explanation::view::{Explanation, Named, View};
use nonet_grid::{CellSet, Digit, DigitSet};
use nonet_techniques::step::evidence::{AlsXyChain, AlsXyWing, AlsXz, DeathBlossom};
use nonet_techniques::step::{Link, LinkKind};

/// An almost locked set, and the number of the letter that it is called by.
#[derive(Clone, Copy)]
struct Set {
    number: usize,
    cells: CellSet,
    digits: DigitSet,
}

/// Two sets with one common digit that only one of them can have, or with two.
pub fn explain_pair(view: View<'_>, evidence: &AlsXz) -> Explanation {
    let sets = sets(view, &evidence.sets);
    let lines = match evidence.second {
        Some(second) => doubly_linked(&sets, [evidence.common, second]),
        None => row_lines(view, &evidence.links, &sets),
    };
    explain(view, &sets, lines)
}

/// A set leaves one of two others without their common digit.
pub fn explain_wing(view: View<'_>, evidence: &AlsXyWing) -> Explanation {
    let [left, right] = evidence.wings;
    let sets = sets(view, &[left, evidence.pivot, right]);
    explain(view, &sets, row_lines(view, &evidence.links, &sets))
}

/// Sets in a row, of which each passes a loss on to the next.
pub fn explain_row(view: View<'_>, evidence: &AlsXyChain) -> Explanation {
    let sets = sets(view, &evidence.sets);
    let links = &evidence.links;
    let ends = [links[0].from, links[links.len() - 1].to];
    explain(view, &sets, row_lines(view, links, &sets)).between(ends.map(Named::from))
}

/// For each digit of the stem, one petal holds the digits that all petals share.
pub fn explain_blossom(view: View<'_>, evidence: &DeathBlossom) -> Explanation {
    let petals = sets(view, &evidence.petals);
    let reached = evidence.links.iter().zip(&petals).map(|(link, petal)| {
        let reason = phrase("als-petal")
            .with("letter", petal.letter())
            .with("shared", shared(view));
        implication(&[Claim::start_of(link)], Claim::end_of(link), reason)
    });
    let end = phrase("als-blossom")
        .with("stem", cell_name(evidence.stem))
        .with("digits", either(view.state.of(evidence.stem)))
        .with("shared", shared(view))
        .count(view.eliminated_digits().len());
    let lines = reached.chain([end]).collect();
    explain(view, &petals, lines)
}

impl Set {
    fn letter(&self) -> Message {
        letter(self.number)
    }

    fn holds(&self) -> Message {
        phrase("als-holds").with("letter", self.letter())
    }
}

fn sets(view: View<'_>, sets: &[CellSet]) -> Vec<Set> {
    let numbered = sets.iter().zip(1..).map(|(&cells, number)| Set {
        number,
        cells,
        digits: view.state.of_all(cells),
    });
    numbered.collect()
}

fn explain(view: View<'_>, sets: &[Set], lines: Vec<Message>) -> Explanation {
    let named = listed(sets.iter().map(|one| {
        phrase("als-set")
            .with("letter", one.letter())
            .with("cells", cell_names(one.cells))
            .with("digits", listed(one.digits))
    }));
    let houses = distinct(sets.iter().map(|one| common_house(one.cells)));
    let intro = phrase("als-sets").with("sets", named);
    view.explain(in_houses(&houses), vec![intro, view.conclusion()])
        .by(lines)
}

fn shared(view: View<'_>) -> Series {
    listed(view.eliminated_digits())
}

/// The links of a row of sets, within a set, then on to the next; and the eliminations of its ends.
fn row_lines(view: View<'_>, links: &[Link], sets: &[Set]) -> Vec<Message> {
    let sentences = links.iter().enumerate().map(|(position, link)| {
        let reason = match link.kind {
            LinkKind::Strong => sets[position / 2].holds(),
            LinkKind::Weak => phrase("because-they-see"),
        };
        implication(&[Claim::start_of(link)], Claim::end_of(link), reason)
    });
    let end = phrase("als-ends")
        .with("shared", shared(view))
        .count(view.eliminated_digits().len())
        .with("one", sets[0].letter())
        .with("other", sets[sets.len() - 1].letter());
    sentences.chain([end]).collect()
}

/// The consequence of two common digits for two sets.
fn doubly_linked(sets: &[Set], [first, second]: [Digit; 2]) -> Vec<Message> {
    let common = |digit: Digit| {
        phrase("als-common")
            .with("common", digit)
            .with("one", sets[0].letter())
            .with("other", sets[1].letter())
    };
    let both = |name: &'static str| phrase(name).with("first", first).with("second", second);
    vec![
        common(first),
        common(second),
        both("als-both"),
        both("als-both-lost"),
        phrase("als-one-lost"),
    ]
}
