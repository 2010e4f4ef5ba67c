//! The optional fields of a technique's row.

/// The tier of a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Full houses, hidden and naked singles.
    Singles,
    /// Locked candidates, pairs and triples.
    Medium,
    /// Quads, basic fish, single-digit patterns, wings, uniqueness and colouring.
    Hard,
    /// Large finned fish, chains and almost locked sets.
    Expert,
    /// Complex fish, forcing chains and harder techniques.
    Extreme,
}

impl Tier {
    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Extreme => "extreme",
        }
    }
}

/// The permitted uses of a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// Grading, paths and hints.
    Walk,
    /// Paths and hints, not grading: labels rest on a ladder without it.
    Path,
    /// Hints only: the steps combine those of other techniques, or are beyond people.
    Hint,
}

/// Techniques that reason alike, and are explained, written and proved alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// The one place or the one digit.
    Single(Single),
    /// A digit that one house holds in another.
    LockedCandidates,
    /// Cells with as many digits, or digits with as many places.
    Subset(Subset),
    /// Houses whose places for a digit as many others cover.
    Fish(Fish),
    /// Two strong links of a digit.
    TwoLinks,
    /// Cells of which one holds a digit, for each digit of another cell.
    Wing,
    /// Four cells that would have a second solution.
    Rectangle,
    /// Other patterns that would have one.
    Uniqueness,
    /// Places of a digit that are right all or not at all.
    SimpleColors,
    /// Two groups of such places.
    MultiColors,
    /// Candidates of several digits that are right all or not at all.
    Medusa,
    /// Cells that take all that crossing lines or houses around them give.
    Crossing,
    /// Two cells of a box and two others that hold the same digits.
    Exocet(Exocet),
    /// Chains of one digit.
    XChain,
    /// Chains and loops of all digits.
    Chain(Chain),
    /// Almost locked sets.
    AlmostLockedSets,
    /// Chains from several assumptions.
    ForcingChain,
    /// Consequences that need several causes each.
    ForcingNet,
    /// All ways to place a digit.
    Templates,
}

/// Define the kinds within families, of which each has its own evidence or finds its own steps.
macro_rules! kinds {
    ($($(#[doc = $doc:literal])* $family:ident { $($(#[doc = $kind_doc:literal])* $kind:ident,)* })*) => {
        $($(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $family {
            $($(#[doc = $kind_doc])* $kind,)*
        })*
    };
}

kinds! {
    /// Kinds of singles.
    Single {
        /// A house has one empty cell.
        FullHouse,
        /// A box has one place for a digit.
        HiddenInBox,
        /// A row or a column has.
        HiddenInLine,
        /// A cell has one candidate.
        Naked,
    }
    /// Kinds of subsets.
    Subset {
        /// Cells of a box and a line, which clear both.
        Locked,
        /// Cells of a house.
        Naked,
        /// Digits of a house.
        Hidden,
    }
    /// Kinds of fish.
    Fish {
        /// Lines across as many lines.
        Basic,
        /// The same with fins.
        Finned,
        /// With fins, and without them a line with one place.
        Sashimi,
        /// Two finned ones at once.
        SiameseFinned,
        /// Two of which one is sashimi.
        SiameseSashimi,
        /// Houses of any kind across others.
        Complex,
        /// The same with fins.
        FinnedComplex,
    }
    /// Kinds of chains.
    Chain {
        /// Single candidates or groups.
        OfCandidates,
        /// Of almost locked sets too.
        OfSets,
    }
    /// Kinds of exocets.
    Exocet {
        /// Both targets are beside the base.
        Junior,
        /// One is further away.
        Senior,
    }
}

/// The implication of a finder's first step for its other steps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// None is easier.
    Easiest,
    /// Some may be easier.
    Any,
}

/// The assumptions of a technique.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Basis {
    /// Only the rules.
    Rules,
    /// The puzzle has exactly one solution.
    Uniqueness,
}
