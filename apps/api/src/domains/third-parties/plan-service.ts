import { createHash } from 'node:crypto'
import { isThirdPartyMarketingOn } from '@tessera/api-types/consent/consent-rules'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { pixelEventsOf } from './pixel-event-rules.ts'
import { pixelPerson } from './plan-store.ts'

/** The third parties of a page and what they may receive; nothing about bots, minors and those who declined. */
export async function planFor(viewer: Viewer, deps: Pick<Deps, 'now' | 'read' | 'thirdParties'>) {
  const { pixels, tagManagerUrl, adTagUrl, adFrameUrl } = deps.thirdParties
  const plan = {
    pixels: pixels.map((pixel) => ({ ...pixel, regions: [...pixel.regions] })),
    tag_manager_url: tagManagerUrl,
    ad_tag_url: adTagUrl,
    ad_frame_url: adFrameUrl,
    is_marketing_allowed: !viewer.isBot,
    user_hash: '',
    events: [],
  }
  const userId = memberId(viewer)
  if (userId === null) return plan
  const now = deps.now()
  const person = await pixelPerson(deps.read, userId, now)
  const isAllowed =
    !viewer.isBot && !person.isMinor && isThirdPartyMarketingOn(person.thirdPartyMarketingTrackingEnabled)
  if (!isAllowed) return { ...plan, is_marketing_allowed: false }
  return {
    ...plan,
    user_hash: createHash('sha256').update(userId).digest('hex'),
    events: pixelEventsOf(person, now),
  }
}
