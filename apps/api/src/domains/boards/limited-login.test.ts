import { describe, expect, it } from 'vitest'
import type { LimitedMember, Member, Viewer } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const limited = (member: Member): LimitedMember => ({ ...member, state: 'LIMITED_LOGIN' })

interface Listed {
  items: { id: string }[]
}
const idsOf = (answer: unknown): string[] => (answer as Listed).items.map(({ id }) => id)

/** Somebody with an open and a secret board, a pin on each. */
async function aKeeper() {
  const member = await aMember(deps)
  const open = await aBoard(deps, member)
  const secret = await aBoard(deps, member, { privacy: 'secret', name: 'Proposal' })
  const shown = await aPin(deps, member, open, { title: 'shown thing' })
  const kept = await aPin(deps, member, secret, { title: 'kept thing', isListed: false })
  return { member, open, secret, shown, kept }
}

describe('a limited login and what its member keeps secret', () => {
  it('C-6.03 I-1.02 the secret board, its sections, ideas and interests look as if they were not there', async () => {
    const { member, secret } = await aKeeper()
    const asked = [
      (viewer: Viewer) => call(viewer, 'boards.get', { board_id: secret.id }),
      (viewer: Viewer) => call(viewer, 'boards.get', { username: member.username, slug: secret.slug }),
      (viewer: Viewer) => call(viewer, 'boards.feed', { board_id: secret.id }),
      (viewer: Viewer) => call(viewer, 'boards.interests', { board_id: secret.id }),
      (viewer: Viewer) => call(viewer, 'sections.list', { board_id: secret.id }),
      (viewer: Viewer) => call(viewer, 'feeds.boardIdeas', { id: secret.id }),
    ]
    for (const ask of asked) {
      await ask(member)
      await expect(ask(limited(member))).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
    }
  })

  it('C-6.03 the secret pin, its comments and what is related to it look as if they were not there', async () => {
    const { member, kept } = await aKeeper()
    const asked = [
      (viewer: Viewer) => call(viewer, 'pins.get', { id: kept.id }),
      (viewer: Viewer) => call(viewer, 'feeds.related', { pin_id: kept.id }),
      (viewer: Viewer) => call(viewer, 'comments.list', { objectId: kept.aggregatedPinId }),
    ]
    for (const ask of asked) {
      await ask(member)
      await expect(ask(limited(member))).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    }
  })

  it('C-6.03 lists, search and counts leave secrets out, and the picker asks for the password', async () => {
    const { member, open, secret, shown, kept } = await aKeeper()
    const viewer = limited(member)
    const { username } = member
    expect(idsOf(await call(member, 'boards.list', { username }))).toContain(secret.id)
    expect(idsOf(await call(viewer, 'boards.list', { username }))).toEqual([open.id])
    expect(idsOf(await call(viewer, 'users.pins', { username }))).toEqual([shown.id])
    const search = { scope: 'my_pins', query: 'thing' } as const
    expect(idsOf(await call(member, 'search.results', search))).toContain(kept.id)
    expect(idsOf(await call(viewer, 'search.results', search))).toEqual([shown.id])
    expect(await call(viewer, 'users.get', { username })).toMatchObject({ board_count: 1, pin_count: 1 })
    expect(await call(viewer, 'users.me', {})).toMatchObject({
      board_count: 1,
      secret_board_count: 0,
      pin_count: 1,
      last_repin_id: null,
      recent_boards: [{ id: open.id }],
    })
    await expect(call(viewer, 'boards.picker', {})).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' })
  })

  it('C-6.03 a pin saved to a secret board is not told to be saved, nor is a secret board one works on shown', async () => {
    const { member, open, secret } = await aKeeper()
    const ben = await aMember(deps)
    const seen = await aPin(deps, ben, await aBoard(deps, ben))
    await aPin(deps, member, secret, { copyOf: seen, isListed: false })
    expect(await call(member, 'pins.get', { id: seen.id })).toMatchObject({
      saved_info: { boardId: secret.id },
    })
    expect(await call(limited(member), 'pins.get', { id: seen.id })).toMatchObject({ saved_info: null })
    const shared = await aBoard(deps, ben, { privacy: 'secret' })
    const works = { boardId: shared.id, userId: member.userId, createdAt: deps.now() }
    await deps.read.insertInto('boardCollaborators').values(works).execute()
    await call(member, 'boards.get', { board_id: shared.id })
    await expect(call(limited(member), 'boards.get', { board_id: shared.id })).rejects.toMatchObject({
      code: 'BOARD_NOT_FOUND',
    })
    expect(idsOf(await call(limited(member), 'boards.list', { username: member.username }))).toEqual([
      open.id,
    ])
  })

  it('C-6.03 C-3.20 a move to a secret board is not told', async () => {
    const { member, open, secret } = await aKeeper()
    await call(member, 'boards.moveAll', { board_id: open.id, section_id: '-1', target_board_id: secret.id })
    const actions = async (viewer: Viewer) =>
      (await call(viewer, 'boards.get', { board_id: open.id })).blocking_actions
    expect(await actions(member)).toMatchObject([{ target: { name: 'Proposal' } }])
    expect(await actions(limited(member))).toEqual([])
  })
})
