import type { UploadForm, UploadStatus } from '@tessera/api-types/media/views'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { uploadArchive } from './upload-archive.ts'

const form: UploadForm = {
  upload_id: '5',
  upload_url: '/v3/media/uploads/5/file/',
  upload_parameters: { token: 't' },
}
const status: UploadStatus = {
  upload_id: '5',
  media_type: 'archive',
  status: 'registered',
  signature: null,
  image_url: null,
  video_signature: null,
  received_bytes: 8 * 1024 * 1024,
  failure_code: null,
  failure_message: null,
}

/** Sent forms, answered with these statuses in turn; 0 is a lost connection. */
function fakeRequests(statuses: number[]) {
  const sent: { offset: string; bytes: number }[] = []
  class FakeRequest extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = '{"status":"success","data":{}}'
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {
      this.dispatchEvent(new Event('abort'))
    }
    send(body: FormData): void {
      const file = body.get('file')
      sent.push({ offset: String(body.get('offset')), bytes: file instanceof File ? file.size : 0 })
      this.status = statuses.shift() ?? 200
      queueMicrotask(() => this.dispatchEvent(new Event(this.status === 0 ? 'error' : 'load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return sent
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const file = new File([new Uint8Array(20 * 1024 * 1024)], 'pictures.zip')

async function upload(begun: UploadForm | null, signal = new AbortController().signal) {
  const server = fakeServer({ 'media.register': { archive: form }, 'media.status': status })
  const store = makeStore({ transport: server.transport })
  const shares: number[] = []
  const watch = { onProgress: (share: number) => shares.push(share), signal }
  const ending = uploadArchive(file, begun, store.dispatch, watch)
  await vi.advanceTimersByTimeAsync(120_000)
  return { end: await ending, server }
}

it('a large file is sent in parts', async () => {
  const sent = fakeRequests([])
  const { end, server } = await upload(null)
  expect(end).toEqual({ uploadId: '5' })
  const megabytes = sent.map(({ offset, bytes }) => [Number(offset) / 2 ** 20, bytes / 2 ** 20])
  expect(megabytes).toEqual([
    [0, 8],
    [8, 8],
    [16, 4],
  ])
  expect(server.askedFor('media.register')[0]?.input).toEqual({
    media_info_list: [{ id: 'archive', media_type: 'archive' }],
  })
})

it('a part that is lost is sent again, and another try goes on where the last one ended', async () => {
  const sent = fakeRequests([200, 0, 0, 0, 0, 0])
  const { end } = await upload(null)
  expect(end).toMatchObject({ begun: form, error: { httpStatus: 0 } })
  expect(sent.map(({ offset }) => Number(offset) / 2 ** 20)).toEqual([0, 8, 8, 8, 8, 8])
  const again = fakeRequests([])
  expect((await upload(form)).end).toEqual({ uploadId: '5' })
  expect(again.map(({ offset }) => Number(offset) / 2 ** 20)).toEqual([8, 16])
})
