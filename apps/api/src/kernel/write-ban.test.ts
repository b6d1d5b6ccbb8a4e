import { expect, it } from 'vitest'
import { operations } from '../operations.ts'
import { aMember } from '../testing/test-callers.ts'
import { aBoard, aPin } from '../testing/test-content.ts'
import { testDeps } from '../testing/test-deps.ts'
import { callerOf } from '../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

it('a write-banned member still reads, and every change is refused', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const pin = await aPin(deps, ada, board)
  const banned = { ...ada, isWriteBanned: true }
  const seen = await call(banned, 'pins.get', { id: pin.id })
  expect([seen.id, seen.abilities.can_comment]).toEqual([pin.id, false])
  for (const change of [
    call(banned, 'boards.create', { name: 'More' }),
    call(banned, 'pins.react', { pin_id: pin.id }),
    call(banned, 'comments.create', { objectId: pin.aggregatedPinId, pinId: pin.id, text: 'Hello' }),
    call(banned, 'boards.delete', { board_id: board.id }),
  ]) {
    await expect(change).rejects.toMatchObject({ code: 'WRITE_BANNED' })
  }
})

it('without room nothing new is taken, in words that say so, and everything is still read', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const crowded = callerOf(operations, { ...deps, hasRoom: () => false })
  expect((await crowded(ada, 'boards.get', { board_id: board.id })).id).toBe(board.id)
  await expect(crowded(ada, 'boards.create', { name: 'More' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('Storage is full'),
    detail: { retryAfter: 60 },
  })
})

it('a NUL in a list that comes as JSON text is refused by the name of its field', async () => {
  const searches = String.raw`[{"query":"lamp"},{"query":"la\u0000mp"}]` as never
  await expect(call(await aMember(deps), 'search.remember', { searches })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    detail: { fields: { 'searches.1.query': { key: 'field.nul' } } },
  })
})
