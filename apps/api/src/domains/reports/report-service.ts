import {
  isLabelDispute,
  type ReportedType,
  type ReportReason,
} from '@tessera/api-types/reports/report-target'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { Listener } from '../../kernel/events.ts'
import { limitFor } from '../bot-checks/session-check-service.ts'
import { onPromotionReported } from '../ads/promoted-pin-service.ts'
import { flagComment } from '../comments/comment-safety-service.ts'
import { findBoard } from '../boards/board-service.ts'
import { requireParticipant } from '../messages/conversation-service.ts'
import { hydratePinCards } from '../pins/pin-hydration.ts'
import { findProfile } from '../users/user-service.ts'
import { handOver, type ReportedAs, saveReport } from './report-store.ts'
import { HOUR_MS } from '../../kernel/durations.ts'
import { joined } from '../../kernel/transaction-scope.ts'

type Needs = Pick<Deps, 'caches' | 'jobs' | 'limits' | 'newId' | 'now' | 'read' | 'site' | 'transact'>

const REPORTS_AN_HOUR = 60

interface Report {
  type: ReportedType
  id: string
  reason: ReportReason
  seen: ReportedAs
  /** Of a promoted pin, the proof that it was served. */
  promotion?: string | undefined
}

/**
 * Notifies the staff of the site; a comment is hidden from the reporter.
 * @throws DomainError PIN_NOT_FOUND, COMMENT_NOT_FOUND, CONVERSATION_NOT_FOUND, BOARD_NOT_FOUND, USER_NOT_FOUND
 * for what the viewer does not see; NOT_ALLOWED for themselves and their own boards
 */
export async function report(
  viewer: Member,
  { type, id, reason, seen, promotion }: Report,
  deps: Needs,
): Promise<void> {
  const most = await limitFor(viewer, REPORTS_AN_HOUR, deps)
  await deps.limits.consume(`reports:${viewer.userId}`, most, HOUR_MS)
  await deps.transact(async (tx) => {
    await requireTarget(tx, viewer, { type, id, reason }, deps)
    await saveReport(tx, {
      id: deps.newId(),
      caseId: deps.newId(),
      reporterId: viewer.userId,
      targetType: type,
      targetId: id,
      reason,
      seen,
      createdAt: deps.now(),
    })
    if (type === 'pin' && promotion && !isLabelDispute(reason))
      await onPromotionReported(tx, { viewer, token: promotion }, deps)
  })
}

function requireAnother({ userId }: Member, reportedId: string): void {
  if (reportedId === userId) throw new DomainError('NOT_ALLOWED')
}

async function requireTarget(
  tx: Db,
  viewer: Member,
  { type, id, reason }: Omit<Report, 'promotion' | 'seen'>,
  deps: Pick<Deps, 'caches' | 'now' | 'site' | 'transact'>,
): Promise<void> {
  if (type === 'conversation') return requireParticipant(tx, viewer, id)
  if (type === 'comment') {
    const flag = { commentId: id, reason, detailedReasons: [] }
    return flagComment(viewer, flag, joined(deps, tx))
  }
  if (type === 'board') {
    const { ownerId } = await findBoard(tx, viewer, { boardId: id })
    return requireAnother(viewer, ownerId)
  }
  if (type === 'user') {
    await findProfile(tx, viewer, { userId: id })
    return requireAnother(viewer, id)
  }
  const [pin] = await hydratePinCards({ ...deps, read: tx }, viewer, [id], 'opened')
  if (!pin) throw new DomainError('PIN_NOT_FOUND')
}

export const onBoardTransferred: Listener<'boardTransferred'> = async (tx, _deps, { boardId, ownerId }) => {
  await handOver(tx, boardId, ownerId)
}
