import type { CandidateSource } from './candidate.ts'

/** How much a place in a source is worth beside the others. What one has just made stands in front, followed things lead, chance finds follow. */
export const SOURCE_WEIGHT: Record<CandidateSource, number> = {
  own: 2,
  person: 1,
  board: 1,
  topic: 0.75,
  landing: 0.75,
  together: 0.9,
  fresh: 0.35,
  popular: 0.55,
  walk: 1,
  text: 0.6,
  look: 0.6,
  tail: 0.05,
}

/** Places after which a source's next pin is worth half: a page takes a dozen of each before one runs away. */
export const PLACE_HALF = 6

/** Days after which the freshness bonus has halved: a week is how long a season's ideas stay new. */
export const FRESH_HALF_LIFE_DAYS = 7
/** A pin of this moment counts for so much more than an old one of the same place. */
export const FRESH_BONUS = 0.3

/** Share of the score that a source's own score (multi-hits, text rank) moves, against bare order. */
export const SOURCE_SCORE_SHARE = 0.5

/** How much visual similarity moves a related pin: enough to order equals, not to beat the graph. */
export const VISUAL_BONUS = 0.6
/** Distance of descriptors beyond which two pictures have nothing in common. */
export const MAX_VISUAL_DISTANCE = 0.5

/** Pins back that diversity looks: about two screens of a phone, one row of a desk. */
export const DIVERSITY_REACH = 8
/** What remains of a score next to a pin of the same kind within reach, per repetition. */
export const SAME_CREATOR_FACTOR = 0.35
export const SAME_BOARD_FACTOR = 0.45
export const SAME_APPEARANCE_FACTOR = 0.25
export const SAME_SOURCE_FACTOR = 0.9

/** Pins of one source that may overtake another of it before that one is let go. */
export const PATIENCE = 25

/** What making a pin counts beside a save by somebody with a verified address: it orders unsaved pins by date. */
export const MADE_WEIGHT = 0.125
/** What a save by a member without a verified address counts. */
export const UNVERIFIED_WEIGHT = 0.25
/** Days until the saves of an account count in full; those of its first hour count next to nothing. */
export const MATURE_DAYS = 30
/** Saves of full standing after which a newcomer's pin is shown among the popular ones. */
export const PROVEN_WEIGHT = 1

/** The most popular pins that search looks among first: some months of a large site, all of a small one. */
export const HOT_SET_PINS = 25_000
/** Hits there, a page and some, below which the others are searched too. */
export const ENOUGH_HOT_HITS = 30

/** Pins of a story: a row on a desk; fewer than the least say too little of a topic. */
export const STORY_PINS = 6
export const STORY_LEAST_PINS = 4
/** No more than this of one person, or the story is theirs. */
export const STORY_PINS_PER_CREATOR = 2
/** Shorter pages are asked for by those who want pins. */
export const STORY_LEAST_PAGE = 8

/** Seen pins kept one by one; beyond that a filter of fixed size stands for them. */
export const SEEN_EXACT_MAX = 500
/** At 2,000 bytes a bookmark stays below 4 kB; after 5,000 pins a fifth of unseen ones is passed over. */
export const SEEN_FILTER_BYTES = 2000
export const SEEN_FILTER_HASHES = 2
