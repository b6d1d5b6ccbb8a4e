import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { callAs, aMember, visitor } from '../../testing/test-callers.ts'
import { commentSteps } from '../../testing/test-comments.ts'
import { wrongCounters } from '../../testing/recount.ts'
import { aBoard, aCollaborator, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aColleague } from '../business/testing/a-business.ts'
import { commentsOperations } from '../comments/operations.ts'
import { operations } from '../../operations.ts'
import {
  anotherSession,
  aSignedUpPerson,
  GOOD_PASSWORD,
  operation,
  viewerOf,
} from '../identity/testing/people.ts'
import { deleteDueAccounts } from './deletion-service.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const { write, call: onComments } = commentSteps(deps, commentsOperations)
const afterDays = (days: number) => ({ ...deps, now: () => new Date(deps.now().getTime() + days * DAY_MS) })

async function aLeaver() {
  const { email, viewer, token } = await aSignedUpPerson(deps)
  if (viewer.state !== 'AUTH') throw new Error('not signed in')
  return { email, viewer, token }
}
const logsIn = (email: string) =>
  callAs(deps, visitor)(operation('auth.login'), { username_or_email: email, password: GOOD_PASSWORD })
async function owns(viewer: Member, name: string): Promise<string> {
  const { id } = (await call(viewer, 'business.create', { name, vertical: 'OTHER', country: 'US' })) as {
    id: string
  }
  return id
}
const isThere = (username: string) =>
  call(visitor, 'users.get', { username }).then(
    () => true,
    () => false,
  )

describe('leaving', () => {
  it('a deactivated account is hidden and signed out everywhere, and back with the next login', async () => {
    const { email, viewer, token } = await aLeaver()
    const pin = await aPin(deps, viewer, await aBoard(deps, viewer))
    const isListed = async () =>
      (
        await deps.read
          .selectFrom('pins')
          .select('isListed')
          .where('id', '=', pin.id)
          .executeTakeFirstOrThrow()
      ).isListed
    await call(viewer, 'account.deactivate', { password: GOOD_PASSWORD })
    expect(await isThere(viewer.username)).toBe(false)
    expect(await isListed()).toBe(false)
    expect(await viewerOf(deps, token)).toMatchObject({ state: 'UNAUTH' })
    await logsIn(email)
    expect(await isThere(viewer.username)).toBe(true)
    expect(await isListed()).toBe(true)
  })

  it('and coming back are in the log of the account', async () => {
    const { email, viewer } = await aLeaver()
    await call(viewer, 'account.deactivate', { password: GOOD_PASSWORD })
    await logsIn(email)
    await call(viewer, 'account.delete', { password: GOOD_PASSWORD, username: viewer.username })
    const log = deps.read.selectFrom('auditEvents').select('event').where('actorId', '=', viewer.userId)
    const events = (await log.orderBy('id').execute()).map(({ event }) => event)
    expect(events.filter((event) => /^account\.(?!created)/.test(event))).toEqual([
      'account.deactivated',
      'account.reactivated',
      'account.deletion-asked',
    ])
  })

  it.each(['account.deactivate', 'account.delete'] as const)(
    '%s ends the sessions of other browsers, which stay ended after a comeback',
    async (name) => {
      const { email, viewer } = await aLeaver()
      const elsewhere = await anotherSession(deps, email)
      await call(viewer, name, { password: GOOD_PASSWORD, username: viewer.username })
      await logsIn(email)
      expect(await isThere(viewer.username)).toBe(true)
      expect(await viewerOf(deps, elsewhere.token)).toMatchObject({ state: 'UNAUTH' })
    },
  )

  it('needs the password, and for deletion the name as well', async () => {
    const { viewer } = await aLeaver()
    const invalid = { code: 'INVALID_INPUT' }
    await expect(call(viewer, 'account.deactivate', { password: 'not mine' })).rejects.toMatchObject(invalid)
    await expect(
      call(viewer, 'account.delete', { password: GOOD_PASSWORD, username: 'somebody_else' }),
    ).rejects.toMatchObject(invalid)
    await expect(
      call(visitor, 'account.delete', { password: GOOD_PASSWORD, username: viewer.username }),
    ).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    expect(await isThere(viewer.username)).toBe(true)
  })

  it('a login within 14 days keeps an account that was to be deleted', async () => {
    const { email, viewer } = await aLeaver()
    await call(viewer, 'account.delete', { password: GOOD_PASSWORD, username: viewer.username })
    expect(deps.sentMail.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('deleted') })
    await deleteDueAccounts(afterDays(13))
    await logsIn(email)
    await deleteDueAccounts(afterDays(15))
    expect(await isThere(viewer.username)).toBe(true)
  })

  it('all accounts that are due go at once, but for one that cannot be deleted', async () => {
    const due = await Promise.all(Array.from({ length: 21 }, () => aMember(deps)))
    const stuck = due[0]?.userId ?? ''
    await deps.read
      .updateTable('users')
      .set({ deactivatedAt: deps.now(), deletionDueAt: new Date(deps.now().getTime() - HOUR_MS) })
      .where(
        'id',
        'in',
        due.map(({ userId }) => userId),
      )
      .execute()
    const refusal = sql.raw(`CREATE FUNCTION refuse_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF OLD.id = ${stuck} THEN RAISE 'it stays'; END IF; RETURN OLD; END $$`)
    await sql`${refusal}`.execute(deps.read)
    await sql`CREATE TRIGGER refuse_deletion BEFORE DELETE ON users FOR EACH ROW
      EXECUTE FUNCTION refuse_deletion()`.execute(deps.read)
    try {
      await deleteDueAccounts(deps)
    } finally {
      await sql`DROP FUNCTION refuse_deletion CASCADE`.execute(deps.read)
    }
    const left = await deps.read
      .selectFrom('users')
      .select('id')
      .where(
        'id',
        'in',
        due.map(({ userId }) => userId),
      )
      .execute()
    expect(left.map(({ id }) => id)).toEqual([stuck])
    await deps.read.updateTable('users').set({ deletionDueAt: null }).where('id', '=', stuck).execute()
  })

  it('after 14 days the account is gone, with pins, comments and follows, and every count is right', async () => {
    const { viewer } = await aLeaver()
    const ben = await aMember(deps)
    const original = await aPin(deps, ben, await aBoard(deps, ben))
    await aPin(deps, viewer, await aBoard(deps, viewer))
    await write(viewer, original)
    await call(viewer, 'users.follow', { user_id: ben.userId })
    await call(viewer, 'account.delete', { password: GOOD_PASSWORD, username: viewer.username })
    await deleteDueAccounts(afterDays(15))
    const left = await deps.read.selectFrom('users').select('id').where('id', '=', viewer.userId).execute()
    expect(left).toEqual([])
    const { commentCount } = await deps.read
      .selectFrom('aggregatedPins')
      .select('commentCount')
      .where('id', '=', original.aggregatedPinId)
      .executeTakeFirstOrThrow()
    expect(commentCount).toBe(0)
    expect(await call(ben, 'users.get', { username: ben.username })).toMatchObject({ follower_count: 0 })
  })

  it('the owner of a business hands it over or closes it before they go', async () => {
    const { viewer } = await aLeaver()
    const [kiln, glaze] = [await owns(viewer, 'Kiln'), await owns(viewer, 'Glaze')]
    const leaving = { password: GOOD_PASSWORD, username: viewer.username }
    const refused = {
      code: 'OWNS_BUSINESS',
      message: 'You own Glaze and Kiln. Transfer or close what you own before you leave.',
    }
    await expect(call(viewer, 'account.delete', leaving)).rejects.toMatchObject(refused)
    await expect(call(viewer, 'account.deactivate', leaving)).rejects.toMatchObject(refused)
    expect(await isThere(viewer.username)).toBe(true)
    const heir = await aColleague(deps, kiln, 'ADMIN')
    await call(viewer, 'business.transferOwnership', { business_id: kiln, user_id: heir.userId })
    await call(viewer, 'business.close', { business_id: glaze })
    await call(viewer, 'account.delete', leaving)
    expect(await isThere(viewer.username)).toBe(false)
  })

  it('nobody who left is made the owner of a business', async () => {
    const { viewer } = await aLeaver()
    const { viewer: heir } = await aLeaver()
    const businessId = await owns(viewer, 'Kiln')
    const employed = { businessId, userId: heir.userId, role: 'ADMIN', createdAt: deps.now() }
    await deps.read.insertInto('businessMembers').values(employed).execute()
    await call(heir, 'account.deactivate', { password: GOOD_PASSWORD })
    await expect(
      call(viewer, 'business.transferOwnership', { business_id: businessId, user_id: heir.userId }),
    ).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' })
  })

  it('no board, topic or comment counts somebody who is gone', async () => {
    const { viewer } = await aLeaver()
    const ben = await aMember(deps)
    const board = await aBoard(deps, ben)
    const pin = await aPin(deps, ben, board)
    await call(viewer, 'boards.follow', { board_id: board.id })
    const works = { boardId: board.id, userId: viewer.userId, createdAt: deps.now() }
    await deps.read.insertInto('boardCollaborators').values(works).execute()
    await sql`SELECT recount_boards(ARRAY[${board.id}]::bigint[])`.execute(deps.read)
    await sql`SELECT recount_people(ARRAY[${ben.userId}]::bigint[])`.execute(deps.read)
    const first = await write(ben, pin)
    const reply = await write(viewer, pin, 'Indeed', { parentId: first.id })
    await onComments(viewer, 'like', { commentId: first.id })
    expect(reply.id).not.toBe(first.id)
    await call(viewer, 'account.delete', { password: GOOD_PASSWORD, username: viewer.username })
    await deleteDueAccounts(afterDays(15))
    const { rows } = await sql`
      SELECT b.follower_count, b.collaborator_count, o.group_board_count, c.like_count, c.reply_count, a.comment_count
      FROM boards b JOIN users o ON o.id = b.owner_id, comments c, aggregated_pins a
      WHERE b.id = ${board.id} AND c.id = ${first.id} AND a.id = ${pin.aggregatedPinId}`.execute(deps.read)
    expect(rows).toEqual([
      {
        followerCount: 0,
        collaboratorCount: 0,
        groupBoardCount: 0,
        likeCount: 0,
        replyCount: 0,
        commentCount: 1,
      },
    ])
  })

  it('what others saved of theirs stays with those others, and no count is wrong', async () => {
    const { viewer } = await aLeaver()
    const [ben, eve] = [await aMember(deps), await aMember(deps)]
    const original = await aPin(deps, viewer, await aBoard(deps, viewer))
    const board = await aBoard(deps, ben)
    await aPin(deps, ben, board, { copyOf: original })
    await call(eve, 'users.follow', { user_id: viewer.userId })
    await call(viewer, 'users.follow', { user_id: ben.userId })
    await call(ben, 'boards.follow', { board_id: (await aBoard(deps, viewer)).id })
    await call(viewer, 'account.delete', { password: GOOD_PASSWORD, username: viewer.username })
    await deleteDueAccounts(afterDays(15))
    expect(await wrongCounters(deps, [ben.userId, eve.userId])).toEqual([])
    const pins = await deps.read.selectFrom('pins').select('id').where('userId', '=', ben.userId).execute()
    expect(pins).toHaveLength(1)
  })

  it('what they saved to a board of somebody else is no longer counted there', async () => {
    const { viewer } = await aLeaver()
    const ben = await aMember(deps)
    const board = await aBoard(deps, ben)
    await aCollaborator(deps, board, { owner: ben, member: viewer })
    await aPin(deps, viewer, board)
    await aPin(deps, viewer, board, { copyOf: await aPin(deps, ben, await aBoard(deps, ben)) })
    await call(viewer, 'account.delete', { password: GOOD_PASSWORD, username: viewer.username })
    await deleteDueAccounts(afterDays(15))
    expect(await wrongCounters(deps, [ben.userId])).toEqual([])
  })

  it('a conversation goes with the last of those who had it', async () => {
    const [one, two] = [await aLeaver(), await aLeaver()]
    const begun = await call(one.viewer, 'conversations.create', {
      user_ids: [two.viewer.userId],
      text: 'See you',
    })
    const { id } = begun as { id: string }
    const isKept = async () => {
      const found = deps.read.selectFrom('conversations').select('id').where('id', '=', id)
      return (await found.execute()).length > 0
    }
    for (const [at, { viewer }] of [one, two].entries()) {
      await call(viewer, 'account.delete', { password: GOOD_PASSWORD, username: viewer.username })
      await deleteDueAccounts(afterDays(15))
      expect(await isKept()).toBe(at === 0)
    }
  })
})
