import { beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aBusiness, aColleague } from '../business/testing/a-business.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
})

const GERMANY = { country: 'DE', language: 'de', currency: 'EUR' } as const
const FRANCE = { country: 'FR', language: 'fr', currency: 'EUR' } as const
const from = (country: string): Viewer => ({ ...visitor, country })

/** A merchant with a feed for France and, added after it, one for Germany, where the business is. */
async function aMerchant() {
  const { id: business_id, owner } = await aBusiness(deps)
  await deps.read
    .updateTable('users')
    .set({ isVerifiedMerchant: true })
    .where('id', '=', owner.userId)
    .execute()
  const catalog = await call(owner, 'catalogs.create', { business_id, name: 'Bowls', ...GERMANY })
  const boardId = await aBoard(deps, owner)
  const aFeed = async (place: typeof GERMANY | typeof FRANCE) => {
    const given = {
      business_id,
      catalog_id: catalog.id,
      name: place.country,
      format: 'CSV' as const,
      ...place,
    }
    const feed = await call(owner, 'catalogFeeds.create', given)
    const pin = await aPin(deps, owner, boardId)
    const product = {
      catalogId: catalog.id,
      feedId: feed.id,
      itemId: `of-${place.country}`,
      title: `Bowl ${place.country}`,
      description: '',
      link: 'https://kiln.test/bowl',
      imageLink: 'https://kiln.test/bowl.jpg',
      price: 20,
      currency: 'EUR',
      availability: 'IN_STOCK',
      pinId: pin.id,
    }
    await deps.read.insertInto('catalogProducts').values(product).execute()
    return { id: feed.id, pinId: pin.id }
  }
  const french = await aFeed(FRANCE)
  const german = await aFeed(GERMANY)
  const shop = async (viewer: Viewer) => {
    const { items } = await call(viewer, 'storefront.pins', { username: owner.username })
    return items.map(({ id }) => id)
  }
  const settings = { business_id, id: owner.userId }
  return { business_id, owner, catalog, french, german, shop, settings }
}

describe('the shop of a merchant', () => {
  it('B-3.38 visitors get the feed of their country, or else that of the business', async () => {
    const { shop, french, german } = await aMerchant()
    expect(await shop(from('FR'))).toEqual([french.pinId])
    expect(await shop(from('DE'))).toEqual([german.pinId])
    expect(await shop(from('JP'))).toEqual([german.pinId])
  })

  it('B-3.38 a feed whose products have no pins yet leaves its country to the feed of the business', async () => {
    const { shop, french, german } = await aMerchant()
    const products = deps.read.updateTable('catalogProducts').set({ pinId: null })
    await products.where('feedId', '=', french.id).execute()
    expect(await shop(from('FR'))).toEqual([german.pinId])
  })

  it('a feed that is not active is no one’s', async () => {
    const { shop, owner, business_id, catalog, french, german } = await aMerchant()
    const off = { business_id, catalog_id: catalog.id, id: french.id, is_active: false }
    await call(owner, 'catalogFeeds.update', off)
    expect(await shop(from('FR'))).toEqual([german.pinId])
  })

  it('shows nothing to people under 16, and nothing of a merchant who is not verified', async () => {
    const { shop, owner } = await aMerchant()
    expect(await shop({ ...(await aMember(deps)), country: 'DE', isUnder16: true })).toEqual([])
    const users = deps.read.updateTable('users').set({ isVerifiedMerchant: false })
    await users.where('id', '=', owner.userId).execute()
    expect(await shop(from('DE'))).toEqual([])
  })

  it('goes on after the last product of a page', async () => {
    const { owner, french, german } = await aMerchant()
    await deps.read
      .updateTable('catalogProducts')
      .set({ feedId: german.id })
      .where('feedId', '=', french.id)
      .execute()
    const asked = { username: owner.username, page_size: 1 }
    const first = await call(visitor, 'storefront.pins', asked)
    const second = await call(visitor, 'storefront.pins', { ...asked, bookmark: first.bookmark })
    expect([first, second].map(({ items }) => items[0]?.id)).toEqual([german.pinId, french.pinId])
    expect(second.bookmark).toBeNull()
  })
})

describe('storefront settings', () => {
  it('B-3.37 begin with the first active feed of the business’s country, and were never changed', async () => {
    const { owner, settings, german } = await aMerchant()
    expect(await call(owner, 'storefrontSettings.get', settings)).toEqual({
      id: owner.userId,
      currentViewingLocale: { country: 'DE', language: 'de', feedProfileId: german.id },
      lastUpdated: null,
    })
  })

  it('B-3.38 without a feed they name the country of the business', async () => {
    const { id: business_id, owner } = await aBusiness(deps)
    const settings = await call(owner, 'storefrontSettings.get', { business_id, id: owner.userId })
    expect(settings.currentViewingLocale).toMatchObject({ country: 'DE', feedProfileId: null })
  })

  it('keep a choice until its feed is deleted', async () => {
    const { owner, settings, business_id, catalog, french, german } = await aMerchant()
    const currentViewingLocale = { country: 'FR', language: 'fr', feedProfileId: french.id }
    await call(owner, 'storefrontSettings.update', { ...settings, currentViewingLocale })
    const now = async () => (await call(owner, 'storefrontSettings.get', settings)).currentViewingLocale
    expect(await now()).toEqual(currentViewingLocale)
    await call(owner, 'catalogFeeds.delete', { business_id, catalog_id: catalog.id, id: french.id })
    expect((await now()).feedProfileId).toBe(german.id)
  })

  it('offer the feeds of the business that the reader may read', async () => {
    const { owner, business_id } = await aMerchant()
    const { items } = await call(owner, 'storefrontFeeds.list', { business_id })
    expect(items.map(({ name, is_default }) => [name, is_default])).toEqual([
      ['FR', false],
      ['DE', true],
    ])
    const employee = await aColleague(deps, business_id)
    expect((await call(employee, 'storefrontFeeds.list', { business_id })).total).toBe(0)
  })

  it('are those of one person alone', async () => {
    const { business_id, settings } = await aMerchant()
    const admin = await aColleague(deps, business_id, 'ADMIN')
    await expect(call(admin, 'storefrontSettings.get', settings)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })
})
