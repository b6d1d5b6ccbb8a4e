import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDeps } from '../../testing/test-deps.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { settlePromotions } from './settle-service.ts'
import { SETTLED_AT_ONCE } from './settle-store.ts'

const deps = await testDeps()

it('B-4.59 every promotion is settled, however many there are', async () => {
  const { id, adAccountId } = await aPromotion(deps, { status: 'PENDING_REVIEW' })
  await sql`INSERT INTO promotions SELECT (jsonb_populate_record(p, jsonb_build_object('id', (p.id + n)::text))).*
    FROM promotions p, generate_series(1, ${SETTLED_AT_ONCE}::int) n WHERE p.id = ${id}::bigint`.execute(
    deps.read,
  )
  await settlePromotions(deps)
  const statuses = await deps.read
    .selectFrom('promotions')
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .where('adAccountId', '=', adAccountId)
    .groupBy('status')
    .execute()
  // They have no pin to show.
  expect(statuses).toEqual([{ status: 'REJECTED', count: String(SETTLED_AT_ONCE + 1) }])
}, 60_000)
