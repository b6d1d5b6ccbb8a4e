import type { InviteView } from '@tessera/api-types/business/views'
import { DAY_MS } from '../../kernel/durations.ts'

export type InviteStatus = InviteView['status']
/** EXPIRED is never stored: it is computed when an invite is read. */
export type StoredInviteStatus = Exclude<InviteStatus, 'EXPIRED'>

/** How long an invite may be answered. // decided: B-2.24 */
const INVITE_LIFETIME_MS = 30 * DAY_MS
/** How long before its end people are reminded of an invite. // decided: B-4.08 */
const REMINDED_MS = 3 * DAY_MS

export const expiresAt = (sentAt: Date): Date => new Date(sentAt.getTime() + INVITE_LIFETIME_MS)

/** Invites sent then or earlier have expired by now. */
export const expiredBefore = (now: Date): Date => new Date(now.getTime() - INVITE_LIFETIME_MS)

/** When the invites were sent that expire soon but have not yet. */
export const expiringSent = (now: Date): { after: Date; until: Date } => {
  const after = expiredBefore(now)
  return { after, until: new Date(after.getTime() + REMINDED_MS) }
}

export const statusAt = (
  { status, sentAt }: { status: StoredInviteStatus; sentAt: Date },
  now: Date,
): InviteStatus => (status === 'PENDING' && sentAt <= expiredBefore(now) ? 'EXPIRED' : status)

/** What a list of some statuses asks of what is stored. */
export const statusFilter = (statuses: readonly InviteStatus[], now: Date) => ({
  statuses: statuses.filter(
    (status): status is Exclude<StoredInviteStatus, 'PENDING'> =>
      status !== 'PENDING' && status !== 'EXPIRED',
  ),
  expiredBefore: expiredBefore(now),
  withPending: statuses.includes('PENDING'),
  withExpired: statuses.includes('EXPIRED'),
})
