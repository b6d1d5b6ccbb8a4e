import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { openProviders } from '../../sign-in-providers/open-providers.ts'
import { ProviderSettings } from '../../sign-in-providers/provider-settings.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { openBusinessOfPartner } from '../business/partner-sign-up-service.ts'
import { identityOperations } from '../identity/operations.ts'
import { anAddress, aSignedUpPerson, GOOD_PASSWORD, viewerOf } from '../identity/testing/people.ts'
import { socialLoginOperations } from './operations.ts'
import { openErrand, sealErrand } from './sealed-errand.ts'
import { finishErrand, startErrand } from './social-errand-service.ts'
import { registerClaimed } from './social-sign-up-service.ts'
import { startOAuth2StandIn, type OAuth2StandIn } from './testing/oauth2-stand-in.ts'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startOpenIdStandIn,
  type OpenIdStandIn,
} from './testing/openid-stand-in.ts'
import { TestBrowser } from './testing/test-browser.ts'

const ORIGIN = 'http://tessera.test'
const callbacks = ['facebook', 'google', 'twitter'].map((slot) => `${ORIGIN}/social/${slot}/callback`)
const operations = [
  ...identityOperations([openBusinessOfPartner], registerClaimed),
  ...socialLoginOperations(),
]
const BIRTHDAY = '1990-05-17'

let provider: OpenIdStandIn
let another: OpenIdStandIn
let plain: OAuth2StandIn
let deps: TestDeps
let subjects = 0
const aSubject = () => `s${process.pid}n${(subjects += 1)}`

beforeAll(async () => {
  ;[provider, another, plain] = await Promise.all([
    startOpenIdStandIn(callbacks),
    startOpenIdStandIn(callbacks),
    startOAuth2StandIn({
      id: 4711,
      name: 'Grace Plain',
      login: 'plain',
      html_url: 'https://plain.example/grace',
    }),
  ])
  const openId = (slot: string, { issuer }: OpenIdStandIn) => ({
    slot,
    name: slot,
    issuer,
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
  })
  const settings = [
    openId('facebook', provider),
    openId('google', provider),
    openId('twitter', another),
    {
      slot: 'instagram',
      kind: 'oauth2',
      name: 'Photos',
      issuer: plain.url,
      client_id: 'plain',
      authorization_endpoint: `${plain.url}/authorize`,
      token_endpoint: `${plain.url}/token`,
      userinfo_endpoint: `${plain.url}/me`,
    },
  ]
  const SOCIAL_PROVIDERS = ProviderSettings.parse(JSON.stringify(settings))
  const providers = openProviders({ SOCIAL_PROVIDERS, SIGNIN_SCRIPT_URL: 'https://script.test/gsi.js' })
  deps = { ...(await testDeps()), providers }
})

afterAll(() => Promise.all([provider.stop(), another.stop(), plain.stop()]))

function call<T>(browser: TestBrowser, name: string, input: object = {}): Promise<T> {
  const operation = operations.find(({ contract }) => contract.route.name === name)
  if (!operation) throw new Error(`no operation ${name}`)
  return operation.run(input, browser.context(deps)) as Promise<T>
}

/** Goes to the provider as somebody and comes back; answers where the site sends the browser on to. */
async function signInBy(
  browser: TestBrowser,
  slot: string,
  subject: string,
  asked: object = {},
): Promise<string> {
  const away = await startErrand({ slot, next: '/topics/', ...asked }, browser.context(deps))
  return finishErrand(slot, await browser.logInAt(away, subject, ORIGIN), browser.context(deps))
}

async function aSocialMember(subject = aSubject(), slot = 'google') {
  const browser = new TestBrowser()
  await signInBy(browser, slot, subject)
  const email = anAddress()
  const user = await call<OwnUser>(browser, 'auth.register', { email, birthday: BIRTHDAY, social_slot: slot })
  return { browser, user, subject, email }
}

async function memberOf(browser: TestBrowser): Promise<Member> {
  const viewer = await viewerOf(deps, browser.token)
  if (viewer.state !== 'AUTH') throw new Error('nobody is signed in')
  browser.viewer = viewer
  return viewer
}

describe('a sign-in by a provider', () => {
  it('I-1.07 I-7.10 makes an account after the birthday is told, and signs in to it from then on', async () => {
    const subject = aSubject()
    const first = new TestBrowser()
    expect(await signInBy(first, 'google', subject)).toBe('/signup/social/?next=%2Ftopics%2F')
    expect(first.token).toBeNull()
    expect(await call(first, 'social.pending')).toEqual({
      slot: 'google',
      provider_name: 'google',
      email: `${subject}@idp.example`,
      first_name: 'Grace',
      last_name: 'Provider',
      has_account: false,
    })
    const email = `${subject}@idp.example`
    const user = await call<OwnUser>(first, 'auth.register', {
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
    expect(await call(first, 'social.pending')).toBeNull()

    const second = new TestBrowser()
    expect(await signInBy(second, 'google', subject)).toBe('/topics/')
    expect((await memberOf(second)).userId).toBe(user.id)
  })

  it('asks for the birthday before it makes an account, and refuses the young', async () => {
    const browser = new TestBrowser()
    await signInBy(browser, 'google', aSubject())
    const input = { email: anAddress(), social_slot: 'google' }
    await expect(call(browser, 'auth.register', input)).rejects.toMatchObject({
      code: 'SOCIAL_SIGN_UP_NEEDED',
    })
    const young = { ...input, birthday: `${deps.now().getFullYear() - 8}-01-01` }
    await expect(call(browser, 'auth.register', young)).rejects.toMatchObject({ code: 'AGE_RESTRICTED' })
    expect(browser.token).toBeNull()
  })

  it('leads an e-mail that has an account to its password, and connects nothing without it', async () => {
    const subject = aSubject()
    const owner = await aSignedUpPerson(deps, { email: `${subject}@idp.example` })
    const browser = new TestBrowser()
    await signInBy(browser, 'google', subject)
    expect(browser.token).toBeNull()
    expect(await call(browser, 'social.pending')).toMatchObject({ has_account: true })
    await expect(call(browser, 'social.link', { password: 'not theirs 123' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    const taken = { email: owner.email, birthday: BIRTHDAY, social_slot: 'google' }
    await expect(call(browser, 'auth.register', taken)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(browser.token).toBeNull()
    await call(browser, 'social.link', { password: GOOD_PASSWORD })
    expect((await memberOf(browser)).userId).toBe(owner.viewer.userId)
    const later = new TestBrowser()
    expect(await signInBy(later, 'google', subject)).toBe('/topics/')
  })

  it('never takes an e-mail that the provider did not verify for somebody here', async () => {
    const subject = `unproved${aSubject()}`
    await aSignedUpPerson(deps, { email: `${subject}@idp.example` })
    const browser = new TestBrowser()
    await signInBy(browser, 'google', subject)
    expect(await call(browser, 'social.pending')).toMatchObject({ has_account: false })
    await expect(call(browser, 'social.link', { password: GOOD_PASSWORD })).rejects.toMatchObject({
      code: 'SOCIAL_TOKEN_INVALID',
    })
  })

  it('a provider of OAuth 2.0 alone signs in too, by what its user info says', async () => {
    const browser = new TestBrowser()
    await signInBy(browser, 'instagram', 'whoever')
    const input = { email: anAddress(), birthday: BIRTHDAY, social_slot: 'instagram' }
    const user = await call<OwnUser>(browser, 'auth.register', input)
    expect(user).toMatchObject({
      first_name: 'Grace',
      connected_to_instagram: true,
      instagram_username: 'plain',
      instagram_url: 'https://plain.example/grace',
    })
  })

  it('goes on to a path of this site only', async () => {
    const { subject } = await aSocialMember()
    expect(await signInBy(new TestBrowser(), 'google', subject, { next: '//evil.example/' })).toBe('/')
  })
})

describe('nobody is signed in', () => {
  const FAILED = /^\/login\/\?problem=social/

  async function answered(slot = 'google') {
    const { subject } = await aSocialMember(aSubject(), slot)
    const browser = new TestBrowser()
    const away = await startErrand({ slot }, browser.context(deps))
    return { browser, answer: await browser.logInAt(away, subject, ORIGIN) }
  }

  it('by an answer without state, with another state, or in a browser that did not ask', async () => {
    const changes: ((answer: URL) => void)[] = [
      (answer) => answer.searchParams.delete('state'),
      (answer) => answer.searchParams.set('state', 'of another errand'),
      (answer) => answer.searchParams.set('iss', another.issuer),
      (answer) => answer.searchParams.set('code', 'of another errand'),
    ]
    for (const change of changes) {
      const { browser, answer } = await answered()
      change(answer)
      expect(await finishErrand('google', answer, browser.context(deps))).toMatch(FAILED)
      expect(browser.token).toBeNull()
    }
    const { answer } = await answered()
    const stranger = new TestBrowser()
    expect(await finishErrand('google', answer, stranger.context(deps))).toMatch(FAILED)
    expect(stranger.token).toBeNull()
  })

  it('by the answer of one slot at another', async () => {
    const { browser, answer } = await answered()
    expect(await finishErrand('twitter', answer, browser.context(deps))).toMatch(FAILED)
    expect(browser.token).toBeNull()
  })

  it('by a code that was used before, even with everything the browser kept', async () => {
    const { browser, answer } = await answered()
    const kept = { ...browser.kept }
    await finishErrand('google', answer, browser.context(deps))
    expect(browser.token).not.toBeNull()
    const again = new TestBrowser(kept)
    expect(await finishErrand('google', answer, again.context(deps))).toMatch(FAILED)
    expect(again.token).toBeNull()
  })

  it('by an errand of our own that was changed', async () => {
    const { browser, answer } = await answered()
    browser.kept.social_errand = `${browser.kept.social_errand?.slice(0, -3)}AAA`
    expect(await finishErrand('google', answer, browser.context(deps))).toMatch(FAILED)
  })

  it.each(['nonce', 'verifier'] as const)('by a code that belongs to another %s', async (part) => {
    const { browser, answer } = await answered()
    const errand = await openErrand(browser.kept.social_errand, deps)
    if (!errand) throw new Error('no errand')
    browser.kept.social_errand = await sealErrand({ ...errand, [part]: 'v'.repeat(43) }, deps)
    expect(await finishErrand('google', answer, browser.context(deps))).toMatch(FAILED)
    expect(browser.token).toBeNull()
  })

  it('by the same subject at another issuer: that is somebody else', async () => {
    const { subject, user } = await aSocialMember()
    const browser = new TestBrowser()
    expect(await signInBy(browser, 'twitter', subject)).toMatch(/^\/signup\/social\//)
    expect(browser.token).toBeNull()
    expect(await call(browser, 'social.pending')).toMatchObject({ slot: 'twitter' })
    expect(user.connected_to_twitter).toBe(false)
  })

  it('who thought better of it at the provider', async () => {
    const browser = new TestBrowser()
    expect(await signInBy(browser, 'google', '')).toMatch(FAILED)
    expect(browser.token).toBeNull()
  })
})

describe('tokens of the facebook slot', () => {
  const given = (facebook_id: string, facebook_token: string) => ({
    email: anAddress(),
    birthday: BIRTHDAY,
    facebook_id,
    facebook_token,
  })

  it('I-3.35 I-7.02 a valid one registers, by the handshake and by the core call', async () => {
    const subject = aSubject()
    const token = await provider.sign({ sub: subject })
    const browser = new TestBrowser()
    const handshake = await call<string>(browser, 'social.registerFacebook', given(subject, token))
    const { user } = await call<{ user: OwnUser }>(browser, 'auth.beginSession', { token: handshake })
    expect(user).toMatchObject({ connected_to_facebook: true, has_password: false })

    const again = await call<OwnUser>(new TestBrowser(), 'auth.register', given(subject, token))
    expect(again.id).toBe(user.id)
  })

  it('I-3.35 a forged one fails: other key, algorithm, audience, issuer, time or subject', async () => {
    const sub = aSubject()
    const past = Math.floor(Date.now() / 1000) - 60
    const none = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const claims = { iss: provider.issuer, aud: CLIENT_ID, sub, exp: past + 3600, iat: past }
    const forged = [
      await another.sign({ sub, iss: provider.issuer }),
      `${none({ alg: 'none' })}.${none(claims)}.`,
      await provider.sign({ sub, aud: 'another-site' }),
      await provider.sign({ sub, aud: [CLIENT_ID, 'another-site'], azp: 'another-site' }),
      await provider.sign({ sub, iss: another.issuer }),
      await provider.sign({ sub, exp: past }),
      await provider.sign({ sub: `${sub}x` }),
      'no token at all',
      '',
    ]
    for (const token of forged) {
      const browser = new TestBrowser()
      const refusal = { code: expect.stringMatching(/SOCIAL_TOKEN_INVALID|INVALID_INPUT/) as string }
      await expect(call(browser, 'auth.register', given(sub, token))).rejects.toMatchObject(refusal)
      await expect(call(browser, 'social.registerFacebook', given(sub, token))).rejects.toMatchObject(refusal)
      expect(browser.token).toBeNull()
    }
  })

  it('without the slot no token is worth anything', async () => {
    const none = { ...deps, providers: openProviders({ SOCIAL_PROVIDERS: [], SIGNIN_SCRIPT_URL: undefined }) }
    const sub = aSubject()
    const register = operations.find(({ contract }) => contract.route.name === 'auth.register')
    const input = given(sub, await provider.sign({ sub }))
    await expect(callAs(none, visitor)(register!, input)).rejects.toMatchObject({
      code: 'SOCIAL_TOKEN_INVALID',
    })
  })

  it('an account without the word of a provider still needs a password', async () => {
    const input = { email: anAddress(), birthday: BIRTHDAY }
    await expect(call(new TestBrowser(), 'auth.register', input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(
      call(new TestBrowser(), 'auth.registerEmail', { ...input, social_slot: 'google' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('one tap', () => {
  async function tokenFor(browser: TestBrowser, claims: Record<string, unknown>) {
    const { nonce } = await call<{ nonce: string }>(browser, 'social.oneTap')
    return provider.sign({ nonce, ...claims })
  }
  const given = (social_token: string) => ({ email: anAddress(), social_slot: 'google', social_token })

  it('I-4.92 signs in who is connected, by a token with the nonce of this browser', async () => {
    const { subject, user } = await aSocialMember()
    const browser = new TestBrowser()
    const token = await tokenFor(browser, { sub: subject })
    expect(await call<OwnUser>(browser, 'auth.register', given(token))).toMatchObject({ id: user.id })
    expect(browser.token).not.toBeNull()
  })

  it('I-4.92 lets in no token of another nonce, audience, issuer, key or hour', async () => {
    const { subject: sub } = await aSocialMember()
    const browser = new TestBrowser()
    const stolen = await tokenFor(new TestBrowser({}, 'install-of-another'), { sub })
    const late = Math.floor(Date.now() / 1000) - 5
    const tokens = [
      stolen,
      await provider.sign({ sub }),
      await tokenFor(browser, { sub, nonce: 'made.up' }),
      await tokenFor(browser, { sub, aud: 'another-site' }),
      await tokenFor(browser, { sub, iss: another.issuer }),
      await tokenFor(browser, { sub, exp: late }),
    ]
    for (const token of tokens) {
      await expect(call(browser, 'auth.register', given(token))).rejects.toMatchObject({
        code: 'SOCIAL_TOKEN_INVALID',
      })
    }
    expect(browser.token).toBeNull()
  })

  it('I-4.92 makes no account behind anybody’s back: a newcomer is asked to sign up first', async () => {
    const browser = new TestBrowser()
    const token = await tokenFor(browser, { sub: aSubject(), given_name: 'Nell' })
    await expect(call(browser, 'auth.register', given(token))).rejects.toMatchObject({
      code: 'SOCIAL_SIGN_UP_NEEDED',
    })
    expect(await call(browser, 'social.pending')).toMatchObject({ slot: 'google', first_name: 'Nell' })
  })
})

describe('connections of a member', () => {
  async function aMemberWithPassword() {
    const browser = new TestBrowser()
    await call(browser, 'auth.register', { email: anAddress(), password: GOOD_PASSWORD })
    return { browser, member: await memberOf(browser) }
  }

  async function connect(browser: TestBrowser, slot: string, subject: string) {
    const { path } = await call<{ path: string }>(browser, 'social.connect', {
      slot,
      password: GOOD_PASSWORD,
    })
    const pass = new URL(path, ORIGIN).searchParams.get('pass')
    return signInBy(browser, slot, subject, { pass })
  }

  it('I-3.09 I-3.30 connects after the password, raises the flag, and disconnects again', async () => {
    const { browser } = await aMemberWithPassword()
    await expect(call(browser, 'social.connect', { slot: 'google' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await connect(browser, 'google', aSubject())).toBe(
      '/settings/connected-accounts/?connected=google',
    )
    expect(await call(browser, 'users.me')).toMatchObject({ connected_to_google: true })
    const listed = await call<{ connections: { slot: string; is_connected: boolean }[]; info: object }>(
      browser,
      'social.connections',
    )
    expect(listed.info).toEqual({ google_connected: true })
    expect(listed.connections.filter((one) => one.is_connected).map(({ slot }) => slot)).toEqual(['google'])
    await call(browser, 'social.disconnect', { slot: 'google' })
    expect(await call(browser, 'users.me')).toMatchObject({ connected_to_google: false })
  })

  it('an identity has one account, and its browser has to be the one that asked', async () => {
    const { subject } = await aSocialMember()
    const { browser } = await aMemberWithPassword()
    expect(await connect(browser, 'google', subject)).toBe('/settings/connected-accounts/?problem=taken')

    const other = await aMemberWithPassword()
    const { path } = await call<{ path: string }>(other.browser, 'social.connect', {
      slot: 'google',
      password: GOOD_PASSWORD,
    })
    const pass = new URL(path, ORIGIN).searchParams.get('pass')
    expect(await startErrand({ slot: 'google', pass }, browser.context(deps))).toMatch(/^\/login\//)
    expect(await startErrand({ slot: 'google', pass: 'made up' }, browser.context(deps))).toMatch(
      /^\/login\//,
    )
  })

  it('the last way in stays', async () => {
    const { browser } = await aSocialMember()
    await memberOf(browser)
    await expect(call(browser, 'social.disconnect', { slot: 'google' })).rejects.toMatchObject({
      code: 'LAST_WAY_IN',
    })
    expect(await call(browser, 'users.me')).toMatchObject({ connected_to_google: true })
  })
})
