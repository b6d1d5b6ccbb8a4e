import { descriptorDistance } from '../../images/descriptor.ts'
import { idTime } from '../../db/ids.ts'
import type { Candidate, CandidateSource, Position, SourceWindow } from '../../ranking/candidate.ts'
import { MAX_VISUAL_DISTANCE } from '../../ranking/ranking-constants.ts'
import type { SourceRow } from './windows-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

/** Where each source of a feed goes on; null for one that has ended, absent for one not begun. */
export type FeedPositions = Partial<Record<CandidateSource, Position | null>>

interface WindowOptions {
  positions: FeedPositions
  now: Date
  /** Descriptor of the picture that the feed is about. */
  lookedAt?: Buffer | null
}

/** Turns the rows of all sources into windows, one for each source that was asked. */
export function toWindows(
  rows: readonly SourceRow[],
  asked: readonly CandidateSource[],
  options: WindowOptions,
): SourceWindow[] {
  const bySource = Map.groupBy(rows, ({ source }) => source)
  return asked.map((source) => toWindow(source, bySource.get(source) ?? [], options))
}

function toWindow(
  source: CandidateSource,
  rows: readonly SourceRow[],
  { positions, now, lookedAt }: WindowOptions,
): SourceWindow {
  const from = positions[source] ?? []
  const last = rows.at(-1)
  const next = last?.hasMore ? positionOf(last) : null
  const shown = rows.filter(({ pinId, isHidden }) => pinId !== null && !isHidden)
  const candidates = shown.map((row, index): Candidate => {
    // A walk has no order to stand in: it goes on to other seeds once its better half is used up.
    const whole = index * 2 < shown.length ? from : (next ?? from)
    return toCandidate(row, row.k1 === null ? whole : positionOf(row), now, lookedAt)
  })
  return { source, candidates, from, next }
}

function toCandidate(
  row: SourceRow,
  position: Position,
  now: Date,
  lookedAt: Buffer | null | undefined,
): Candidate {
  const pinId = String(row.pinId)
  const distance =
    lookedAt && row.descriptor ? descriptorDistance(lookedAt, row.descriptor) : MAX_VISUAL_DISTANCE
  return {
    pinId,
    aggregatedPinId: row.aggregatedPinId,
    creatorId: row.userId,
    boardId: row.boardId,
    look: `${row.dominantColor} ${row.imageWidth}x${row.imageHeight}`,
    ageDays: Math.max(0, (now.getTime() - idTime(pinId).getTime()) / DAY_MS),
    sourceScore: row.score,
    visualSimilarity: Math.max(0, 1 - distance / MAX_VISUAL_DISTANCE),
    reasonId: row.reasonId,
    reasonName: row.reasonName,
    position,
  }
}

const positionOf = ({ k1, k2 }: SourceRow): Position => [k1, k2].filter((key) => key !== null)
