import { sql } from 'kysely'
import sharp from 'sharp'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { holdBackupLock } from '../../db/backup-lock.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { operations } from '../../operations.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { sweepPictures } from './sweep-service.ts'
import { uploadImage } from './upload-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const aPicture = (red: number) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: { r: red, g: 9, b: 77 } } })
    .png()
    .toBuffer()

const isThere = async (signature: string) =>
  (await deps.images.deriveImage(signature, 'orig', 'jpeg').then((found) => found?.body.destroy())) !==
  undefined

it('files of a picture without a row go after a day, those of others and young ones stay', async () => {
  const ada = await aMember(deps)
  const pinned = await uploadImage(ada, { read: () => aPicture(1) }, deps)
  await call(ada, 'pins.create', {
    board_id: (await aBoard(deps, ada)).id,
    image_signature: pinned.signature,
  })
  const orphan = await deps.images.ingest(await aPicture(2))
  await sweepPictures(deps)
  expect(await isThere(orphan.signature)).toBe(true)
  deps.setNow(new Date(Date.now() + 25 * 60 * 60 * 1000))
  await sweepPictures(deps)
  deps.setNow(null)
  expect([await isThere(pinned.signature), await isThere(orphan.signature)]).toEqual([true, false])
})

it('files stay while a backup runs, which has the rows that named them', async () => {
  const orphan = await deps.images.ingest(await aPicture(5))
  const backup = new Client({ connectionString: (await testDatabase()).url })
  await backup.connect()
  deps.setNow(new Date(Date.now() + 25 * 60 * 60 * 1000))
  await holdBackupLock(backup)
  await sweepPictures(deps)
  expect(await isThere(orphan.signature)).toBe(true)
  await backup.end()
  await vi.waitFor(async () => {
    await sweepPictures(deps)
    expect(await isThere(orphan.signature)).toBe(false)
  })
  deps.setNow(null)
})

it('a picture that somebody uploads again while the sweep is on stays', async () => {
  const { signature } = await deps.images.ingest(await aPicture(4))
  const aDayAgo = new Date(deps.now().getTime() - DAY_MS)
  const storage: typeof deps.storage = {
    ...deps.storage,
    // As it was listed before it was put anew.
    async *list(folder) {
      for await (const { key } of deps.storage.list(folder))
        if (key.includes(signature)) yield { key, storedAt: aDayAgo }
    },
  }
  await sweepPictures({ ...deps, storage })
  expect(await isThere(signature)).toBe(true)
})

it('what is left of a picture whose storing was cut off goes too', async () => {
  const { signature } = await deps.images.ingest(await aPicture(3))
  const folders = `${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}`
  await deps.storage.delete(`images/orig/${folders}/${signature}.jpg`)
  await deps.storage.delete(`images/orig/${folders}/${signature}.png`)
  const rendition = `images/236x/${folders}/${signature}.webp`
  expect(await deps.storage.exists(rendition)).toBe(true)
  deps.setNow(new Date(Date.now() + 25 * 60 * 60 * 1000))
  expect(await sweepPictures(deps)).toBeGreaterThan(0)
  deps.setNow(null)
  expect(await deps.storage.exists(rendition)).toBe(false)
})

it('goes through all rows, in batches in the order of their keys', async () => {
  const ada = await aMember(deps)
  const uploads = []
  for (const red of [11, 12, 13, 14, 15])
    uploads.push(await uploadImage(ada, { read: () => aPicture(red) }, deps))
  const [kept] = uploads
  await call(ada, 'pins.create', { board_id: (await aBoard(deps, ada)).id, image_signature: kept?.signature })
  deps.setNow(new Date(Date.now() + 25 * 60 * 60 * 1000))
  await sweepPictures(deps, 2)
  deps.setNow(null)
  const { rows } = await sql<{ signature: string }>`SELECT signature FROM images
    WHERE signature = ANY(${uploads.map(({ signature }) => signature)})`.execute(deps.read)
  expect(rows).toEqual([{ signature: kept?.signature }])
})
