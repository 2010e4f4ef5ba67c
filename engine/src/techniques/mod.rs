//! Human techniques: a finder for each, or for some that are alike, in a file of its own.
//!
//! A finder looks at a state, changes nothing, and hands every step that it sees to a sink, in the order
//! in which a person would meet them. The sink ends the search when it has enough.

pub(crate) mod aic;
pub(crate) mod als_xy_chain;
pub(crate) mod als_xy_wing;
pub(crate) mod als_xz;
pub(crate) mod avoidable_rectangle;
pub(crate) mod basic_fish;
pub(crate) mod bent_wings;
pub(crate) mod bug_plus_n;
pub(crate) mod bug_plus_one;
pub(crate) mod chain_ends;
pub(crate) mod colors;
pub(crate) mod complex_fish;
pub(crate) mod conclusions;
pub(crate) mod conjugate;
pub(crate) mod continuous_nice_loop;
pub(crate) mod cover;
pub(crate) mod death_blossom;
pub(crate) mod discontinuous_nice_loop;
pub(crate) mod duals;
pub(crate) mod empty_rectangle;
#[cfg(test)]
pub(crate) mod example;
pub(crate) mod exocet;
pub(crate) mod finned_fish;
pub(crate) mod fireworks;
pub(crate) mod forced;
pub(crate) mod forcing_chain;
pub(crate) mod forcing_net;
pub(crate) mod fresh;
pub(crate) mod full_house;
pub(crate) mod guardians;
pub(crate) mod hidden_rectangle;
pub(crate) mod hidden_single;
pub(crate) mod hidden_subset;
pub(crate) mod kraken_fish;
pub(crate) mod lines;
pub(crate) mod locked_candidates;
pub(crate) mod medusa;
pub(crate) mod multi_colors;
pub(crate) mod multi_sector_locked_set;
pub(crate) mod naked_single;
pub(crate) mod naked_subset;
pub(crate) mod nested_forcing_net;
pub(crate) mod remote_pair;
pub(crate) mod sectors;
pub(crate) mod siamese_fish;
pub(crate) mod simple_colors;
pub(crate) mod sk_loop;
pub(crate) mod sue_de_coq;
pub(crate) mod templates;
pub(crate) mod tridagon;
pub(crate) mod two_links;
pub(crate) mod unique_loop;
pub(crate) mod unique_rectangle;
pub(crate) mod w_wing;
pub(crate) mod wxyz_wing;
pub(crate) mod x_chain;
pub(crate) mod xy_chain;
