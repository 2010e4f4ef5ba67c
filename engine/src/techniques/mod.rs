//! Human techniques: one file each, and the ladder that orders them.
//!
//! A finder looks at the candidates, changes nothing, and hands every step that it sees to a sink,
//! in the order in which a person would meet them. The sink ends the search when it has enough.

mod full_house;
mod hidden_single;
mod naked_single;

use std::ops::ControlFlow;

use crate::candidates::Candidates;
use crate::step::Step;

/// Where a finder puts its steps.
pub type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Hands every step of a technique to the sink until the sink breaks.
pub type Finder = fn(&Candidates, &mut Sink<'_>) -> ControlFlow<()>;

/// A technique, in the order of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Technique {
    /// The last empty cell of a house.
    FullHouse,
    /// The only place for a digit in a box.
    HiddenSingleInBox,
    /// The only place for a digit in a row or a column.
    HiddenSingleInLine,
    /// The only digit for a cell.
    NakedSingle,
}

/// How demanding a technique is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Full houses, hidden and naked singles.
    Singles,
}

/// One rung of the ladder.
#[derive(Debug)]
pub struct Rung {
    /// The technique.
    pub technique: Technique,
    /// Its stable name; hidden singles in boxes and in lines share one.
    pub slug: &'static str,
    /// How demanding it is.
    pub tier: Tier,
    /// What one step adds to the score of a puzzle, on `HoDoKu`'s scale.
    pub score: u32,
    /// How to find it.
    pub find: Finder,
}

/// All techniques, the easiest first; the position of a technique is its value.
pub const LADDER: [Rung; 4] = [
    Rung {
        technique: Technique::FullHouse,
        slug: "full-house",
        tier: Tier::Singles,
        score: 4,
        find: full_house::find,
    },
    Rung {
        technique: Technique::HiddenSingleInBox,
        slug: "hidden-single",
        tier: Tier::Singles,
        score: 14,
        find: hidden_single::find_in_boxes,
    },
    Rung {
        technique: Technique::HiddenSingleInLine,
        slug: "hidden-single",
        tier: Tier::Singles,
        score: 14,
        find: hidden_single::find_in_lines,
    },
    Rung {
        technique: Technique::NakedSingle,
        slug: "naked-single",
        tier: Tier::Singles,
        score: 4,
        find: naked_single::find,
    },
];

impl Technique {
    /// The rung of the technique.
    #[must_use]
    pub const fn rung(self) -> &'static Rung {
        &LADDER[self as usize]
    }
}

impl Rung {
    /// The first step of the technique.
    #[must_use]
    pub fn first(&self, state: &Candidates) -> Option<Step> {
        let mut first = None;
        let _ = (self.find)(state, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// Every step of the technique.
    #[must_use]
    pub fn all(&self, state: &Candidates) -> Vec<Step> {
        let mut all = Vec::new();
        let _ = (self.find)(state, &mut |step| {
            all.push(step);
            ControlFlow::Continue(())
        });
        all
    }
}

/// The singles, the easiest first.
#[must_use]
pub const fn singles() -> &'static [Rung] {
    LADDER.split_at(4).0
}
