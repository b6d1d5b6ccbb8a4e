import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESUMABLE_UPLOADS_PATH } from '@tessera/api-types/media/resumable-uploads'
import { creation, openTusSite, variedBytes, type TusSite } from '../testing/tus-site.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

let site: TusSite
beforeAll(async () => {
  site = await openTusSite()
})
afterAll(() => site.close())
beforeEach(() => site.forgetUploads())

describe('what does not fit the protocol is refused', () => {
  it('a version that is not ours', async () => {
    const upload = await site.begun(MEGABYTE)
    for (const version of ['', '0.2.2']) {
      const refused = await upload.patch(0, variedBytes(MEGABYTE), { headers: { 'tus-resumable': version } })
      expect([refused.status, refused.headers['tus-version']]).toEqual([412, '1.0.0'])
    }
    expect(await upload.offset()).toBe(0)
  })

  it('bytes at another place than the next, without changing anything', async () => {
    const upload = await site.begun(2 * MEGABYTE)
    await upload.patch(0, variedBytes(MEGABYTE))
    for (const offset of [0, MEGABYTE - 1, MEGABYTE + 1]) {
      const refused = await upload.patch(offset, variedBytes(128 * KILOBYTE))
      expect([refused.status, JSON.parse(refused.body)]).toEqual([
        409,
        expect.objectContaining({ status: 'failure', error_code: 'CONFLICT' }),
      ])
    }
    expect(await upload.offset()).toBe(MEGABYTE)
    for (const offset of ['', '-1', 'x'])
      expect(
        (await upload.patch(0, variedBytes(128 * KILOBYTE), { headers: { 'upload-offset': offset } })).status,
      ).toBe(400)
  })

  it('another type of content', async () => {
    const upload = await site.begun(MEGABYTE)
    const headers = { 'content-type': 'application/octet-stream' }
    expect((await upload.patch(0, variedBytes(MEGABYTE), { headers })).status).toBe(415)
    expect(await upload.offset()).toBe(0)
  })

  it('more bytes than were declared, also when their number is not', async () => {
    const upload = await site.begun(MEGABYTE)
    expect((await upload.patch(0, variedBytes(MEGABYTE + 1))).status).toBe(413)
    const headers = { 'content-length': '', 'transfer-encoding': 'chunked' }
    expect((await upload.patch(0, variedBytes(MEGABYTE + 1), { headers })).status).toBe(413)
    expect(await upload.offset()).toBe(0)
  })

  it('a file of a million small parts', async () => {
    const upload = await site.begun(MEGABYTE)
    expect((await upload.patch(0, variedBytes(100))).status).toBe(400)
    expect(await upload.offset()).toBe(0)
  })

  it('C-9.21 a video of more than 200 MB, when it is begun', async () => {
    const answerTo = async (length: number | string, mediaType: string) => {
      const { status, body } = await site.call('POST', RESUMABLE_UPLOADS_PATH, creation(length, mediaType))
      return [status, body && (JSON.parse(body) as { error_code: string }).error_code]
    }
    expect(await answerTo(209_715_201, 'video')).toEqual([413, 'VIDEO_TOO_LARGE'])
    expect(await answerTo(209_715_200, 'video')).toEqual([201, ''])
    expect(await answerTo(2 * 1024 ** 3 + 1, 'archive')).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    for (const length of [0, -1, 'x']) expect((await answerTo(length, 'video'))[0]).toBe(400)
    expect((await answerTo(1000, 'image'))[0]).toBe(415)
    for (const type of ['', 'video-of-none', 'video\0'])
      expect(await answerTo(1000, type)).toEqual([400, 'INVALID_INPUT'])
  })

  it('more archives than a member has room for', async () => {
    await site.begun(2 * 1024 ** 3)
    await site.begun(2 * 1024 ** 3)
    expect((await site.call('POST', RESUMABLE_UPLOADS_PATH, creation(1000))).status).toBe(409)
  })
})

it('one member does not take every place of a process', async () => {
  const slow = [1, 2, 3, 4].map(() => site.begun(MEGABYTE).then(({ path }) => site.dribbling(path)))
  const held = await Promise.all(slow)
  const fifth = await site.begun(MEGABYTE)
  const refused = await fifth.patch(0, variedBytes(MEGABYTE))
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  for (const end of held) end()
  await expect.poll(async () => (await fifth.patch(0, variedBytes(MEGABYTE))).status).toBe(204)
})

describe('an upload is its member’s alone', () => {
  it('to others it is missing, and visitors log in', async () => {
    const upload = await site.begun(MEGABYTE)
    for (const [as, status] of [
      ['stranger', 404],
      ['visitor', 401],
    ] as const) {
      expect((await site.call('HEAD', upload.path, { as })).status).toBe(status)
      expect((await upload.patch(0, variedBytes(MEGABYTE), { as })).status).toBe(status)
      expect((await site.call('DELETE', upload.path, { as })).status).toBe(status)
    }
    expect(
      (await site.call('POST', RESUMABLE_UPLOADS_PATH, { as: 'visitor', ...creation(1000) })).status,
    ).toBe(401)
    expect(await upload.offset()).toBe(0)
  })

  it('no other site begins, writes or ends one', async () => {
    const upload = await site.begun(MEGABYTE)
    const headers = { 'x-csrftoken': '' }
    expect((await site.call('POST', RESUMABLE_UPLOADS_PATH, { headers })).status).toBe(403)
    const asReading = { ...creation(1000).headers, ...headers, 'x-http-method-override': 'HEAD' }
    expect((await site.call('POST', RESUMABLE_UPLOADS_PATH, { headers: asReading })).status).toBe(403)
    expect((await upload.patch(0, variedBytes(MEGABYTE), { headers })).status).toBe(403)
    expect((await site.call('DELETE', upload.path, { headers })).status).toBe(403)
    expect(await upload.offset()).toBe(0)
  })
})
