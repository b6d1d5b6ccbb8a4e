import { randomUUID, type KeyObject } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { COMPONENTS, EVENT_TYPES, VIEW_TYPES } from '../../packages/shared-tracking/src/event-catalogue.ts'
import { MOST_SIGHTS_A_DAY } from '../../packages/api-types/src/ads/ad-load.ts'
import type { Random } from '../../apps/api/src/demo/random.ts'
import { promotionToken, servedUuid, viewerKeyOf } from '../../apps/api/src/delivery/promotion-token.ts'
import type { VisitorClient } from './visitor-client.ts'

const AT_ONCE = 50
const AGAIN_AFTER_MS = 100
const SENT_TWICE_SHARE = 0.1

export interface AdMember {
  client: VisitorClient
  userId: string
}

/** What one member did with one ad that was served. */
interface AdUse {
  token: string
  kind: 'click' | 'view'
}

interface AdBatch {
  client: VisitorClient
  uses: AdUse[]
}

/** Views as often as an ad is shown to somebody, and a click after each; drawn, and mixed, from the seed. */
export function planUses(
  members: readonly AdMember[],
  promotionIds: readonly string[],
  { secret, events, now, random }: { secret: KeyObject; events: number; now: Date; random: Random },
): AdBatch[] {
  const perMember = Math.ceil(events / members.length)
  const batches = members.flatMap(({ client, userId }, nthMember) => {
    const count = Math.min(perMember, events - perMember * nthMember)
    const uses = usesOf(promotionIds, viewerKeyOf(secret, userId), { secret, now })
    if (uses.length < count) throw new Error(`More members or promotions are needed for ${events} events`)
    const drawn = random.shuffle(uses).slice(0, Math.max(0, count))
    return Array.from({ length: Math.ceil(drawn.length / AT_ONCE) }, (_, nth) => ({
      client,
      uses: drawn.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
    }))
  })
  return random.shuffle(batches)
}

const usesOf = (
  promotionIds: readonly string[],
  viewerKey: string,
  { secret, now }: { secret: KeyObject; now: Date },
): AdUse[] =>
  promotionIds.flatMap((id) =>
    Array.from({ length: MOST_SIGHTS_A_DAY }, (_, nth) => {
      const token = promotionToken(
        secret,
        { promotionId: id, pinId: null, placement: null },
        viewerKey,
        new Date(now.getTime() - nth - 1),
      )
      return [{ token, kind: 'view' } as const, { token, kind: 'click' } as const]
    }).flat(),
  )

export const bookedUuid = ({ token, kind }: AdUse): string =>
  servedUuid(token, kind === 'view' ? 'view' : 'outbound click')

/** Sends batches from several writers until each is acknowledged, over all deaths of the server. */
export function sendUses(batches: readonly AdBatch[], writers: number, random: Random) {
  const waiting = [...batches]
  const counts = { acknowledged: 0, inFlight: 0, again: 0 }
  const send = async (batch: AdBatch): Promise<boolean> => {
    counts.inFlight += 1
    const status = await upload(batch)
    counts.inFlight -= 1
    if (status !== null && status >= 400 && status < 500)
      throw new Error(`Events were refused with ${status}`)
    return status === 200
  }
  const write = async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const isSentTwice = random.chance(SENT_TWICE_SHARE)
      while (!(await send(batch))) await pause(AGAIN_AFTER_MS)
      counts.acknowledged += batch.uses.length
      if (isSentTwice && (await send(batch))) counts.again += batch.uses.length
    }
  }
  return { counts, done: Promise.all(Array.from({ length: writers }, write)) }
}

/** The status of the response; null where the connection broke. */
async function upload({ client, uses }: AdBatch): Promise<number | null> {
  const time = Date.now()
  const events = uses.map(({ token, kind }) => ({
    event_type: kind === 'view' ? EVENT_TYPES.IMPRESSION : EVENT_TYPES.OUTBOUND_CLICK,
    view_type: VIEW_TYPES.HOME_FEED,
    view_parameter: null,
    view_data: null,
    component: COMPONENTS.PIN_GRID,
    element: null,
    object_id_str: null,
    aux_data: { promotion: token },
    event_data: { startedAt: time - 2_000, endedAt: time },
    time,
    clientUUID: randomUUID(),
    appState: 'active',
  }))
  const options = { events, report_time: time }
  const answer = await client
    .call('POST', '/resource/ApiCResource/create/', { source_url: '/', options })
    .catch(() => null)
  return answer?.status ?? null
}
