import {
  MAX_APPEALS,
  type AppealDecision,
  type DeclineReason,
} from '@tessera/api-types/verified-merchants/merchant-program'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { findAppeal, listAppeals as listRows } from './appeal-store.ts'
import { toAppealDetailView, toAppealView } from './appeal-view.ts'
import { decide, declined, moved, type DecisionDeps } from './decision-service.ts'
import { lockProgram } from './program-store.ts'
import { computeChecksOf } from './review-service.ts'

export async function listAppeals(
  { userId }: Member,
  request: ListRequest,
  { read, site }: Pick<Deps, 'read' | 'site'>,
) {
  const { rows, ...range } = await listRows(read, userId, request)
  return { items: rows.map((row) => toAppealView(row, site)), ...range }
}

export async function getAppeal(
  { userId, locale }: Member,
  id: string,
  deps: Pick<Deps, 'now' | 'read' | 'site' | 'textsIn'>,
) {
  const row = await findAppeal(deps.read, userId, id)
  if (!row) throw new DomainError('NOT_FOUND')
  const checks = await computeChecksOf(id, deps)
  return toAppealDetailView(row, checks, { site: deps.site, now: deps.now(), texts: deps.textsIn(locale) })
}

interface Decided {
  id: string
  decision: AppealDecision
  reasons: DeclineReason[]
}

/** Decides an appeal once. The last one that is declined ends the program for the merchant. // decided: B-4.28, B-4.49 */
export async function decideAppeal(
  viewer: Member,
  { id, decision, reasons }: Decided,
  deps: DecisionDeps & Pick<Deps, 'transact'>,
): Promise<{ id: string }> {
  if (decision === 'declined' && reasons.length === 0) {
    throw fieldError('INVALID_INPUT', 'reasons', { key: 'field.needed' })
  }
  await deps.transact(async (tx) => {
    const program = await lockProgram(tx, id)
    const appeal = await findAppeal(tx, viewer.userId, id)
    if (!program || !appeal) throw new DomainError('NOT_FOUND')
    if (appeal.isOwnBusiness) throw new DomainError('NOT_ALLOWED')
    const at = deps.now()
    const isLast = program.appealCount >= MAX_APPEALS
    const after =
      decision === 'approved'
        ? moved({ ...program, reviewStatus: 'COMPLETED', reviewReasons: [] }, 'ACCEPTED', at)
        : moved(declined(program, [...new Set(reasons)]), isLast ? 'CANCELLED' : program.state, at)
    await decide(tx, deps, after, { decision, actorId: viewer.userId })
  })
  return { id }
}
