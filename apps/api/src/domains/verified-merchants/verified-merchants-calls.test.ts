import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBusiness } from '../business/business-service.ts'
import { openTestSite, type InjectOptions, type TestSite } from '../../testing/test-site.ts'

const CSRF = 'a-token-long-enough'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  const { deps, member } = site
  await deps.transact((tx) =>
    createBusiness(tx, deps, {
      ownerId: member.userId,
      name: 'Kiln & Co',
      vertical: 'HOME_AND_GARDEN',
      country: 'DE',
      website: null,
      contact_email: null,
      account_type: 'advertiser',
    }),
  )
})
afterAll(() => site.app.close())

const call = (method: InjectOptions['method'], payload?: object) =>
  site.app.inject({
    method,
    url: `/v3/verified_merchants/${site.member.userId}/`,
    cookies: { session: 'member', csrftoken: CSRF },
    headers: { 'x-csrftoken': CSRF },
    ...(payload && { payload }),
  })

const urls = { shipping_policy_url: 'https://kiln.test/s', return_policy_url: 'https://kiln.test/r' }

it('B-7.06 the resource takes the option userId, and nothing without it', async () => {
  const get = (options: object) =>
    site.app.inject({
      url: `/resource/VerifiedMerchantResource/get/?data=${encodeURIComponent(JSON.stringify({ options }))}`,
    })
  const { userId } = site.member
  expect((await get({ userId })).json()).toMatchObject({
    resource_response: { data: { user_id: userId, is_verified_merchant: false } },
  })
  expect((await get({})).statusCode).toBe(400)
})

it('B-7.07 applies, appeals and leaves at one address', async () => {
  expect((await call('GET')).json()).toMatchObject({ data: { program_state: null } })
  const applied = await call('POST', { ...urls, accepts_guidelines: true })
  expect(applied.json()).toMatchObject({ data: { program_state: 'APPLIED', review_state: 'pending' } })
  expect((await call('DELETE')).json()).toMatchObject({ data: { program_state: 'CANCELLED' } })
})

it('B-4.49 a comment that is too long is 422 at its field, an appeal that is not possible 409', async () => {
  const tooLong = await call('PUT', { appeal_comment: 'x'.repeat(2001) })
  expect(tooLong.statusCode).toBe(422)
  expect(tooLong.json()).toMatchObject({ errors: { appeal_comment: expect.any(String) } })
  expect((await call('PUT', { appeal_comment: '' })).statusCode).toBe(422)
  expect((await call('PUT', { appeal_comment: 'x'.repeat(2000) })).statusCode).toBe(409)
})
