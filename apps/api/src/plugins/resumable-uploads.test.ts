import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESUMABLE_UPLOADS_PATH } from '@tessera/api-types/media/resumable-uploads'
import { archiveBytes } from '../domains/media/archive-upload-service.ts'
import { sweepPictures } from '../domains/media/sweep-service.ts'
import { openTusSite, variedBytes, type TusSite } from '../testing/tus-site.ts'
import { DAY_MS } from '../kernel/durations.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

let site: TusSite
beforeAll(async () => {
  site = await openTusSite()
})
afterAll(() => site.close())
beforeEach(() => site.forgetUploads())
afterEach(() => site.deps.setNow(null))

const wholeOf = (id: string) => buffer(archiveBytes(id, site.deps))

describe('an upload by the tus protocol', () => {
  it('says what it can do, to anybody and without a version', async () => {
    const { status, headers } = await site.call('OPTIONS', RESUMABLE_UPLOADS_PATH, {
      as: 'visitor',
      headers: { 'tus-resumable': '', 'x-csrftoken': '' },
    })
    expect([status, headers['tus-version'], headers['tus-extension'], headers['tus-max-size']]).toEqual([
      204,
      '1.0.0',
      'creation,expiration,termination',
      String(2 * 1024 ** 3),
    ])
  })

  it('is begun, told of, and grows to its end', async () => {
    const file = variedBytes(MEGABYTE)
    const upload = await site.begun(file.length)
    const head = await site.call('HEAD', upload.path)
    expect(head).toMatchObject({
      status: 200,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'upload-length': `${file.length}`,
        'cache-control': 'no-store',
        'upload-metadata': 'media_type YXJjaGl2ZQ==,cover_ms NzAw',
        'upload-expires': expect.stringMatching(/GMT$/),
      },
    })
    const half = file.length / 2
    expect(await upload.patch(0, file.subarray(0, half))).toMatchObject({
      status: 204,
      headers: { 'upload-offset': `${half}`, 'upload-expires': expect.stringMatching(/GMT$/) },
    })
    const last = await upload.patch(half, file.subarray(half))
    expect([last.status, last.headers['upload-offset'], last.headers['upload-expires']]).toEqual([
      204,
      `${file.length}`,
      undefined,
    ])
    expect((await wholeOf(upload.id)).equals(file)).toBe(true)
    expect((await site.call('HEAD', upload.path)).headers['upload-offset']).toBe(`${file.length}`)
  })

  it('that is cut off in the middle goes on where the server says, and nothing is sent twice', async () => {
    const file = variedBytes(10 * MEGABYTE)
    const upload = await site.begun(file.length)
    const cutAt = 6 * MEGABYTE
    await expect(upload.patch(0, file, { cutAt })).rejects.toThrow('socket hang up')
    await expect.poll(upload.offset).toBe(cutAt)
    const rest = await upload.patch(cutAt, file.subarray(cutAt))
    expect([rest.status, rest.headers['upload-offset']]).toEqual([204, `${file.length}`])
    expect((await wholeOf(upload.id)).equals(file)).toBe(true)
  })

  it('takes one of two that bring the same bytes at once', async () => {
    const file = variedBytes(2 * MEGABYTE)
    const upload = await site.begun(file.length)
    const half = file.subarray(0, MEGABYTE)
    const both = await Promise.all([upload.patch(0, half), upload.patch(0, half)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await upload.offset()).toBe(MEGABYTE)
    await upload.patch(MEGABYTE, file.subarray(MEGABYTE))
    expect((await wholeOf(upload.id)).equals(file)).toBe(true)
    expect(await site.objectsOf(upload.id)).toBe(2)
  })

  it('of a video is worked on once its last byte is there', async () => {
    const upload = await site.begun(MEGABYTE, 'video')
    const job = { task: 'videos.process', payload: { uploadId: upload.id } }
    await upload.patch(0, variedBytes(512 * KILOBYTE))
    expect(site.deps.addedJobs).not.toContainEqual(job)
    await upload.patch(512 * KILOBYTE, variedBytes(512 * KILOBYTE))
    expect(site.deps.addedJobs).toContainEqual(job)
    const row = await site.deps.read
      .selectFrom('mediaUploads')
      .select(['status', 'coverMs'])
      .where('id', '=', upload.id)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'processing', coverMs: 700 })
  })

  it('takes PATCH and DELETE by a POST that names them', async () => {
    const upload = await site.begun(MEGABYTE)
    const named = (method: string, more: Record<string, string> = {}) => ({
      'x-http-method-override': method,
      ...more,
    })
    const patched = await site.call('POST', upload.path, {
      body: variedBytes(512 * KILOBYTE),
      headers: named('PATCH', { 'upload-offset': '0' }),
    })
    expect([patched.status, patched.headers['upload-offset']]).toEqual([204, `${512 * KILOBYTE}`])
    expect((await site.call('POST', upload.path, { headers: named('PUT') })).status).toBe(405)
    expect((await site.call('POST', upload.path, { headers: named('DELETE') })).status).toBe(204)
    expect((await site.call('HEAD', upload.path)).status).toBe(404)
  })
})

describe('an upload that is not finished', () => {
  it('can be ended, with all that came of it', async () => {
    const upload = await site.begun(2 * MEGABYTE)
    await upload.patch(0, variedBytes(MEGABYTE))
    expect(await site.objectsOf(upload.id)).toBe(1)
    expect((await site.call('DELETE', upload.path)).status).toBe(204)
    expect(await site.objectsOf(upload.id)).toBe(0)
    expect((await site.call('HEAD', upload.path)).status).toBe(404)
    expect((await upload.patch(MEGABYTE, variedBytes(MEGABYTE))).status).toBe(404)
  })

  it('cannot be ended once it is whole: it is an archive then', async () => {
    const upload = await site.begun(MEGABYTE)
    await upload.patch(0, variedBytes(MEGABYTE))
    expect((await site.call('DELETE', upload.path)).status).toBe(409)
    expect((await wholeOf(upload.id)).length).toBe(MEGABYTE)
  })

  it('is given up a day after its last bytes, and swept', async () => {
    const upload = await site.begun(2 * MEGABYTE, 'video')
    const begin = Date.now()
    site.deps.setNow(new Date(begin + DAY_MS - 60_000))
    await upload.patch(0, variedBytes(MEGABYTE))
    site.deps.setNow(new Date(begin + 2 * DAY_MS - 120_000))
    await sweepPictures(site.deps)
    expect(await upload.offset()).toBe(MEGABYTE)
    expect(await site.objectsOf(upload.id)).toBe(1)
    site.deps.setNow(new Date(begin + 2 * DAY_MS))
    expect((await site.call('HEAD', upload.path)).status).toBe(404)
    await sweepPictures(site.deps)
    expect(await site.objectsOf(upload.id)).toBe(0)
  })
})
