import { describe, expect, it } from 'vitest'
import { testDeps } from '../../testing/test-deps.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { hydratePinCards } from './pin-hydration.ts'

const deps = await testDeps()

describe('pin cards', () => {
  it('keep the asked order and name pinner, board and sizes', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const first = await aPin(deps, ada, board, { title: 'One' })
    const second = await aPin(deps, ada, board, { title: 'Two' })
    const cards = await hydratePinCards(deps, visitor, [second.id, '1', first.id], 'opened')
    expect(cards.map((card) => card.title)).toEqual(['Two', 'One'])
    expect(cards[0]).toMatchObject({
      pinner: { username: ada.username },
      board: { id: board.id, url: `/${ada.username}/${board.slug}/` },
      saved_info: null,
    })
    expect(Object.keys(cards[0]?.images ?? {})).toEqual(['236x', '474x', '736x', 'orig'])
    expect(cards[0]?.images['236x']).toEqual({
      url: expect.stringMatching(/^http:\/\/tessera\.test\/images\/236x\//),
      width: 236,
      height: 354,
      dominantColor: '#aabbcc',
    })
  })

  it('C-3.03 say where the viewer keeps a copy', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    const board = await aBoard(deps, ben, { name: 'Mine' })
    const copy = await aPin(deps, ben, board, { copyOf: pin })
    const [card] = await hydratePinCards(deps, ben, [pin.id], 'opened')
    expect(card?.saved_info).toEqual({
      boardId: board.id,
      localPinId: copy.id,
      sectionId: null,
      title: 'Mine',
      type: 'board',
      url: `/${ben.username}/${board.slug}/`,
    })
  })

  it('C-3.18 of secret boards are only for their owner and collaborators', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada, { privacy: 'secret' })
    const pin = await aPin(deps, ada, board)
    await deps.read
      .insertInto('boardCollaborators')
      .values({ boardId: board.id, userId: ben.userId, createdAt: deps.now() })
      .execute()
    const seen = async (viewer: Parameters<typeof hydratePinCards>[1]) =>
      (await hydratePinCards(deps, viewer, [pin.id], 'opened')).length
    expect([await seen(ada), await seen(ben), await seen(eve), await seen(visitor)]).toEqual([1, 1, 0, 0])
  })

  it('of people who blocked the viewer, or whom the viewer blocks, are left out', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    await deps.read
      .insertInto('userBlocks')
      .values([
        { blockerId: ada.userId, blockedId: ben.userId, createdAt: deps.now() },
        { blockerId: eve.userId, blockedId: ada.userId, createdAt: deps.now() },
      ])
      .execute()
    expect(await hydratePinCards(deps, ben, [pin.id], 'opened')).toEqual([])
    expect(await hydratePinCards(deps, eve, [pin.id], 'opened')).toEqual([])
    expect(await hydratePinCards(deps, visitor, [pin.id], 'opened')).toHaveLength(1)
  })

  it('of a private profile are for its followers', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    await deps.read
      .updateTable('users')
      .set({ isPrivateProfile: true })
      .where('id', '=', ada.userId)
      .execute()
    const pin = await aPin(deps, ada, await aBoard(deps, ada), { isListed: false })
    await deps.read
      .insertInto('userFollows')
      .values({ followerId: ben.userId, followeeId: ada.userId, createdAt: deps.now() })
      .execute()
    expect(await hydratePinCards(deps, ben, [pin.id], 'opened')).toHaveLength(1)
    expect(await hydratePinCards(deps, eve, [pin.id], 'opened')).toEqual([])
  })
})
