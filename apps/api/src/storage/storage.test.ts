import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openS3Server } from '../../test/s3-server.ts'
import { createFileStorage, sweepUnfinished } from './file-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import { StorageKeyError } from './storage-key.ts'
import type { ListedObject, Storage } from './storage.ts'

const openFiles = async () => {
  const root = await mkdtemp(join(tmpdir(), 'tessera-storage-'))
  return { storage: createFileStorage(root), close: () => rm(root, { recursive: true }) }
}

const openS3 = async () => {
  const server = await openS3Server()
  const { bucket, endpoint, accessKeyId, secretAccessKey } = server
  const given = { bucket, endpoint, accessKeyId, region: 'us-east-1', pathStyle: true }
  const storage = createS3Storage({ ...given, secretAccessKey })
  const close = async () => {
    await storage.close()
    await server.close()
  }
  return {
    storage,
    close,
    asStranger: () => createS3Storage({ ...given, accessKeyId: 'STRANGER', secretAccessKey: 'x' }),
  }
}

const jpeg = { contentType: 'image/jpeg' }
const read = async (storage: Storage, key: string) => {
  const found = await storage.get(key)
  return found && { ...found, body: await buffer(found.body) }
}

const listed = async (storage: Storage, folder: string) => {
  const found: ListedObject[] = []
  for await (const object of storage.list(folder)) found.push(object)
  return found
}

describe.each([
  ['files', openFiles],
  ['S3', openS3],
])('storage in %s', (_name, openStorage) => {
  let opened: Awaited<ReturnType<typeof openStorage>>
  let storage: Storage
  beforeAll(async () => {
    opened = await openStorage()
    storage = opened.storage
  })
  afterAll(() => opened.close())

  it('gives back the bytes, the size and the content type that were put', async () => {
    await storage.put('images/orig/ab/x.jpg', Buffer.from('hello'), jpeg)
    expect(await read(storage, 'images/orig/ab/x.jpg')).toEqual({
      body: Buffer.from('hello'),
      size: 5,
      contentType: 'image/jpeg',
    })
    expect(await storage.stat('images/orig/ab/x.jpg')).toEqual({
      size: 5,
      contentType: 'image/jpeg',
      storedAt: expect.any(Date),
    })
  })

  it('takes a stream of unknown length', async () => {
    const chunk = Buffer.alloc(300_000, 7)
    await storage.put('video/long.mp4', Readable.from([chunk, chunk, chunk]), {
      contentType: 'video/mp4',
    })
    expect(await read(storage, 'video/long.mp4')).toMatchObject({
      size: 900_000,
      body: Buffer.alloc(900_000, 7),
    })
  })

  it('replaces an object under the same key', async () => {
    await storage.put('twice.txt', Buffer.from('first'), { contentType: 'text/plain' })
    await storage.put('twice.txt', Buffer.from('2nd'), { contentType: 'text/plain' })
    expect((await read(storage, 'twice.txt'))?.body.toString()).toBe('2nd')
  })

  it('knows what is missing, and deleting it is no error', async () => {
    expect(await storage.get('no/where.jpg')).toBeUndefined()
    expect(await storage.stat('no/where.jpg')).toBeUndefined()
    expect(await storage.exists('no/where.jpg')).toBe(false)
    await storage.delete('no/where.jpg')
  })

  it('forgets a deleted object', async () => {
    await storage.put('gone.txt', Buffer.from('x'), { contentType: 'text/plain' })
    expect(await storage.exists('gone.txt')).toBe(true)
    await storage.delete('gone.txt')
    expect(await storage.exists('gone.txt')).toBe(false)
  })

  it('lists what lies in a folder and below, with the time it was stored', async () => {
    const before = Date.now() - 1_000
    const keys = ['list/a.txt', 'list/deep/er/b.txt', 'list/deep/c.txt', 'listed.txt']
    for (const key of keys) await storage.put(key, Buffer.from('x'), { contentType: 'text/plain' })
    const found = await listed(storage, 'list')
    expect(found.map(({ key }) => key).toSorted()).toEqual(keys.slice(0, 3).toSorted())
    for (const { storedAt } of found) expect(storedAt.getTime()).toBeGreaterThan(before)
    expect(await listed(storage, 'nowhere')).toEqual([])
  })

  it('leaves nothing when the stream fails halfway', async () => {
    const failing = Readable.from(
      (async function* cutOff() {
        yield Buffer.from('half')
        throw new Error('the line was cut')
      })(),
    )
    await expect(storage.put('half.txt', failing, { contentType: 'text/plain' })).rejects.toThrow(
      'the line was cut',
    )
    expect(await storage.exists('half.txt')).toBe(false)
  })

  it.each([
    '../x.jpg',
    '/etc/x.jpg',
    'a/../../x.jpg',
    'a//x.jpg',
    'a\\x.jpg',
    '.hidden/x.jpg',
    'a\0.jpg',
    '',
    'A.JPG',
    `${'a'.repeat(600)}.jpg`,
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), jpeg)).rejects.toThrow(StorageKeyError)
    await expect(storage.get(key)).rejects.toThrow(StorageKeyError)
    await expect(storage.delete(key)).rejects.toThrow(StorageKeyError)
  })

  it('refuses a content type that the extension contradicts', async () => {
    await expect(storage.put('x.jpg', Buffer.from('x'), { contentType: 'text/html' })).rejects.toThrow(
      StorageKeyError,
    )
  })
})

it('a bucket is shut to who has another key', async () => {
  const { storage, close, asStranger } = await openS3()
  await storage.put('kept.txt', Buffer.from('x'), { contentType: 'text/plain' })
  const stranger = asStranger()
  await expect(stranger.get('kept.txt')).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
  await stranger.close()
  await close()
})

describe('unfinished files', () => {
  it('a failed write leaves none, and a crashed one is swept when it is old', async () => {
    const root = await mkdtemp(join(tmpdir(), 'tessera-storage-'))
    const storage = createFileStorage(root)
    expect(await sweepUnfinished(root, 0)).toBe(0)
    await storage.put('a.txt', Buffer.from('x'), { contentType: 'text/plain' })
    const folder = join(root, '.unfinished')
    expect(await readdir(folder)).toEqual([])

    await writeFile(join(folder, 'old'), 'x')
    await writeFile(join(folder, 'young'), 'x')
    const now = 1_700_000_000_000
    await utimes(join(folder, 'old'), new Date(now), new Date(now - 7_200_000))
    await utimes(join(folder, 'young'), new Date(now), new Date(now - 1_000))
    expect(await sweepUnfinished(root, now)).toBe(1)
    expect(await readdir(folder)).toEqual(['young'])
    await rm(root, { recursive: true })
  })
})
