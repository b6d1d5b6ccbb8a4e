import { expect, it, vi } from 'vitest'
import { aMember } from '../../testing/test-callers.ts'
import { stalledStorage } from '../../testing/stalled-storage.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'
import { readImport } from './read-service.ts'
import { aLibrary } from './testing/a-library.ts'
import { importSteps } from './testing/import-steps.ts'
import type { PinItem } from './item-store.ts'
import { type Loaded, paced } from './picture-pace.ts'
import { inTurn, READ_IMPORT } from './turn-service.ts'

const deps = await testDeps()
const steps = importSteps(deps)

/** An import that is read, by no one yet. */
async function anImport() {
  const id = deps.newId()
  const { userId } = await aMember(deps)
  const at = deps.now()
  await deps.read
    .insertInto('libraryImports')
    .values({
      id,
      userId,
      status: 'reading',
      name: 'a',
      url: 'https://a.example/',
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  const leasedUntil = async () =>
    (
      await deps.read
        .selectFrom('libraryImports')
        .select('leasedUntil')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).leasedUntil
  const forget = async () => {
    deps.setNow(null)
    await deps.read.deleteFrom('libraryImports').where('id', '=', id).execute()
  }
  return { id, leasedUntil, forget }
}

it('a turn lasts as long as its work, also where that reports nothing', async () => {
  const { id, leasedUntil, forget } = await anImport()
  const start = Date.now()
  const at = (minutes: number) => new Date(start + minutes * MINUTE_MS)
  let others = 0
  deps.setNow(at(0))
  const work = async () => {
    deps.setNow(at(0.75))
    await vi.waitFor(async () => expect(await leasedUntil()).toEqual(at(1.75)))
    deps.setNow(at(1.5))
    await inTurn({ task: READ_IMPORT, id }, async () => void (others += 1), steps.deps)
  }
  await inTurn({ task: READ_IMPORT, id, stayMs: 5 }, work, steps.deps)
  expect([others, await leasedUntil()]).toEqual([0, null])
  await forget()
})

it('who lost a turn neither keeps it nor ends that of another', async () => {
  const { id, leasedUntil, forget } = await anImport()
  const start = Date.now()
  const at = (minutes: number) => new Date(start + minutes * MINUTE_MS)
  const [lost, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  deps.setNow(at(0))
  const first = inTurn(
    { task: READ_IMPORT, id },
    async (stay) => {
      await lost.promise
      expect(await stay()).toBe(false)
    },
    steps.deps,
  )
  await vi.waitFor(async () => expect(await leasedUntil()).toEqual(at(1)))
  deps.setNow(at(2))
  const second = inTurn({ task: READ_IMPORT, id }, () => over.promise, steps.deps)
  await vi.waitFor(async () => expect(await leasedUntil()).toEqual(at(3)))
  lost.resolve()
  await first
  expect(await leasedUntil()).toEqual(at(3))
  over.resolve()
  await second
  expect(await leasedUntil()).toBeNull()
  await forget()
})

it('of two readers of a source one goes on, and each line stands once', async () => {
  const archive = await steps.exportOf((await aLibrary(deps)).owner)
  const ben = await aMember(deps)
  const uploadId = await steps.upload(ben, archive)
  const { id } = await steps.call(ben, 'libraryImports.begin', { upload_id: uploadId })
  steps.asked.length = 0
  await Promise.all([readImport({ id }, steps.deps), readImport({ id }, steps.deps)])
  expect(await steps.call(ben, 'libraryImports.get', { id })).toMatchObject({
    status: 'ready',
    counts: { pins: 4 },
  })
  steps.asked.length = 0
})

it('an archive of which nothing more comes ends its import with words, and the next one has its turn', async () => {
  const archive = await steps.exportOf((await aLibrary(deps)).owner)
  const [ben, cleo] = [await aMember(deps), await aMember(deps)]
  const begin = async (member: typeof ben) =>
    (await steps.call(member, 'libraryImports.begin', { upload_id: await steps.upload(member, archive) })).id
  const id = await begin(ben)
  const { storage } = stalledStorage(deps, archive.subarray(0, 100))
  await readImport({ id }, { ...steps.deps, storage }, 50)
  expect(await steps.call(ben, 'libraryImports.get', { id })).toMatchObject({
    status: 'failed',
    error: 'timed_out',
  })
  const next = await begin(cleo)
  steps.asked.length = 0
  await readImport({ id: next }, steps.deps)
  expect(await steps.call(cleo, 'libraryImports.get', { id: next })).toMatchObject({ status: 'ready' })
})

it('a picture that does not come fails alone, and those behind it are loaded', async () => {
  const pins = [1, 2, 3, 4].map(
    (sequence) => ({ sequence, details: { picture: { url: 'https://slow.example/' } } }) as PinItem,
  )
  const loaded = { picture: { signature: 'a' } } as Loaded
  const load = ({ sequence }: PinItem) =>
    sequence === 1 ? new Promise<Loaded>(() => undefined) : Promise.resolve(loaded)
  const all = await Promise.all(paced(pins, load, () => 20).values())
  expect(all).toEqual([{ failure: { outcome: 'failed', reason: 'not_fetched' } }, loaded, loaded, loaded])
})
