import type { TagEvent } from '@tessera/api-types/tags/contracts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { deleteEventsBefore, insertTagEvent, memberByEmailHash, receivingTag } from './tag-event-store.ts'
import { firedAt, placeOf } from './tag-rules.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const PER_ADDRESS = 600
const PER_TAG = 12_000

type Needs = Pick<Deps, 'limits' | 'newId' | 'now' | 'read'>

/** Takes an event once, from whichever of its senders comes first. */
export async function receiveEvent(
  ip: string,
  { tag_id: tagId, em, event_name: eventName, url, value, currency, ...event }: TagEvent,
  { limits, newId, now, read }: Needs,
): Promise<{ event_id: string; is_new: boolean }> {
  await limits.consume(`tag-events:address:${ip}`, PER_ADDRESS, MINUTE_MS)
  await limits.consume(`tag-events:${tagId}`, PER_TAG, MINUTE_MS)
  const at = firedAt(event.ts, now())
  if (at === null) throw fieldError('INVALID_INPUT', 'ts', { key: 'field.timeTooFar' })
  const tag = await receivingTag(read, tagId)
  if (!tag) throw new DomainError('TAG_NOT_FOUND')
  const isKnown = !event.opt_out
  const hash = isKnown && tag.hasAutomaticEnhancedMatch ? em : undefined
  const eventId = event.event_id ?? newId()
  const isNew = await insertTagEvent(read, {
    tagId,
    eventId,
    eventName,
    firedAt: at,
    receivedAt: now(),
    url: placeOf(url),
    value: value === undefined ? null : value.toFixed(2),
    currency: currency ?? null,
    userId: hash === undefined ? null : await memberByEmailHash(read, hash),
    clickId: isKnown ? (event.click_id ?? null) : null,
  })
  return { event_id: eventId, is_new: isNew }
}

/** Forgets what was received longer ago than the site keeps what browsers tell. */
export const forgetOldEvents = ({ read, now, site }: Pick<Deps, 'now' | 'read' | 'site'>): Promise<void> =>
  deleteEventsBefore(read, new Date(now().getTime() - site.eventKeepDays * DAY_MS))
