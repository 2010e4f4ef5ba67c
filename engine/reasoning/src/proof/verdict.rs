//! The result of a proof: the conclusions, or the part that fails.

use nonet_grid::Candidate;
use nonet_techniques::technique::Technique;

/// A deduction that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The name of the technique, if it has one.
    pub technique: Option<Technique>,
    /// The digits that are right, ascending.
    pub placements: Vec<Candidate>,
    /// The candidates that are wrong, ascending.
    pub eliminations: Vec<Candidate>,
    /// Whether it relies on the puzzle having one solution only.
    pub relies_on_uniqueness: bool,
    /// Number of cases; 0 if each inference follows from earlier ones.
    pub cases: u64,
}

/// The part of a deduction that fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The lemma at this position.
    Lemma(usize),
    /// The premise at this position.
    Premise(usize),
    /// The cover at this position.
    Cover(usize),
    /// The link at this position.
    Link(usize),
    /// A conclusion.
    Conclusion(Candidate),
    /// The notation, at this character.
    Notation(usize),
    /// All of it.
    Whole,
}

/// Why a part fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It names a candidate that the board does not have.
    Absent,
    /// It is settled already: the cell is filled, or the house has the digit.
    Settled,
    /// Nothing is left that could meet it: the board has no solution.
    Empty,
    /// Both ends of the strong link can be false.
    NotStrong,
    /// Both ends of the weak link can be true.
    NotWeak,
    /// The cells could not be swapped for another solution.
    NotDeadly,
    /// A candidate of the premises is in no cover, and no fin.
    Uncovered,
    /// It does not follow.
    DoesNotFollow,
    /// Links of the same kind follow each other, so nothing passes from one to the other.
    Unjoined,
    /// Nothing new follows.
    NothingFollows,
    /// It takes more work than a deduction may.
    TooMuchWork,
    /// It cannot be read.
    Unreadable,
}

impl Fault {
    /// All of them.
    pub const ALL: &[Self] = &[
        Self::Absent,
        Self::Settled,
        Self::Empty,
        Self::NotStrong,
        Self::NotWeak,
        Self::NotDeadly,
        Self::Uncovered,
        Self::DoesNotFollow,
        Self::Unjoined,
        Self::NothingFollows,
        Self::TooMuchWork,
        Self::Unreadable,
    ];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Absent => "absent-candidate",
            Self::Settled => "settled",
            Self::Empty => "no-solution",
            Self::NotStrong => "not-strong",
            Self::NotWeak => "not-weak",
            Self::NotDeadly => "not-deadly",
            Self::Uncovered => "uncovered",
            Self::DoesNotFollow => "does-not-follow",
            Self::Unjoined => "unjoined",
            Self::NothingFollows => "nothing-follows",
            Self::TooMuchWork => "too-much-work",
            Self::Unreadable => "unreadable",
        }
    }
}

/// The part of a deduction that fails, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The kind of part.
    pub part: Part,
    /// Why.
    pub fault: Fault,
    /// The candidates that show it, such as a third place of a digit; may be empty.
    pub witnesses: Vec<Candidate>,
}

impl Flaw {
    /// A flaw that some candidates show.
    pub(super) fn new(part: Part, fault: Fault, witnesses: Vec<Candidate>) -> Self {
        Self {
            part,
            fault,
            witnesses,
        }
    }
}
