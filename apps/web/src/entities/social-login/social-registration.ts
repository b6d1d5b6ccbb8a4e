import { socialLoginApi } from './social-login-api.ts'

/** A token of a provider about somebody, or that this browser proved itself there just before. */
export type SocialCredential = { slot: string; token: string } | { slot: string; token: null }

const FACEBOOK = 'facebook'

type Values = {
  email: string
  birthday?: string
  first_name?: string
  last_name?: string
  recaptcha_v3_token?: string
}

type Claims = { sub?: string; email?: string }

/** The claims of an ID token, not verified: the server does that. */
export function claimsIn(token: string): Claims {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims
  } catch {
    return {}
  }
}

/** The sign-up fields that carry a credential; the facebook slot has names of its own. // spec 001 §3 */
export function credentialFields({ slot, token }: SocialCredential) {
  if (token === null) return { social_slot: slot }
  if (slot === FACEBOOK) return { facebook_id: claimsIn(token).sub ?? '', facebook_token: token }
  return { social_slot: slot, social_token: token }
}

/** Social logins go to the core registration, never to the cross-domain handshake. // spec 001 §5 */
export const socialRegistration = (credential: SocialCredential, values: Values) =>
  socialLoginApi.endpoints.registerSocially.initiate({ ...values, ...credentialFields(credential) })
