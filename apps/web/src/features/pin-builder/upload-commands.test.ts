import { createTranslator } from '../../shared/i18n/translator.ts'
import { afterEach, expect, it, vi } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { selectPinBuilder } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { newPinDraft, newPinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import { draftReceived, selectDraft } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { refusal } from '../../test/fake-server.ts'
import { forgetDraft, removeItem, setMedia, uploadItem } from './upload-commands.ts'

const form = { upload_id: '5', upload_url: '/v3/media/uploads/5/file/', upload_parameters: {} }
const file = new File(['a'], 'a.png', { type: 'image/png' })
const ids = ['a', 'b', 'c', 'd', 'e']
const item = (itemId: string) => ({ draftId: '1', itemId })

/** A draft of five items whose uploads stay where they are. */
async function open() {
  const ends: ((result: CallResult) => void)[] = []
  const asked: string[] = []
  const store = makeStore({
    transport: ({ name }) => {
      asked.push(name)
      return new Promise((resolve) => ends.push(resolve))
    },
  })
  const draft = { ...newPinDraft('1'), pinItemIds: ids }
  store.dispatch(draftReceived({ draft, items: ids.map((id) => newPinItem(id)) }))
  const { t } = await createTranslator('en_US')
  const upload = (itemId: string) => store.dispatch(uploadItem(item(itemId), file, t))
  const signalOf = (itemId: string) => {
    const { xhr } = selectPinBuilder(store.getState()).pinDraftIdUploadStatusMap['1']?.items[itemId] ?? {}
    return xhr instanceof AbortController ? xhr.signal : undefined
  }
  const next = () => new Promise((resolve) => setTimeout(resolve))
  const endAll = async (uploads: readonly Promise<void>[]) => {
    const all = Promise.all(uploads)
    for (const _upload of uploads) {
      for (const end of ends.splice(0)) end(refusal(400))
      await next()
    }
    await all
  }
  return { store, upload, signalOf, ends, asked, next, endAll }
}

/** A server that takes every file that is posted. */
function takeFiles() {
  const posted = vi.fn<(form: FormData) => void>()
  class Request extends EventTarget {
    upload = new EventTarget()
    status = 200
    responseText = '{}'
    open = () => undefined
    setRequestHeader = () => undefined
    send(body: FormData): void {
      posted(body)
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('window', { location: { href: 'https://tessera.test/' } })
  return posted
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a second upload of an item calls the first one off', async () => {
  const { upload, signalOf, endAll } = await open()
  const first = upload('a')
  const before = signalOf('a')
  expect(before?.aborted).toBe(false)
  const second = upload('a')
  expect(before?.aborted).toBe(true)
  expect(signalOf('a')?.aborted).toBe(false)
  await endAll([first, second])
})

it('an item that is removed calls its upload off', async () => {
  const { store, upload, signalOf, endAll } = await open()
  const running = upload('b')
  const signal = signalOf('b')
  await store.dispatch(removeItem(item('b')))
  expect(signal?.aborted).toBe(true)
  expect(selectDraft(store.getState(), '1')?.pinItemIds).toEqual(['a', 'c', 'd', 'e'])
  await endAll([running])
})

it('three files are sent at a time, and the others wait for that', async () => {
  const { store, upload, ends, endAll } = await open()
  const uploads = ids.map(upload)
  expect(ends).toHaveLength(3)
  const { pinDraftIdUploadStatusMap: map } = selectPinBuilder(store.getState())
  expect(ids.map((id) => map['1']?.items[id]?.isWaiting)).toEqual([false, false, false, true, true])
  await endAll(uploads)
})

it('a file that the server still works on takes no turn', async () => {
  const posted = takeFiles()
  const { upload, ends, asked, next, endAll } = await open()
  const uploads = ids.map(upload)
  for (const end of ends.splice(0)) end({ data: { picture: form } })
  await next()
  expect(posted).toHaveBeenCalledTimes(3)
  expect(asked.filter((name) => name === 'media.register')).toHaveLength(5)
  await endAll(uploads)
})

it('a canceled file whose announcement hangs gives its turn up', async () => {
  const { store, upload, asked, next, endAll } = await open()
  const uploads = ids.map(upload)
  await store.dispatch(removeItem(item('a')))
  await next()
  expect(asked).toHaveLength(4)
  await endAll(uploads)
})

it('a file that is shown no longer is freed', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const { store } = await open()
  const show = (itemId: string, previewUrl: string) =>
    store.dispatch(
      setMedia(item(itemId), { kind: 'image', image_signature: null, image_url: null, previewUrl }),
    )
  await show('a', 'blob:1')
  await show('a', '/images/2.jpg')
  await show('a', 'blob:3')
  await show('b', 'blob:4')
  await store.dispatch(removeItem(item('b')))
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:4']])
  await store.dispatch(forgetDraft('1'))
  expect(revoke.mock.calls.at(-1)).toEqual(['blob:3'])
})
