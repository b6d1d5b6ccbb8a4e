import { EVENT_TYPES } from '@tessera/shared-tracking'
import type { DomainEvents } from '../../kernel/events.ts'
import type { ParsedTracked } from './event-parsing.ts'

/** A pin counts as seen once half of it was in view for so long. // decided: B-4.63 */
const VIEWED_MS = 1_000

type Use = DomainEvents['promotionsUsed']['uses'][number]

const KINDS: Readonly<Record<number, Use['kind']>> = {
  [EVENT_TYPES.IMPRESSION]: 'IMPRESSION',
  [EVENT_TYPES.CLICK]: 'PIN_CLICK',
  [EVENT_TYPES.OUTBOUND_CLICK]: 'OUTBOUND_CLICK',
  [EVENT_TYPES.SAVE]: 'SAVE',
}

function isViewed({ event_data }: ParsedTracked): boolean {
  const { startedAt, endedAt, isContinued } = event_data ?? {}
  return !isContinued && Number(endedAt) - Number(startedAt) >= VIEWED_MS
}

/** What in a batch was done with promoted pins, each with the proof that it was served. */
export const promotionUses = (events: readonly ParsedTracked[]): Use[] =>
  events.flatMap((event) => {
    const kind = KINDS[event.event_type]
    const token = event.aux_data?.promotion
    if (!kind || typeof token !== 'string') return []
    return kind === 'IMPRESSION' && !isViewed(event) ? [] : [{ kind, token }]
  })
