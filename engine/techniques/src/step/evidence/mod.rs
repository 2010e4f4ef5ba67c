//! Evidence for a step: a record for each kind of pattern, whose fields are the roles in it.

mod chains;
mod patterns;
mod reasoned;
mod records;

pub use chains::Shape;

use super::Link;
use crate::technique::{self, Family, Fish as Kind, Single, Technique};
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// Define the records, and the enum of them.
macro_rules! define {
    (
        parts { $($part:tt)* }
        records {
            $($(#[doc = $doc:literal])* $record:ident $fields:tt)*
        }
    ) => {
        define! { $($part)* }
        define! { $($(#[doc = $doc])* $record $fields)* }

        /// The evidence for a step.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Evidence {
            $($(#[doc = $doc])* $record($record),)*
        }

        $(impl From<$record> for Evidence {
            fn from(record: $record) -> Self {
                Self::$record(record)
            }
        })*
    };
    ($(
        $(#[doc = $doc:literal])*
        $record:ident { $($(#[doc = $field_doc:literal])* $field:ident: $type:ty,)* }
    )*) => {
        $($(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct $record {
            $($(#[doc = $field_doc])* pub $field: $type,)*
        })*
    };
}

crate::evidence_records!(define);

impl Evidence {
    /// The technique with a stable name that has such evidence, if one has.
    #[must_use]
    pub fn technique_named(&self, slug: &str) -> Option<Technique> {
        Technique::named(slug).find(|one| self.is_of(one.family()))
    }

    /// Whether techniques of a family have such evidence.
    #[expect(
        clippy::cognitive_complexity,
        clippy::too_many_lines,
        reason = "an arm for each family, none of which may be forgotten"
    )]
    fn is_of(&self, family: Family) -> bool {
        match family {
            Family::Single(kind) => self.is_single(kind),
            Family::LockedCandidates => matches!(self, Self::LockedCandidates(_)),
            Family::Subset(_) => matches!(self, Self::Subset(_)),
            Family::Fish(Kind::SiameseFinned | Kind::SiameseSashimi) => {
                matches!(self, Self::SiameseFish(_))
            }
            Family::Fish(
                Kind::Basic | Kind::Finned | Kind::Sashimi | Kind::Complex | Kind::FinnedComplex,
            ) => matches!(self, Self::Fish(_)),
            Family::TwoLinks => matches!(
                self,
                Self::TwoLinks(_)
                    | Self::DualTwoLinks(_)
                    | Self::EmptyRectangle(_)
                    | Self::DualEmptyRectangle(_)
            ),
            Family::Wing => matches!(self, Self::BentWing(_) | Self::WWing(_) | Self::BentSet(_)),
            Family::Rectangle => matches!(self, Self::UniqueRectangle(_)),
            Family::Uniqueness => matches!(
                self,
                Self::BugPlusOne(_)
                    | Self::BugPlusN(_)
                    | Self::UniqueLoop(_)
                    | Self::AvoidableRectangle(_)
            ),
            Family::SimpleColors => matches!(self, Self::Colors(_)),
            Family::MultiColors => matches!(self, Self::MultiColors(_)),
            Family::Medusa => matches!(self, Self::Medusa(_)),
            Family::Crossing => matches!(
                self,
                Self::SueDeCoq(_) | Self::Fireworks(_) | Self::LockedSectors(_) | Self::Tridagon(_)
            ),
            Family::Exocet(_) => matches!(self, Self::Exocet(_)),
            Family::XChain => matches!(self, Self::Chain(_)),
            Family::Chain(kind) => self.is_chain(kind),
            Family::AlmostLockedSets => matches!(
                self,
                Self::AlsXz(_) | Self::AlsXyWing(_) | Self::AlsXyChain(_) | Self::DeathBlossom(_)
            ),
            Family::ForcingChain => matches!(
                self,
                Self::Contradiction(_) | Self::Verity(_) | Self::KrakenFish(_)
            ),
            Family::ForcingNet => matches!(
                self,
                Self::Contradiction(_) | Self::Verity(_) | Self::NestedContradiction(_)
            ),
            Family::Templates => matches!(self, Self::Template(_)),
        }
    }

    fn is_single(&self, kind: Single) -> bool {
        let in_box = match self {
            Self::SingleInHouse(one) => Some(one.house.kind() == HouseKind::Box),
            _ => None,
        };
        match kind {
            Single::FullHouse => in_box.is_some(),
            Single::HiddenInBox => in_box == Some(true),
            Single::HiddenInLine => in_box == Some(false),
            Single::Naked => matches!(self, Self::NakedSingle(_)),
        }
    }

    fn is_chain(&self, kind: technique::Chain) -> bool {
        match (self, kind) {
            (Self::Chain(one), technique::Chain::OfSets) => !one.sets.is_empty(),
            (Self::Chain(one), technique::Chain::OfCandidates) => one.sets.is_empty(),
            (_, kind) => {
                kind == technique::Chain::OfCandidates && matches!(self, Self::RemotePair(_))
            }
        }
    }
}
