import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSite, type TestSite } from '../testing/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.app.close())

it('I-8.04 the cookie of a refused age closes every way to sign up', async () => {
  const signUp = async (kind: 'email' | 'partner', year: number, cookie: string) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: `/v3/register/${kind}/handshake/`,
      headers: { 'x-install-id': 'install-of-age', cookie },
      payload: {
        email: `${kind}-${year}-${cookie.length}@tessera.test`,
        password: 'kiln lamp harbor 12',
        ...(kind === 'email' ? { birthday: `${year}-01-01` } : { business_name: 'Kiln & Co' }),
      },
    })
    return { status: answer.statusCode, cookies: answer.headers['set-cookie'] }
  }
  const refused = await signUp('email', new Date().getUTCFullYear() - 10, '')
  expect(refused.status).toBe(403)
  expect(String(refused.cookies)).toContain('age_restricted=1')
  expect((await signUp('email', 1990, 'age_restricted=1')).status).toBe(403)
  expect((await signUp('partner', 1990, 'age_restricted=1')).status).toBe(403)
  expect((await signUp('email', 1990, '')).status).toBe(200)
})
