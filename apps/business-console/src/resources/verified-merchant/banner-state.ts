import {
  ACTION_CARDS_HIDDEN_MS,
  MAX_WELCOME_DISMISSALS,
  type MerchantBanner,
} from '@tessera/api-types/verified-merchants/merchant-program'
import type { MerchantProgramView } from '@tessera/api-types/verified-merchants/views'
import { readStored, store } from '../../shared/browser-storage.ts'

/** What a person dismissed in this browser. // decided: B-3.36 */
export interface BannerState {
  /** In milliseconds since 1970. */
  lastDismissedAt: number | null
  welcomeDismissCount: number
  celebrationDismissed: boolean
}

const FRESH: BannerState = { lastDismissedAt: null, welcomeDismissCount: 0, celebrationDismissed: false }

const keyOf = (userId: string): string => `vmp_banner_state:${userId}`

export function readBannerState(userId: string): BannerState {
  const stored = readStored<Partial<BannerState>>(keyOf(userId))
  if (typeof stored !== 'object' || stored === null) return FRESH
  const { lastDismissedAt, welcomeDismissCount, celebrationDismissed } = stored
  return {
    lastDismissedAt: typeof lastDismissedAt === 'number' ? lastDismissedAt : FRESH.lastDismissedAt,
    welcomeDismissCount:
      typeof welcomeDismissCount === 'number' ? welcomeDismissCount : FRESH.welcomeDismissCount,
    celebrationDismissed: celebrationDismissed === true,
  }
}

export const storeBannerState = (userId: string, state: BannerState): void => store(keyOf(userId), state)

export function afterDismissal(state: BannerState, banner: MerchantBanner, now: number): BannerState {
  switch (banner) {
    case 'CELEBRATION_BANNER':
      return { ...state, celebrationDismissed: true }
    case 'WELCOME_BANNER':
      return { ...state, welcomeDismissCount: state.welcomeDismissCount + 1 }
    case 'ACTION_CARDS_BANNER':
      return { ...state, lastDismissedAt: now }
  }
}

/** The checks that need somebody to act, with what is required first. */
export const failingChecks = ({ checks }: Pick<MerchantProgramView, 'checks'>) =>
  checks
    .filter(({ result }) => result === 'FAIL')
    .toSorted((one, other) => Number(other.required) - Number(one.required))

type Shown = Pick<MerchantProgramView, 'program_state' | 'review_state' | 'is_available' | 'checks'>

/** The one banner that is due. // decided: B-4.41 */
export function bannerOf(program: Shown, state: BannerState, now: number): MerchantBanner | null {
  const { program_state, review_state, is_available } = program
  if (program_state === 'ACCEPTED' && !state.celebrationDismissed) return 'CELEBRATION_BANNER'
  const isToAct =
    program_state === 'APPLIED' || program_state === 'NON_COMPLIANT' || review_state === 'declined'
  const isRested = state.lastDismissedAt === null || now - state.lastDismissedAt >= ACTION_CARDS_HIDDEN_MS
  if (isToAct && isRested && failingChecks(program).length > 0) return 'ACTION_CARDS_BANNER'
  const isWelcome =
    is_available && program_state === null && state.welcomeDismissCount < MAX_WELCOME_DISMISSALS
  return isWelcome ? 'WELCOME_BANNER' : null
}
