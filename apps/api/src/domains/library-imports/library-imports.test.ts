import { expect, it } from 'vitest'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { aLibrary } from './testing/a-library.ts'
import { applyImport } from './apply-service.ts'
import { importSteps } from './testing/import-steps.ts'
import { APPLY_IMPORT, resumeImports } from './turn-service.ts'

const deps = await testDeps()
const steps = importSteps(deps)
const { call } = steps

it('export, import and export again are equal, byte for byte', async () => {
  const { owner } = await aLibrary(deps)
  const first = await steps.exportOf(owner)
  const ben = await aMember(deps)
  const report = await steps.read(ben, first)
  expect(report).toMatchObject({
    status: 'ready',
    source_kind: 'tessera',
    error: null,
    counts: {
      boards: 4,
      boards_existing: 0,
      sections: 2,
      pins: 4,
      duplicates: 0,
      faults: 0,
      imported: 0,
      failed: 0,
    },
  })
  expect((await call(ben, 'boards.list', { username: ben.username, include_archived: true })).items).toEqual(
    [],
  )
  expect(await steps.confirm(ben, report.id)).toMatchObject({
    status: 'done',
    percent: 100,
    counts: { pins: 4, imported: 4, failed: 0 },
  })
  const again = await steps.exportOf(ben)
  expect(again.equals(first)).toBe(true)
  expect((await steps.exportOf(owner)).equals(first)).toBe(true)
})

it('what is imported is as private, as old and as written as it was, and nobody hears of it', async () => {
  const { owner } = await aLibrary(deps)
  const ben = await aMember(deps)
  const fan = await aMember(deps)
  await call(fan, 'users.follow', { user_id: ben.userId })
  const kitchen = await aBoard(deps, ben, { name: 'Kitchen' })
  await aPin(deps, ben, kitchen, { title: 'Bread of today' })
  const report = await steps.read(ben, await steps.exportOf(owner))
  await steps.confirm(ben, report.id)
  const seen = (await call(fan, 'boards.list', { username: ben.username })).items
  expect(seen.map(({ name }) => name).toSorted()).toEqual(['Garden', 'Kitchen'])
  const garden = seen.find(({ name }) => name === 'Garden')
  const pins = (await call(fan, 'boards.feed', { board_id: garden?.id ?? '' })).items
  expect(pins.map(({ title }) => title)).toEqual(['A pond', 'Roses “in” June'])
  const mine = await call(ben, 'pins.get', { id: pins[1]?.id ?? '' })
  expect(mine).toMatchObject({
    note: 'Ask Ann',
    created_at: '2025-03-03T09:30:15.123Z',
    aggregated_pin_data: { comment_count: 2 },
  })
  expect((await call(fan, 'notifications.list', {})).items).toEqual([])
  const home = (await call(fan, 'feeds.home', {})).items.filter(({ pinner }) => pinner.id === ben.userId)
  expect(home[0]?.title).toBe('Bread of today')
})

it('the same library once more brings nothing twice, also into boards that were there', async () => {
  const { owner } = await aLibrary(deps)
  const archive = await steps.exportOf(owner)
  const ben = await aMember(deps)
  await steps.confirm(ben, (await steps.read(ben, archive)).id)
  for (const person of [ben, owner]) {
    const again = await steps.read(person, archive)
    expect(again.counts).toMatchObject({ boards: 4, boards_existing: 4, pins: 0, duplicates: 4 })
    expect(await steps.confirm(person, again.id)).toMatchObject({ status: 'done', counts: { imported: 0 } })
    expect((await steps.exportOf(person)).equals(archive)).toBe(true)
  }
})

it('a secret board does not join a public one of its name', async () => {
  const { owner } = await aLibrary(deps)
  const ben = await aMember(deps)
  const open = await call(ben, 'boards.create', { name: 'Gifts' })
  await steps.confirm(ben, (await steps.read(ben, await steps.exportOf(owner))).id)
  const boards = (await call(ben, 'boards.list', { username: ben.username })).items
  expect(boards.find(({ id }) => id === open.id)).toMatchObject({ pin_count: 0 })
  expect(boards.find(({ name }) => name === 'Gifts 2')).toMatchObject({ privacy: 'secret', pin_count: 2 })
})

it('an import that is cut off goes on where it was, each pin once', async () => {
  const { owner } = await aLibrary(deps)
  const archive = await steps.exportOf(owner)
  const ben = await aMember(deps)
  const { id } = await steps.read(ben, archive)
  let pictures = 0
  const ingest: typeof deps.images.ingest = (bytes, options) => {
    pictures += 1
    return pictures > 2 ? Promise.reject(new Error('the process ended')) : deps.images.ingest(bytes, options)
  }
  const dying = { ...steps.deps, images: { ...deps.images, ingest } }
  await expect(steps.confirm(ben, id, dying)).rejects.toThrow('the process ended')
  const half = await call(ben, 'libraryImports.get', { id })
  expect(half.status).toBe('importing')
  expect(half.counts.imported).toBeLessThan(4)
  expect(half.counts.imported).toBeGreaterThan(0)
  await Promise.all([applyImport({ id }, steps.deps), applyImport({ id }, steps.deps)])
  expect(await call(ben, 'libraryImports.get', { id })).toMatchObject({
    status: 'done',
    counts: { imported: 4 },
  })
  expect((await steps.exportOf(ben)).equals(archive)).toBe(true)
})

it('imports take turns, and one whose process died goes on once its turn is over', async () => {
  const archive = await steps.exportOf((await aLibrary(deps)).owner)
  const [ben, cleo] = [await aMember(deps), await aMember(deps)]
  const ofBen = (await steps.read(ben, archive)).id
  const ofCleo = (await steps.read(cleo, archive)).id
  await call(ben, 'libraryImports.confirm', { id: ofBen })
  await call(cleo, 'libraryImports.confirm', { id: ofCleo })
  steps.asked.length = 0
  // A process that is killed leaves its lease and its job behind.
  const leasedUntil = new Date(deps.now().getTime() + 60_000)
  await deps.read.updateTable('libraryImports').set({ leasedUntil }).where('id', '=', ofBen).execute()
  await applyImport({ id: ofCleo }, steps.deps)
  expect(await call(cleo, 'libraryImports.get', { id: ofCleo })).toMatchObject({ counts: { imported: 0 } })
  expect(steps.asked).toEqual([{ task: APPLY_IMPORT, id: ofCleo }])
  expect(await resumeImports(steps.deps)).toBe(0)
  deps.setNow(new Date(Date.now() + 2 * 60_000))
  expect(await resumeImports(steps.deps)).toBe(1)
  await steps.work()
  deps.setNow(null)
  for (const [member, id] of [
    [ben, ofBen],
    [cleo, ofCleo],
  ] as const)
    expect(await call(member, 'libraryImports.get', { id })).toMatchObject({
      status: 'done',
      counts: { imported: 4 },
    })
})

it('who waited longer has the next turn', async () => {
  const archive = await steps.exportOf((await aLibrary(deps)).owner)
  const [ben, cleo] = [await aMember(deps), await aMember(deps)]
  const [ofBen, ofCleo] = [(await steps.read(ben, archive)).id, (await steps.read(cleo, archive)).id]
  await call(ben, 'libraryImports.confirm', { id: ofBen })
  await call(cleo, 'libraryImports.confirm', { id: ofCleo })
  const turnOfBen = (leasedUntil: Date | null) =>
    deps.read
      .updateTable('libraryImports')
      .set({ leasedUntil, lastTurnAt: deps.now() })
      .where('id', '=', ofBen)
      .execute()
  const imported = async () => [
    (await call(ben, 'libraryImports.get', { id: ofBen })).counts.imported,
    (await call(cleo, 'libraryImports.get', { id: ofCleo })).counts.imported,
  ]
  await turnOfBen(new Date(deps.now().getTime() + 60_000))
  await applyImport({ id: ofCleo }, steps.deps)
  await turnOfBen(null)
  await applyImport({ id: ofBen }, steps.deps)
  expect(await imported()).toEqual([0, 0])
  await applyImport({ id: ofCleo }, steps.deps)
  expect(await imported()).toEqual([0, 4])
  await steps.work()
  expect(await imported()).toEqual([4, 4])
})
