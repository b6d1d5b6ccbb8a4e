import type { ProvenIdentity } from './sign-in-provider.ts'

const MAX_NAME = 60
const MAX_TEXT = 255

/** A claim as text, cut to what we keep. */
function textOf(value: unknown, most = MAX_TEXT): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : null
}

/** What identifies one person: of larger numbers several are read as the same one. */
export function subjectOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

const webAddress = (value: unknown): string | null => {
  const text = textOf(value, 2048)
  return text !== null && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null
}

/** Standard claims of a person, be they of an ID token or of a user-info response. */
export function identityOf(
  issuer: string,
  subject: string,
  claims: Readonly<Record<string, unknown>>,
): ProvenIdentity {
  const [first = '', ...rest] = (textOf(claims.name, MAX_NAME) ?? '').split(' ')
  return {
    issuer,
    subject,
    email: textOf(claims.email, 254),
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: textOf(claims.given_name, MAX_NAME) ?? first,
    lastName: textOf(claims.family_name, MAX_NAME) ?? rest.join(' '),
    username: textOf(claims.preferred_username ?? claims.username ?? claims.login),
    url: webAddress(claims.profile ?? claims.html_url ?? claims.link),
  }
}
