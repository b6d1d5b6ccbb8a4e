import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishAuthorization, startAuthorization } from './authorization-service.ts'
import { openRequest, sealRequest } from './sealed-request.ts'
import { aSubject, openSocialSite, ORIGIN, type SocialSite } from './testing/social-site.ts'
import { TestBrowser } from './testing/test-browser.ts'

let site: SocialSite
beforeAll(async () => {
  site = await openSocialSite()
})
afterAll(() => site.stop())

describe('nobody is signed in', () => {
  const FAILED = /^\/login\/\?problem=social/

  async function answered(slot = 'google') {
    const { subject } = await site.aSocialMember(aSubject(), slot)
    const browser = new TestBrowser()
    const away = await startAuthorization({ slot }, browser.context(site.deps))
    return { browser, answer: await browser.logInAt(away, subject, ORIGIN) }
  }

  it('by an answer without state, with another state, or in a browser that did not ask', async () => {
    const changes: ((answer: URL) => void)[] = [
      (answer) => answer.searchParams.delete('state'),
      (answer) => answer.searchParams.set('state', 'of another request'),
      (answer) => answer.searchParams.set('iss', site.another.issuer),
      (answer) => answer.searchParams.set('code', 'of another request'),
    ]
    for (const change of changes) {
      const { browser, answer } = await answered()
      change(answer)
      expect(await finishAuthorization('google', answer, browser.context(site.deps))).toMatch(FAILED)
      expect(browser.token).toBeNull()
    }
    const { answer } = await answered()
    const stranger = new TestBrowser()
    expect(await finishAuthorization('google', answer, stranger.context(site.deps))).toMatch(FAILED)
    expect(stranger.token).toBeNull()
  })

  it('by the answer of one slot at another', async () => {
    const { browser, answer } = await answered()
    expect(await finishAuthorization('twitter', answer, browser.context(site.deps))).toMatch(FAILED)
    expect(browser.token).toBeNull()
  })

  it('by a code that was used before, even with everything the browser kept', async () => {
    const { browser, answer } = await answered()
    const kept = { ...browser.kept }
    await finishAuthorization('google', answer, browser.context(site.deps))
    expect(browser.token).not.toBeNull()
    const again = new TestBrowser(kept)
    expect(await finishAuthorization('google', answer, again.context(site.deps))).toMatch(FAILED)
    expect(again.token).toBeNull()
  })

  it('by a sealed request of ours that was changed', async () => {
    const { browser, answer } = await answered()
    browser.kept.social_authorization = `${browser.kept.social_authorization?.slice(0, -3)}AAA`
    expect(await finishAuthorization('google', answer, browser.context(site.deps))).toMatch(FAILED)
  })

  it.each(['nonce', 'verifier'] as const)('by a code that belongs to another %s', async (part) => {
    const { browser, answer } = await answered()
    const authorization = await openRequest(browser.kept.social_authorization, site.deps)
    if (!authorization) throw new Error('no request')
    browser.kept.social_authorization = await sealRequest(
      { ...authorization, [part]: 'v'.repeat(43) },
      site.deps,
    )
    expect(await finishAuthorization('google', answer, browser.context(site.deps))).toMatch(FAILED)
    expect(browser.token).toBeNull()
  })

  it('by the same subject at another issuer: that is somebody else', async () => {
    const { subject, user } = await site.aSocialMember()
    const browser = new TestBrowser()
    expect(await site.signInBy(browser, 'twitter', subject)).toMatch(/^\/signup\/social\//)
    expect(browser.token).toBeNull()
    expect(await site.call(browser, 'social.pending')).toMatchObject({ slot: 'twitter' })
    expect(user.connected_to_twitter).toBe(false)
  })

  it('who thought better of it at the provider', async () => {
    const browser = new TestBrowser()
    expect(await site.signInBy(browser, 'google', '')).toMatch(FAILED)
    expect(browser.token).toBeNull()
  })
})
