//! Almost locked sets: two of them, three, or a row of them, and the petals of a death blossom.

use super::links::{Claim, implication};
use crate::explanation::message::{Message, Series, either, listed, phrase, sentence};
use crate::explanation::names::{cell_name, cell_names, letter, short_name};
use crate::explanation::places::{common_house, distinct, in_houses};
use crate::explanation::view::{Explanation, Named, Places, View};
use crate::grid::{CellSet, DigitSet};
use crate::step::evidence::{AlsXyChain, AlsXyWing, AlsXz, DeathBlossom};
use crate::step::{Link, LinkKind, Node};

/// An almost locked set, and the number of the letter that it is called by.
#[derive(Clone, Copy)]
struct Set {
    number: usize,
    cells: CellSet,
    digits: DigitSet,
}

/// Two sets with a common digit that one of them alone can hold, or with two.
pub fn explain_pair(view: View<'_>, evidence: &AlsXz) -> Explanation {
    let sets = sets(view, &evidence.sets);
    let named = |message: Message| {
        message
            .with("one", sets[0].letter())
            .with("other", sets[1].letter())
            .with("common", evidence.common)
    };
    if let Some(second) = evidence.second {
        let message = named(sentence("als-doubly-linked")).with("second", second);
        return explain(view, &sets, message, Vec::new());
    }
    let message = named(sentence("als-xz")).with("shared", shared(view));
    explain(view, &sets, message, implications(&evidence.links, &sets))
}

/// A set leaves one of two others without their common digit.
pub fn explain_wing(view: View<'_>, evidence: &AlsXyWing) -> Explanation {
    let ([first, second], [left, right]) = (evidence.commons, evidence.wings);
    let sets = sets(view, &[left, evidence.pivot, right]);
    let message = sentence("als-xy-wing")
        .with("one", sets[0].letter())
        .with("pivot", sets[1].letter())
        .with("other", sets[2].letter())
        .with("first", first)
        .with("second", second)
        .with("shared", shared(view));
    explain(view, &sets, message, implications(&evidence.links, &sets))
}

/// Sets in a row, of which each passes a loss on to the next.
pub fn explain_row(view: View<'_>, evidence: &AlsXyChain) -> Explanation {
    let sets = sets(view, &evidence.sets);
    let message = sentence("als-xy-chain")
        .with("shared", shared(view))
        .with("first", sets[0].letter())
        .with("last", sets[sets.len() - 1].letter());
    let links = &evidence.links;
    let ends = [links[0].from, links[links.len() - 1].to];
    explain(view, &sets, message, implications(links, &sets)).between(ends.map(Named::from))
}

/// Whatever the stem holds, one petal holds the digits that all share.
pub fn explain_blossom(view: View<'_>, evidence: &DeathBlossom) -> Explanation {
    let (stem, petals) = (evidence.stem, sets(view, &evidence.petals));
    let mut sentences = Vec::new();
    for (link, petal) in evidence.links.iter().zip(&petals) {
        let lacks = Claim::end_of(link);
        sentences.push(implication(
            &[Claim::start_of(link)],
            lacks,
            phrase("because-they-see"),
        ));
        for digit in view.eliminated_digits() {
            let cells = view.state.places(digit).intersection(petal.cells);
            sentences.push(implication(
                &[lacks],
                Claim::of(Node { cells, digit }),
                petal.holds(),
            ));
        }
    }
    let message = sentence("als-blossom")
        .with("shared", shared(view))
        .with("stem", cell_name(stem))
        .with("short", short_name(stem))
        .with("digits", either(view.state.of(stem)));
    explain(view, &petals, message, sentences)
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

fn explain(view: View<'_>, sets: &[Set], message: Message, sentences: Vec<Message>) -> Explanation {
    let named = listed(sets.iter().map(|one| {
        phrase("als-set")
            .with("letter", one.letter())
            .with("cells", cell_names(one.cells))
            .with("digits", listed(one.digits))
    }));
    let houses = distinct(sets.iter().map(|one| common_house(one.cells)));
    let intro = sentence("als-sets").with("sets", named);
    view.explain(in_houses(&houses), vec![intro, message, view.conclusion()])
        .by(sentences)
}

fn shared(view: View<'_>) -> Series {
    listed(view.eliminated_digits())
}

/// The links of a row of sets as sentences: within a set, then on to the next.
fn implications(links: &[Link], sets: &[Set]) -> Vec<Message> {
    let sentences = links.iter().enumerate().map(|(position, link)| {
        let reason = match link.kind {
            LinkKind::Strong => sets[position / 2].holds(),
            LinkKind::Weak => phrase("because-they-see"),
        };
        implication(&[Claim::start_of(link)], Claim::end_of(link), reason)
    });
    sentences.collect()
}
