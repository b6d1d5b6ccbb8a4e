import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

let ada: Member
let ben: Member
let bens: TestPin

beforeEach(async () => {
  ;[ada, ben] = [await aMember(deps), await aMember(deps)]
  bens = await aPin(deps, ben, await aBoard(deps, ben))
  await call(ada, 'pins.save', { pin_id: bens.id, board_id: (await aBoard(deps, ada)).id })
})

const suggested = async (viewer: Member = ada) =>
  (await call(viewer, 'suggestedCreators.list', {})).map(({ id }) => id)

describe('somebody to follow', () => {
  it('made what the member saved, and comes with pictures', async () => {
    expect(await call(ada, 'suggestedCreators.list', {})).toMatchObject([
      { id: ben.userId, topic_name: null, pictures: [{ image_url: expect.stringContaining('236x') }] },
    ])
  })

  it('makes what is loved in a topic of the member, most of all the one that is named', async () => {
    const cem = await aMember(deps)
    const board = await aBoard(deps, cem)
    const dee = await aMember(deps)
    const topic = async (pins: number) => {
      const id = deps.newId()
      const row = { id, name: `Clay ${id}`, slug: `clay-${id}` }
      await deps.read.insertInto('interests').values(row).execute()
      for (let made = 0; made < pins; made += 1) {
        const { aggregatedPinId } = await aPin(deps, cem, board)
        const filed = { interestId: id, aggregatedPinId, popularity: 5 }
        await deps.read.insertInto('pinInterests').values(filed).execute()
      }
      return id
    }
    const topics = [await topic(1), await topic(2), await topic(1)]
    expect(await suggested(dee)).toEqual([])
    for (const interest_id of topics) await call(dee, 'interests.follow', { interest_id })
    expect(await call(dee, 'suggestedCreators.list', {})).toMatchObject([
      { id: cem.userId, topic_name: `Clay ${topics[1]}` },
    ])
  })

  it('keeps a board with the member, nearest of all', async () => {
    const cem = await aMember(deps)
    await aCollaborator(deps, await aBoard(deps, ada), { owner: ada, member: cem })
    expect(await suggested()).toEqual([ben.userId])
    await aPin(deps, cem, await aBoard(deps, cem))
    expect(await suggested()).toEqual([cem.userId, ben.userId])
    expect(await suggested(cem)).toEqual([ada.userId])
  })
})

describe('is nobody', () => {
  it('whom the member follows, or blocks, or who blocks them', async () => {
    await call(ada, 'users.follow', { user_id: ben.userId })
    expect(await suggested()).toEqual([])
    await call(ada, 'users.unfollow', { user_id: ben.userId })
    await call(ben, 'users.block', { user_id: ada.userId })
    expect(await suggested()).toEqual([])
  })

  it.each([{ isPrivateProfile: true }, { isWriteBanned: true }, { deactivatedAt: new Date() }])(
    'who is %o',
    async (change) => {
      await deps.read.updateTable('users').set(change).where('id', '=', ben.userId).execute()
      expect(await suggested()).toEqual([])
    },
  )

  it('whom the member was not interested in, for good and at once', async () => {
    await call(ada, 'suggestedCreators.hide', { user_id: ben.userId })
    await call(ada, 'suggestedCreators.hide', { user_id: ben.userId })
    // A replica may lag: it is not read.
    const behind = callerOf(operations, { ...deps, replica: null as never })
    expect(await behind(ada, 'suggestedCreators.list', {})).toEqual([])
  })
})
