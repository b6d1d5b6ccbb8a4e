import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { describePicture, DESCRIPTOR_SIDE } from '../../images/descriptor.ts'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard, anImage, aPin, type TestBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { idsOf, searchSteps } from '../../testing/test-search.ts'
import { nameColors } from '../media/picture-color-service.ts'
import { searchOperations } from './operations.ts'
import { STOP_WORDS } from './color-rules.ts'

const deps = await testDeps()
const { named, search, aWord } = searchSteps(deps, searchOperations)

const surface = (rgb: readonly number[]) =>
  describePicture(Uint8Array.from(Array.from({ length: DESCRIPTOR_SIDE ** 2 }, () => rgb).flat()))
const GREEN = surface([46, 139, 58])
const RED = surface([204, 34, 34])
const GRAY = surface([138, 138, 138])

let owner: Member
let board: TestBoard
beforeAll(async () => {
  owner = await aMember(deps)
  board = await aBoard(deps, owner)
})

const shown = async (title: string, descriptor: Uint8Array) =>
  (await aPin(deps, owner, board, { title, descriptor })).id

async function nameAllColors(): Promise<void> {
  while ((await nameColors(deps)) > 0);
}

it('a color is found in words and in pictures: both first, neither not at all', async () => {
  const word = aWord()
  const both = await shown(`Green ${word}`, GREEN)
  const said = await shown(`Green ${word}`, GRAY)
  const seen = await shown(`${word} chair`, GREEN)
  const other = await shown(`${word} chair`, RED)
  await nameAllColors()
  const found = idsOf(await search(visitor, { query: `green ${word}` }))
  expect([found[0], new Set(found)]).toEqual([both, new Set([both, said, seen])])
  expect(idsOf(await search(visitor, { query: `${word} in red` }))).toEqual([other])
  expect(idsOf(await search(visitor, { query: `"green ${word}"` })).toSorted()).toEqual(
    [both, said].toSorted(),
  )
  expect(idsOf(await search(owner, { query: `green ${word}`, scope: 'my_pins' }))).toContain(seen)
})

it('a color alone finds pictures in it, and a pin follows its picture', async () => {
  const turquoise = await anImage(deps, surface([18, 128, 128]))
  const pin = await aPin(deps, owner, board, { title: aWord(), descriptor: RED })
  await nameAllColors()
  const isFound = async () => idsOf(await search(visitor, { query: 'turquoise' })).includes(pin.id)
  expect(await isFound()).toBe(false)
  await deps.read.updateTable('pins').set({ imageSignature: turquoise }).where('id', '=', pin.id).execute()
  expect(await isFound()).toBe(true)
})

it('what is said beside colors without meaning is no condition, and one color or another is enough', async () => {
  const word = aWord()
  const [green, red] = [await shown(`Green ${word}`, GREEN), await shown(`Red ${word}`, RED)]
  await nameAllColors()
  expect(idsOf(await search(visitor, { query: 'all green' }))).toContain(green)
  const either = idsOf(await search(visitor, { query: `${word} green or ${word} red` }))
  expect(new Set(either)).toEqual(new Set([green, red]))
})

it('the database finds nothing by any stop word', async () => {
  const { rows } = await sql<{ word: string }>`SELECT word FROM unnest(${[...STOP_WORDS]}::text[]) word
    WHERE numnode(plainto_tsquery('english', word)) > 0`.execute(deps.read)
  expect(rows).toEqual([])
})

it('beside the name of a topic a color narrows its pins, and guides are those of what is found', async () => {
  const [topic, beside] = [aWord(), aWord()]
  const id = deps.newId()
  await deps.read.insertInto('interests').values({ id, slug: topic, name: topic }).execute()
  const filed = [
    await aPin(deps, owner, board, { title: `${beside} one`, descriptor: GREEN }),
    await aPin(deps, owner, board, { title: `${beside} two`, descriptor: GREEN }),
    await aPin(deps, owner, board, { title: `${beside} three`, descriptor: RED }),
  ]
  const rows = filed.map(({ aggregatedPinId }) => ({ interestId: id, aggregatedPinId }))
  await deps.read.insertInto('pinInterests').values(rows).execute()
  await nameAllColors()
  const query = `green ${topic}`
  const found = idsOf(await search(visitor, { query }))
  expect(new Set(found)).toEqual(new Set([filed[0]?.id, filed[1]?.id]))
  expect(await callAs(deps, visitor)(named('search.guides'), { query })).toMatchObject({
    items: [{ label: beside }],
  })
})
