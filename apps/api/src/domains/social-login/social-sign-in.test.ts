import type { OwnUser } from '@tessera/api-types/identity/views'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BotChallenge } from '../../bot-challenge/bot-challenge.ts'
import {
  BIRTHDAY,
  GOOD_PASSWORD,
  aSubject,
  anAddress,
  openSocialSite,
  type SocialSite,
} from './testing/social-site.ts'
import { TestBrowser } from './testing/test-browser.ts'

let site: SocialSite
beforeAll(async () => {
  site = await openSocialSite()
})
afterAll(() => site.stop())

const oneGoodToken = (good: string): BotChallenge => ({
  offer: { provider: 'local' },
  puzzle: () => Promise.resolve(null),
  isGood: (token) => Promise.resolve(token === good),
})

describe('a sign-in by a provider', () => {
  it('I-1.07 I-7.10 makes an account after the birthday is told, and signs in to it from then on', async () => {
    const subject = aSubject()
    const first = new TestBrowser()
    expect(await site.signInBy(first, 'google', subject)).toBe('/signup/social/?next=%2Ftopics%2F')
    expect(first.token).toBeNull()
    expect(await site.call(first, 'social.pending')).toEqual({
      slot: 'google',
      provider_name: 'google',
      email: `${subject}@idp.example`,
      first_name: 'Grace',
      last_name: 'Provider',
      has_account: false,
    })
    const email = `${subject}@idp.example`
    const user = await site.call<OwnUser>(first, 'auth.register', {
      email,
      birthday: BIRTHDAY,
      social_slot: 'google',
    })
    expect(user).toMatchObject({
      email,
      email_verified: true,
      has_password: false,
      connected_to_google: true,
    })
    expect(user).toMatchObject({ connected_to_facebook: false })
    expect(first.token).not.toBeNull()
    expect(await site.call(first, 'social.pending')).toBeNull()

    const second = new TestBrowser()
    expect(await site.signInBy(second, 'google', subject)).toBe('/topics/')
    expect((await site.memberOf(second)).userId).toBe(user.id)
  })

  it('brings a deactivated account back', async () => {
    const subject = aSubject()
    const first = new TestBrowser()
    await site.signInBy(first, 'google', subject)
    const user = await site.call<OwnUser>(first, 'auth.register', {
      email: `${subject}@idp.example`,
      birthday: BIRTHDAY,
      social_slot: 'google',
    })
    const account = site.deps.read.updateTable('users').where('id', '=', user.id)
    await account.set({ deactivatedAt: site.deps.now() }).execute()
    const second = new TestBrowser()
    expect(await site.signInBy(second, 'google', subject)).toBe('/topics/')
    expect((await site.memberOf(second)).userId).toBe(user.id)
  })

  it('asks for the birthday before it makes an account, and refuses the young', async () => {
    const browser = new TestBrowser()
    await site.signInBy(browser, 'google', aSubject())
    const input = { email: anAddress(), social_slot: 'google' }
    await expect(site.call(browser, 'auth.register', input)).rejects.toMatchObject({
      code: 'SOCIAL_SIGN_UP_NEEDED',
    })
    const young = { ...input, birthday: `${site.deps.now().getFullYear() - 8}-01-01` }
    await expect(site.call(browser, 'auth.register', young)).rejects.toMatchObject({ code: 'AGE_RESTRICTED' })
    expect(browser.token).toBeNull()
  })

  it('I-7.57 makes no account without the token of a site that asks for one, and keeps the proof meanwhile', async () => {
    const asks = { ...site.deps, botChallenge: oneGoodToken('solved') }
    const browser = new TestBrowser()
    await site.signInBy(browser, 'google', aSubject())
    const input = { email: anAddress(), birthday: BIRTHDAY, social_slot: 'google' }
    const register = (token?: string) =>
      site.call(browser, 'auth.register', { ...input, recaptcha_v3_token: token }, asks)
    await expect(register()).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
    await expect(register('made up')).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
    expect(browser.token).toBeNull()
    await register('solved')
    expect(browser.token).not.toBeNull()
  })

  it('leads an e-mail that has an account to its password, and connects nothing without it', async () => {
    const subject = aSubject()
    const owner = await site.aMemberWithPassword(`${subject}@idp.example`)
    const browser = new TestBrowser()
    await site.signInBy(browser, 'google', subject)
    expect(browser.token).toBeNull()
    expect(await site.call(browser, 'social.pending')).toMatchObject({ has_account: true })
    await expect(site.call(browser, 'social.link', { password: 'not theirs 123' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    const taken = { email: owner.email, birthday: BIRTHDAY, social_slot: 'google' }
    await expect(site.call(browser, 'auth.register', taken)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(browser.token).toBeNull()
    await site.call(browser, 'social.link', { password: GOOD_PASSWORD })
    expect((await site.memberOf(browser)).userId).toBe(owner.member.userId)
    const later = new TestBrowser()
    expect(await site.signInBy(later, 'google', subject)).toBe('/topics/')
  })

  it('never takes an e-mail that the provider did not verify for somebody here', async () => {
    const subject = `unproved${aSubject()}`
    await site.aMemberWithPassword(`${subject}@idp.example`)
    const browser = new TestBrowser()
    await site.signInBy(browser, 'google', subject)
    expect(await site.call(browser, 'social.pending')).toMatchObject({ has_account: false })
    await expect(site.call(browser, 'social.link', { password: GOOD_PASSWORD })).rejects.toMatchObject({
      code: 'SOCIAL_TOKEN_INVALID',
    })
  })

  it('a provider of OAuth 2.0 alone signs in too, by what its user info says', async () => {
    const browser = new TestBrowser()
    await site.signInBy(browser, 'instagram', 'somebody')
    const input = { email: anAddress(), birthday: BIRTHDAY, social_slot: 'instagram' }
    const user = await site.call<OwnUser>(browser, 'auth.register', input)
    expect(user).toMatchObject({
      first_name: 'Grace',
      connected_to_instagram: true,
      instagram_username: 'plain',
      instagram_url: 'https://plain.example/grace',
    })
  })

  it('goes on to a path of this site only', async () => {
    const { subject } = await site.aSocialMember()
    expect(await site.signInBy(new TestBrowser(), 'google', subject, { next: '//evil.example/' })).toBe('/')
  })

  it('a second step stands behind a provider too', async () => {
    const { browser, subject } = await site.aSocialMember()
    await site.memberOf(browser)
    const { secret } = await site.call<{ secret: string }>(browser, 'security.beginApp')
    const timestamp = site.deps.now().getTime()
    const token = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
    await site.call(browser, 'security.confirmApp', { token })
    const other = new TestBrowser()
    expect(await site.signInBy(other, 'google', subject)).toMatch(
      /^\/login\/\?next=%2Ftopics%2F#challenge=.*mfa_token/,
    )
    expect(other.token).toBeNull()
  })
})
