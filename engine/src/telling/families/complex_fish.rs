//! Franken and mutant fish: base and cover houses of several kinds.

use crate::step::evidence::Fish;
use crate::telling::message::{Message, say};
use crate::telling::names::{cell_names, digit_with_article, house_names, number_word};
use crate::telling::places::{cells_of, of_digit};
use crate::telling::view::{Explanation, View};

/// The digits of some houses fill as many others, unless a fin holds the digit.
pub fn tell(view: View<'_>, evidence: &Fish) -> Explanation {
    let (base, fins) = (&evidence.base, evidence.fins);
    let named = |said: Message| {
        said.with("base", house_names(base))
            .with("cover", house_names(&evidence.cover))
            .with("digit", evidence.digit)
            .with("another", digit_with_article(evidence.digit))
            .with("number", number_word(base.len()))
    };
    let mut told = vec![if fins.is_empty() {
        named(say("fish-complex"))
    } else {
        named(say("fish-complex-finned").count(fins.len())).with("fins", cell_names(fins))
    }];
    let mut pattern = view.pattern().into_iter();
    if pattern.any(|cell| {
        base.iter()
            .filter(|house| house.cells().contains(cell))
            .count()
            > 1
    }) {
        told.push(named(say("fish-twice")));
    }
    if !cells_of(base).intersection(view.lost_cells()).is_empty() {
        told.push(named(say("fish-inside")));
    }
    told.push(view.conclusion());
    view.explain(of_digit(evidence.digit, base), told)
        .about(evidence.digit)
}
