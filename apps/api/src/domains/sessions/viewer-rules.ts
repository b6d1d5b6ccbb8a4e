import { viewerState, type Member, type Viewer } from '@tessera/shared-auth'
import { UNKNOWN_COUNTRY } from '../accounts/country-rules.ts'

interface RequestTraits {
  isBot: boolean
  locale: string
  /** Where the request seems to come from. */
  country: string
}

type SignedIn = Omit<Member, 'state' | 'isBot' | 'locale' | 'country' | 'isEmailVerified'> & {
  loginState: number
  emailVerifiedAt: Date | null
  country: string
}

/** Those who work for the site have its rights; where it asks for a second factor, only behind one. */
export const actsForSite = (
  { isEmployee, hasMfaEnabled }: { isEmployee: boolean; hasMfaEnabled: boolean },
  { requiresMfaOfEmployees }: { requiresMfaOfEmployees: boolean },
): boolean => isEmployee && (hasMfaEnabled || !requiresMfaOfEmployees)

/** Who is looking, from the session row of their token; a member's own country wins over the address's. */
export function toViewer(row: SignedIn | undefined, { isBot, locale, country }: RequestTraits): Viewer {
  if (!row) return { state: 'UNAUTH', isBot, locale, country }
  const { userId, username, sessionId, isEmployee, isPartner, isWriteBanned, isUnder16 } = row
  const state = viewerState({ login_state: row.loginState })
  return {
    state: state === 'LIMITED_LOGIN' ? 'LIMITED_LOGIN' : 'AUTH',
    isBot,
    locale,
    country: row.country === UNKNOWN_COUNTRY ? country : row.country,
    userId,
    username,
    sessionId,
    isEmployee,
    isPartner,
    isWriteBanned,
    isUnder16,
    isEmailVerified: row.emailVerifiedAt !== null,
  }
}
