import {
  COMPLIANCE_GRACE_DAYS,
  MAX_APPEALS,
  REAPPLY_AFTER_DAYS,
  type ProgramState,
  type ReviewState,
  type ReviewStatus,
} from '@tessera/api-types/verified-merchants/merchant-program'
import { DAY_MS } from '../../kernel/durations.ts'

export interface Standing {
  state: ProgramState
  stateSince: Date
}

export interface Review {
  reviewStatus: ReviewStatus
  isAppeal: boolean
  appealCount: number
}

/** Where each state leads. // decided: B-4.28 */
const NEXT: Readonly<Record<ProgramState | 'NONE', readonly ProgramState[]>> = {
  NONE: ['APPLIED'],
  APPLIED: ['ACCEPTED', 'CANCELLED'],
  ACCEPTED: ['NON_COMPLIANT', 'CANCELLED'],
  NON_COMPLIANT: ['ACCEPTED', 'SUSPENDED', 'CANCELLED'],
  SUSPENDED: ['ACCEPTED', 'CANCELLED'],
  CANCELLED: ['APPLIED'],
}

/** The days a merchant has to spend in a state first. */
const waitDays = ({ state }: Standing, to: ProgramState): number => {
  if (state === 'NON_COMPLIANT' && to === 'SUSPENDED') return COMPLIANCE_GRACE_DAYS
  return state === 'CANCELLED' ? REAPPLY_AFTER_DAYS : 0
}

export const canTransition = (from: Standing | null, to: ProgramState, now: Date): boolean =>
  NEXT[from?.state ?? 'NONE'].includes(to) &&
  (from === null || now.getTime() - from.stateSince.getTime() >= waitDays(from, to) * DAY_MS)

/** // decided: B-4.26 */
export function reviewStateOf({
  reviewStatus,
  isAppeal,
}: Pick<Review, 'reviewStatus' | 'isAppeal'>): ReviewState {
  switch (reviewStatus) {
    case 'PROCESSING':
      return 'pending'
    case 'UNDER_REVIEW':
      return isAppeal ? 'appeal_pending' : 'pending'
    case 'COMPLETED':
      return 'approved'
    case 'DISAPPROVED':
    case 'FAILED':
      return 'declined'
  }
}

/** // decided: B-4.49 */
export const canAppeal = (program: Pick<Standing, 'state'> & Review): boolean =>
  program.appealCount < MAX_APPEALS &&
  program.state !== 'CANCELLED' &&
  (reviewStateOf(program) === 'declined' ||
    (program.state === 'SUSPENDED' && reviewStateOf(program) !== 'appeal_pending'))

/** A review that could not be carried out is asked for again without an appeal. */
export const canApply = (program: (Standing & Review) | null, now: Date): boolean =>
  (program?.state === 'APPLIED' && program.reviewStatus === 'FAILED') ||
  canTransition(program, 'APPLIED', now)

export type CheckedState = Extract<ProgramState, 'ACCEPTED' | 'NON_COMPLIANT' | 'SUSPENDED'>

/** What the daily checks make of a merchant in the program; null where nothing changes. */
export function stateAfterChecks(standing: Standing, isCompliant: boolean, now: Date): CheckedState | null {
  const wanted: readonly CheckedState[] = isCompliant ? ['ACCEPTED'] : ['NON_COMPLIANT', 'SUSPENDED']
  if (standing.state !== 'ACCEPTED' && standing.state !== 'NON_COMPLIANT') return null
  return wanted.find((to) => canTransition(standing, to, now)) ?? null
}

/** The website that an address is of. */
export const websiteOf = (url: string): string => new URL(url).host.toLowerCase().replace(/^www\./, '')

/** Whether an address stands on one of some hosts, or below one of them. */
export function isOnHosts(url: string, hosts: readonly string[]): boolean {
  const host = websiteOf(url)
  return hosts.some((known) => host === known || host.endsWith(`.${known}`))
}
