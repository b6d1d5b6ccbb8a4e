import type { TagEvent } from '@tessera/api-types/tags/contracts'
import { networkOf } from '../../kernel/address-network.ts'
import type { Deps } from '../../kernel/deps.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import {
  deleteEventsBefore,
  forgetWho,
  identifyTagEvent,
  insertTagEvent,
  memberByEmailHash,
  receivingTag,
} from './tag-event-store.ts'
import { firedAt, placeOf } from './tag-rules.ts'
import { DAY_MS, MINUTE_MS } from '../../kernel/durations.ts'

const PER_ADDRESS = 600
const PER_TAG = 12_000

type Needs = EmitDeps & Pick<Deps, 'limits' | 'read' | 'transact'>

/** Takes an event once, from whichever of its senders comes first; a later one may add who was there. */
export async function receiveEvent(
  ip: string,
  { tag_id: tagId, em, event_name: eventName, url, value, currency, ...event }: TagEvent,
  deps: Needs,
): Promise<{ event_id: string; is_new: boolean }> {
  const { limits, newId, now, read } = deps
  await limits.consume(`tag-events:address:${networkOf(ip)}`, PER_ADDRESS, MINUTE_MS)
  await limits.consume(`tag-events:${tagId}`, PER_TAG, MINUTE_MS)
  const at = firedAt(event.ts, now())
  if (at === null) throw fieldError('INVALID_INPUT', 'ts', { key: 'field.timeTooFar' })
  const tag = await receivingTag(read, tagId)
  if (!tag) throw new DomainError('TAG_NOT_FOUND')
  const isKnown = !event.opt_out
  const hash = isKnown && tag.hasAutomaticEnhancedMatch ? em : undefined
  const eventId = event.event_id ?? newId()
  const row = {
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
    isOptedOut: !isKnown,
  }
  const isNew = await deps.transact(async (tx) => {
    const isFirst = await insertTagEvent(tx, row)
    if (!isFirst && row.isOptedOut) await forgetWho(tx, row)
    if (isFirst || (await identifyTagEvent(tx, row))) await emit(tx, deps, 'tagFired', row)
    return isFirst
  })
  return { event_id: eventId, is_new: isNew }
}

/** Forgets what was received longer ago than the site keeps what browsers tell. */
export const forgetOldEvents = ({ read, now, site }: Pick<Deps, 'now' | 'read' | 'site'>): Promise<void> =>
  deleteEventsBefore(read, new Date(now().getTime() - site.eventKeepDays * DAY_MS))
