import { DAY_MS } from '../kernel/durations.ts'
import type { BookedEvent } from '../delivery/charging.ts'
import { receiveEvent } from '../domains/tags/tag-event-service.ts'
import type { Deps } from '../kernel/deps.ts'

/** Of how many who came through an ad one does more than look around. */
const CLICKS_PER_SALE = 9
const DONE = ['add_to_cart', 'checkout', 'signup', 'checkout'] as const
const SHOP_ADDRESS = '192.0.2.10'

/** What the visitors did in the shop, by the tag of the shop: with the click that led there it counts for the ad. */
export async function sell(deps: Deps, tagId: string, events: readonly BookedEvent[]): Promise<void> {
  const clicks = events.filter(({ kind }) => kind === 'OUTBOUND_CLICK')
  const day = Math.floor(deps.now().getTime() / DAY_MS)
  for (const [at, { clientUuid }] of clicks.entries()) {
    if ((at + day) % CLICKS_PER_SALE !== 0) continue
    const event_name = DONE[(at + day) % DONE.length] ?? 'checkout'
    const price = event_name === 'checkout' ? { value: 24 + ((at * 7 + day) % 60), currency: 'EUR' } : {}
    await receiveEvent(
      SHOP_ADDRESS,
      {
        tag_id: tagId,
        event_id: `sale-${clientUuid}`,
        event_name,
        click_id: clientUuid,
        url: 'https://kiln-and-clay.example/shop',
        opt_out: false,
        ...price,
      },
      deps,
    )
  }
}
