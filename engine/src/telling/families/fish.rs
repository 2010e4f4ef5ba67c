//! Fish of parallel lines: basic, finned, sashimi and siamese.

use super::complex_fish;
use crate::grid::{CellSet, Digit, House};
use crate::step::evidence::{Fish, SiameseFish};
use crate::technique::Technique as T;
use crate::telling::message::{Message, say};
use crate::telling::names::{cell_names, house_names};
use crate::telling::places::{cells_of, of_digit};
use crate::telling::view::{Explanation, View, concluded};

/// Fish of any kind but siamese ones.
pub fn tell(view: View<'_>, evidence: &Fish) -> Explanation {
    match view.step.technique {
        T::XWing | T::Swordfish | T::Jellyfish => tell_basic(view, evidence),
        T::FinnedXWing
        | T::FinnedSwordfish
        | T::FinnedJellyfish
        | T::SashimiXWing
        | T::SashimiSwordfish
        | T::SashimiJellyfish => tell_finned(view, evidence),
        _ => complex_fish::tell(view, evidence),
    }
}

/// Some lines need a digit in as many lines across.
fn tell_basic(view: View<'_>, evidence: &Fish) -> Explanation {
    let said = say("fish-basic")
        .with("base", house_names(&evidence.base))
        .with("cover", house_names(&evidence.cover))
        .with("digit", evidence.digit);
    let place = of_digit(evidence.digit, &evidence.base);
    view.explain(place, vec![said, view.conclusion()])
        .about(evidence.digit)
}

/// Either a fish or a fin holds.
fn tell_finned(view: View<'_>, evidence: &Fish) -> Explanation {
    let lines = FinnedLines {
        digit: evidence.digit,
        base: &evidence.base,
        cover: &evidence.cover,
        fins: evidence.fins,
    };
    let place = of_digit(evidence.digit, &evidence.base);
    view.explain(place, lines.tell(view)).about(evidence.digit)
}

/// Two finned fish with the same base, one after the other.
pub fn tell_siamese(view: View<'_>, evidence: &SiameseFish) -> Explanation {
    let mut told = vec![say("fish-siamese").with("base", house_names(&evidence.base))];
    for (cover, fins) in evidence.covers.iter().zip(evidence.fins) {
        let lines = FinnedLines {
            digit: evidence.digit,
            base: &evidence.base,
            cover,
            fins,
        };
        told.extend(lines.tell(view));
    }
    let place = of_digit(evidence.digit, &evidence.base);
    view.explain(place, told).about(evidence.digit)
}

/// The lines that a fish starts from, those that it covers, and its fins.
struct FinnedLines<'a> {
    digit: Digit,
    base: &'a [House],
    cover: &'a [House],
    fins: CellSet,
}

impl FinnedLines<'_> {
    fn tell(&self, view: View<'_>) -> Vec<Message> {
        let covered = cells_of(self.cover);
        let lost = view.lost_by(covered);
        let mut told = vec![self.named("fish-finned"), concluded(&[], &lost)];
        let rest = view.state.places(self.digit).difference(self.fins);
        let body = rest.intersection(covered);
        let is_short = |line: &House| body.intersection(line.cells()).len() < 2;
        if self.base.iter().any(is_short) {
            told.push(self.named("fish-sashimi"));
        }
        told
    }

    fn named(&self, name: &'static str) -> Message {
        say(name)
            .count(self.fins.len())
            .with("base", house_names(self.base))
            .with("cover", house_names(self.cover))
            .with("digit", self.digit)
            .with("fins", cell_names(self.fins))
    }
}
