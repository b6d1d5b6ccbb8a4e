import { expect, it } from 'vitest'
import { DomainError } from '../../kernel/domain-error.ts'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { aLibrary } from './testing/a-library.ts'
import { applyImport } from './apply-service.ts'
import { sweepImports } from './sweep-service.ts'
import { importSteps, zipOf } from './testing/import-steps.ts'

const deps = await testDeps()
const steps = importSteps(deps)
const { call } = steps

type Someone = Awaited<ReturnType<typeof aMember>>

it('what would fail again is not tried again, and leaves neither an empty board nor a file behind', async () => {
  const { owner } = await aLibrary(deps)
  const archive = await steps.exportOf(owner)
  const ben = await aMember(deps)
  const { id } = await steps.read(ben, archive)
  const ingest: typeof deps.images.ingest = (bytes, options) =>
    deps.images.ingest(bytes.subarray(0, 40), options)
  const broken = { ...steps.deps, images: { ...deps.images, ingest } }
  const failed = await steps.confirm(ben, id, broken)
  expect(failed).toMatchObject({ status: 'done', counts: { imported: 0, failed: 4 }, retryable_until: null })
  const rows = await call(ben, 'libraryImports.items', { id, outcome: 'failed' })
  expect(rows.items.filter(({ type }) => type === 'pin')).toMatchObject(
    ['Roses “in” June', 'A pond', 'A glass', 'A lamp'].map((title) => ({ title, reason: 'unreadable' })),
  )
  await expect(steps.confirm(ben, id)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await archivesOf(ben)).toBe(0)
  const own = await call(ben, 'boards.list', { username: ben.username })
  const empty = await call(owner, 'boards.list', { username: owner.username })
  expect(own.items.map(({ name }) => name)).toEqual(
    empty.items.filter(({ pin_count }) => pin_count === 0).map(({ name }) => name),
  )
  expect(rows.items.filter(({ type }) => type === 'board').map(({ reason }) => reason)).toEqual(
    empty.items.filter(({ pin_count }) => pin_count > 0).map(() => 'pins_failed'),
  )
})

it('what is wrong with a row is said of that row, and can be tried again where it may pass', async () => {
  const { owner } = await aLibrary(deps)
  const archive = await steps.exportOf(owner)
  const ben = await aMember(deps)
  const { id } = await steps.read(ben, archive)
  const ingest: typeof deps.images.ingest = () => Promise.reject(new DomainError('IMAGE_NOT_FETCHED'))
  const broken = { ...steps.deps, images: { ...deps.images, ingest } }
  const failed = await steps.confirm(ben, id, broken)
  expect(failed).toMatchObject({ status: 'done', counts: { imported: 0, failed: 4 } })
  expect(failed.retryable_until).not.toBeNull()
  const rows = await call(ben, 'libraryImports.items', { id, outcome: 'failed' })
  expect(rows.items.filter(({ type }) => type === 'pin')).toMatchObject(
    ['Roses “in” June', 'A pond', 'A glass', 'A lamp'].map((title) => ({ title, reason: 'not_fetched' })),
  )
  expect(await steps.confirm(ben, id)).toMatchObject({ status: 'done', counts: { imported: 4, failed: 0 } })
  expect((await steps.exportOf(ben)).equals(archive)).toBe(true)
  await expect(steps.confirm(ben, id)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('what cannot be a library says so, and leaves no file behind', async () => {
  const ben = await aMember(deps)
  const cases = [
    [Buffer.from('PK\u0003\u0004 torn'), 'unreadable'],
    [Buffer.from([1, 2, 3, 4, 5]), 'unrecognized'],
    [
      await zipOf({ 'library/library.json': '{"format":"tessera-library","version":4,"boards":[]}' }),
      'unreadable',
    ],
    [
      await zipOf({ 'library/library.json': '{"format":"tessera-library","version":1,"boards":[]}' }),
      'empty',
    ],
    [await zipOf({ 'library/library.json': `[${'[],'.repeat(2_600_000)}[]]` }), 'too_large'],
  ] as const
  for (const [bytes, error] of cases)
    expect(await steps.read(ben, bytes)).toMatchObject({ status: 'failed', error, percent: 0 })
  expect(await call(ben, 'libraryImports.list', {})).toHaveLength(cases.length)
  expect(await archivesOf(ben)).toBe(0)
})

const archivesOf = async ({ userId }: Someone) =>
  (
    await deps.read
      .selectFrom('mediaUploads')
      .select('id')
      .where('userId', '=', userId)
      .where('mediaType', '=', 'archive')
      .execute()
  ).length

it('a picture that is missing or is none becomes a fault of the report', async () => {
  const ben = await aMember(deps)
  const pin = {
    section: null,
    title: '',
    description: '',
    alt_text: '',
    link: null,
    note: '',
    comments_disabled: false,
    made_with_ai: false,
    created_at: '2025-01-01T00:00:00.000Z',
    comments: [],
  }
  const image = `${'0'.repeat(32)}.jpg`
  const document = {
    format: 'tessera-library',
    version: 1,
    boards: [
      {
        ref: 'b1',
        name: 'Broken',
        description: '',
        category: null,
        privacy: 'public',
        layout: 'default',
        archived_at: null,
        created_at: '2025-01-01T00:00:00.000Z',
        sections: [],
        pins: [
          { ...pin, ref: 'p1', image: null },
          { ...pin, ref: 'p2', image },
          { ...pin, ref: 'p3', image: `${'1'.repeat(32)}.png` },
        ],
      },
    ],
  }
  const broken = await zipOf({
    'library/library.json': JSON.stringify(document),
    [`library/originals/${image}`]: 'no picture',
  })
  const { id, counts } = await steps.read(ben, broken)
  expect(counts).toMatchObject({ boards: 1, pins: 0, faults: 3 })
  expect((await steps.items(ben, id)).slice(1)).toMatchObject([
    { type: 'fault', reason: 'no_picture' },
    { type: 'fault', reason: 'unsupported_type' },
    { type: 'fault', reason: 'no_picture' },
  ])
})

it('one import of a member runs at a time, and is theirs alone', async () => {
  const { owner } = await aLibrary(deps)
  const archive = await steps.exportOf(owner)
  const [ben, cleo] = [await aMember(deps), await aMember(deps)]
  const upload = await steps.upload(ben, archive)
  await expect(call(cleo, 'libraryImports.begin', { upload_id: upload })).rejects.toMatchObject({
    code: 'UPLOAD_NOT_FOUND',
  })
  const { id } = await call(ben, 'libraryImports.begin', { upload_id: upload })
  const second = await steps.upload(ben, archive)
  await expect(call(ben, 'libraryImports.begin', { upload_id: second })).rejects.toMatchObject({
    code: 'IMPORT_RUNNING',
  })
  await steps.work()
  for (const name of [
    'libraryImports.get',
    'libraryImports.items',
    'libraryImports.confirm',
    'libraryImports.cancel',
  ] as const)
    await expect(call(cleo, name, { id })).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' })
  expect(await call(cleo, 'libraryImports.list', {})).toEqual([])
  expect(await call(ben, 'libraryImports.cancel', { id })).toMatchObject({ status: 'canceled' })
  await expect(call(ben, 'libraryImports.confirm', { id })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await call(ben, 'boards.list', { username: ben.username })).items).toEqual([])
})

it('a canceled import leaves no file behind', async () => {
  const { owner } = await aLibrary(deps)
  const ben = await aMember(deps)
  const { id } = await steps.read(ben, await steps.exportOf(owner))
  // As the site calls it: within the transaction of its key nothing is removed from the storage.
  const keyed = { idempotencyKey: `cancel ${id}` }
  expect(await call(ben, 'libraryImports.cancel', { id }, keyed)).toMatchObject({ status: 'canceled' })
  await steps.work()
  expect(await archivesOf(ben)).toBe(0)
})

it('the report is turned page by page', async () => {
  const { owner } = await aLibrary(deps)
  const ben = await aMember(deps)
  const { id } = await steps.read(ben, await steps.exportOf(owner))
  const first = await call(ben, 'libraryImports.items', { id, page_size: 6 })
  const rest = await call(ben, 'libraryImports.items', { id, page_size: 6, bookmark: first.bookmark })
  expect([...first.items, ...rest.items].map(({ type }) => type)).toEqual([
    'board',
    'section',
    'section',
    'pin',
    'pin',
    'board',
    'board',
    'pin',
    'pin',
    'board',
  ])
  expect(rest.bookmark).toBeNull()
})

it('archives go once their import is over, and what nobody confirmed ends after a week', async () => {
  const { owner } = await aLibrary(deps)
  const archive = await steps.exportOf(owner)
  const ben = await aMember(deps)
  const { id } = await steps.read(ben, archive)
  await steps.upload(ben, archive)
  const days = async (count: number) => {
    deps.setNow(new Date(Date.now() + count * 24 * 60 * 60 * 1000))
    await sweepImports(deps)
    deps.setNow(null)
  }
  await sweepImports(deps)
  expect(await archivesOf(ben)).toBe(2)
  await days(2)
  expect(await archivesOf(ben)).toBe(1)
  await days(8)
  expect(await archivesOf(ben)).toBe(0)
  expect(await call(ben, 'libraryImports.get', { id })).toMatchObject({ status: 'canceled' })
})

it('a member who leaves takes their imports along', async () => {
  const { owner } = await aLibrary(deps)
  const ben = await aMember(deps)
  const { id } = await steps.read(ben, await steps.exportOf(owner))
  await deps.read
    .updateTable('users')
    .set({ deactivatedAt: new Date(0) })
    .where('id', '=', ben.userId)
    .execute()
  await deps.read.updateTable('libraryImports').set({ status: 'importing' }).where('id', '=', id).execute()
  await applyImport({ id }, steps.deps)
  expect(
    await deps.read.selectFrom('libraryImports').select('status').where('id', '=', id).executeTakeFirst(),
  ).toEqual({ status: 'canceled' })
  await deps.read.deleteFrom('users').where('id', '=', ben.userId).execute()
  expect(
    await deps.read.selectFrom('libraryImportItems').select('sequence').where('importId', '=', id).execute(),
  ).toEqual([])
})
