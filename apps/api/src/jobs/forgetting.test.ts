import { expect, it } from 'vitest'
import { sql } from 'kysely'
import { aMember } from '../testing/test-callers.ts'
import { aBoard } from '../testing/test-content.ts'
import { testDeps } from '../testing/test-deps.ts'
import { noTextDelivery } from '../texts/text-delivery.ts'
import { tasks } from './tasks.ts'

const deps = await testDeps()
const db = deps.read
const noMailDelivery = { deliver: () => Promise.reject(new Error('no mail is due')), close() {} }
const run = (task: string) =>
  tasks[task]?.({}, { ...deps, mailDelivery: noMailDelivery, textDelivery: noTextDelivery })

const OVER = new Date('2020-01-01')

it('the hourly job forgets security events, logins, checks, fingerprints and invitations that are over', async () => {
  const { userId } = await aMember(deps)
  const key = deps.randomBytes(32)
  const over = { expiresAt: OVER }
  await db
    .insertInto('mfaChallenges')
    .values({ userId, tokenHash: key, method: 'totp', ...over })
    .execute()
  await db
    .insertInto('passkeyChallenges')
    .values({ challengeHash: key, purpose: 'login', ...over })
    .execute()
  await db
    .insertInto('spentBotChecks')
    .values({ tokenHash: key, ...over })
    .execute()
  await db
    .insertInto('fingerprints')
    .values({ installHash: key, fingerprintHash: key, seenAt: OVER })
    .execute()
  await db
    .insertInto('inviteLinks')
    .values({ code: `over${userId}`, inviterId: userId, channel: 'link', createdAt: OVER, ...over })
    .execute()
  const event = { id: deps.newId(), at: OVER, event: 'logout', actorId: userId }
  await db.insertInto('auditEvents').values(event).execute()
  const left = async () => ({
    events: await db.selectFrom('auditEvents').select('event').where('id', '=', event.id).execute(),
    logins: await db.selectFrom('mfaChallenges').select('method').where('userId', '=', userId).execute(),
    passkeys: await db
      .selectFrom('passkeyChallenges')
      .select('purpose')
      .where('challengeHash', '=', key)
      .execute(),
    checks: await db.selectFrom('spentBotChecks').select('expiresAt').where('tokenHash', '=', key).execute(),
    fingerprints: await db
      .selectFrom('fingerprints')
      .select('seenAt')
      .where('installHash', '=', key)
      .execute(),
    invites: await db.selectFrom('inviteLinks').select('channel').where('inviterId', '=', userId).execute(),
  })
  expect(Object.values(await left()).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1])
  await run('sign-ins.prune')
  expect(await left()).toEqual({
    events: [],
    logins: [],
    passkeys: [],
    checks: [],
    fingerprints: [],
    invites: [],
  })
})

it('the job of deleted content forgets boards past their time and moves that ended', async () => {
  const owner = await aMember(deps)
  const { userId } = owner
  const [boardId, targetBoardId] = [(await aBoard(deps, owner)).id, (await aBoard(deps, owner)).id]
  const move = { id: deps.newId(), userId, boardId, targetBoardId, scope: 'board', total: 0, status: 'moved' }
  const gone = { id: deps.newId(), ownerId: userId, board: '{}', sections: '[]', pinCount: 0 }
  await db
    .insertInto('blockingActions')
    .values({ ...move, createdAt: OVER, settledAt: OVER })
    .execute()
  await db
    .insertInto('deletedBoards')
    .values({ ...gone, deletedAt: OVER })
    .execute()
  const left = async () => ({
    moves: await db.selectFrom('blockingActions').select('status').where('id', '=', move.id).execute(),
    boards: await db.selectFrom('deletedBoards').select('pinCount').where('id', '=', gone.id).execute(),
  })
  expect(Object.values(await left()).map(({ length }) => length)).toEqual([1, 1])
  await run('deleted-pins.forget')
  expect(await left()).toEqual({ moves: [], boards: [] })
})

it('the job of card changes forgets old ones and those of another database, but for the newest', async () => {
  const add = (id: number, xid: string, age: string) =>
    sql`INSERT INTO card_changes (kind, id, xid, changed_at)
      VALUES ('pin', ${id}, ${xid}::xid8, now() - ${age}::interval)`.execute(db)
  await sql`DELETE FROM card_changes`.execute(db)
  await add(-1, '3', '12 minutes')
  await add(-2, '4', '11 minutes')
  await add(-3, '5', '1 minute')
  await add(-4, '9000000000000000000', '1 minute')
  await run('card-changes.forget')
  const left = await db.selectFrom('cardChanges').select('id').where('id', '<', '0').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual(['-2', '-3'])
})
