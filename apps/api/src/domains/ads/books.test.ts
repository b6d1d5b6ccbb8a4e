import { beforeAll, expect, it, vi } from 'vitest'
import { schedule } from '../../jobs/tasks.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aClick, aPromotion } from '../../testing/test-promotions.ts'
import { chargeEvents } from './charge-service.ts'
import { auditBooks } from './books-service.ts'
import { bookFaults } from './books-store.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

/** A promotion with two clicks that were paid for. */
async function aCharged() {
  const { id, adAccountId } = await aPromotion(deps, { dailyBudget: 10 })
  await deps.transact((tx) => chargeEvents(tx, [aClick(id), aClick(id)], deps))
  return { id, adAccountId, range: [adAccountId, id] as const }
}

const faultsOf = async (range: readonly [string, string]) =>
  Object.entries(await bookFaults(deps.read, range)).flatMap(([name, count]) => (count > 0 ? [name] : []))

it('B-4.63 B-4.64 the books of charged events agree, conversions of a day without any included', async () => {
  const { id, range } = await aCharged()
  await deps.read
    .insertInto('promotionDays')
    .values({ promotionId: id, day: '2026-01-02', conversions: 1, budgetMicros: 10_000_000 })
    .execute()
  expect(await faultsOf(range)).toEqual([])
})

it('B-4.63 B-4.64 a day, an account or an invoice with another amount than its events is found', async () => {
  const { id, adAccountId, range } = await aCharged()
  const dayOf = (spendMicros: number) =>
    deps.read.updateTable('promotionDays').set({ spendMicros }).where('promotionId', '=', id).execute()
  const accountOf = (spendMicros: number) =>
    deps.read
      .updateTable('adAccountSpend')
      .set({ spendMicros })
      .where('adAccountId', '=', adAccountId)
      .execute()
  await dayOf(400_001)
  expect(await faultsOf(range)).toEqual(['daysUnlikeEvents', 'accountsUnlikeDays', 'invoicesUnlikeDays'])
  await dayOf(400_000)
  await accountOf(399_999)
  expect(await faultsOf(range)).toEqual(['accountsUnlikeDays'])
  await accountOf(400_000)
})

it('B-4.64 every day the books are audited: what contradicts itself is an error in the log, and nothing else is', async () => {
  expect(schedule).toContainEqual(expect.objectContaining({ task: 'ads.audit-books' }))
  const { id, range } = await aCharged()
  const error = vi.spyOn(deps.log, 'error').mockImplementation(() => undefined)
  await auditBooks(deps, range)
  expect(error).not.toHaveBeenCalled()
  await deps.read.updateTable('promotionDays').set({ impressions: 1 }).where('promotionId', '=', id).execute()
  await auditBooks(deps, range)
  const found = { daysUnlikeEvents: 1 }
  expect(error.mock.calls).toEqual([[{ found }, 'the books of ads contradict themselves']])
})
