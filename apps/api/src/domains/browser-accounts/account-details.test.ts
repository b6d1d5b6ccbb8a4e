import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { ACCOUNT_DETAIL_FIELDS } from '@tessera/api-types/browser-accounts/account-limits'
import type { SessionAccount } from '@tessera/api-types/browser-accounts/views'
import { openTestSite, type TestSite } from '../../testing/test-site.ts'
import { anAddress, GOOD_PASSWORD } from '../identity/testing/people.ts'
import { aBrowser, anAccount } from '../../testing/test-browser.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.app.close())

/** A business account and the person who owns its business, each signed in by themself. */
async function aLinkedBusiness() {
  const { deps } = site
  const [owner, email] = [await anAccount(deps), anAddress()]
  const partner = aBrowser(deps)
  const token = await partner.call('auth.registerPartner', {
    email,
    password: GOOD_PASSWORD,
    business_name: 'Mosaic Tiles',
  })
  const { user } = await partner.call('auth.beginSession', { token })
  const { businessId } = await deps.read
    .updateTable('businessMembers')
    .set({ role: 'ADMIN' })
    .where('userId', '=', user.id)
    .returning('businessId')
    .executeTakeFirstOrThrow()
  await deps.read
    .insertInto('businessMembers')
    .values({ businessId, userId: owner.id, role: 'OWNER', createdAt: deps.now() })
    .execute()
  return { owner, business: { id: user.id, email }, businessId }
}

describe('an account in the list of a browser', () => {
  it('I-3.25 I-6.05 has its owners, its businesses and what the business says', async () => {
    const { owner, business } = await aLinkedBusiness()
    const browser = aBrowser(site.deps)
    await browser.logIn(owner.email)
    await browser.logIn(business.email)
    const { session_accounts } = await browser.list()
    const [person, shop] = session_accounts
    expect(Object.keys(shop ?? {}).toSorted()).toEqual(
      [
        'businesses',
        'email',
        'full_name',
        'id',
        'image_large_url',
        'image_medium_url',
        'owners',
        'partner',
        'username',
      ].toSorted(),
    )
    expect(person).toMatchObject({
      id: owner.id,
      partner: null,
      owners: [],
      businesses: [{ id: business.id }],
    })
    expect(person?.businesses[0]).toMatchObject({ owners: [], businesses: [] })
    expect(shop).toMatchObject({
      owners: [{ id: owner.id, email: owner.email }],
      businesses: [],
      partner: {
        business_name: 'Mosaic Tiles',
        contact_email: business.email,
        biz_ownership_email: owner.email,
        is_linked_business: true,
      },
    })
  })

  it('I-3.25 is of the same shape at every level', () => {
    expectTypeOf<z.output<typeof SessionAccount>>().toExtend<SessionAccount>()
    expectTypeOf<SessionAccount['businesses']>().toEqualTypeOf<SessionAccount[]>()
  })

  it("I-3.26 the ownership address is the account's own where the owner is not on this browser", async () => {
    const { business } = await aLinkedBusiness()
    const browser = aBrowser(site.deps)
    await browser.logIn(business.email)
    const [shop] = (await browser.list()).session_accounts
    expect(shop?.partner?.biz_ownership_email).toBe(business.email)
    expect(shop?.owners).toMatchObject([{ email: null }])
  })
})

describe('a batch of account details', () => {
  const fields = ACCOUNT_DETAIL_FIELDS.map((field) => `user.${field}`).join(',')

  async function batch(ids: readonly string[], proof: string) {
    const requests = ids.map((id) => ({ method: 'GET', uri: `v3/users/${id}/`, params: { fields }, key: id }))
    const answer = await site.app.inject({
      method: 'POST',
      url: '/v3/batch/',
      cookies: { session: 'member', account_group_secret: proof },
      payload: { requests: JSON.stringify(requests) },
    })
    return answer.json<{ data: Record<string, { status: string; data: object }> }>().data
  }

  it('I-7.22 I-7.23 I-7.24 answers every field for the accounts of the browser, and nobody else’s private ones', async () => {
    const { owner, business, businessId } = await aLinkedBusiness()
    const address = { line1: 'Kiln Street 1', city: 'Faro', country: 'PT' }
    await site.deps.read
      .insertInto('adAccounts')
      .values({
        id: site.deps.newId(),
        businessId,
        name: 'Tiles of summer',
        country: 'PT',
        currency: 'EUR',
        timeZone: 'Europe/Lisbon',
        businessAddress: JSON.stringify(address),
        createdAt: site.deps.now(),
      })
      .execute()
    const browser = aBrowser(site.deps)
    await browser.logIn(owner.email)
    await browser.logIn(business.email)
    const proof = browser.jar.kept.account_group_secret ?? ''
    const answer = await batch([owner.id, business.id, site.stranger.userId, '1'], proof)
    expect(Object.entries(answer).map(([id, { status }]) => [id, status])).toEqual(
      expect.arrayContaining([
        [owner.id, 'success'],
        [business.id, 'success'],
        [site.stranger.userId, 'success'],
        ['1', 'failure'],
      ]),
    )
    expect(Object.keys(answer[business.id]?.data ?? {}).toSorted()).toEqual(ACCOUNT_DETAIL_FIELDS.toSorted())
    expect(answer[business.id]?.data).toMatchObject({
      email: business.email,
      owners: [{ id: owner.id }],
      partner: { business_name: 'Mosaic Tiles', place: { line1: 'Kiln Street 1', city: 'Faro' } },
      advertiser: { name: 'Tiles of summer', currency: 'EUR' },
    })
    expect(Object.keys(answer[site.stranger.userId]?.data ?? {}).toSorted()).toEqual([
      'full_name',
      'id',
      'image_medium_url',
      'username',
    ])
  })

  it('I-7.24 an account that has to log in again keeps its address to itself', async () => {
    const [ada, ben] = [await anAccount(site.deps), await anAccount(site.deps)]
    const browser = aBrowser(site.deps)
    await browser.logIn(ada.email)
    await browser.logIn(ben.email)
    const proof = browser.jar.kept.account_group_secret ?? ''
    await site.deps.read.deleteFrom('sessions').where('userId', '=', ada.id).execute()
    const answer = await batch([ada.id, ben.id], proof)
    expect(answer[ada.id]?.data).not.toHaveProperty('email')
    expect(answer[ben.id]?.data).toHaveProperty('email', ben.email)
  })
})

describe('the two renewal addresses', () => {
  const renew = (path: string, headers: Record<string, string>, session = 'member') =>
    site.app.inject({
      method: 'GET',
      url: path,
      cookies: { session, csrftoken: 'a-token-long-enough' },
      headers,
    })
  const ours = { 'x-csrftoken': 'a-token-long-enough', 'sec-fetch-site': 'same-origin' }

  it.each(['/refresh_token', '/refresh_stored_accounts'])(
    'I-2.22 I-2.23 %s changes nothing for a link, another site or a page that cannot read our cookie',
    async (path) => {
      const forged = [
        {},
        { 'sec-fetch-site': 'same-origin' },
        { ...ours, 'sec-fetch-site': 'cross-site' },
        { ...ours, 'sec-fetch-site': 'same-site' },
        { ...ours, 'sec-fetch-site': 'none' },
      ]
      for (const headers of forged) {
        site.takeRuns()
        expect((await renew(path, headers as Record<string, string>)).statusCode).toBe(403)
        expect(site.takeRuns()).toEqual([])
      }
      const refused = await renew(path, ours, 'nobody')
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([401, 'private, no-store'])
    },
  )
})
