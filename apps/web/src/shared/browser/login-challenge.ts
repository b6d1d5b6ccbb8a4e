import type { MfaChallenge } from '@tessera/api-types/second-factor/views'

const NAME = 'challenge'

/** What a login that came by way of another site still needs, from behind the `#`; the address forgets it. */
export function takeLoginChallenge(): MfaChallenge | null {
  const given = new URLSearchParams(window.location.hash.slice(1)).get(NAME)
  if (given === null) return null
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  try {
    const challenge = JSON.parse(given) as MfaChallenge
    return typeof challenge.mfa_token === 'string' && Array.isArray(challenge.factors) ? challenge : null
  } catch {
    return null
  }
}
