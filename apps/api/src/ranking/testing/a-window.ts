import type { Candidate, CandidateSource, SourceWindow } from '../candidate.ts'

export const candidate = (id: number, given: Partial<Candidate> = {}): Candidate => ({
  pinId: String(id),
  aggregatedPinId: String(id),
  creatorId: `creator ${id}`,
  boardId: `board ${id}`,
  look: `look ${id}`,
  ageDays: 1,
  sourceScore: 1,
  visualSimilarity: 0,
  reasonId: null,
  reasonName: null,
  position: [id],
  ...given,
})

export const windowOf = (source: CandidateSource, candidates: Candidate[]): SourceWindow => ({
  source,
  candidates,
  from: [],
  next: null,
})
