import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSite, type TestSite } from '../../testing/test-site.ts'
import { createBusiness } from '../business/business-service.ts'
import { insertCatalog } from './catalog-store.ts'
import { insertFeed } from './feed-store.ts'

let site: TestSite
let url = ''
let feedId = ''
beforeAll(async () => {
  site = await openTestSite()
  const { deps, member } = site
  const place = { country: 'DE', language: 'de', currency: 'EUR' }
  const business = {
    vertical: 'PETS',
    website: null,
    contact_email: null,
    account_type: 'advertiser',
  } as const
  const given = { ...business, ownerId: member.userId, name: 'Kiln', country: 'DE' as const }
  const businessId = await deps.transact((tx) => createBusiness(tx, deps, given))
  const [catalogId, createdAt] = [deps.newId(), deps.now()]
  feedId = deps.newId()
  await insertCatalog(deps.read, { ...place, id: catalogId, businessId, name: 'Bowls', createdAt })
  const uploaded = { format: 'CSV', url: null, schedule: 'NONE', isActive: true, nextRunAt: null } as const
  await insertFeed(deps.read, { ...place, ...uploaded, id: feedId, catalogId, name: 'Main', createdAt })
  url = `/v3/businesses/${businessId}/storefront-settings/${member.userId}/`
})
afterAll(() => site.app.close())

const CSRF = 'f'.repeat(32)
const session = { session: 'member', csrftoken: CSRF }
const get = () => site.app.inject({ method: 'GET', url, cookies: session })
const put = (feedProfileId: string, more: object = {}) =>
  site.app.inject({
    method: 'PUT',
    url,
    cookies: session,
    headers: { 'x-csrftoken': CSRF },
    payload: { currentViewingLocale: { country: 'DE', language: 'de', feedProfileId }, ...more },
  })
const updatedAt = (answer: { json(): unknown }) =>
  Date.parse((answer.json() as { lastUpdated: string }).lastUpdated)

it('B-7.31 a locale that was put is there afterwards, with the time of the server', async () => {
  const before = await get()
  expect(before.json()).toMatchObject({ lastUpdated: null })
  const first = await put(feedId)
  expect(first.statusCode).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await put(feedId, { lastUpdated: '2001-01-01T00:00:00.000Z' })
  const after = await get()
  expect(after.json()).toMatchObject({
    currentViewingLocale: { country: 'DE', language: 'de', feedProfileId: feedId },
  })
  expect(updatedAt(after)).toBeGreaterThan(updatedAt(first))
})

it('B-7.31 a feed that the business does not have is 422', async () => {
  const refused = await put('404')
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({
    errors: { currentViewingLocale: 'Choose a feed for this country and language.' },
  })
})
