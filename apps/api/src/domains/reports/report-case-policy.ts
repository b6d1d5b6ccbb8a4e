import { isLabelDispute, type ReportReason } from '@tessera/api-types/reports/report-target'
import type { Member } from '@tessera/shared-auth'

interface Judged {
  state: string
  makerId: string | null
  isEmployee: boolean
  isWriteBanned: boolean
}

const isOwn = ({ userId }: Member, { makerId }: Judged): boolean => makerId === userId

/** No moderator decides a report about their own content. */
export const canDecide = (viewer: Member, judged: Judged): boolean =>
  judged.state === 'open' && !isOwn(viewer, judged)

/** A wrong label is no reason to remove a pin: it can be changed where somebody disputes it. */
export const canRelabel = (
  viewer: Member,
  judged: Judged & {
    targetType: string
    isThere: boolean
    creatorId: string | null
    reasons: readonly { reason: ReportReason }[]
  },
): boolean =>
  canDecide(viewer, judged) &&
  judged.targetType === 'pin' &&
  judged.isThere &&
  judged.creatorId !== viewer.userId &&
  judged.reasons.some(({ reason }) => isLabelDispute(reason))

/** Those who look after the site are no matter of reports. */
export const mayBeBanned = (viewer: Member, judged: Judged): boolean =>
  judged.makerId !== null && !judged.isEmployee && !isOwn(viewer, judged)
