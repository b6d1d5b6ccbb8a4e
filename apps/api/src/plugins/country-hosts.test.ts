import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { viewerSource } from '../domains/sessions/viewer-service.ts'
import { openTestSite, type Caller, type TestSite } from '../testing/test-site.ts'

const MAIN = 'http://tessera.test'
const CSRF = 'a-token-that-is-long-enough'
let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.app.close())

const askToken = (caller: Caller) =>
  site.app.inject({
    method: 'POST',
    url: '/vx/users/cctld_token/',
    headers: { cookie: `session=${caller}; csrftoken=${CSRF}`, 'x-csrftoken': CSRF },
  })

const trade = (token: string, origin: string) =>
  site.app.inject({
    method: 'POST',
    url: '/cctld_session/',
    headers: {
      host: 'de.tessera.test',
      origin,
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ token }).toString(),
  })

const sessionIn = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === 'session')?.value ?? null

const viewerAt = async (token: string | null, host: string, more = {}) =>
  viewerSource(site.deps)({
    token,
    userAgent: 'Mozilla/5.0 Firefox/140.0',
    acceptLanguage: '',
    localeCookie: null,
    countryFromIp: 'SE',
    hostSite: site.deps.site.sites.ofHost(host),
    ...more,
  })

describe('carrying a session to a regional host', () => {
  it('I-7.38 gives members a token, and visitors and limited logins none', async () => {
    const answer = await askToken('member')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ status: 'success', data: expect.stringMatching(/^[\w-]{40,}$/) })
    expect([(await askToken('visitor')).statusCode, (await askToken('limited')).statusCode]).toEqual([
      401, 401,
    ])
  })

  it('I-4.96 I-7.39 begins a session there once, for calls of our own hosts with credentials', async () => {
    const token = (await askToken('member')).json<{ data: string }>().data
    const answer = await trade(token, MAIN)
    expect(answer.json()).toMatchObject({ status: 'success', data: { status: 'success' } })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': MAIN,
      'access-control-allow-credentials': 'true',
    })
    expect(await viewerAt(sessionIn(answer), 'de.tessera.test')).toMatchObject({
      state: 'AUTH',
      userId: site.member.userId,
    })
    const again = await trade(token, MAIN)
    expect(again.json()).toMatchObject({ data: { status: 'failure' } })
    expect(sessionIn(again)).toBeNull()
  })

  it('I-7.39 is too late after a minute', async () => {
    const token = (await askToken('member')).json<{ data: string }>().data
    site.deps.setNow(new Date(Date.now() + 61_000))
    const late = await trade(token, MAIN)
    site.deps.setNow(null)
    expect(late.json()).toMatchObject({ data: { status: 'failure' } })
  })

  it('I-7.39 I-7.40 is refused to pages of hosts that are not listed, which lose no token by it', async () => {
    const token = (await askToken('member')).json<{ data: string }>().data
    for (const origin of ['https://elsewhere.test', 'http://fr.tessera.test', 'null']) {
      const refused = await trade(token, origin)
      expect(refused.statusCode).toBe(403)
      expect(refused.headers['access-control-allow-origin']).toBeUndefined()
      expect(sessionIn(refused)).toBeNull()
    }
    expect((await trade(token, MAIN)).json()).toMatchObject({ data: { status: 'success' } })
    const preflight = (origin: string) =>
      site.app.inject({ method: 'OPTIONS', url: '/cctld_session/', headers: { origin } })
    expect((await preflight(MAIN)).statusCode).toBe(204)
    expect((await preflight('https://elsewhere.test')).statusCode).toBe(403)
  })
})

describe('a regional host', () => {
  it('I-3.45 I-9.38 tells country and locale: a member’s country wins over the host, the host over the address', async () => {
    expect(await viewerAt(null, 'de.tessera.test')).toMatchObject({ country: 'DE', locale: 'de' })
    expect(await viewerAt(null, 'uk.tessera.test')).toMatchObject({ country: 'GB', locale: 'en_GB' })
    expect(await viewerAt(null, 'tessera.test')).toMatchObject({ country: 'SE', locale: 'en_US' })
    expect(await viewerAt(null, 'tessera.test', { countryFromIp: null })).toMatchObject({
      country: 'UNKNOWN',
    })
    const token = (await askToken('member')).json<{ data: string }>().data
    const session = sessionIn(await trade(token, MAIN))
    await site.deps.read
      .updateTable('users')
      .set({ country: 'FR' })
      .where('id', '=', site.member.userId)
      .execute()
    expect(await viewerAt(session, 'de.tessera.test')).toMatchObject({ country: 'FR' })
  })
})
