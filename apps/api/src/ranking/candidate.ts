/** own: just made by the viewer; person, board, topic: followed ones; landing: topics of the visit before one signed up; together: kept beside the viewer's saves; walk: over the pin-board graph; look: pictures that look alike; tail: what follows when the better ends. */
export const CANDIDATE_SOURCES = [
  'own',
  'person',
  'board',
  'topic',
  'landing',
  'together',
  'fresh',
  'popular',
  'walk',
  'text',
  'look',
  'tail',
] as const
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number]

/** A pin that a source proposes. */
export interface Candidate {
  pinId: string
  /** One per picture idea: all copies of a pin share it, and a feed shows one of them. */
  aggregatedPinId: string
  creatorId: string
  boardId: string
  /** Equal for pictures a person would call the same. */
  look: string
  ageDays: number
  /** 0 to 1: the source's own measure against its best; 1 where it only has an order. */
  sourceScore: number
  /** 0 to 1: visual similarity of the picture to the one looked at; 0 where none is. */
  visualSimilarity: number
  /** The followed thing, or the board, that brought it. */
  reasonId: string | null
  reasonName: string | null
  /** The source's position just behind this pin. */
  position: Position
}

/** A keyset of one source, as its query made it; empty at the start. */
export type Position = readonly (string | number)[]

/** What one source proposes for a page, in its own order. */
export interface SourceWindow {
  source: CandidateSource
  candidates: readonly Candidate[]
  /** Where the window began. */
  from: Position
  /** Where to go on when all of it is used up; null when nothing follows. */
  next: Position | null
}
