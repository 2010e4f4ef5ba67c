//! Almost locked sets: two of them, three, or a row of them, and the petals of a death blossom.

use super::links::{Claim, implication};
use crate::grid::{CellSet, DigitSet};
use crate::step::evidence::{AlsXyChain, AlsXyWing, AlsXz, DeathBlossom};
use crate::step::{Link, LinkKind, Node};
use crate::telling::message::{Message, Series, either, listed, say, tell};
use crate::telling::names::{cell_name, cell_names, letter, short_name};
use crate::telling::places::{common_house, distinct, in_houses};
use crate::telling::view::{Explanation, Named, Places, View};

/// An almost locked set, and the number of the letter that it is called by.
#[derive(Clone, Copy)]
struct Set {
    number: usize,
    cells: CellSet,
    digits: DigitSet,
}

/// Two sets with a common digit that one of them alone can hold, or with two.
pub fn tell_pair(view: View<'_>, evidence: &AlsXz) -> Explanation {
    let sets = sets(view, &evidence.sets);
    let named = |said: Message| {
        said.with("one", sets[0].letter())
            .with("other", sets[1].letter())
            .with("common", evidence.common)
    };
    if let Some(second) = evidence.second {
        let said = named(say("als-doubly-linked")).with("second", second);
        return explain(view, &sets, said, Vec::new());
    }
    let said = named(say("als-xz")).with("shared", shared(view));
    explain(view, &sets, said, implications(&evidence.links, &sets))
}

/// A set leaves one of two others without their common digit.
pub fn tell_wing(view: View<'_>, evidence: &AlsXyWing) -> Explanation {
    let ([first, second], [left, right]) = (evidence.commons, evidence.wings);
    let sets = sets(view, &[left, evidence.pivot, right]);
    let said = say("als-xy-wing")
        .with("one", sets[0].letter())
        .with("pivot", sets[1].letter())
        .with("other", sets[2].letter())
        .with("first", first)
        .with("second", second)
        .with("shared", shared(view));
    explain(view, &sets, said, implications(&evidence.links, &sets))
}

/// Sets in a row, of which each passes a loss on to the next.
pub fn tell_row(view: View<'_>, evidence: &AlsXyChain) -> Explanation {
    let sets = sets(view, &evidence.sets);
    let said = say("als-xy-chain")
        .with("shared", shared(view))
        .with("first", sets[0].letter())
        .with("last", sets[sets.len() - 1].letter());
    let links = &evidence.links;
    let ends = [links[0].from, links[links.len() - 1].to];
    explain(view, &sets, said, implications(links, &sets)).between(ends.map(Named::from))
}

/// Whatever the stem holds, one petal holds the digits that all share.
pub fn tell_blossom(view: View<'_>, evidence: &DeathBlossom) -> Explanation {
    let (stem, petals) = (evidence.stem, sets(view, &evidence.petals));
    let mut told = Vec::new();
    for (link, petal) in evidence.links.iter().zip(&petals) {
        let lacks = Claim::end_of(link);
        told.push(implication(
            &[Claim::start_of(link)],
            lacks,
            tell("because-they-see"),
        ));
        for digit in view.eliminated_digits() {
            let cells = view.state.places(digit).intersection(petal.cells);
            told.push(implication(
                &[lacks],
                Claim::of(Node { cells, digit }),
                petal.holds(),
            ));
        }
    }
    let said = say("als-blossom")
        .with("shared", shared(view))
        .with("stem", cell_name(stem))
        .with("short", short_name(stem))
        .with("digits", either(view.state.of(stem)));
    explain(view, &petals, said, told)
}

impl Set {
    fn letter(&self) -> Message {
        letter(self.number)
    }

    fn holds(&self) -> Message {
        tell("als-holds").with("letter", self.letter())
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

fn explain(view: View<'_>, sets: &[Set], said: Message, told: Vec<Message>) -> Explanation {
    let named = listed(sets.iter().map(|one| {
        tell("als-set")
            .with("letter", one.letter())
            .with("cells", cell_names(one.cells))
            .with("digits", listed(one.digits))
    }));
    let houses = distinct(sets.iter().map(|one| common_house(one.cells)));
    let intro = say("als-sets").with("sets", named);
    view.explain(in_houses(&houses), vec![intro, said, view.conclusion()])
        .by(told)
}

fn shared(view: View<'_>) -> Series {
    listed(view.eliminated_digits())
}

/// The links of a row of sets as sentences: within a set, then on to the next.
fn implications(links: &[Link], sets: &[Set]) -> Vec<Message> {
    let told = links.iter().enumerate().map(|(position, link)| {
        let reason = match link.kind {
            LinkKind::Strong => sets[position / 2].holds(),
            LinkKind::Weak => tell("because-they-see"),
        };
        implication(&[Claim::start_of(link)], Claim::end_of(link), reason)
    });
    told.collect()
}
