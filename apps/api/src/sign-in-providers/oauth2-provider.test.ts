import { randomPKCECodeVerifier } from 'openid-client'
import { describe, expect, it } from 'vitest'
import { startFakeOAuth2Provider } from '../domains/social-login/testing/fake-oauth2-provider.ts'
import { oauth2Provider } from './oauth2-provider.ts'
import { ProviderSettings } from './provider-settings.ts'
import { SignInRefused } from './sign-in-provider.ts'

/** Who signs in at a provider with this user info. */
async function signedIn(person: unknown) {
  const fake = await startFakeOAuth2Provider(person)
  const settings = {
    slot: 'instagram',
    kind: 'oauth2',
    name: 'Photos',
    issuer: fake.url,
    client_id: 'plain',
    authorization_endpoint: `${fake.url}/authorize`,
    token_endpoint: `${fake.url}/token`,
    userinfo_endpoint: `${fake.url}/me`,
  }
  const [parsed] = ProviderSettings.parse(JSON.stringify([settings]))
  if (parsed?.kind !== 'oauth2') throw new Error('no settings')
  const provider = oauth2Provider(parsed)
  const request = { state: 'a state', nonce: 'a nonce', verifier: randomPKCECodeVerifier() }
  try {
    const away = await provider.authorizationUrl(request, 'http://tessera.test/social/instagram/callback')
    const { headers } = await fetch(away, { redirect: 'manual' })
    return (await provider.finish(new URL(headers.get('location') ?? ''), request)).identity
  } finally {
    await fake.stop()
  }
}

describe('user info of a provider of OAuth 2.0 alone', () => {
  it.each([4711, '4711', Number.MAX_SAFE_INTEGER])('identifies a person by %j', async (id) => {
    expect(await signedIn({ id, email: 'ada@tessera.test' })).toMatchObject({
      subject: String(id),
      isEmailVerified: false,
    })
  })

  it.each([
    ['an empty subject', { id: '' }],
    ['a subject of spaces', { id: '  ' }],
    ['a number that several are read as', { id: 2 ** 53 }],
    ['a fraction', { id: 1.5 }],
    ['no subject', { name: 'Ada' }],
    ['nothing at all', null],
  ])('with %s identifies nobody', async (_, person) => {
    await expect(signedIn(person)).rejects.toThrow(SignInRefused)
  })
})
