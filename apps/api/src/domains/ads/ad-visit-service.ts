import type { Viewer } from '@tessera/shared-auth'
import { servedAd, servedUuid, viewerKeyOf } from '../../delivery/promotion-token.ts'
import type { Deps } from '../../kernel/deps.ts'
import { chargeEvents } from './charge-service.ts'
import { destinationOf } from './promoted-pin-store.ts'

/** As `assets/tag.js` reads it. */
const CLICK_PARAMETER = 'tessera_click'

/**
 * Where an ad leads that was served to the member; null for what never was. The click counts once for
 * each time the ad was served, and not a day later; it still leads there.
 */
export async function visitAdvertiser(
  viewer: Viewer,
  token: string,
  deps: Pick<Deps, 'newId' | 'now' | 'site' | 'transact'>,
): Promise<string | null> {
  if (viewer.state !== 'AUTH') return null
  const { secret } = deps.site
  const viewerKey = viewerKeyOf(secret, viewer.userId)
  const at = deps.now()
  const served = servedAd(secret, token, viewerKey, at, Infinity)
  if (served === null) return null
  const { pinId: _, ...ad } = served
  const isFresh = servedAd(secret, token, viewerKey, at) !== null
  return deps.transact(async (tx) => {
    const clientUuid = servedUuid(token, 'outbound click')
    const { userId } = viewer
    const click = { ...ad, clientUuid, kind: 'OUTBOUND_CLICK', viewerKey, userId } as const
    if (isFresh) await chargeEvents(tx, [click], deps)
    const destination = await destinationOf(tx, served)
    return destination && withClick(destination, click.clientUuid)
  })
}

/** By which the advertiser's tag names the click. */
function withClick({ destinationUrl, hasTag }: { destinationUrl: string; hasTag: boolean }, clickId: string) {
  if (!hasTag) return destinationUrl
  const url = new URL(destinationUrl)
  url.searchParams.set(CLICK_PARAMETER, clickId)
  return url.href
}
