//! The constraints that certificates name.

use crate::certificate::Origin;
use crate::constraints::Kind;
use crate::model::signed;

use super::{Checker, Flaw};

/// A constraint that the checker has looked up, or derived itself.
pub(super) struct Demand<'a> {
    pub cells: Vec<u8>,
    pub what: What<'a>,
}

pub(super) enum What<'a> {
    Kind(&'a Kind),
    /// Terms with a total, as the rule of 45 gives it.
    Sum(Vec<(u8, i32)>, i32),
}

impl Checker<'_> {
    /// Look up a constraint; derived sums are computed again.
    pub(super) fn demand(&self, of: &Origin) -> Result<Demand<'_>, Flaw> {
        let constraint = match of {
            Origin::Sum { houses, cages } => return self.derive(houses, cages),
            Origin::House(house) => self
                .model
                .constraints
                .iter()
                .find(|one| matches!(one.kind, Kind::House(number) if number == *house)),
            Origin::Rule(rule) => self.model.constraints.iter().find(|one| {
                one.derivation.is_none()
                    && one.rules == [*rule]
                    && !matches!(one.kind, Kind::Relation(_))
            }),
            Origin::Cells(one, other) => {
                let key = (*one.min(other), *one.max(other));
                self.model
                    .related
                    .get(&key)
                    .map(|&place| &self.model.constraints[place])
            }
        };
        let constraint = constraint.ok_or(Flaw::Unknown)?;
        let cells = constraint.cells(&self.model.houses).to_vec();
        Ok(Demand {
            cells,
            what: What::Kind(&constraint.kind),
        })
    }

    /// The sum of houses without cages: innies have the factor 1, outies -1.
    fn derive(&self, houses: &[usize], cages: &[usize]) -> Result<Demand<'_>, Flaw> {
        let mut factors = vec![0; self.model.shape.count()];
        let mut total = 0;
        if houses.len() > self.model.houses.len() || cages.len() > self.model.cages.len() {
            return Err(Flaw::Invalid);
        }
        for &house in houses {
            let house = self.model.houses.get(house).ok_or(Flaw::Unknown)?;
            for &cell in &house.cells {
                factors[usize::from(cell)] += 1;
            }
            total += signed(self.model.shape.total());
        }
        for rule in cages {
            let mut known = self.model.cages.iter();
            let cage = known.find(|cage| cage.rule == *rule).ok_or(Flaw::Unknown)?;
            for &cell in &cage.cells {
                factors[usize::from(cell)] -= 1;
            }
            total -= signed(cage.sum);
        }
        let cells = self.model.shape.cells().zip(factors);
        let mut terms: Vec<(u8, i32)> = cells.filter(|&(_, factor)| factor != 0).collect();
        if terms.iter().all(|&(_, factor)| factor < 0) {
            for term in &mut terms {
                term.1 = -term.1;
            }
            total = -total;
        }
        let cells = terms.iter().map(|&(cell, _)| cell).collect();
        Ok(Demand {
            cells,
            what: What::Sum(terms, total),
        })
    }
}
