import { AsyncResource } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { MAX_COLLABORATORS } from '@tessera/api-types/boards/board-limits'
import type { Member } from '@tessera/shared-auth'
import { makeRateLimits } from '../../kernel/rate-limits.ts'
import { operations } from '../../operations.ts'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anAddress, GOOD_PASSWORD, operation } from '../identity/testing/people.ts'
import { INVITE_ADDRESSES, reachAddresses } from './board-address-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const mailTo = (email: string) => deps.sentMail.filter(({ to }) => to === email)
const kindsOf = async (viewer: Member) =>
  (await call(viewer, 'notifications.list', {})).items.map(({ kind }) => kind)

async function anInvited(email: string) {
  const ada = await aMember(deps, { fullName: 'Ada Owner' })
  const { id: board_id } = await aBoard(deps, ada, { name: 'Kitchens', privacy: 'secret' })
  const entries = await call(ada, 'collaborators.invite', { board_id, emails: [email] })
  const job = deps.addedJobs.findLast(({ task }) => task === INVITE_ADDRESSES)
  await reachAddresses(job?.payload, deps)
  return { ada, board_id, entries }
}
const proved = async () => {
  const member = await aMember(deps)
  await deps.read
    .updateTable('users')
    .set({ emailVerifiedAt: deps.now() })
    .where('id', '=', member.userId)
    .execute()
  return { member, email: `${member.username}@tessera.test` }
}

it('C-6.08 an address of nobody gets an email, and who signs up by its link is invited', async () => {
  const email = anAddress().toLowerCase()
  const { board_id } = await anInvited(email)
  const [mail] = mailTo(email)
  expect(mail?.subject).toBe('Ada Owner invited you to the board “Kitchens”')
  const invite_code = /invite_code=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect(mail?.text).toContain('next=%2F')
  const other = anAddress()
  await callAs(deps, visitor)(operation('auth.register'), {
    email: other,
    password: GOOD_PASSWORD,
    invite_code,
  })
  const { id } = await deps.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', other)
    .executeTakeFirstOrThrow()
  const newcomer = { ...(await aMember(deps)), userId: id }
  expect(await kindsOf(newcomer)).toEqual(['board_invite'])
  await call(newcomer, 'boardInvites.accept', { board_id })
  expect((await call(newcomer, 'boards.get', { board_id })).collaborated_by_me).toBe(true)
})

it('an address does not tell whose it is until its member accepts', async () => {
  const { member, email } = await proved()
  const { ada, board_id, entries } = await anInvited(email)
  const list = () => call(ada, 'collaborators.list', { board_id })
  expect(entries).toMatchObject([{ invited_user: null, invited_email: email, status: 'new' }])
  expect(await list()).toEqual(entries)
  expect(await kindsOf(member)).toEqual(['board_invite'])
  const named = { board_id, user_ids: [member.userId] }
  expect(await call(ada, 'collaborators.invite', named)).toMatchObject([
    { invited_user: { id: member.userId } },
  ])
  expect(await list()).toHaveLength(2)
  await call(member, 'boardInvites.accept', { board_id })
  expect(await list()).toMatchObject([{ status: 'accepted', invited_user: { id: member.userId } }])
})

it('somebody who proves an address later is invited then; a block keeps the invitation away', async () => {
  const email = anAddress().toLowerCase()
  const { ada, board_id } = await anInvited(email)
  const [late, blocker] = [await aMember(deps), await aMember(deps)]
  await call(blocker, 'users.block', { user_id: ada.userId })
  const prove = ({ userId }: Member) =>
    deps.transact(async (tx) => {
      for (const listener of deps.listeners.emailProved) await listener(tx, deps, { userId, email })
    })
  await prove(blocker)
  await expect(call(blocker, 'boards.get', { board_id })).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
  await prove(late)
  expect(await call(late, 'boards.get', { board_id })).toMatchObject({ viewer_invite: { access: ['write'] } })
  await call(ada, 'boardInvites.delete', { board_id, email })
  await expect(call(late, 'boards.get', { board_id })).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
  expect(await kindsOf(late)).toEqual([])
})

it('an address that is invited while others are written to is written to next', async () => {
  const ada = await aMember(deps)
  const { id: board_id } = await aBoard(deps, ada)
  const [first, second] = [anAddress().toLowerCase(), anAddress().toLowerCase()]
  const invite = (email: string) => call(ada, 'collaborators.invite', { board_id, emails: [email] })
  await invite(first)
  // Somebody else's call, outside of the transaction it comes into.
  const inviteSecond = AsyncResource.bind(() => invite(second))
  let meanwhile: Promise<unknown> | undefined
  const transact: typeof deps.transact = (work) =>
    deps.transact((tx) =>
      work(
        tx.withPlugin({
          transformQuery: ({ node }) => node,
          transformResult: async ({ result }) => {
            await (meanwhile ??= inviteSecond())
            return result
          },
        }),
      ),
    )
  await reachAddresses({ boardId: board_id }, { ...deps, transact })
  expect([mailTo(first).length, mailTo(second).length]).toEqual([1, 0])
  await reachAddresses({ boardId: board_id }, deps)
  expect([mailTo(first).length, mailTo(second).length]).toEqual([1, 1])
})

it('a list that the day has no room for does not use the day up', async () => {
  const ada = await aMember(deps)
  const { id: board_id } = await aBoard(deps, ada)
  const limits = makeRateLimits(null)
  const limited = callerOf(operations, { ...deps, limits })
  const invite = (many: number) =>
    limited(ada, 'collaborators.invite', { board_id, emails: Array.from({ length: many }, anAddress) })
  await invite(5)
  await expect(invite(16)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await invite(15)
})

it('I-6.03 an address leads somebody under 16 to boards of mutual followers only, and so does an invitation', async () => {
  const { member, email } = await proved()
  const birthday = `${deps.now().getUTCFullYear() - 14}-01-01`
  await deps.read.updateTable('users').set({ birthday }).where('id', '=', member.userId).execute()
  const { ada, board_id } = await anInvited(email)
  expect(await kindsOf(member)).toEqual([])
  await expect(call(member, 'boards.get', { board_id })).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
  const follow = () => call(ada, 'users.follow', { user_id: member.userId })
  await follow()
  await call(member, 'users.follow', { user_id: ada.userId })
  await call(ada, 'collaborators.invite', { board_id, user_ids: [member.userId] })
  await call(ada, 'users.unfollow', { user_id: member.userId })
  const accept = () => call(member, 'boardInvites.accept', { board_id })
  await expect(accept()).rejects.toMatchObject({ code: 'INVITE_NOT_FOUND' })
  await follow()
  await accept()
  expect((await call(member, 'boards.get', { board_id })).collaborated_by_me).toBe(true)
})

it('collaborators name members only', async () => {
  const { member, email } = await proved()
  const { board_id } = await anInvited(email)
  await call(member, 'boardInvites.accept', { board_id })
  await expect(
    call(member, 'collaborators.invite', { board_id, emails: [anAddress()] }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

it('who keeps the board and who is invited to it take a place each, and one who joins no more than that', async () => {
  const ada = await aMember(deps)
  const { id: board_id } = await aBoard(deps, ada)
  const addresses: string[] = []
  const inviteSome = (many: number) => {
    const emails = Array.from({ length: many }, anAddress)
    addresses.push(...emails)
    return call(ada, 'collaborators.invite', { board_id, emails })
  }
  const ben = await aMember(deps)
  await call(ada, 'collaborators.invite', { board_id, user_ids: [ben.userId] })
  for (let taken = 1; taken < MAX_COLLABORATORS; taken += 11) await inviteSome(11)
  const full = { code: 'LIMIT_REACHED' }
  await expect(inviteSome(1)).rejects.toMatchObject(full)
  const [taken] = await call(ada, 'collaborators.invite', { board_id, user_ids: [ben.userId, ada.userId] })
  expect(taken).toBeDefined()
  await call(ada, 'collaborators.invite', { board_id, emails: [addresses[0]?.toUpperCase() ?? ''] })
  await call(ben, 'boardInvites.accept', { board_id })
  await expect(inviteSome(1)).rejects.toMatchObject(full)
  await call(ben, 'collaborators.remove', { board_id, user_id: ben.userId })
  await inviteSome(1)
  await expect(inviteSome(1)).rejects.toMatchObject(full)
})
