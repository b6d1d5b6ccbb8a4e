import type { CaseAction, CaseDecision } from '@tessera/api-types/reports/report-cases'
import type { Sensitivity } from '@tessera/api-types/boards/board-limits'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import { onPinCleared, onPinUpheld } from '../ads/promoted-pin-service.ts'
import { removeBoard } from '../boards/board-removal-service.ts'
import { setSensitivity } from '../boards/board-service.ts'
import { removeComment } from '../comments/comment-service.ts'
import { withdrawFromSite, notifyFromSite } from '../notifications/notification-service.ts'
import { decideAiLabel } from '../pins/ai-label-service.ts'
import { removePin } from '../pins/pin-removal-service.ts'
import { setWriteBan } from '../users/user-service.ts'
import { canDecide, canRelabel, mayBeBanned, mayMarkBoard } from './report-case-policy.ts'
import {
  closeCase,
  countUpheld,
  earlierCases,
  findCase,
  listActions,
  listSeen,
  noteAction,
  reportersOf,
  type CaseRow,
} from './report-case-store.ts'
import type { ReportCase } from './report-case-view.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'read' | 'transact'>

async function loadCase(db: Db, id: string): Promise<CaseRow> {
  const found = await findCase(db, id)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

export async function readCase(id: string, { read }: Pick<Deps, 'read'>): Promise<ReportCase> {
  const row = await loadCase(read, id)
  const [earlier, upheld, actions, seen] = await Promise.all([
    earlierCases(read, row),
    row.authorId === null ? 0 : countUpheld(read, row.authorId),
    listActions(read, id),
    listSeen(read, id),
  ])
  return { row, earlier, upheld, actions, seen }
}

/** Decides a case for all who reported it; what breaks the rules is taken away at once. */
export async function decideCase(
  viewer: Member,
  {
    id,
    decision,
    made_with_ai: isMadeWithAi,
  }: { id: string; decision: CaseDecision; made_with_ai?: boolean | undefined },
  deps: Needs & EmitDeps,
): Promise<ReportCase> {
  await deps.transact(async (tx) => {
    const found = await loadCase(tx, id)
    if (found.state === 'open' && !canDecide(viewer, found)) throw new DomainError('NOT_ALLOWED')
    const isFirst = await closeCase(tx, id, { decision, by: viewer.userId, at: deps.now() })
    if (!isFirst) throw new DomainError('REPORT_DECIDED')
    const isRelabeled = isMadeWithAi !== undefined
    if (found.targetType === 'pin' && decision === 'upheld' && !isRelabeled)
      await onPinUpheld(tx, found.targetId, deps)
    if (isRelabeled) await relabel(tx, viewer, { found, isMadeWithAi }, deps)
    else if (decision === 'upheld') await removeReported(tx, found, deps)
    if (found.targetType === 'pin' && (isRelabeled || decision === 'dismissed'))
      await onPinCleared(tx, found.targetId, deps)
    await notifyFromSite(tx, deps, {
      kind: isRelabeled ? 'report_relabeled' : `report_${decision}`,
      userIds: await reportersOf(tx, id),
      caseId: id,
    })
    await note(tx, { caseId: id, viewer, action: isRelabeled ? labelAction(isMadeWithAi) : decision }, deps)
  })
  return readCase(id, deps)
}

/** A conversation stays with those who have it, and a person with their account; who misused it may be banned from writing. */
const removals = {
  pin: { remove: removePin, kind: 'pin_removed' },
  comment: { remove: removeComment, kind: 'comment_removed' },
  board: { remove: removeBoard, kind: 'board_removed' },
  conversation: null,
  user: null,
} as const

async function removeReported(tx: Db, { id, targetType, targetId, authorId }: CaseRow, deps: EmitDeps) {
  const removal = removals[targetType]
  if (!removal || !(await removal.remove(tx, targetId, deps)) || authorId === null) return
  await notifyFromSite(tx, deps, { kind: removal.kind, userIds: [authorId], caseId: id })
}

const labelAction = (isMadeWithAi: boolean) => (isMadeWithAi ? 'ai_labeled' : 'ai_unlabeled')

/** Changes the label of a disputed pin for all copies of it, and notifies who made it. */
async function relabel(
  tx: Db,
  viewer: Member,
  { found, isMadeWithAi }: { found: CaseRow; isMadeWithAi: boolean },
  deps: Pick<Deps, 'newId' | 'now'>,
) {
  if (!canRelabel(viewer, found)) throw new DomainError('NOT_ALLOWED')
  const decided = await decideAiLabel(tx, found.targetId, isMadeWithAi)
  if (!decided) throw new DomainError('NOT_FOUND')
  const creatorId = decided.creatorId ?? found.authorId
  if (creatorId === null) return
  await notifyFromSite(tx, deps, {
    kind: labelAction(isMadeWithAi),
    userIds: [creatorId],
    caseId: found.id,
  })
}

/** Sets or lifts the write ban of the creator of reported content. */
export async function setBan(
  viewer: Member,
  id: string,
  isBanned: boolean,
  deps: Needs,
): Promise<ReportCase> {
  await deps.transact(async (tx) => {
    const found = await loadCase(tx, id)
    if (found.authorId === null || !mayBeBanned(viewer, found)) throw new DomainError('NOT_ALLOWED')
    if (!(await setWriteBan(tx, found.authorId, isBanned))) return
    const kind = isBanned ? 'write_banned' : 'write_ban_lifted'
    await withdrawFromSite(tx, isBanned ? 'write_ban_lifted' : 'write_banned', id)
    await notifyFromSite(tx, deps, { kind, userIds: [found.authorId], caseId: id })
    await note(tx, { caseId: id, viewer, action: kind }, deps)
  })
  return readCase(id, deps)
}

/** Puts a warning before a reported board, or that of a reported pin, or takes it away. */
export async function markBoard(
  viewer: Member,
  { id, sensitivity }: { id: string; sensitivity: Sensitivity | null },
  deps: Needs,
): Promise<ReportCase> {
  await deps.transact(async (tx) => {
    const found = await loadCase(tx, id)
    if (found.boardId === null) throw new DomainError('NOT_FOUND')
    if (!mayMarkBoard(viewer, found)) throw new DomainError('NOT_ALLOWED')
    await setSensitivity(tx, found.boardId, sensitivity)
    await note(tx, { caseId: id, viewer, action: sensitivity ? 'board_marked' : 'board_unmarked' }, deps)
  })
  return readCase(id, deps)
}

const note = (
  tx: Db,
  { caseId, viewer, action }: { caseId: string; viewer: Member; action: CaseAction },
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
): Promise<void> => noteAction(tx, { id: newId(), caseId, actorId: viewer.userId, action, occurredAt: now() })
