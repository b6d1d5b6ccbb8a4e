import type { OwnUser } from '@tessera/api-types/identity/views'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProviders } from '../../sign-in-providers/open-providers.ts'
import { CLIENT_ID } from './testing/fake-openid-provider.ts'
import { aSubject, anAddress, BIRTHDAY, openSocialSite, type SocialSite } from './testing/social-site.ts'
import { TestBrowser } from './testing/test-browser.ts'

let site: SocialSite
beforeAll(async () => {
  site = await openSocialSite()
})
afterAll(() => site.stop())

describe('tokens of the facebook slot', () => {
  const given = (facebook_id: string, facebook_token: string) => ({
    email: anAddress(),
    birthday: BIRTHDAY,
    facebook_id,
    facebook_token,
  })

  it('I-3.35 I-7.02 a valid one registers, by the handshake and by the core call', async () => {
    const subject = aSubject()
    const token = await site.provider.sign({ sub: subject })
    const browser = new TestBrowser()
    const handshake = await site.call<string>(browser, 'social.registerFacebook', given(subject, token))
    const { user } = await site.call<{ user: OwnUser }>(browser, 'auth.beginSession', { token: handshake })
    expect(user).toMatchObject({ connected_to_facebook: true, has_password: false })

    const again = await site.call<OwnUser>(new TestBrowser(), 'auth.register', given(subject, token))
    expect(again.id).toBe(user.id)
  })

  it('I-3.35 a forged one fails: other key, algorithm, audience, issuer, time or subject', async () => {
    const sub = aSubject()
    const past = Math.floor(Date.now() / 1000) - 60
    const none = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const claims = { iss: site.provider.issuer, aud: CLIENT_ID, sub, exp: past + 3600, iat: past }
    const forged = [
      await site.another.sign({ sub, iss: site.provider.issuer }),
      `${none({ alg: 'none' })}.${none(claims)}.`,
      await site.provider.sign({ sub, aud: 'another-site' }),
      await site.provider.sign({ sub, aud: [CLIENT_ID, 'another-site'], azp: 'another-site' }),
      await site.provider.sign({ sub, iss: site.another.issuer }),
      await site.provider.sign({ sub, exp: past }),
      await site.provider.sign({ sub: `${sub}x` }),
      'no token at all',
      '',
    ]
    for (const token of forged) {
      const browser = new TestBrowser()
      const refusal = { code: expect.stringMatching(/SOCIAL_TOKEN_INVALID|INVALID_INPUT/) as string }
      await expect(site.call(browser, 'auth.register', given(sub, token))).rejects.toMatchObject(refusal)
      await expect(site.call(browser, 'social.registerFacebook', given(sub, token))).rejects.toMatchObject(
        refusal,
      )
      expect(browser.token).toBeNull()
    }
  })

  it('without the slot no token is worth anything', async () => {
    const providers = await openProviders({ SOCIAL_PROVIDERS: [], SIGNIN_SCRIPT_URL: undefined })
    const sub = aSubject()
    const input = given(sub, await site.provider.sign({ sub }))
    const none = { ...site.deps, providers }
    await expect(site.call(new TestBrowser(), 'auth.register', input, none)).rejects.toMatchObject({
      code: 'SOCIAL_TOKEN_INVALID',
    })
  })

  it('an account without the word of a provider still needs a password', async () => {
    const input = { email: anAddress(), birthday: BIRTHDAY }
    await expect(site.call(new TestBrowser(), 'auth.register', input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(
      site.call(new TestBrowser(), 'auth.registerEmail', { ...input, social_slot: 'google' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('one tap', () => {
  async function tokenFor(browser: TestBrowser, claims: Record<string, unknown>) {
    const { nonce } = await site.call<{ nonce: string }>(browser, 'social.oneTap')
    return site.provider.sign({ nonce, ...claims })
  }
  const given = (social_token: string) => ({ email: anAddress(), social_slot: 'google', social_token })

  it('I-4.92 signs in who is connected, by a token with the nonce of this browser', async () => {
    const { subject, user } = await site.aSocialMember()
    const browser = new TestBrowser()
    const token = await tokenFor(browser, { sub: subject })
    expect(await site.call<OwnUser>(browser, 'auth.register', given(token))).toMatchObject({ id: user.id })
    expect(browser.token).not.toBeNull()
  })

  it('I-4.92 lets in no token of another nonce, audience, issuer, key or hour', async () => {
    const { subject: sub } = await site.aSocialMember()
    const browser = new TestBrowser()
    const stolen = await tokenFor(new TestBrowser({}, 'install-of-another'), { sub })
    const late = Math.floor(Date.now() / 1000) - 5
    const tokens = [
      stolen,
      await site.provider.sign({ sub }),
      await tokenFor(browser, { sub, nonce: 'made.up' }),
      await tokenFor(browser, { sub, aud: 'another-site' }),
      await tokenFor(browser, { sub, iss: site.another.issuer }),
      await tokenFor(browser, { sub, exp: late }),
    ]
    for (const token of tokens) {
      await expect(site.call(browser, 'auth.register', given(token))).rejects.toMatchObject({
        code: 'SOCIAL_TOKEN_INVALID',
      })
    }
    expect(browser.token).toBeNull()
  })

  it('I-4.92 makes no account behind anybody’s back: a newcomer is asked to sign up first', async () => {
    const browser = new TestBrowser()
    const token = await tokenFor(browser, { sub: aSubject(), given_name: 'Nell' })
    await expect(site.call(browser, 'auth.register', given(token))).rejects.toMatchObject({
      code: 'SOCIAL_SIGN_UP_NEEDED',
    })
    expect(await site.call(browser, 'social.pending')).toMatchObject({ slot: 'google', first_name: 'Nell' })
  })
})
