import type { PinCard } from '@tessera/api-types/pins/views'
import { EVENT_TYPES, isSampled } from '@tessera/shared-tracking'
import type { SentEvent } from './event-channel.ts'

const KEPT_S = 7 * 86_400
/** A browser that has several sources for one sale counts it for the one that matters most. */
const PRIORITIES = { click: '100', view: '0' }

type SourceType = keyof typeof PRIORITIES

type Options = {
  cardOf: (pinId: string) => Pick<PinCard, 'link' | 'promotion'> | undefined
  isAllowed: () => boolean
  random: () => number
  register: (address: string) => void
}

/** What an event is to advertisers; null for what they do not measure. */
function sourceTypeOf({ event_type }: SentEvent): SourceType | null {
  if (event_type === EVENT_TYPES.IMPRESSION) return 'view'
  return event_type === EVENT_TYPES.CLICK || event_type === EVENT_TYPES.OUTBOUND_CLICK ? 'click' : null
}

/** Registers one in ten clicks and views of promoted pins with the browser, where this is allowed. // spec 001 §7, §9 */
export function makeAttribution({ cardOf, isAllowed, random, register }: Options) {
  return (event: SentEvent): void => {
    const type = sourceTypeOf(event)
    const card = type && event.object_id_str ? cardOf(event.object_id_str) : undefined
    if (!type || !card?.promotion || !card.link?.startsWith('https:')) return
    if (!isAllowed() || !isSampled('attribution', random)) return
    const query = new URLSearchParams({
      source_event_id: String(Math.floor(random() * Number.MAX_SAFE_INTEGER)),
      destination: new URL(card.link).origin,
      expiry: String(KEPT_S),
      priority: PRIORITIES[type],
      advertiser_id: card.promotion.advertiser_id,
      campaign_id: card.promotion.id,
      source_event_type: type,
    })
    register(`/attribution_source/?${query.toString()}`)
  }
}
