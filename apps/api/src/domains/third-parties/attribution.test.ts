import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attributionRoute } from '../../plugins/attribution-route.ts'
import { openTestSite, type TestSite } from '../../testing/test-site.ts'
import { registerSource } from './attribution-service.ts'

let site: TestSite
let advertiserId: string

beforeAll(async () => {
  site = await openTestSite([(app) => attributionRoute((query) => registerSource(query, site.deps))(app)])
  const { read, newId, now } = site.deps
  const business = { id: newId(), name: 'Lamps', country: 'US', currency: 'USD', createdAt: now() }
  await read.insertInto('businesses').values(business).execute()
  advertiserId = newId()
  const account = { id: advertiserId, businessId: business.id, name: 'Lamps', timeZone: 'UTC' }
  const more = { country: 'US', currency: 'USD', createdAt: now() }
  await read
    .insertInto('adAccounts')
    .values({ ...account, ...more })
    .execute()
})
afterAll(() => site.app.close())

const HEADER = 'attribution-reporting-register-source'
const query = () => ({
  source_event_id: '12345678901',
  destination: 'https://lamps.test,https://shop.lamps.test',
  expiry: '604800',
  priority: '100',
  advertiser_id: advertiserId,
  campaign_id: '77',
  source_event_type: 'click',
})
const ask = (given: Record<string, string>) =>
  site.app.inject({ method: 'GET', url: `/attribution_source/?${new URLSearchParams(given).toString()}` })

describe('an attribution source', () => {
  it('I-7.17 I-7.18 answers its seven parameters with an empty body and a header that says them', async () => {
    const answer = await ask(query())
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
    expect(JSON.parse(String(answer.headers[HEADER]))).toEqual({
      source_event_id: '12345678901',
      destination: ['https://lamps.test', 'https://shop.lamps.test'],
      expiry: '604800',
      priority: '100',
      filter_data: {
        advertiser_id: [advertiserId],
        campaign_id: ['77'],
        source_event_type: ['click'],
      },
    })
  })

  it('I-7.17 without one of them it is refused', async () => {
    for (const name of Object.keys(query())) {
      const { [name]: _, ...rest } = query() as Record<string, string>
      const answer = await ask(rest)
      expect([name, answer.statusCode, answer.headers[HEADER]]).toEqual([name, 400, undefined])
    }
    const wrong = {
      destination: 'http://lamps.test',
      expiry: '1',
      source_event_type: 'hover',
      priority: 'high',
    }
    for (const [name, value] of Object.entries(wrong))
      expect([name, (await ask({ ...query(), [name]: value })).statusCode]).toEqual([name, 400])
  })

  it('I-7.18 nothing is registered for advertisers who do not exist or have stopped', async () => {
    expect((await ask({ ...query(), advertiser_id: '1' })).statusCode).toBe(404)
    await site.deps.read
      .updateTable('adAccounts')
      .set({ status: 'ARCHIVED' })
      .where('id', '=', advertiserId)
      .execute()
    const answer = await ask(query())
    expect([answer.statusCode, answer.headers[HEADER]]).toEqual([404, undefined])
  })
})
