import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advertiserRoute } from '../../plugins/advertiser-route.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { aPromotion, endPromotions } from '../../testing/test-promotions.ts'
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
  resource_response: {
    data: { id: string; type: string; cta_url: string; title: string; created_time: string }[] | null
  }
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
      'ADD_BILLING',
      'INSTALL_TAG',
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

  it('B-6.09 a card is asked of those who may set how the account pays, and of nobody else', async () => {
    expect(await typesFor('member')).toContain('ADD_BILLING')
    const given = (permissions: string[]) =>
      site.deps.read
        .updateTable('assetPermissions')
        .set({ permissions })
        .where('adAccountId', '=', advertiserId)
        .where('userId', '=', site.stranger.userId)
        .execute()
    await given(['ANALYST'])
    const types = await typesFor('stranger')
    expect(types).toContain('INSTALL_TAG')
    expect(types).not.toContain('ADD_BILLING')
    await given(['FINANCE_MANAGER'])
    expect(await typesFor('stranger')).toContain('ADD_BILLING')
  })

  it('I-7.16 other kinds of recipients are refused', async () => {
    const options = { ...recipient(), recipient_type: 'USER' }
    expect((await ask('member', options)).statusCode).toBe(400)
  })

  it('I-2.42 each says where it is done below its advertiser, which leads into the hub of the business', async () => {
    const answer = (await ask('member', recipient())).json<Answer>().resource_response.data ?? []
    const pathOf = (kind: string) => answer.find(({ type }) => type === kind)?.cta_url
    expect(pathOf('ADD_PROFILE_PICTURE')).toBe(`/advertiser/${advertiserId}/profiles`)
    expect(pathOf('ADD_SPEND_CAP')).toBe(`/advertiser/${advertiserId}/ad-accounts/${advertiserId}/settings`)
    const open = async (url: string, session: string) =>
      (await site.app.inject({ url, cookies: { session } })).headers.location
    const hub = `/business/${businessId}/hub/`
    expect(await open(`/advertiser/${advertiserId}/people?page=2`, 'member')).toBe(`${hub}people?page=2`)
    expect(await open(`/advertiser/${advertiserId}/ads/`, 'member')).toBe(`${hub}ads/${advertiserId}`)
    expect(await open(`/advertiser/${advertiserId}/analytics/`, 'member')).toBe(
      `${hub}analytics/${advertiserId}`,
    )
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

  it('B-7.05 each situation of the account has its message, with its reason and since when, in pages', async () => {
    const { read, newId, now } = site.deps
    const day = (days: number) => new Date(now().getTime() + days * 86_400_000)
    const owner = site.member
    await read
      .insertInto('businessProfiles')
      .values({ businessId, userId: owner.userId, createdAt: now() })
      .execute()
    const board = await aBoard(site.deps, owner)
    const pin = await aPin(site.deps, owner, board)
    await read
      .updateTable('aggregatedPins')
      .set({ saveCount: 3 })
      .where('id', '=', pin.aggregatedPinId)
      .execute()
    const business = { id: businessId, owner, profileId: owner.userId }
    const promotion = await aPromotion(site.deps, { business, adAccountId: advertiserId })
    await read
      .updateTable('promotions')
      .set({ endAt: day(1) })
      .where('id', '=', promotion.id)
      .execute()
    const invoiceId = newId()
    await read
      .insertInto('invoices')
      .values({
        id: invoiceId,
        adAccountId: advertiserId,
        businessId,
        periodStart: '2026-01-01',
        periodEnd: '2026-12-31',
        status: 'PROGRESS',
        currency: 'EUR',
      })
      .execute()
    const used = { promotionId: promotion.id, spendMicros: 5_000_000, budgetMicros: 5_000_000, invoiceId }
    for (const days of [1, 2, 3]) {
      const date = day(-days).toISOString().slice(0, 10)
      await read
        .insertInto('promotionDays')
        .values({ ...used, day: date })
        .execute()
    }
    await read
      .insertInto('merchantPrograms')
      .values({
        userId: owner.userId,
        state: 'NON_COMPLIANT',
        stateSince: now(),
        reviewStatus: 'COMPLETED',
        shippingPolicyUrl: 'https://lamps.test/shipping',
        returnPolicyUrl: 'https://lamps.test/returns',
        appliedAt: now(),
      })
      .execute()
    const all = (await ask('member', recipient())).json<Answer>().resource_response.data ?? []
    expect(all.slice(0, 6).map(({ type }) => type)).toEqual([
      'ADD_BILLING',
      'FIX_MERCHANT',
      'RAISE_BUDGET',
      'RENEW_PROMOTION',
      'INSTALL_TAG',
      'PROMOTE_TOP_PIN',
    ])
    expect(all[5]).toEqual({
      id: `${advertiserId}:PROMOTE_TOP_PIN`,
      type: 'PROMOTE_TOP_PIN',
      advertiser_id: advertiserId,
      business_id: businessId,
      title: 'People love one of your pins',
      body: expect.stringContaining('30 days'),
      cta_label: 'Promote pin',
      cta_url: `/advertiser/${advertiserId}/quick-promote/?pin=${pin.id}`,
      created_time: expect.stringMatching(/Z$/),
    })
    const next = { ...recipient(), page_size: 2, bookmark: all[1]?.id }
    const page = (await ask('member', next)).json<Answer>().resource_response.data
    expect(page).toEqual(all.slice(2, 4))
    const gone = (await ask('member', { ...next, bookmark: 'over' })).json<Answer>()
    expect(gone.resource_response.data).toEqual([])
    expect((await ask('member', { ...recipient(), page_size: 51 })).statusCode).toBe(400)
    await endPromotions(site.deps)
  })
})
