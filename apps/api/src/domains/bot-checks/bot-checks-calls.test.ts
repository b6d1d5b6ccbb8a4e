import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSite, type Caller, type TestSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.app.close())

const CSRF = 'f'.repeat(32)

const verify = (who: Caller, payload: object) =>
  site.app.inject({
    method: 'PUT',
    url: '/v3/sessions/verify/',
    payload,
    cookies: { session: who, csrftoken: CSRF },
    headers: { 'x-csrftoken': CSRF },
  })

it('B-7.09 a session is verified by a token; without one the call is wrong, and a visitor has no session', async () => {
  const taken = await verify('member', { recaptcha_token: 'a token' })
  expect([taken.statusCode, taken.json()]).toMatchObject([200, { status: 'success' }])
  const missing = await verify('member', {})
  expect([missing.statusCode, missing.json()]).toMatchObject([400, { status: 'failure' }])
  expect((await verify('visitor', { recaptcha_token: 'a token' })).statusCode).toBe(401)
})
