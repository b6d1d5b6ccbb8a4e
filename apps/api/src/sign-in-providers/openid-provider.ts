import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import { discoveryOptions, errandUrl, refused } from './authorization-code.ts'
import { identityOf } from './profile-claims.ts'
import type { OpenIdSettings } from './provider-settings.ts'
import { SignInRefused, type SignInProvider } from './sign-in-provider.ts'

const SIGNATURES = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

interface Known {
  config: client.Configuration
  keys: JWTVerifyGetKey
}

/** A provider that speaks OpenID Connect, found by discovery at its first use. */
export function openIdProvider(settings: OpenIdSettings): SignInProvider {
  const { slot, name, issuer, client_id: clientId, icon_url: iconUrl, scopes } = settings
  let known: Promise<Known> | null = null
  // A provider that was away is asked again.
  const discovered = () =>
    (known ??= discover(settings).catch((error: unknown) => ((known = null), refused(error))))
  return {
    slot,
    name,
    iconUrl,
    clientId,
    browserConfigUrl: settings.browser_config_url,
    async authorizationUrl(errand, redirectUri) {
      const { config } = await discovered()
      return errandUrl(config, errand, { redirect_uri: redirectUri, scope: scopes, nonce: errand.nonce })
    },
    async finish(answer, { state, nonce, verifier }) {
      const { config } = await discovered()
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }
      const tokens = await client.authorizationCodeGrant(config, answer, checks).catch(refused)
      const claims = tokens.claims()
      if (!claims || !tokens.id_token) throw new SignInRefused('The provider sent no ID token')
      const told = await moreClaims(config, tokens.access_token, claims.sub)
      return {
        identity: identityOf(claims.iss, claims.sub, { ...told, ...claims }),
        idToken: tokens.id_token,
      }
    },
    async verifyIdToken(token, acceptsNonce) {
      const { config, keys } = await discovered()
      const { issuer: metadataIssuer } = config.serverMetadata()
      const { payload } = await jwtVerify(token, keys, {
        issuer: metadataIssuer,
        audience: clientId,
        algorithms: SIGNATURES,
        requiredClaims: ['sub', 'exp', 'iat'],
      }).catch(refused)
      const isForAnother = payload.azp !== undefined && payload.azp !== clientId
      if (!payload.sub || isForAnother || (acceptsNonce && !acceptsNonce(payload.nonce))) {
        throw new SignInRefused('The ID token was made for another errand')
      }
      return identityOf(metadataIssuer, payload.sub, payload)
    },
  }

  async function discover({ client_secret: secret }: OpenIdSettings): Promise<Known> {
    const config = await client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      secret ? client.ClientSecretBasic(secret) : client.None(),
      discoveryOptions(issuer),
    )
    const { jwks_uri: jwksUri } = config.serverMetadata()
    if (!jwksUri) throw new SignInRefused('The provider publishes no keys')
    return { config, keys: createRemoteJWKSet(new URL(jwksUri), { cooldownDuration: 5_000 }) }
  }
}

/** Many providers tell e-mail and name only where they are asked for them. */
async function moreClaims(config: client.Configuration, accessToken: string, subject: string) {
  if (!config.serverMetadata().userinfo_endpoint) return {}
  return client.fetchUserInfo(config, accessToken, subject).catch(refused)
}
