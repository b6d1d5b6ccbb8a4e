import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it, vi } from 'vitest'
import { tasks } from '../../jobs/tasks.ts'
import { mailFolder } from '../../mail/mail-folder.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { noTextDelivery } from '../../texts/text-delivery.ts'
import { chargeEvents } from './charge-service.ts'
import { bookFaults } from './books-store.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const click = (promotionId: string) => ({
  clientUuid: randomUUID() as string,
  promotionId,
  kind: 'OUTBOUND_CLICK' as const,
  viewerKey: randomUUID() as string,
})

/** A promotion with two clicks that were paid for. */
async function aCharged() {
  const { id, adAccountId } = await aPromotion(deps, { dailyBudget: 10 })
  await deps.transact((tx) => chargeEvents(tx, [click(id), click(id)], deps))
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

it('B-4.64 every day the books are audited, and what contradicts itself is an error in the log', async () => {
  const { id } = await aCharged()
  const error = vi.spyOn(deps.log, 'error').mockImplementation(() => undefined)
  const before = (await bookFaults(deps.read)).daysUnlikeEvents ?? 0
  const spend = (spendMicros: number) =>
    deps.read.updateTable('promotionDays').set({ spendMicros }).where('promotionId', '=', id).execute()
  await spend(200_000)
  await tasks['ads.audit-books']?.(
    {},
    { ...deps, mailDelivery: mailFolder(''), textDelivery: noTextDelivery },
  )
  const found = expect.objectContaining({ daysUnlikeEvents: before + 1 })
  expect(error).toHaveBeenCalledWith({ found }, 'the books of ads contradict themselves')
  await spend(400_000)
})
