import { expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { deactivate } from '../account-life/account-life-store.ts'
import { reactivate } from '../accounts/account-store.ts'
import { relistPins, relistPinsOf } from './pin-store.ts'

const deps = await testDeps()

const leave = ({ userId }: Member) =>
  deps.transact(async (tx) => {
    await deactivate(tx, userId, deps.now(), null)
    await relistPinsOf(tx, userId)
  })

const comeBack = ({ userId }: Member) =>
  deps.transact(async (tx) => {
    await reactivate(tx, userId)
    await relistPinsOf(tx, userId)
  })

const setPrivacy = ({ id }: TestBoard, privacy: string) =>
  deps.transact(async (tx) => {
    await tx.updateTable('boards').set({ privacy }).where('id', '=', id).execute()
    await relistPins(tx, id)
  })

const listed = async ({ id }: TestBoard) => {
  const rows = await deps.read
    .selectFrom('pins')
    .select('userId')
    .where('boardId', '=', id)
    .where('isListed', '=', true)
    .execute()
  return rows.map(({ userId }) => userId)
}

it('what somebody who left pinned on the board of another is listed no more, until they are back', async () => {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const board = await aBoard(deps, ben)
  await aPin(deps, ada, board)
  await aPin(deps, ben, board)
  await leave(ada)
  expect(await listed(board)).toEqual([ben.userId])
  await setPrivacy(board, 'secret')
  expect(await listed(board)).toEqual([])
  await setPrivacy(board, 'public')
  expect(await listed(board)).toEqual([ben.userId])
  await comeBack(ada)
  expect((await listed(board)).toSorted()).toEqual([ada.userId, ben.userId].toSorted())
})

it('two who pin on each other’s boards leave and come back at once', async () => {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const [adas, bens] = [await aBoard(deps, ada), await aBoard(deps, ben)]
  for (let pin = 0; pin < 20; pin += 1) {
    await aPin(deps, ada, bens)
    await aPin(deps, ben, adas)
  }
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([leave(ada), leave(ben)])
    expect([await listed(adas), await listed(bens)]).toEqual([[], []])
    await Promise.all([comeBack(ada), comeBack(ben)])
  }
  expect(await listed(adas)).toHaveLength(20)
})
