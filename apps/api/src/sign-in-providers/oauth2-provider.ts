import * as client from 'openid-client'
import { authorizationRequestUrl, prepare, refused } from './authorization-code.ts'
import { identityOf, subjectOf } from './profile-claims.ts'
import type { OAuth2Settings } from './provider-settings.ts'
import { SignInRefused, type SignInProvider } from './sign-in-provider.ts'

/** A provider that speaks OAuth 2.0 alone: its user-info response identifies the person. */
export function oauth2Provider(settings: OAuth2Settings): SignInProvider {
  const { slot, name, issuer, client_id: clientId, client_secret: secret, icon_url: iconUrl } = settings
  const metadata = {
    issuer,
    authorization_endpoint: settings.authorization_endpoint,
    token_endpoint: settings.token_endpoint,
    userinfo_endpoint: settings.userinfo_endpoint,
  }
  const authentication = secret ? client.ClientSecretPost(secret) : client.None()
  const config = prepare(new client.Configuration(metadata, clientId, undefined, authentication), issuer)
  return {
    slot,
    name,
    iconUrl,
    clientId,
    browserConfigUrl: null,
    authorizationUrl: (authorization, redirectUri) =>
      authorizationRequestUrl(config, authorization, { redirect_uri: redirectUri, scope: settings.scopes }),
    async finish(answer, { state, verifier }) {
      const checks = { expectedState: state, pkceCodeVerifier: verifier }
      const tokens = await client.authorizationCodeGrant(config, answer, checks).catch(refused)
      const claims = await userInfo(tokens.access_token).catch(refused)
      const subject = subjectOf(claims?.[settings.subject_field])
      if (!claims || subject === null) throw new SignInRefused('The user info has no subject')
      return { identity: identityOf(issuer, subject, claims), idToken: null }
    },
    // An access token does not say for whom it was made.
    verifyIdToken: () => Promise.reject(new SignInRefused('This provider signs no ID tokens')),
  }

  async function userInfo(accessToken: string): Promise<Record<string, unknown> | null> {
    const headers = new Headers({ accept: 'application/json' })
    const endpoint = new URL(settings.userinfo_endpoint)
    const answer = await client.fetchProtectedResource(
      config,
      accessToken,
      endpoint,
      'GET',
      undefined,
      headers,
    )
    return (await answer.json()) as Record<string, unknown> | null
  }
}
