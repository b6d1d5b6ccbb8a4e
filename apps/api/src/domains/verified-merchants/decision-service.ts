import type { BusinessNotificationKind } from '@tessera/api-types/notifications/views'
import type { ReviewReason } from '@tessera/api-types/verified-merchants/merchant-program'
import type { MerchantDecision } from '../../mail/emails.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { notifyOfBusiness } from '../notifications/business-notification-service.ts'
import { findMerchant, insertDecision, managersOf, saveProgram, type ProgramRow } from './program-store.ts'

export type DecisionDeps = Pick<Deps, 'mailer' | 'newId' | 'now' | 'site'>

const KINDS: Record<MerchantDecision, BusinessNotificationKind> = {
  approved: 'merchant_approved',
  declined: 'merchant_declined',
  nonCompliant: 'merchant_non_compliant',
  suspended: 'merchant_suspended',
}

export const programPath = (businessId: string): string => `/business/${businessId}/hub/verified-merchant`

/** Stores what was decided about a merchant; its managers are notified, except who decided. // decided: B-4.08 */
export async function decide(
  tx: Db,
  deps: DecisionDeps,
  after: ProgramRow,
  { decision, actorId }: { decision: MerchantDecision; actorId: string | null },
): Promise<void> {
  await saveProgram(tx, after)
  const eventId = await noteDecision(tx, deps, after, actorId)
  const merchant = await findMerchant(tx, after.userId)
  if (!merchant) return
  const { businessId, businessName } = merchant
  const managers = (await managersOf(tx, businessId)).filter(({ userId }) => userId !== actorId)
  const link = programPath(businessId)
  const told = {
    kind: KINDS[decision],
    businessId,
    actorId: null,
    historyId: null,
    inviteId: null,
    eventId,
    link,
  }
  await notifyOfBusiness(
    tx,
    deps,
    managers.map(({ userId }) => ({ ...told, userId })),
  )
  for (const { email, firstName } of managers) {
    if (email === null) continue
    const values = { name: firstName, business: businessName, decision, url: deps.site.publicUrl + link }
    await deps.mailer.send(tx, { name: 'merchantDecision', to: email, values })
  }
}

/** Writes into the log of a merchant where it stands now; returns the entry's id. */
export async function noteDecision(
  tx: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  { userId, state, reviewStatus, reviewReasons: reasons }: ProgramRow,
  actorId: string | null,
): Promise<string> {
  const id = newId()
  await insertDecision(tx, { id, userId, actorId, state, reviewStatus, reasons, decidedAt: now() })
  return id
}

export const moved = (program: ProgramRow, state: ProgramRow['state'], at: Date): ProgramRow => ({
  ...program,
  state,
  stateSince: state === program.state ? program.stateSince : at,
})

export const declined = (program: ProgramRow, reviewReasons: ReviewReason[]): ProgramRow => ({
  ...program,
  reviewStatus: 'DISAPPROVED',
  reviewReasons,
})
