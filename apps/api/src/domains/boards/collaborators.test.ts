import { afterEach, describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { wrongCounters } from '../../testing/recount.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const people: string[] = []
type Person = Awaited<ReturnType<typeof aMember>>

async function aGroup(privacy: 'public' | 'secret' = 'public') {
  const ada = await aMember(deps, { fullName: 'Ada Owner' })
  const ben = await aMember(deps, { fullName: 'Ben Guest' })
  const board = await aBoard(deps, ada, { privacy })
  people.push(ada.userId, ben.userId)
  return { ada, ben, board, board_id: board.id, user_id: ben.userId }
}
const invite = (from: Person, board: TestBoard, ...people: Person[]) =>
  call(from, 'collaborators.invite', { board_id: board.id, user_ids: people.map(({ userId }) => userId) })
const join = async (ada: Person, board: TestBoard, ben: Person) => {
  await invite(ada, board, ben)
  await call(ben, 'boardInvites.accept', { board_id: board.id })
}
const get = (viewer: Person, { id }: TestBoard) => call(viewer, 'boards.get', { board_id: id })
const heard = async (viewer: Person) =>
  (await call(viewer, 'notifications.list', {})).items.map(({ kind, board }) => [kind, board?.name])
const code = (name: string) => ({ code: name })

afterEach(async () => expect(await wrongCounters(deps, people.splice(0))).toEqual([]))

describe('inviting', () => {
  it('C-6.08 C-3.22 an invited member reads who invites, accepts, saves and is counted', async () => {
    const { ada, ben, board, board_id } = await aGroup()
    const [entry] = await invite(ada, board, ben, ben)
    expect(entry).toMatchObject({
      kind: 'invitation',
      status: 'new',
      access: ['write'],
      board: { id: board_id },
      invited_user: { id: ben.userId },
      invited_by_user: { id: ada.userId },
    })
    expect(await heard(ben)).toEqual([['board_invite', 'A board']])
    expect(await get(ben, board)).toMatchObject({
      viewer_invite: { invited_by_user: { id: ada.userId }, access: ['write'] },
      collaborated_by_me: false,
      abilities: { can_add_pins: false },
    })
    expect(await call(ben, 'boardInvites.accept', { board_id })).toMatchObject({
      viewer_invite: null,
      collaborated_by_me: true,
      is_collaborative: true,
      collaborator_count: 1,
      access: ['write'],
      abilities: { can_add_pins: true, can_invite: true },
    })
    expect(await heard(ben)).toEqual([])
    expect(await heard(ada)).toEqual([['board_joined', 'A board']])
    await expect(call(ben, 'boardInvites.accept', { board_id })).rejects.toMatchObject(
      code('INVITE_NOT_FOUND'),
    )
  })

  it('C-4.49 never overwrites one that stands', async () => {
    const { ada, ben, board } = await aGroup()
    await join(ada, board, ben)
    const cid = await aMember(deps)
    await invite(ada, board, cid)
    const again = await invite(ada, board, ben, cid)
    expect(again.map(({ status }) => status).toSorted()).toEqual(['accepted', 'new'])
    expect(await heard(cid)).toHaveLength(1)
  })

  it('C-4.47 of a collaborator waits for the owner, whose approval makes it new', async () => {
    const { ada, ben, board, board_id } = await aGroup()
    await join(ada, board, ben)
    const cid = await aMember(deps)
    expect(await invite(ben, board, cid)).toMatchObject([{ status: 'not_invited', kind: 'invitation' }])
    expect(await heard(cid)).toEqual([])
    expect((await get(cid, board)).viewer_invite).toBeNull()
    await expect(call(cid, 'boardInvites.accept', { board_id })).rejects.toMatchObject(
      code('INVITE_NOT_FOUND'),
    )
    expect(await heard(ada)).toContainEqual(['board_proposal', 'A board'])
    const one = { board_id, user_id: cid.userId }
    expect(await call(ada, 'boardInvites.approve', one)).toMatchObject({ status: 'new' })
    expect(await heard(cid)).toEqual([['board_invite', 'A board']])
    await call(ada, 'boards.update', { board_id, collaborator_invites_enabled: false })
    await expect(invite(ben, board, await aMember(deps))).rejects.toMatchObject(code('NOT_ALLOWED'))
  })

  it('C-4.45 C-4.48 ends when it is taken back or declined, and its notification with it', async () => {
    const { ada, ben, board, board_id, user_id } = await aGroup('secret')
    await expect(get(ben, board)).rejects.toMatchObject(code('BOARD_NOT_FOUND'))
    await invite(ada, board, ben)
    expect(await get(ben, board)).toMatchObject({ id: board_id })
    expect(await call(ada, 'boardInvites.delete', { board_id, user_id })).toMatchObject({
      status: 'not_invited',
    })
    await expect(get(ben, board)).rejects.toMatchObject(code('BOARD_NOT_FOUND'))
    expect(await heard(ben)).toEqual([])
    await invite(ada, board, ben)
    await call(ben, 'boardInvites.decline', { board_id })
    await expect(get(ben, board)).rejects.toMatchObject(code('BOARD_NOT_FOUND'))
    expect(await call(ada, 'collaborators.list', { board_id })).toEqual([])
  })

  it('ends with a block between the two, for good', async () => {
    const { ada, ben, board, user_id } = await aGroup('secret')
    await invite(ada, board, ben)
    await call(ada, 'users.block', { user_id })
    await call(ada, 'users.unblock', { user_id })
    await expect(get(ben, board)).rejects.toMatchObject(code('BOARD_NOT_FOUND'))
    expect(await call(ada, 'collaborators.list', { board_id: board.id })).toEqual([])
  })

  it('a person who blocks or is blocked is not found, and no stranger reads the list', async () => {
    const { ada, ben, board, board_id } = await aGroup()
    await call(ben, 'users.block', { user_id: ada.userId })
    await expect(invite(ada, board, ben)).rejects.toMatchObject(code('USER_NOT_FOUND'))
    const cid = await aMember(deps)
    await expect(call(cid, 'collaborators.list', { board_id })).rejects.toMatchObject(code('NOT_ALLOWED'))
    await expect(call(visitor, 'collaborators.list', { board_id })).rejects.toMatchObject(
      code('SIGN_IN_REQUIRED'),
    )
  })

  it('I-6.03 somebody under 16 keeps boards with mutual followers only', async () => {
    const { ada, ben, board } = await aGroup()
    const birthday = `${deps.now().getUTCFullYear() - 14}-01-01`
    await deps.read.updateTable('users').set({ birthday }).where('id', '=', ben.userId).execute()
    await expect(invite(ada, board, ben)).rejects.toMatchObject(code('NOT_ALLOWED'))
    await call(ada, 'users.follow', { user_id: ben.userId })
    await call(ben, 'users.follow', { user_id: ada.userId })
    expect(await invite(ada, board, ben)).toMatchObject([{ status: 'new' }])
  })
})

describe('asking to join', () => {
  it('C-6.08 C-4.46 a request is approved by the owner, who lets others ask', async () => {
    const { ada, ben, board, board_id, user_id } = await aGroup()
    const ask = () => call(ben, 'joinRequests.create', { board_id })
    expect((await get(ben, board)).abilities.can_ask_to_join).toBe(false)
    await expect(ask()).rejects.toMatchObject(code('NOT_ALLOWED'))
    await call(ada, 'boards.update', { board_id, collaborator_requests_enabled: true })
    expect((await get(ben, board)).abilities.can_ask_to_join).toBe(true)
    expect(await ask()).toMatchObject({ viewer_collaborator_join_requested: true })
    await ask()
    expect(await get(ben, board)).toMatchObject({
      viewer_collaborator_join_requested: true,
      viewer_invite: null,
      abilities: { can_ask_to_join: false },
    })
    expect(await heard(ada)).toEqual([['board_join_request', 'A board']])
    expect(await call(ada, 'boardInvites.approve', { board_id, user_id })).toMatchObject({
      status: 'accepted',
      access: ['write'],
    })
    expect(await heard(ada)).toEqual([])
    expect(await heard(ben)).toEqual([['board_join_approved', 'A board']])
    expect((await get(ben, board)).abilities.can_add_pins).toBe(true)
  })

  it('C-6.08 C-4.48 a denied request is gone, and one may be taken back', async () => {
    const { ada, ben, board, board_id, user_id } = await aGroup()
    await call(ada, 'boards.update', { board_id, collaborator_requests_enabled: true })
    await call(ben, 'joinRequests.create', { board_id })
    await call(ada, 'boardInvites.deny', { board_id, user_id })
    expect((await get(ben, board)).viewer_collaborator_join_requested).toBe(false)
    expect(await call(ada, 'collaborators.list', { board_id })).toEqual([])
    await call(ben, 'joinRequests.create', { board_id })
    await call(ben, 'boardInvites.decline', { board_id })
    await expect(call(ada, 'boardInvites.approve', { board_id, user_id })).rejects.toMatchObject(
      code('INVITE_NOT_FOUND'),
    )
  })
})

describe('collaborators', () => {
  it('get the right to remove pins of others, and lose it', async () => {
    const { ada, ben, board, board_id, user_id } = await aGroup()
    await join(ada, board, ben)
    const pin = await aPin(deps, ada, board)
    await expect(call(ben, 'pins.delete', { id: pin.id })).rejects.toMatchObject(code('NOT_ALLOWED'))
    const change = (access: ('write' | 'delete')[]) =>
      call(ada, 'collaborators.updateAccess', { board_id, user_id, access })
    expect(await change(['write', 'delete'])).toMatchObject({ access: ['write', 'delete'] })
    expect((await get(ben, board)).access).toEqual(['write', 'delete'])
    expect(await change(['write'])).toMatchObject({ access: ['write'] })
    await change(['write', 'delete'])
    await call(ben, 'pins.delete', { id: pin.id })
  })

  it('C-4.33 C-4.34 are removed or leave; their pins stay, and nobody is notified', async () => {
    const { ada, ben, board, board_id, user_id } = await aGroup()
    const cid = await aMember(deps)
    await join(ada, board, ben)
    await join(ada, board, cid)
    await aPin(deps, ben, board)
    const told = await heard(ben)
    await expect(call(cid, 'collaborators.remove', { board_id, user_id })).rejects.toMatchObject(
      code('NOT_ALLOWED'),
    )
    expect(await call(ada, 'collaborators.remove', { board_id, user_id })).toMatchObject({
      collaborator_count: 1,
    })
    expect(await heard(ben)).toEqual(told)
    expect(await get(ben, board)).toMatchObject({ collaborated_by_me: false, access: [], pin_count: 1 })
    await call(cid, 'collaborators.remove', { board_id, user_id: cid.userId })
    expect(await get(ada, board)).toMatchObject({ collaborator_count: 0, is_collaborative: false })
  })

  it('and owners who block each other keep no board together', async () => {
    const { ada, ben, board, user_id } = await aGroup('secret')
    await join(ada, board, ben)
    await call(ada, 'users.block', { user_id })
    await expect(get(ben, board)).rejects.toMatchObject(code('BOARD_NOT_FOUND'))
    expect((await get(ada, board)).collaborator_count).toBe(0)
  })
})

describe('the ownership of a board', () => {
  it('C-4.37 C-4.43 is offered to a collaborator, who takes it over and leaves the owner as collaborator', async () => {
    const { ada, ben, board, board_id, user_id } = await aGroup()
    await expect(call(ada, 'boardOwnership.offer', { board_id, user_id })).rejects.toMatchObject(
      code('USER_NOT_FOUND'),
    )
    await join(ada, board, ben)
    await aBoard(deps, ben, { name: 'A board' })
    const cid = await aMember(deps)
    expect(await call(ada, 'boardOwnership.offer', { board_id, user_id })).toMatchObject({
      pending_ownership_transfer: user_id,
    })
    expect((await get(ben, board)).pending_ownership_transfer).toBe(user_id)
    expect((await get(cid, board)).pending_ownership_transfer).toBeNull()
    expect(await heard(ben)).toEqual([['board_offered', 'A board']])
    await expect(call(ada, 'boardOwnership.accept', { board_id })).rejects.toMatchObject(code('NOT_ALLOWED'))
    expect(await call(ben, 'boardOwnership.accept', { board_id })).toMatchObject({
      owner: { id: user_id },
      pending_ownership_transfer: null,
      collaborated_by_me: false,
      collaborating_users: [{ id: ada.userId }],
      abilities: { can_edit: true },
    })
    expect(await get(ada, board)).toMatchObject({
      collaborated_by_me: true,
      access: ['write', 'delete'],
      abilities: { can_edit: false },
    })
    expect(await heard(ada)).toContainEqual(['board_transferred', 'A board'])
    expect(await heard(ben)).toEqual([])
    const before = await call(visitor, 'boards.get', { username: ada.username, slug: board.slug })
    expect(before).toMatchObject({ id: board_id, owner: { id: user_id } })
  })

  it('C-4.43 who takes a board over no longer follows it, and its pins are seen as those of its new owner', async () => {
    const { ada, ben, board, board_id, user_id } = await aGroup()
    const { id } = await aPin(deps, ada, board)
    const listed = deps.read.selectFrom('pins').select('isListed').where('id', '=', id)
    const isListed = async () => (await listed.executeTakeFirstOrThrow()).isListed
    await call(ben, 'boards.follow', { board_id })
    await join(ada, board, ben)
    await deps.read.updateTable('users').set({ isPrivateProfile: true }).where('id', '=', user_id).execute()
    await call(ada, 'boardOwnership.offer', { board_id, user_id })
    await call(ben, 'boardOwnership.accept', { board_id })
    expect([(await get(ada, board)).follower_count, await isListed()]).toEqual([0, false])
  })

  it('C-4.38 stays where the offer is taken back, declined, or its collaborator leaves', async () => {
    const { ada, ben, board, board_id, user_id } = await aGroup()
    await join(ada, board, ben)
    for (const end of [
      () => call(ada, 'boardOwnership.cancel', { board_id }),
      () => call(ben, 'boardOwnership.cancel', { board_id }),
      () => call(ben, 'collaborators.remove', { board_id, user_id }),
    ]) {
      await call(ada, 'boardOwnership.offer', { board_id, user_id })
      await end()
      expect((await get(ada, board)).pending_ownership_transfer).toBeNull()
      expect(await heard(ben)).toEqual([])
    }
  })

  it('goes on to an address of its own where the new owner has a board of that name', async () => {
    const { ada, ben, board, board_id, user_id } = await aGroup()
    await join(ada, board, ben)
    const { url } = await call(ben, 'boards.create', { name: 'A board' })
    await call(ada, 'boardOwnership.offer', { board_id, user_id })
    const taken = await call(ben, 'boardOwnership.accept', { board_id })
    expect(taken.url).not.toBe(url)
    expect(
      await call(visitor, 'boards.get', { username: ben.username, slug: taken.url.split('/')[2]! }),
    ).toMatchObject({
      id: board_id,
    })
  })
})
