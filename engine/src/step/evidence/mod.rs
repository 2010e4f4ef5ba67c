//! Why a step holds: a record for each kind of pattern, whose fields are the roles in it.

mod almost_locked;
mod chains;
mod colors;
mod crossings;
mod deadly;
mod fish;
mod forcing;
mod houses;
mod pairs;
mod rectangles;
mod sectors;
mod wings;

use super::Pattern;
pub use almost_locked::{AlsXyChain, AlsXyWing, AlsXz, DeathBlossom, SueDeCoq};
pub use chains::{Chain, RemotePair};
pub use colors::{Colors, Medusa, MultiColors};
pub use crossings::{BentSet, Exocet, Fireworks};
pub use deadly::{BugPlusN, Tridagon, UniqueLoop};
pub use fish::{Fish, KrakenFish, SiameseFish};
pub use forcing::{Branch, Contradiction, NestedContradiction, Stage, Verity};
pub use houses::{BugPlusOne, LockedCandidates, NakedSingle, SingleInHouse, Subset, Template};
pub use pairs::{DualEmptyRectangle, DualTwoLinks, EmptyRectangle, TwoLinks};
pub use rectangles::{AvoidableRectangle, UniqueRectangle};
pub use sectors::LockedSectors;
pub use wings::{BentWing, WWing};

/// Make the sum of all records.
macro_rules! evidence {
    ($($(#[doc = $doc:literal])* $record:ident,)*) => {
        /// Why a step holds.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Evidence {
            $($(#[doc = $doc])* $record($record),)*
        }

        impl Evidence {
            /// The pattern to highlight.
            #[must_use]
            pub fn pattern(&self) -> Pattern {
                match self {
                    $(Self::$record(record) => record.pattern(),)*
                }
            }
        }

        $(impl From<$record> for Evidence {
            fn from(record: $record) -> Self {
                Self::$record(record)
            }
        })*
    };
}

evidence! {
    /// Full house and hidden single.
    SingleInHouse,
    /// Naked single.
    NakedSingle,
    /// Pointing and claiming.
    LockedCandidates,
    /// Naked, locked and hidden subsets.
    Subset,
    /// Fish of any kind but siamese ones.
    Fish,
    /// Two finned fish on the same lines.
    SiameseFish,
    /// Remote pair.
    RemotePair,
    /// BUG+1.
    BugPlusOne,
    /// Skyscraper, two-string kite and turbot fish.
    TwoLinks,
    /// Two kites.
    DualTwoLinks,
    /// Empty rectangle.
    EmptyRectangle,
    /// Two empty rectangles.
    DualEmptyRectangle,
    /// XY-wing and XYZ-wing.
    BentWing,
    /// W-wing.
    WWing,
    /// Unique rectangles of all types, and hidden rectangle.
    UniqueRectangle,
    /// Avoidable rectangles.
    AvoidableRectangle,
    /// Simple colours.
    Colors,
    /// Multi-colours.
    MultiColors,
    /// Chains and nice loops of all kinds.
    Chain,
    /// Sue de Coq.
    SueDeCoq,
    /// ALS-XZ.
    AlsXz,
    /// ALS-XY-wing.
    AlsXyWing,
    /// ALS-XY-chain.
    AlsXyChain,
    /// Death blossom.
    DeathBlossom,
    /// BUG+n.
    BugPlusN,
    /// Unique loop.
    UniqueLoop,
    /// WXYZ-wing.
    BentSet,
    /// 3D medusa.
    Medusa,
    /// Fireworks.
    Fireworks,
    /// Tridagon.
    Tridagon,
    /// Junior and senior exocet.
    Exocet,
    /// Kraken fish.
    KrakenFish,
    /// SK-loop and multi-sector locked set.
    LockedSectors,
    /// Forcing chain and forcing net to a contradiction.
    Contradiction,
    /// Forcing chains and forcing nets that agree.
    Verity,
    /// Nested forcing net.
    NestedContradiction,
    /// Templates.
    Template,
}
