import { DAY_MS } from '../../kernel/durations.ts'

/**
 * How much each source reads for a page. Every number bounds rows, so that a page costs the same at any size.
 * Statements hold them as literals: a plan made before the values are known takes LIMIT $1 for a tenth of all rows.
 */
export const feedLimits = {
  /** A member's own newest pins that stand in their feed, and for how long: they see that it worked. */
  ownPins: 1,
  ownPinMs: DAY_MS,
  /** Pins a window holds beyond those the page shows, so that diversity has a choice. */
  windowSlack: 12,
  /** Windows grow by so many, so that pages of all sizes share a few statements. */
  windowStep: 25,
  followWindow: 30,
  /** Followed people, boards and topics looked up one by one; above it the newest pins are scanned instead. */
  probedFollows: 150,
  pinsPerFollow: 6,
  /** Newest pins scanned for somebody who follows more. */
  scannedPins: 1500,
  /** Of so many of the best scored pins, or of a whole window, those that others have kept are popular. */
  judgedPopular: 150,
  /** The viewer's newest saves that a walk starts from. */
  walkSeeds: 8,
  boardsPerSeed: 6,
  /** Pins beside the seed on such a board, to each side. */
  neighboursPerSide: 4,
  togetherWindow: 30,
  /** A walk from one pin goes wider, for there is one seed only. */
  relatedBoards: 30,
  relatedNeighboursPerSide: 6,
  relatedWindow: 96,
  textWindow: 36,
  textHits: 150,
  /** Stems in no more pins than this are asked for one by one. */
  rareStemPins: 500,
  /** Words of a text that the text source asks for: the rarest. */
  textStems: 3,
  visualWindow: 36,
  boardSeeds: 10,
  /** Topics that may have a shelf, and their pins that are looked at for it. */
  shelfTopics: 12,
  shelfPins: 16,
} as const

/** How many pins a source's window holds for a page. */
export const windowSize = (pageSize: number): number => {
  const { windowStep, windowSlack } = feedLimits
  return Math.ceil(pageSize / windowStep) * windowStep + windowSlack
}
