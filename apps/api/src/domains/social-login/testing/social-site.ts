import type { Member } from '@tessera/shared-auth'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { openProviders } from '../../../sign-in-providers/open-providers.ts'
import { ProviderSettings } from '../../../sign-in-providers/provider-settings.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { operations } from '../../../operations.ts'
import { finishAuthorization, startAuthorization } from '../authorization-service.ts'
import { startFakeOAuth2Provider } from './fake-oauth2-provider.ts'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startFakeOpenIdProvider,
  type FakeOpenIdProvider,
} from './fake-openid-provider.ts'
import { viewerSource } from '../../sessions/viewer-service.ts'
import { TestBrowser } from './test-browser.ts'

export const ORIGIN = 'http://tessera.test'
export const BIRTHDAY = '1990-05-17'
export const GOOD_PASSWORD = 'correct tile battery 9'
const callbacks = ['facebook', 'google', 'twitter'].map((slot) => `${ORIGIN}/social/${slot}/callback`)

let subjects = 0
/** Somebody at a provider whom no other test knows. */
export const aSubject = (): string => `s${process.pid}n${(subjects += 1)}`
export const anAddress = (): string => `${aSubject()}@tessera.test`

/** The operations over real providers: two of OpenID Connect in three slots, and one of OAuth 2.0 alone. */
export async function openSocialSite() {
  const person = { id: 4711, name: 'Grace Plain', login: 'plain', html_url: 'https://plain.example/grace' }
  const [provider, another, plain] = await Promise.all([
    startFakeOpenIdProvider(callbacks),
    startFakeOpenIdProvider(callbacks),
    startFakeOAuth2Provider(person),
  ])
  const openId = (slot: string, { issuer }: FakeOpenIdProvider) => ({
    slot,
    name: slot,
    issuer,
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
  })
  const photos = {
    slot: 'instagram',
    kind: 'oauth2',
    name: 'Photos',
    issuer: plain.url,
    client_id: 'plain',
    authorization_endpoint: `${plain.url}/authorize`,
    token_endpoint: `${plain.url}/token`,
    userinfo_endpoint: `${plain.url}/me`,
  }
  const settings = [
    openId('facebook', provider),
    openId('google', provider),
    openId('twitter', another),
    photos,
  ]
  const SOCIAL_PROVIDERS = ProviderSettings.parse(JSON.stringify(settings))
  const providers = await openProviders({ SOCIAL_PROVIDERS, SIGNIN_SCRIPT_URL: 'https://script.test/gsi.js' })
  const deps = { ...(await testDeps()), providers }

  function call<T>(browser: TestBrowser, name: string, input: object = {}, within = deps): Promise<T> {
    const operation = operations.find(({ contract }) => contract.route.name === name)
    if (!operation) throw new Error(`no operation ${name}`)
    return operation.run(input, browser.context(within)) as Promise<T>
  }

  /** Goes to the provider as somebody and comes back; returns where the site sends the browser on to. */
  async function signInBy(
    browser: TestBrowser,
    slot: string,
    subject: string,
    asked: object = {},
  ): Promise<string> {
    const away = await startAuthorization({ slot, next: '/topics/', ...asked }, browser.context(deps))
    return finishAuthorization(slot, await browser.logInAt(away, subject, ORIGIN), browser.context(deps))
  }

  async function aSocialMember(subject = aSubject(), slot = 'google') {
    const browser = new TestBrowser()
    await signInBy(browser, slot, subject)
    const email = anAddress()
    const user = await call<OwnUser>(browser, 'auth.register', {
      email,
      birthday: BIRTHDAY,
      social_slot: slot,
    })
    return { browser, user, subject, email }
  }

  /** Somebody who signed up by e-mail and is signed in in a browser of their own. */
  async function aMemberWithPassword(email = anAddress()) {
    const browser = new TestBrowser()
    await call(browser, 'auth.register', { email, password: GOOD_PASSWORD })
    return { browser, email, member: await memberOf(browser) }
  }

  async function memberOf(browser: TestBrowser): Promise<Member> {
    const viewer = await viewerSource(deps)({
      token: browser.token,
      userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      acceptLanguage: 'en-US',
      localeCookie: null,
      countryFromIp: null,
    })
    if (viewer.state !== 'AUTH') throw new Error('nobody is signed in')
    browser.viewer = viewer
    return viewer
  }

  const stop = () => Promise.all([provider.stop(), another.stop(), plain.stop()])
  return { provider, another, deps, call, signInBy, aSocialMember, aMemberWithPassword, memberOf, stop }
}

export type SocialSite = Awaited<ReturnType<typeof openSocialSite>>
