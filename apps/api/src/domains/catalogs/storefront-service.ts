import type {
  StorefrontFeedView,
  StorefrontSettingsView,
  ViewingLocale,
} from '@tessera/api-types/catalogs/storefront'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { seesShopping, type Member, type Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { accessOf, lockedAccess, type Access } from '../business/business-access-service.ts'
import { hydratePinCards, type Hydrating } from '../pins/pin-hydration.ts'
import { findProfile } from '../users/user-service.ts'
import { merchandiser, reachOf } from './catalog-access-service.ts'
import {
  chosenFeed,
  firstFeed,
  listStorefrontFeeds,
  saveChoice,
  storefrontFeed,
  storefrontPins,
  type StorefrontFeedRow,
} from './storefront-store.ts'

interface Page {
  bookmark: string | null
  page_size: number
}

/** The shop of a verified merchant, as visitors of the viewer's country see it. */
export async function storefrontPage(
  viewer: Viewer,
  username: string,
  { bookmark, page_size }: Page,
  deps: Hydrating & Pick<Deps, 'site'>,
) {
  const merchant = await findProfile(deps.read, viewer, { username })
  if (!merchant.isVerifiedMerchant || !merchant.canSeeContent || !seesShopping(viewer))
    return { items: [], bookmark: null }
  const { secret } = deps.site
  const scope = `storefront.pins:${merchant.id}`
  const before = decodeBookmark<string>(secret, scope, bookmark)
  const products = await storefrontPins(deps.read, viewer, {
    userId: merchant.id,
    before,
    limit: page_size + 1,
  })
  const page = toPage(products, page_size, ({ id }) => encodeBookmark(secret, scope, id))
  const ids = page.rows.map(({ pinId }) => pinId)
  return { items: await hydratePinCards(deps, viewer, ids, 'opened'), bookmark: page.bookmark }
}

interface Input {
  business_id: string
  /** Whose settings they are. */
  id: string
}

export async function storefrontSettings(
  viewer: Member,
  { business_id, id }: Input,
  { read }: Pick<Deps, 'read'>,
): Promise<StorefrontSettingsView> {
  const access = await accessOf(read, business_id, viewer.userId)
  refuseOthers(viewer, id)
  return settingsOf(read, viewer, access)
}

/** @throws DomainError INVALID_INPUT for a feed that is not one of this locale and business */
export const chooseViewingLocale = (
  viewer: Member,
  { business_id, id }: Input,
  { country, language, feedProfileId }: ViewingLocale,
  deps: Pick<Deps, 'now' | 'transact'>,
): Promise<StorefrontSettingsView> =>
  deps.transact(async (tx) => {
    const access = await lockedAccess(tx, business_id, viewer.userId)
    refuseOthers(viewer, id)
    const feed = await storefrontFeed(tx, readerOf(access), feedProfileId)
    if (feed?.country !== country || feed.language !== language)
      throw fieldError('INVALID_INPUT', 'currentViewingLocale', { key: 'field.feed' })
    const choice = { businessId: business_id, userId: id, feedId: feed.id, updatedAt: deps.now() }
    await saveChoice(tx, choice)
    return settingsOf(tx, viewer, access)
  })

export async function storefrontFeeds(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  { read }: Pick<Deps, 'read'>,
) {
  const access = await accessOf(read, businessId, viewer.userId)
  const { rows, ...range } = await listStorefrontFeeds(read, readerOf(access), request)
  return { items: rows.map(toFeedView), ...range }
}

const readerOf = ({ actor }: Access) => reachOf(merchandiser(actor))

/** Each person looks at the shop in their own way. */
function refuseOthers({ userId }: Member, id: string): void {
  if (userId !== id) throw new DomainError('NOT_ALLOWED')
}

async function settingsOf(db: Db, viewer: Member, access: Access): Promise<StorefrontSettingsView> {
  const chosen = await chosenFeed(db, readerOf(access))
  const feed = chosen ?? (await firstFeed(db, readerOf(access)))
  return {
    id: viewer.userId,
    currentViewingLocale: {
      country: feed?.country ?? access.business.country,
      language: feed?.language ?? viewer.locale.slice(0, 2),
      feedProfileId: feed?.id ?? null,
    },
    lastUpdated: chosen?.updatedAt.toISOString() ?? null,
  }
}

const toFeedView = (row: StorefrontFeedRow): StorefrontFeedView => ({
  id: row.id,
  catalog_id: row.catalogId,
  catalog_name: row.catalogName,
  name: row.name,
  country: row.country,
  language: row.language,
  is_active: row.isActive,
  is_default: row.isDefault,
})
