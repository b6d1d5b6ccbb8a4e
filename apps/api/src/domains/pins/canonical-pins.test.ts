import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { refreshPopularity } from '../feeds/popularity.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

/** Ada's pin, and copies of it on boards of the given kinds, the oldest first. */
async function aSavedPicture(word: string, ...privacies: ('public' | 'secret')[]) {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const pin = await aPin(deps, ada, board, { title: word })
  const copies: (TestPin & { owner: typeof ada })[] = []
  for (const privacy of privacies) {
    const owner = await aMember(deps)
    const copyBoard = await aBoard(deps, owner, { privacy })
    copies.push({ owner, ...(await aPin(deps, owner, copyBoard, { title: word, copyOf: pin })) })
  }
  return { ada, board, pin, copies }
}

const found = async (query: string) =>
  (await call(visitor, 'search.results', { query })).items.map((item) => ('id' in item ? item.id : null))

const popularityOf = async ({ id }: TestPin): Promise<number> =>
  (await deps.read.selectFrom('pins').select('popularity').where('id', '=', id).executeTakeFirstOrThrow())
    .popularity

it('when an original is deleted, its oldest public copy is found in its place with its popularity', async () => {
  const { ada, pin, copies } = await aSavedPicture('heirloomvase', 'secret', 'public', 'public')
  await deps.read.updateTable('pins').set({ popularity: 7 }).where('id', '=', pin.id).execute()
  expect(await found('heirloomvase')).toEqual([pin.id])
  await call(ada, 'pins.delete', { id: pin.id })
  expect(await found('heirloomvase')).toEqual([copies[1]?.id])
  expect(await popularityOf(copies[1] as TestPin)).toBe(7)
  const { username } = (copies[1] as (typeof copies)[number]).owner
  const pinsOf = async (filter: 'created' | 'saved') =>
    (await call(visitor, 'users.pins', { username, filter })).items.map(({ id }) => id)
  expect([await pinsOf('created'), await pinsOf('saved')]).toEqual([[], [copies[1]?.id]])
})

it('the next copy follows when the first heir goes too, and a picture without pins is gone', async () => {
  const { ada, pin, copies } = await aSavedPicture('heirloomchair', 'public', 'public')
  const [first, second] = copies as [(typeof copies)[number], (typeof copies)[number]]
  await call(ada, 'pins.delete', { id: pin.id })
  await call(first.owner, 'pins.unsave', { pin_id: first.id })
  expect(await found('heirloomchair')).toEqual([second.id])
  await call(second.owner, 'pins.delete', { id: second.id })
  expect(await found('heirloomchair')).toEqual([])
})

it('deleting a board or several of its pins promotes the copies of all of them', async () => {
  const { ada, board, copies } = await aSavedPicture('heirloomdesk', 'public')
  const other = await aSavedPicture('heirloomshelf', 'public')
  await call(ada, 'boards.delete', { board_id: board.id })
  await call(other.ada, 'pins.deleteMany', { board_id: other.board.id, pin_ids: [other.pin.id] })
  expect(await found('heirloomdesk')).toEqual([copies[0]?.id])
  expect(await found('heirloomshelf')).toEqual([other.copies[0]?.id])
})

it('deleting a copy leaves the original in its place', async () => {
  const { pin, copies } = await aSavedPicture('heirloomlamp', 'public')
  const [copy] = copies as [(typeof copies)[number]]
  await call(copy.owner, 'pins.delete', { id: copy.id })
  expect(await found('heirloomlamp')).toEqual([pin.id])
})

it('original and copies deleted at once leave at most one canonical pin, and no call fails', async () => {
  const { ada, pin, copies } = await aSavedPicture('heirloomclock', 'public', 'public', 'public', 'public')
  const going = copies.slice(0, 3)
  await Promise.all([
    call(ada, 'pins.delete', { id: pin.id }),
    ...going.map(({ owner, id }) => call(owner, 'pins.delete', { id })),
  ])
  expect(await found('heirloomclock')).toEqual([copies[3]?.id])
})

it('a copy that was being changed at the deletion becomes the canonical pin at the next run of the job', async () => {
  const { ada, pin, copies } = await aSavedPicture('heirloomstool', 'public')
  const [copy] = copies as [(typeof copies)[number]]
  const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const change = deps.transact(async (tx) => {
    await tx.selectFrom('pins').select('id').where('id', '=', copy.id).forUpdate().execute()
    isHeld.resolve()
    await mayEnd.promise
  })
  await isHeld.promise
  await call(ada, 'pins.delete', { id: pin.id })
  mayEnd.resolve()
  await change
  await refreshPopularity(deps)
  expect(await found('heirloomstool')).toEqual([copy.id])
  expect(await popularityOf(copy)).not.toBe(0)
})
