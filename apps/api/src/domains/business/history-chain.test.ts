import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBusiness, operation } from './testing/a-business.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

async function aHistory() {
  const business = await aBusiness(deps)
  const change = (vertical: string) =>
    callAs(deps, business.owner)(operation('business.update'), { business_id: business.id, vertical })
  for (const vertical of ['TRAVEL', 'PETS', 'BEAUTY']) await change(vertical)
  const entries = () =>
    deps.read
      .selectFrom('businessHistory')
      .select(['id', 'position'])
      .where('businessId', '=', business.id)
      .orderBy('position')
      .execute()
  const broken = async () => {
    const rows = await deps.read
      .selectFrom('brokenHistory')
      .select('id')
      .where('businessId', '=', business.id)
      .execute()
    return rows.map(({ id }) => id)
  }
  return { ...business, change, entries, broken }
}

/** As somebody who may do anything with the database. */
async function behindTheGuards(work: () => Promise<unknown>): Promise<void> {
  await sql`ALTER TABLE business_history DISABLE TRIGGER business_history_append_only`.execute(deps.read)
  await work()
  await sql`ALTER TABLE business_history ENABLE TRIGGER business_history_append_only`.execute(deps.read)
}

describe('the chain of a history', () => {
  it('is whole as it was written, also by changes at the same moment', async () => {
    const { change, entries, broken } = await aHistory()
    await Promise.all(['MEDIA', 'FASHION', 'FINANCE'].map(change))
    const positions = (await entries()).map(({ position }) => Number(position))
    expect(positions).toEqual(positions.map((_each, index) => index + 1))
    expect(await broken()).toEqual([])
  })

  it('breaks at an entry that was rewritten', async () => {
    const { entries, broken } = await aHistory()
    const [, second] = await entries()
    await behindTheGuards(() =>
      deps.read
        .updateTable('businessHistory')
        .set({ actorName: 'Somebody else' })
        .where('id', '=', second?.id ?? '')
        .execute(),
    )
    expect(await broken()).toEqual([second?.id])
  })

  it('breaks where an entry was removed', async () => {
    const { entries, broken } = await aHistory()
    const [, second, third] = await entries()
    await behindTheGuards(() =>
      deps.read
        .deleteFrom('businessHistory')
        .where('id', '=', second?.id ?? '')
        .execute(),
    )
    expect(await broken()).toContain(third?.id)
  })
})
