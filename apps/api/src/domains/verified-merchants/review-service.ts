import { z } from 'zod'
import type { MerchantDecision } from '../../mail/emails.ts'
import type { Deps } from '../../kernel/deps.ts'
import { Faults } from '../../kernel/faults.ts'
import { checksOf, failedRequired, feedbackSince, type CheckOutcome } from './merchant-checks.ts'
import { decide, declined, moved, noteDecision, type DecisionDeps } from './decision-service.ts'
import { loadFacts } from './merchant-fact-store.ts'
import { stateAfterChecks, type CheckedState } from './program-rules.ts'
import { checkedMerchants, lockProgram, saveChecks, saveProgram } from './program-store.ts'

export const REVIEW_MERCHANT = 'verified-merchants.review'

type Needs = DecisionDeps & Pick<Deps, 'log' | 'read' | 'transact'>

const AT_ONCE = 200

const DECISIONS = {
  ACCEPTED: 'approved',
  NON_COMPLIANT: 'nonCompliant',
  SUSPENDED: 'suspended',
} as const satisfies Record<CheckedState, MerchantDecision>

/** The checks of several merchants as things are now. */
export async function computeChecks(
  userIds: readonly string[],
  { read, now }: Pick<Deps, 'read' | 'now'>,
): Promise<Map<string, CheckOutcome[]>> {
  const at = now()
  const facts = await loadFacts(read, userIds, feedbackSince(at))
  return new Map([...facts].map(([userId, known]) => [userId, checksOf(known, at)]))
}

export const computeChecksOf = async (
  userId: string,
  deps: Pick<Deps, 'read' | 'now'>,
): Promise<CheckOutcome[]> => (await computeChecks([userId], deps)).get(userId) ?? []

const ReviewPayload = z.object({ userId: z.string() })

/** The job: decides an application. A review that cannot be carried out has failed until a later try of the job. */
export async function reviewApplication(payload: unknown, deps: Needs): Promise<void> {
  const { userId } = ReviewPayload.parse(payload)
  const checks = await computeChecksOf(userId, deps).catch(async (error: unknown) => {
    await noteFailure(userId, deps)
    throw error
  })
  await deps.transact(async (tx) => {
    const program = await lockProgram(tx, userId)
    if (program?.state !== 'APPLIED' || !['PROCESSING', 'FAILED'].includes(program.reviewStatus)) return
    await saveChecks(tx, [{ userId, checks }], deps.now())
    const failed = failedRequired(checks)
    return failed.length > 0
      ? decide(tx, deps, declined(program, failed), { decision: 'declined', actorId: null })
      : decide(
          tx,
          deps,
          moved({ ...program, reviewStatus: 'COMPLETED', reviewReasons: [] }, 'ACCEPTED', deps.now()),
          { decision: 'approved', actorId: null },
        )
  })
}

/** Our own fault declines nobody: it stands in the program, and may be asked for again. */
const noteFailure = (userId: string, deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    const program = await lockProgram(tx, userId)
    if (program?.reviewStatus !== 'PROCESSING') return
    const after = { ...program, reviewStatus: 'FAILED' as const, reviewReasons: ['REVIEW_ERROR' as const] }
    await saveProgram(tx, after)
    await noteDecision(tx, deps, after, null)
  })

interface Checked {
  userId: string
  checks: readonly CheckOutcome[]
}

/** Stores what the checks of a merchant in the program say, and what follows from it. */
export async function applyChecks(merchant: Checked, deps: Needs): Promise<void> {
  await deps.transact((tx) => saveChecks(tx, [merchant], deps.now()))
  await decideByChecks(merchant, deps)
}

const decideByChecks = ({ userId, checks }: Checked, deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    const program = await lockProgram(tx, userId)
    const to = program && stateAfterChecks(program, failedRequired(checks).length === 0, deps.now())
    if (!to) return
    await decide(tx, deps, moved(program, to, deps.now()), { decision: DECISIONS[to], actorId: null })
  })

/** The daily job: computes the checks of all who are in the program, each for itself. */
export async function checkMerchants(deps: Needs, atOnce: number = AT_ONCE): Promise<void> {
  const faults = new Faults(deps.log)
  for (let after = '0'; ;) {
    const userIds = (await checkedMerchants(deps.read, after, atOnce)).map(({ userId }) => userId)
    const last = userIds.at(-1)
    if (!last) return faults.end()
    await faults.keep(`merchants up to ${last}`, async () => {
      const checks = await computeChecks(userIds, deps)
      const merchants = userIds.map((userId) => ({ userId, checks: checks.get(userId) ?? [] }))
      await deps.transact((tx) => saveChecks(tx, merchants, deps.now()))
      for (const merchant of merchants)
        await faults.keep(`merchant ${merchant.userId}`, () => decideByChecks(merchant, deps))
    })
    after = last
  }
}
