import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts'
import { operations } from '../../operations.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aSignedUpPerson, GOOD_PASSWORD } from '../identity/testing/people.ts'
import { anEventAt } from '../tracking/testing/test-events.ts'
import { deleteDueAccounts } from './deletion-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const after = (ms: number) => ({ ...deps, now: () => new Date(deps.now().getTime() + ms) })

const isThere = async (userId: string): Promise<boolean> => {
  const people = deps.read.selectFrom('users').select('deactivatedAt').where('id', '=', userId)
  return (await people.executeTakeFirst())?.deactivatedAt === null
}

it('without a password, having just signed in counts; later a proof is asked for', async () => {
  const [one, two] = [await aSignedUpPerson(deps), await aSignedUpPerson(deps)]
  const ids = [one.viewer.userId, two.viewer.userId]
  await deps.read.updateTable('users').set({ passwordHash: null }).where('id', 'in', ids).execute()
  const late = callerOf(operations, after(HOUR_MS))
  const stale = { code: 'REAUTH_REQUIRED' }
  const named = { username: two.viewer.username }
  await expect(late(one.viewer, 'account.deactivate', {})).rejects.toMatchObject(stale)
  await expect(late(two.viewer, 'account.delete', named)).rejects.toMatchObject(stale)
  await call(one.viewer, 'account.deactivate', {})
  await call(two.viewer, 'account.delete', named)
  expect([await isThere(one.viewer.userId), await isThere(two.viewer.userId)]).toEqual([false, false])
})

it('what is kept of their use and for security names nobody', async () => {
  const { viewer } = await aSignedUpPerson(deps)
  const at = deps.now().getTime()
  await call(viewer, 'tracking.upload', { events: [anEventAt(at)], report_time: at })
  await call(viewer, 'account.delete', { password: GOOD_PASSWORD, username: viewer.username })
  const { userId } = viewer
  const ids = await deps.read.selectFrom('auditEvents').select('id').where('actorId', '=', userId).execute()
  expect(ids).not.toEqual([])
  await deleteDueAccounts(after(15 * DAY_MS))
  const { rows } = await sql<{ left: number }>`
    SELECT (SELECT count(*) FROM tracked_events WHERE user_id = ${userId})
      + (SELECT count(*) FROM time_spent_events WHERE user_id = ${userId})
      + (SELECT count(*) FROM audit_events WHERE actor_id = ${userId}) AS left`.execute(deps.read)
  expect(Number(rows[0]?.left)).toBe(0)
  const kept = deps.read.selectFrom('auditEvents').select(['actorId', 'ip', 'userAgent'])
  const named = await kept
    .where(
      'id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute()
  expect(named).toEqual(ids.map(() => ({ actorId: null, ip: null, userAgent: '' })))
})
