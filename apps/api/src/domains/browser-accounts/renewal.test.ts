import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOGIN_STATE_LIMITED } from '@tessera/shared-auth'
import { viewerOf } from '../identity/testing/people.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBrowser, anAccount } from '../../testing/test-browser.ts'
import { DAY_MS, MINUTE_MS } from '../../kernel/durations.ts'

const NOON = new Date('2026-03-01T12:00:00Z')
const later = (ms: number) => new Date(NOON.getTime() + ms)

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})
beforeEach(() => deps.setNow(NOON))
afterEach(() => deps.setNow(null))

async function aSignedInBrowser() {
  const { email, id } = await anAccount(deps)
  const browser = aBrowser(deps)
  await browser.logIn(email)
  return { browser, id, email }
}

const sessionEnds = async (userId: string) =>
  (await deps.read.selectFrom('sessions').select('expiresAt').where('userId', '=', userId).execute()).map(
    ({ expiresAt }) => expiresAt.getTime(),
  )

describe('renewing the session', () => {
  it('I-2.22 I-7.41 I-7.42 gives it a year and a new secret; the old one works for five more minutes', async () => {
    const { browser, id } = await aSignedInBrowser()
    const old = browser.jar.token
    deps.setNow(later(40 * DAY_MS))
    expect(await browser.call('accounts.refreshToken', {})).toBeNull()
    expect(browser.jar.token).not.toBe(old)
    expect(Math.max(...(await sessionEnds(id)))).toBe(later(405 * DAY_MS).getTime())
    const states = async () =>
      Promise.all([old, browser.jar.token].map(async (token) => (await viewerOf(deps, token)).state))
    expect(await states()).toEqual(['AUTH', 'AUTH'])
    deps.setNow(later(40 * DAY_MS + 5 * MINUTE_MS - 1))
    expect(await states()).toEqual(['AUTH', 'AUTH'])
    deps.setNow(later(40 * DAY_MS + 5 * MINUTE_MS))
    expect(await states()).toEqual(['UNAUTH', 'AUTH'])
  })

  it('two pages that renew at once end with the same secret', async () => {
    const { browser } = await aSignedInBrowser()
    const old = browser.jar.token
    await browser.call('accounts.refreshToken', {})
    const renewed = browser.jar.token
    browser.jar.token = old
    await browser.call('accounts.refreshToken', {})
    expect(browser.jar.token).toBe(renewed)
    expect(await viewerOf(deps, renewed)).toMatchObject({ state: 'AUTH' })
  })

  it('I-2.22 I-6.17 a visitor is refused', async () => {
    const browser = aBrowser(deps)
    await expect(browser.call('accounts.refreshToken', {})).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
    await expect(browser.call('accounts.refreshStored', {})).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })
})

describe('renewing the stored accounts', () => {
  it('I-2.23 I-7.43 answers for a browser with one account', async () => {
    const { browser, id } = await aSignedInBrowser()
    expect(await browser.call('accounts.refreshStored', {})).toEqual({ logged_in: [id], needs_password: [] })
  })

  it('I-7.44 renews the sessions that still work and names those that need a password', async () => {
    const { browser, id: expired, email: _ } = await aSignedInBrowser()
    const [valid, me] = [await anAccount(deps), await anAccount(deps)]
    await browser.logIn(valid.email)
    await browser.logIn(me.email)
    await deps.read.updateTable('sessions').set({ expiresAt: NOON }).where('userId', '=', expired).execute()
    const old = browser.jar.token
    deps.setNow(later(10 * DAY_MS))
    expect(await browser.call('accounts.refreshStored', {})).toEqual({
      logged_in: [valid.id, me.id],
      needs_password: [expired],
    })
    expect(browser.jar.token).not.toBe(old)
    const year = later(375 * DAY_MS).getTime()
    expect(Math.max(...(await sessionEnds(valid.id)))).toBe(year)
    expect(Math.max(...(await sessionEnds(me.id)))).toBe(year)
    expect(await sessionEnds(expired)).not.toContain(year)
  })

  it('I-1.02 leaves a limited login its end', async () => {
    const { browser, id: limited } = await aSignedInBrowser()
    await browser.logIn((await anAccount(deps)).email)
    const expiresAt = later(30 * DAY_MS)
    await deps.read
      .updateTable('sessions')
      .set({ loginState: LOGIN_STATE_LIMITED, expiresAt })
      .where('userId', '=', limited)
      .execute()
    await browser.call('accounts.refreshStored', {})
    expect(new Set(await sessionEnds(limited))).toEqual(new Set([expiresAt.getTime()]))
  })
})
