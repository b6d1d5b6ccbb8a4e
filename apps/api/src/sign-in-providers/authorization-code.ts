import * as client from 'openid-client'
import { SignInRefused, type AuthorizationRequest } from './sign-in-provider.ts'

const TIMEOUT_SECONDS = 10

/** Providers on this very machine may speak plain HTTP; settings let no other do so. */
export const discoveryOptions = (issuer: string): client.DiscoveryRequestOptions => ({
  timeout: TIMEOUT_SECONDS,
  execute: issuer.startsWith('http:')
    ? [client.allowInsecureRequests, client.enableNonRepudiationChecks]
    : [client.enableNonRepudiationChecks],
})

export function prepare(config: client.Configuration, issuer: string): client.Configuration {
  config.timeout = TIMEOUT_SECONDS
  if (issuer.startsWith('http:')) client.allowInsecureRequests(config)
  return config
}

/** The URL of an authorization request; PKCE and state are always part of it. */
export async function authorizationRequestUrl(
  config: client.Configuration,
  { state, verifier }: AuthorizationRequest,
  parameters: Record<string, string>,
): Promise<string> {
  return client.buildAuthorizationUrl(config, {
    ...parameters,
    state,
    response_type: 'code',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href
}

/** A malformed response of a provider proves nothing. */
export const refused = (cause: unknown): never => {
  throw cause instanceof SignInRefused
    ? cause
    : new SignInRefused('The provider did not vouch for anyone', cause)
}
