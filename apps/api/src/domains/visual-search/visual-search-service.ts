import { clampRegion, isWhole, type PictureRegion } from '@tessera/api-types/visual-search/region'
import type { VisualResults } from '@tessera/api-types/visual-search/views'
import { type Member, seesShopping, type Viewer } from '@tessera/shared-auth'
import { asDomainError } from '../../images/image-error.ts'
import type { CallerInfo } from '../../kernel/context.ts'
import { networkOf } from '../../kernel/address-network.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { hydratePinCards, PROPOSED } from '../pins/pin-hydration.ts'
import { filtersAmong, isWanted, type Narrowing } from './visual-search-rules.ts'
import { lookOfPicture, pinsOfLooks } from './visual-search-store.ts'
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'caches' | 'images' | 'limits' | 'read' | 'replica' | 'site' | 'visualIndex'>

/** Pictures that filters choose from, and pins that are shown of them. */
const CANDIDATES = 400
const MOST_RESULTS = 60
/** A part of a picture takes a decoder for some milliseconds; dragging asks a few times a second at most. */
const CROPS_PER_MINUTE = 120
const PICTURES_PER_HOUR = 200

/** Pins that look like a part of a pin's picture. */
export async function searchCrop(
  viewer: Viewer,
  caller: Pick<CallerInfo, 'ip'>,
  { pin_id, x, y, w, h, ...asked }: Narrowing & PictureRegion & { pin_id: string },
  deps: Needs,
): Promise<VisualResults> {
  await deps.limits.consume(`visual-crops:${networkOf(caller.ip)}`, CROPS_PER_MINUTE, MINUTE_MS)
  const [pin] = await hydratePinCards(deps, viewer, [pin_id], 'opened')
  if (!pin) throw new DomainError('PIN_NOT_FOUND')
  const look = await lookOf(pin.image_signature, clampRegion({ x, y, w, h }), deps)
  if (!look) throw new DomainError('UNAVAILABLE', { reason: { key: 'refusal.imageUnreadable' } })
  return showLook(viewer, { look, without: pin.aggregated_pin_data.id }, asked, deps)
}

/** The look of a whole picture is stored with it. */
const lookOf = (
  signature: string,
  region: PictureRegion,
  { images, replica }: Pick<Deps, 'images' | 'replica'>,
): Promise<Uint8Array | undefined> =>
  isWhole(region)
    ? lookOfPicture(replica, signature)
    : images.describeStored(signature, region).catch(asDomainError)

/** Pins that look like what was described before. */
export const searchLook = (
  viewer: Viewer,
  { look, ...asked }: Narrowing & { look: string },
  deps: Needs,
): Promise<VisualResults> =>
  showLook(viewer, { look: Buffer.from(look, 'base64url'), without: null }, asked, deps)

/** What a part of a picture looks like, as text; the picture itself is read and forgotten. */
export async function describeLook(
  { userId }: Member,
  { picture, ...region }: PictureRegion & { picture: string },
  deps: Pick<Deps, 'images' | 'limits'>,
): Promise<string> {
  await deps.limits.consume(`visual-pictures:${userId}`, PICTURES_PER_HOUR, HOUR_MS)
  const look = await deps.images
    .describe(Buffer.from(picture, 'base64'), clampRegion(region))
    .catch(asDomainError)
  return Buffer.from(look).toString('base64url')
}

/** Who sees no prices cannot ask for them either. */
const allowed = (viewer: Viewer, { domain, category, ...shopping }: Narrowing): Narrowing =>
  seesShopping(viewer) ? { domain, category, ...shopping } : { domain, category, is_shopping: false }

async function showLook(
  viewer: Viewer,
  { look, without }: { look: Uint8Array; without: string | null },
  asked: Narrowing,
  deps: Needs,
): Promise<VisualResults> {
  const neighbours = await deps.visualIndex.nearest(look, CANDIDATES)
  const candidates = await pinsOfLooks(deps.replica, viewer, neighbours, without)
  const wanted = candidates.filter((one) => isWanted(one, allowed(viewer, asked))).slice(0, MOST_RESULTS)
  const ids = wanted.map(({ pinId }) => pinId)
  const results = await hydratePinCards(deps, viewer, ids, PROPOSED)
  const { price_filters, ...others } = filtersAmong(candidates)
  return { results, price_filters: seesShopping(viewer) ? price_filters : [], ...others }
}
