//! The search for all steps at a position, the easiest first.
//!
//! Techniques are searched in the order of their easiest steps. Their steps wait until no technique
//! that is left could find anything easier, so that the first steps are there long before the last.

use std::collections::{BTreeMap, VecDeque};
use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use nonet_grid::Candidate;
use nonet_grid::interruption::checkpoint;
use nonet_grid::sorting::CompactSort;
use nonet_techniques::difficulty::Difficulty;
use nonet_techniques::ladder;
use nonet_techniques::state::State;
use nonet_techniques::step::Step;
use nonet_techniques::technique::Technique;

/// All steps at a position: by difficulty, then by the ladder, then in the order of their finder.
///
/// Steps of one name with the same conclusions are one, the easiest of them.
pub struct AllSteps {
    state: State,
    /// The techniques that are still to be searched.
    left: VecDeque<Technique>,
    waiting: BTreeMap<Place, Step>,
    places: FxHashMap<Conclusions, Place>,
    /// The techniques whose search has ended before its end.
    unfinished: Vec<Technique>,
}

/// The position of a step among all; the number is the count of steps found before it.
type Place = (Difficulty, Technique, usize);

/// The name of a technique, and the placements and eliminations of one of its steps.
type Conclusions = (&'static str, Vec<Candidate>, Vec<Candidate>);

impl AllSteps {
    /// The steps of some techniques.
    #[must_use]
    pub fn new(state: State, techniques: &[Technique]) -> Self {
        let mut left = techniques.to_vec();
        left.sort_compactly_by_key(|&technique| (technique.least_rating(), technique));
        left.dedup();
        Self {
            state,
            left: left.into(),
            waiting: BTreeMap::new(),
            places: FxHashMap::default(),
            unfinished: Vec::new(),
        }
    }

    /// The techniques that may have more steps than were found: they are still to be searched, or the
    /// host or a budget of their own ended their search.
    pub fn unfinished(&self) -> impl Iterator<Item = Technique> {
        self.unfinished.iter().chain(&self.left).copied()
    }

    fn search(&mut self, technique: Technique) {
        let Self {
            state,
            waiting,
            places,
            ..
        } = self;
        let mut number = 0;
        let searched = ladder::find(technique, state, &mut |step| {
            number += 1;
            keep(waiting, places, step, number);
            ControlFlow::Continue(())
        });
        let is_over = checkpoint().is_break();
        if is_over || searched.is_break() {
            self.unfinished.push(technique);
        }
        if is_over {
            self.unfinished.extend(self.left.drain(..));
        }
    }
}

/// Keep a step, unless one with the same conclusions stands before it.
fn keep(
    waiting: &mut BTreeMap<Place, Step>,
    places: &mut FxHashMap<Conclusions, Place>,
    step: Step,
    number: usize,
) {
    let place = (Difficulty::of(&step), step.technique, number);
    let name = step.technique.slug();
    let conclusions = (name, step.placements.clone(), step.eliminations.clone());
    match places.get(&conclusions) {
        Some(before) if *before < place => return,
        Some(after) => waiting.remove(after),
        None => None,
    };
    places.insert(conclusions, place);
    waiting.insert(place, step);
}

impl Iterator for AllSteps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        loop {
            let bound = self.left.front().map(|easiest| easiest.least_rating());
            if let Some(first) = self.waiting.first_entry()
                && bound.is_none_or(|bound| first.key().0.rating < bound)
            {
                return Some(first.remove());
            }
            let technique = self.left.pop_front()?;
            self.search(technique);
        }
    }
}
