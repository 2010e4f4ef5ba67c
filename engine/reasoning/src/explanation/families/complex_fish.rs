//! Franken and mutant fish: base and cover houses of several kinds.

use crate::explanation::message::{Message, phrase};
use crate::explanation::names::{cell_names, digit_with_article, house_names, number_word};
use crate::explanation::places::{cells_of, of_digit};
use crate::explanation::view::{Explanation, View};
use nonet_techniques::step::evidence::Fish;

/// The digits of some houses fill as many others, unless a fin holds the digit.
pub fn explain(view: View<'_>, evidence: &Fish) -> Explanation {
    let (base, fins) = (&evidence.base, evidence.fins);
    let named = |message: Message| {
        message
            .with("base", house_names(base))
            .with("cover", house_names(&evidence.cover))
            .with("digit", evidence.digit)
            .with("another", digit_with_article(evidence.digit))
            .with("number", number_word(base.len()))
    };
    let mut sentences = vec![if fins.is_empty() {
        named(phrase("fish-complex"))
    } else {
        named(phrase("fish-complex-finned").count(fins.len())).with("fins", cell_names(fins))
    }];
    let mut pattern = view.pattern().into_iter();
    if pattern.any(|cell| {
        base.iter()
            .filter(|house| house.cells().contains(cell))
            .count()
            > 1
    }) {
        sentences.push(named(phrase("fish-twice")));
    }
    if !cells_of(base).intersection(view.lost_cells()).is_empty() {
        sentences.push(named(phrase("fish-inside")));
    }
    sentences.push(view.conclusion());
    view.explain(of_digit(evidence.digit, base), sentences)
        .about(evidence.digit)
}
