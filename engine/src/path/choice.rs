//! The choice of techniques for grades and paths, and the order in which they are tried.

use nonet_techniques::technique::{Technique, Tier, Use};

/// The techniques that grades and paths may use.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    techniques: Vec<Technique>,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// The ladder, of which grades use a part, and paths a larger one.
    Ladder,
    /// Some techniques, all of which are used, by the ladder.
    Own,
    /// The same, in an order of one's own.
    Ordered,
}

impl Choice {
    /// The ladder, with or without the techniques that rely on a unique solution.
    #[must_use]
    pub fn ladder(uniqueness: bool) -> Self {
        let techniques = if uniqueness {
            Technique::ALL
        } else {
            Technique::without_uniqueness()
        };
        Self {
            techniques: techniques.to_vec(),
            kind: Kind::Ladder,
        }
    }

    /// Some techniques, tried as the ladder has them.
    #[must_use]
    pub fn own(techniques: impl IntoIterator<Item = Technique>) -> Self {
        let mut techniques: Vec<_> = techniques.into_iter().collect();
        techniques.sort_unstable();
        techniques.dedup();
        Self {
            techniques,
            kind: Kind::Own,
        }
    }

    /// The same techniques, tried in an order: these first, then the others by the ladder.
    #[must_use]
    pub fn in_order(mut self, first: &[Technique]) -> Self {
        if self.kind == Kind::Ladder {
            let is_used = |one: &Technique| one.used() == Use::Walk || first.contains(one);
            self.techniques.retain(is_used);
        }
        let place = |one: &Technique| first.iter().position(|other| other == one);
        self.techniques
            .sort_by_key(|one| place(one).unwrap_or(first.len()));
        self.kind = Kind::Ordered;
        self
    }

    /// The techniques that a grade may use, up to a tier, in the order in which it tries them.
    #[must_use]
    pub fn graded(&self, highest: Tier) -> Vec<Technique> {
        self.up_to(highest, |one| one.used() == Use::Walk)
    }

    /// The techniques that a path may use, up to a tier.
    pub(super) fn walked(&self, highest: Tier) -> Vec<Technique> {
        self.up_to(highest, |one| one.used() != Use::Hint)
    }

    pub(super) const fn is_ordered(&self) -> bool {
        matches!(self.kind, Kind::Ordered)
    }

    fn up_to(&self, highest: Tier, is_used: impl Fn(&Technique) -> bool) -> Vec<Technique> {
        let is_own = self.kind != Kind::Ladder;
        let all = self.techniques.iter().copied();
        all.filter(|one| one.tier() <= highest && (is_own || is_used(one)))
            .collect()
    }
}
