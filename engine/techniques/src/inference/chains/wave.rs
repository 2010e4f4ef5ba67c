//! The consequences of one node being true or false, in breadth-first order.
//!
//! A wave alternates between nodes that become true, by strong links, and nodes that become false,
//! by weak ones. Its levels are rows of bits. Where a graph has nodes beside single candidates a
//! row has two halves: nodes reached only by single candidates, then nodes reached with a mark,
//! that is through a group or an almost locked set. A node can be reached in both ways.

use std::ops::ControlFlow;

use super::bits::BitRows;
use nonet_grid::rows::{common, contains, join, members};

/// The links that a wave follows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WaveLinks<'a> {
    /// From true candidates to false ones.
    pub(crate) weak: &'a BitRows,
    /// From false candidates to true ones.
    pub(crate) strong: &'a BitRows,
    /// The mark of a chain, if any.
    pub(crate) marks: Option<Marks<'a>>,
}

/// The mark of a chain that isn't only of single candidates.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Marks<'a> {
    /// The nodes that aren't single candidates.
    pub(crate) nodes: &'a [u64],
    /// The strong links that exist only because of an almost locked set.
    pub(crate) strong: &'a BitRows,
    /// The strong links that need none.
    pub(crate) plain: &'a BitRows,
}

/// A node as a wave reaches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Reached {
    /// Number of links from the start.
    pub(crate) level: usize,
    /// The position of the node.
    pub(crate) node: usize,
    /// Whether a group or an almost locked set was needed.
    pub(crate) marked: bool,
}

/// Number of levels that a wave has room for before it grows.
const USUAL_LEVELS: usize = 16;

/// The levels of a wave.
#[derive(Clone, Debug)]
pub(crate) struct Wave {
    words: usize,
    first_is_true: bool,
    levels: Vec<u64>,
    seen: [Vec<u64>; 2],
}

impl Wave {
    /// Spread from a node that is true, or false.
    pub(crate) fn spread(links: WaveLinks<'_>, start: usize, first_is_true: bool) -> Self {
        let words = links.weak.words();
        let width = words * links.layers();
        let mut levels = Vec::with_capacity(USUAL_LEVELS * width);
        levels.resize(width, 0);
        let layer = usize::from(links.is_marked(start));
        levels[words * layer + start / 64] |= 1 << (start % 64);
        let mut seen = [vec![0; width], vec![0; width]];
        seen[usize::from(first_is_true)].copy_from_slice(&levels);
        let mut is_true = first_is_true;
        let mut begin = 0;
        loop {
            levels.resize(begin + 2 * width, 0);
            let (done, next) = levels.split_at_mut(begin + width);
            links.step(&done[begin..], is_true, next);
            is_true = !is_true;
            let seen = &mut seen[usize::from(is_true)];
            let mut any = 0;
            for (next, seen) in next.iter_mut().zip(seen) {
                *next &= !*seen;
                *seen |= *next;
                any |= *next;
            }
            if any == 0 {
                levels.truncate(begin + width);
                break;
            }
            begin += width;
        }
        Self {
            words,
            first_is_true,
            levels,
            seen,
        }
    }

    /// The cost of the wave: the words of the links that it followed.
    pub(crate) fn work(&self) -> u64 {
        let nodes = self.seen.iter().flatten().map(|bits| bits.count_ones());
        u64::from(nodes.sum::<u32>()) * self.width() as u64
    }

    /// The nodes that are true, reached with a mark or without.
    pub(crate) fn true_nodes(&self, marked: bool) -> &[u64] {
        &self.seen[1][self.words * usize::from(marked)..][..self.words]
    }

    /// The nodes that are true, or false, however they are reached.
    pub(crate) fn nodes(&self, are_true: bool) -> Vec<u64> {
        let seen = &self.seen[usize::from(are_true)];
        let mut nodes = seen[..self.words].to_vec();
        for half in seen[self.words..].chunks_exact(self.words) {
            join(&mut nodes, half);
        }
        nodes
    }

    /// The first way in which the wave reaches a node as true, or as false, if it does.
    pub(crate) fn reach(&self, node: usize, is_true: bool) -> Option<Reached> {
        let layers = [false, true].into_iter().take(self.width() / self.words);
        let found = layers.filter_map(|marked| {
            let mut levels = self.levels(is_true, marked);
            let (level, _) = levels.find(|(_, row)| contains(row, node))?;
            Some(Reached {
                level,
                node,
                marked,
            })
        });
        found.min()
    }

    const fn width(&self) -> usize {
        self.seen[0].len()
    }

    /// The levels whose nodes are true, or false: how far, and which nodes.
    pub(crate) fn levels(
        &self,
        are_true: bool,
        marked: bool,
    ) -> impl Iterator<Item = (usize, &[u64])> {
        let skipped = usize::from(self.first_is_true != are_true);
        let halves = self.levels.chunks_exact(self.width()).enumerate();
        halves.skip(skipped).step_by(2).map(move |(level, row)| {
            let half = &row[self.words * usize::from(marked)..][..self.words];
            (level, half)
        })
    }

    /// Visit the shortest paths from the start to a node, each from its first node to its last.
    pub(crate) fn paths(
        &self,
        links: WaveLinks<'_>,
        end: Reached,
        visit: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut path = vec![0; end.level + 1];
        self.extend(links, end, &mut path, visit)
    }

    /// The first of the shortest paths from the start to a node.
    pub(crate) fn path(&self, links: WaveLinks<'_>, end: Reached) -> Vec<usize> {
        let mut first = Vec::new();
        let _ = self.paths(links, end, &mut |path| {
            first = path.to_vec();
            ControlFlow::Break(())
        });
        first
    }

    fn extend(
        &self,
        links: WaveLinks<'_>,
        end: Reached,
        path: &mut [usize],
        visit: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        path[end.level] = end.node;
        if end.level == 0 {
            return visit(path);
        }
        let level = end.level - 1;
        let from_true = self.first_is_true == level.is_multiple_of(2);
        let width = self.width();
        for marked in [false, true].into_iter().take(links.layers()) {
            let half = &self.levels[width * level + self.words * usize::from(marked)..];
            // Links go both ways.
            let linked = links.links(from_true).row(end.node);
            for node in common(&half[..self.words], linked) {
                if links.keeps_mark(node, marked, from_true, end) {
                    let before = Reached {
                        level,
                        node,
                        marked,
                    };
                    self.extend(links, before, path, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl WaveLinks<'_> {
    /// Number of words of a level.
    pub(crate) const fn words(self) -> usize {
        self.weak.words() * self.layers()
    }

    const fn layers(self) -> usize {
        if self.marks.is_some() { 2 } else { 1 }
    }

    fn is_marked(self, node: usize) -> bool {
        self.marks.is_some_and(|marks| contains(marks.nodes, node))
    }

    const fn links(&self, from_true: bool) -> &BitRows {
        if from_true { self.weak } else { self.strong }
    }

    fn step(self, row: &[u64], from_true: bool, next: &mut [u64]) {
        let links = self.links(from_true);
        let words = links.words();
        let Some(marks) = self.marks else {
            // The hot loop: `for_each` is faster than `for` over nested iterators.
            members(row).for_each(|node| join(next, links.row(node)));
            return;
        };
        let (plain, marked) = next.split_at_mut(words);
        let unmarked = if from_true { links } else { marks.plain };
        members(&row[..words]).for_each(|node| join(plain, unmarked.row(node)));
        for (word, &nodes) in marks.nodes.iter().enumerate() {
            marked[word] |= plain[word] & nodes;
            plain[word] &= !nodes;
        }
        if !from_true {
            members(&row[..words]).for_each(|node| join(marked, marks.strong.row(node)));
        }
        members(&row[words..]).for_each(|node| join(marked, links.row(node)));
    }

    /// Whether the link from a node to the end reaches it with its mark, or without.
    fn keeps_mark(self, node: usize, marked: bool, from_true: bool, end: Reached) -> bool {
        let of_sets = |marks: Marks<'_>| !from_true && marks.strong.are_related(node, end.node);
        let marking = self.is_marked(end.node) || self.marks.is_some_and(of_sets);
        end.marked == (marked || marking)
    }
}
