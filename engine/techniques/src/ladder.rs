//! The ladder: the steps of each technique, and of the easiest of several.

use std::ops::ControlFlow;

use crate::inference::nets::nested;
use crate::state::State;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use crate::techniques;
use nonet_grid::Candidate;
use nonet_grid::interruption::checkpoint;

/// Pass every step of a technique to the sink until the sink breaks.
///
/// # Errors
/// Breaks when the sink does, when the finder's budget is used up, or when the host ends the work.
pub fn find(technique: Technique, state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    checkpoint()?;
    techniques::find(technique, state, sink)
}

/// The first step of a technique.
#[must_use]
pub fn first(technique: Technique, state: &State) -> Option<Step> {
    let mut first = None;
    let _ = find(technique, state, &mut |step| {
        first = Some(step);
        ControlFlow::Break(())
    });
    first
}

/// The first step of the easiest of some techniques that finds one.
#[must_use]
pub fn first_of(techniques: &[Technique], state: &State) -> Option<Step> {
    let mut techniques = techniques.iter();
    techniques.find_map(|&technique| first(technique, state))
}

/// Every step of a technique.
#[must_use]
pub fn all(technique: Technique, state: &State) -> Vec<Step> {
    let mut all = Vec::new();
    let _ = find(technique, state, &mut |step| {
        all.push(step);
        ControlFlow::Continue(())
    });
    all
}

/// Visit the candidates that nested forcing nets eliminate, without their long proofs.
///
/// # Errors
/// Breaks when the visitor does, or when the budget is used up.
pub fn nested_eliminations(
    state: &State,
    visit: &mut dyn FnMut(Candidate) -> ControlFlow<()>,
) -> ControlFlow<()> {
    nested::contradicted(state, &mut |candidate, _| visit(candidate))
}
