import { isLabelDispute, type ReportReason } from '@tessera/api-types/reports/report-target'
import type { Member } from '@tessera/shared-auth'

interface Judged {
  state: string
  authorId: string | null
  isEmployee: boolean
  isWriteBanned: boolean
}

const isOwn = ({ userId }: Member, { authorId }: Judged): boolean => authorId === userId

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

/** The warning of a board is neither for who has it nor for who made what was reported there. */
export const mayMarkBoard = (
  viewer: Member,
  judged: Judged & { boardId: string | null; boardOwnerId: string | null },
): boolean => judged.boardId !== null && judged.boardOwnerId !== viewer.userId && !isOwn(viewer, judged)

/** Those who look after the site are no matter of reports. */
export const mayBeBanned = (viewer: Member, judged: Judged): boolean =>
  judged.authorId !== null && !judged.isEmployee && !isOwn(viewer, judged)
