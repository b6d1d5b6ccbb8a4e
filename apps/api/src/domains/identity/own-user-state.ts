import type { OwnUser } from '@tessera/api-types/identity/views'
import { daysAfter } from '../sessions/session-rules.ts'

const MATURE_AFTER_DAYS = 7
const NEW_FOR_DAYS = 28

interface Facts {
  createdAt: Date
  resurrectedAt: Date | null
  emailVerifiedAt: Date | null
  passwordHash: string | null
  birthdayText: string | null
  hasMfaEnabled: boolean
  lastRepinId: string | null
  shouldShowMessaging: boolean
  isPersonalized: boolean
}

type State = Pick<
  OwnUser,
  | 'nags'
  | 'can_enable_mfa'
  | 'has_mfa_enabled'
  | 'has_quicksave_board'
  | 'resurrection_date'
  | 'is_matured_new_user'
  | 'shopping_rec_disabled'
  | 'show_personal_boutique'
  | 'should_show_messaging'
  | 'save_behavior'
  | 'teen_safety_options_url'
  | 'firstHomeFeedRequestAfterNux'
>

interface Age {
  isUnder16: boolean
  isMinor: boolean
  now: Date
}

/** What follows from the facts of an account, for its owner alone; `isUnder16` sees no shopping. */
export const ownState = (facts: Facts, { isUnder16, isMinor, now }: Age): State => ({
  nags: [
    ...(facts.emailVerifiedAt === null ? (['verify_email'] as const) : []),
    ...(facts.passwordHash === null ? (['add_password'] as const) : []),
    ...(facts.birthdayText === null ? (['add_birthday'] as const) : []),
  ],
  // A second factor stands behind a first one.
  can_enable_mfa: facts.passwordHash !== null,
  has_mfa_enabled: facts.hasMfaEnabled,
  has_quicksave_board: facts.lastRepinId !== null,
  resurrection_date: facts.resurrectedAt?.toISOString() ?? null,
  is_matured_new_user:
    daysAfter(facts.createdAt, MATURE_AFTER_DAYS) <= now && now < daysAfter(facts.createdAt, NEW_FOR_DAYS),
  shopping_rec_disabled: isUnder16,
  show_personal_boutique: facts.isPersonalized && !isUnder16,
  should_show_messaging: facts.shouldShowMessaging,
  save_behavior: facts.lastRepinId === null ? 'choose_board' : 'last_board',
  teen_safety_options_url: isMinor ? '/settings/privacy/' : null,
  firstHomeFeedRequestAfterNux: facts.lastRepinId === null && now < daysAfter(facts.createdAt, 1),
})
