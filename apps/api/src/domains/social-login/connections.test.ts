import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAuthorization } from './authorization-service.ts'
import { aSubject, openSocialSite, ORIGIN, type SocialSite } from './testing/social-site.ts'
import type { TestBrowser } from './testing/test-browser.ts'

let site: SocialSite
beforeAll(async () => {
  site = await openSocialSite()
})
afterAll(() => site.stop())

describe('connections of a member', () => {
  async function connect(browser: TestBrowser, slot: string, subject: string) {
    const { path } = await site.call<{ path: string }>(browser, 'social.connect', { slot })
    const pass = new URL(path, ORIGIN).searchParams.get('pass')
    return site.signInBy(browser, slot, subject, { pass })
  }

  it('I-3.09 I-3.30 connects, raises the flag, and disconnects again', async () => {
    const { browser } = await site.aMemberWithPassword()
    expect(await connect(browser, 'google', aSubject())).toBe(
      '/settings/connected-accounts/?connected=google',
    )
    expect(await site.call(browser, 'users.me')).toMatchObject({ connected_to_google: true })
    const listed = await site.call<{ connections: { slot: string; is_connected: boolean }[]; info: object }>(
      browser,
      'social.connections',
    )
    expect(listed.info).toEqual({ google_connected: true })
    expect(listed.connections.filter((one) => one.is_connected).map(({ slot }) => slot)).toEqual(['google'])
    await site.call(browser, 'social.disconnect', { slot: 'google' })
    expect(await site.call(browser, 'users.me')).toMatchObject({ connected_to_google: false })
  })

  it('an identity has one account, and its browser has to be the one that asked', async () => {
    const { subject } = await site.aSocialMember()
    const { browser } = await site.aMemberWithPassword()
    expect(await connect(browser, 'google', subject)).toBe('/settings/connected-accounts/?problem=taken')

    const other = await site.aMemberWithPassword()
    const { path } = await site.call<{ path: string }>(other.browser, 'social.connect', { slot: 'google' })
    const pass = new URL(path, ORIGIN).searchParams.get('pass')
    expect(await startAuthorization({ slot: 'google', pass }, browser.context(site.deps))).toMatch(
      /^\/login\//,
    )
    expect(await startAuthorization({ slot: 'google', pass: 'made up' }, browser.context(site.deps))).toMatch(
      /^\/login\//,
    )
  })

  it('ten minutes after the last proof, a connection neither comes nor goes without another', async () => {
    const { browser } = await site.aSocialMember()
    await site.memberOf(browser)
    const later = { ...site.deps, now: () => new Date(site.deps.now().getTime() + 10 * 60_000 + 1) }
    for (const name of ['social.connect', 'social.disconnect']) {
      await expect(site.call(browser, name, { slot: 'google' }, later)).rejects.toMatchObject({
        code: 'REAUTH_REQUIRED',
      })
    }
  })

  it('the last way in stays', async () => {
    const { browser } = await site.aSocialMember()
    await site.memberOf(browser)
    await expect(site.call(browser, 'social.disconnect', { slot: 'google' })).rejects.toMatchObject({
      code: 'LAST_WAY_IN',
    })
    expect(await site.call(browser, 'users.me')).toMatchObject({ connected_to_google: true })
  })
})
