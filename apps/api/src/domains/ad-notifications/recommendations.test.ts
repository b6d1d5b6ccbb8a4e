import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advertiserRoute } from '../../plugins/advertiser-route.ts'
import { openTestSite, type TestSite } from '../../testing/test-site.ts'

import { businessOfAdvertiser } from './recommendation-service.ts'

let site: TestSite
let businessId: string
let advertiserId: string

beforeAll(async () => {
  site = await openTestSite([advertiserRoute((viewer, id) => businessOfAdvertiser(viewer, id, site.deps))])
  const { read, newId, now } = site.deps
  businessId = newId()
  advertiserId = newId()
  const place = { country: 'US', currency: 'USD', createdAt: now() }
  await read
    .insertInto('businesses')
    .values({ id: businessId, name: 'Lamps', ...place })
    .execute()
  await read
    .insertInto('businessMembers')
    .values({ businessId, userId: site.member.userId, role: 'OWNER', createdAt: now() })
    .execute()
  await read
    .insertInto('adAccounts')
    .values({ id: advertiserId, businessId, name: 'Lamps', timeZone: 'UTC', ...place })
    .execute()
})
afterAll(() => site.app.close())

interface Answer {
  resource_response: { data: { type: string; path: string }[] | null }
}
const ask = (session: string, options: object) =>
  site.app.inject({
    url: `/resource/AdsNotificationMessagesResource/get/?data=${encodeURIComponent(JSON.stringify({ options }))}`,
    cookies: { session },
  })
const recipient = (id = advertiserId) => ({ recipient_id: id, recipient_type: 'ADVERTISER' })
const typesFor = async (session: string) =>
  (await ask(session, recipient())).json<Answer>().resource_response.data?.map(({ type }) => type)

describe('recommendations', () => {
  it('I-6.04 I-7.16 B-7.04 an advertiser is told what its account and business still lack', async () => {
    expect(await typesFor('member')).toEqual([
      'ADD_BUSINESS_ADDRESS',
      'ADD_WEBSITE',
      'ADD_PROFILE_PICTURE',
      'ADD_SPEND_CAP',
      'ADD_NOTIFICATION_EMAIL',
      'ADD_CONTACT_EMAIL',
      'INVITE_PEOPLE',
    ])
    await site.deps.read
      .updateTable('businesses')
      .set({ website: 'https://lamps.test', contactEmail: 'hi@lamps.test' })
      .where('id', '=', businessId)
      .execute()
    const types = await typesFor('member')
    expect(types).not.toContain('ADD_WEBSITE')
    expect(types).not.toContain('ADD_CONTACT_EMAIL')
    const path = `/ads/v4/notification_messages/RECOMMENDATIONS/?recipient_id=${advertiserId}&recipient_type=ADVERTISER`
    const plain = await site.app.inject({ url: path, cookies: { session: 'member' } })
    expect(plain.json<{ data: unknown[] }>().data).toHaveLength(types?.length ?? -1)
  })

  it('I-7.16 an advertiser of others answers 403, as one that does not exist; visitors have to log in', async () => {
    expect((await ask('stranger', recipient())).statusCode).toBe(403)
    expect((await ask('member', recipient('1'))).statusCode).toBe(403)
    expect((await ask('visitor', recipient())).statusCode).toBe(401)
  })

  it('I-7.16 an employee hears of the advertisers given to them, and no others', async () => {
    const { read, now } = site.deps
    const userId = site.stranger.userId
    await read
      .insertInto('businessMembers')
      .values({ businessId, userId, role: 'EMPLOYEE', createdAt: now() })
      .execute()
    expect((await ask('stranger', recipient())).statusCode).toBe(403)
    await read
      .insertInto('assetPermissions')
      .values({ businessId, userId, adAccountId: advertiserId, permissions: ['REPORTS'], createdAt: now() })
      .execute()
    expect((await ask('stranger', recipient())).statusCode).toBe(200)
  })

  it('I-7.16 other kinds of recipients are refused', async () => {
    const options = { ...recipient(), recipient_type: 'USER' }
    expect((await ask('member', options)).statusCode).toBe(400)
  })

  it('I-2.42 each says where it is done below its advertiser, which leads into the hub of the business', async () => {
    const answer = (await ask('member', recipient())).json<Answer>().resource_response.data ?? []
    const pathOf = (kind: string) => answer.find(({ type }) => type === kind)?.path
    expect(pathOf('ADD_PROFILE_PICTURE')).toBe(`/advertiser/${advertiserId}/profiles`)
    expect(pathOf('ADD_SPEND_CAP')).toBe(`/advertiser/${advertiserId}/ad-accounts/${advertiserId}/settings`)
    const open = async (url: string, session: string) =>
      (await site.app.inject({ url, cookies: { session } })).headers.location
    const hub = `/business/${businessId}/hub/`
    expect(await open(`/advertiser/${advertiserId}/people?page=2`, 'member')).toBe(`${hub}people?page=2`)
    expect(await open(`/advertiser/${advertiserId}/ads/`, 'member')).toBe(`${hub}ads/${advertiserId}`)
    for (const id of ['1', 'nobody'])
      expect(await open(`/advertiser/${id}/people`, 'member')).toBe('/business/hub/')
    expect(await open(`/advertiser/${advertiserId}/people`, 'employee')).toBe('/business/hub/')
    expect(await open('/advertiser/12/people', 'visitor')).toBe('/login/?next=%2Fadvertiser%2F12%2Fpeople')
  })

  it('B-2.07 quick promote below an advertiser opens for its ad account, with the pin that is named', async () => {
    const open = async (place: string) =>
      (await site.app.inject({ url: `/advertiser/${advertiserId}/${place}`, cookies: { session: 'member' } }))
        .headers.location
    const page = `/business/quick-promote/?business=${businessId}&advertiser=${advertiserId}`
    expect(await open('quick-promote/')).toBe(page)
    expect(await open('quick-promote/?pin=12')).toBe(`${page}&pin=12`)
  })
})
