import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import { discoveryOptions, authorizationRequestUrl, refused } from './authorization-code.ts'
import { identityOf } from './profile-claims.ts'
import type { OpenIdSettings } from './provider-settings.ts'
import { SignInRefused, type AuthorizationRequest, type SignInProvider } from './sign-in-provider.ts'

const SIGNATURES = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

interface Known {
  config: client.Configuration
  keys: JWTVerifyGetKey
}

/** A provider that speaks OpenID Connect, found by discovery at its first use. */
export function openIdProvider(settings: OpenIdSettings): SignInProvider {
  const {
    slot,
    name,
    client_id: clientId,
    icon_url: iconUrl,
    browser_config_url: browserConfigUrl,
  } = settings
  let known: Promise<Known> | null = null
  // A provider that was away is asked again.
  const discovered = () =>
    (known ??= discover(settings).catch((error: unknown) => ((known = null), refused(error))))
  return {
    slot,
    name,
    iconUrl,
    clientId,
    browserConfigUrl,
    async authorizationUrl(authorization, redirectUri) {
      const { config } = await discovered()
      const parameters = { redirect_uri: redirectUri, scope: settings.scopes, nonce: authorization.nonce }
      return authorizationRequestUrl(config, authorization, parameters)
    },
    finish: async (answer, authorization) => redeem(await discovered(), answer, authorization),
    async verifyIdToken(token, acceptsNonce) {
      const payload = await claimsOf(token, clientId, await discovered())
      if (acceptsNonce && !acceptsNonce(payload.nonce)) {
        throw new SignInRefused('The ID token was made for another browser')
      }
      return identityOf(payload.iss, payload.sub, payload)
    },
  }
}

async function discover({ issuer, client_id: id, client_secret: secret }: OpenIdSettings): Promise<Known> {
  const authentication = secret ? client.ClientSecretBasic(secret) : client.None()
  const options = discoveryOptions(issuer)
  const config = await client.discovery(new URL(issuer), id, undefined, authentication, options)
  const { jwks_uri: jwksUri } = config.serverMetadata()
  if (!jwksUri) throw new SignInRefused('The provider publishes no keys')
  return { config, keys: createRemoteJWKSet(new URL(jwksUri), { cooldownDuration: 5_000 }) }
}

/** Exchanges the code of a response for tokens, and reads them. */
async function redeem({ config }: Known, answer: URL, { state, nonce, verifier }: AuthorizationRequest) {
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
  return { identity: identityOf(claims.iss, claims.sub, { ...told, ...claims }), idToken: tokens.id_token }
}

/** The claims of an ID token, once its signature, issuer, audience and time are right. */
async function claimsOf(
  token: string,
  clientId: string,
  { config, keys }: Known,
): Promise<JWTPayload & { iss: string; sub: string }> {
  const { issuer } = config.serverMetadata()
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: SIGNATURES,
    requiredClaims: ['sub', 'exp', 'iat'],
  }).catch(refused)
  const { sub, azp } = payload
  if (!sub || (azp !== undefined && azp !== clientId)) {
    throw new SignInRefused('The ID token was made for another site')
  }
  return { ...payload, iss: issuer, sub }
}

/** Many providers tell e-mail and name only where they are asked for them. */
async function moreClaims(config: client.Configuration, accessToken: string, subject: string) {
  if (!config.serverMetadata().userinfo_endpoint) return {}
  return client.fetchUserInfo(config, accessToken, subject).catch(refused)
}
