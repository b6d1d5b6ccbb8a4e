import { errorCatalogue } from '@tessera/api-types/errors'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  selectPinBuilder,
  uploadItemSet,
  uploadStarted,
} from '../../entities/pin-drafts/pin-builder-slice.ts'
import { itemChanged, selectDraft } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { refusal } from '../../test/fake-server.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { publish, receiveDrafts, removeDraft } from './draft-commands.ts'
import { uploadItem } from './upload-commands.ts'
import { useAutosave } from './use-autosave.ts'

const STALE = errorCatalogue.STALE_RECORD.api_error_code

const view = (version: number) => aPinDraft([{ title: 'Bowl' }], { version })

function Saver() {
  useAutosave()
  return null
}

/** A draft whose saves end as the test wants. */
async function open() {
  const ends: ((end: CallResult) => void)[] = []
  const asked: string[] = []
  const { store } = await renderWithStore(<Saver />, {
    messageAreas: ['builder'],
    transport: ({ name }) => {
      asked.push(name)
      return new Promise<CallResult>((resolve) => ends.push(resolve))
    },
  })
  await act(() => store.dispatch(receiveDrafts([view(1)])))
  const draft = () => selectDraft(store.getState(), '1')
  const type = (title: string) => {
    const itemId = draft()?.pinItemIds[0] ?? ''
    return act(() => void store.dispatch(itemChanged({ draftId: '1', itemId, changes: { title } })))
  }
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const end = async (result: CallResult) => {
    ends.at(-1)?.(result)
    await wait(0)
  }
  return { store, asked, ends, draft, type, wait, end }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the saving of a draft', () => {
  it('what is typed while a save is on is saved by itself, also where that save is refused', async () => {
    const { ends, draft, type, wait, end } = await open()
    type('Bowls')
    await wait(1500)
    expect(ends).toHaveLength(1)
    type('Bowls!')
    await end(refusal(403))
    expect(draft()?.errors.apiError).toBeNull()
    await wait(1500)
    expect(ends).toHaveLength(2)
    await end({ data: view(2) })
    expect(draft()).toMatchObject({ status: 'saved', version: 2 })
  })

  it.each([0, 429, 503])('a failure that passes (%i) is tried again, and later each time', async (status) => {
    const { ends, draft, type, wait, end } = await open()
    type('Bowls')
    await wait(1500)
    await end(refusal(status))
    expect(draft()?.errors.apiError).not.toBeNull()
    await wait(1000)
    expect(ends).toHaveLength(2)
    await end(refusal(status))
    await wait(1000)
    expect(ends).toHaveLength(2)
    await wait(500)
    expect(ends).toHaveLength(3)
    await end({ data: view(2) })
    expect(draft()).toMatchObject({ status: 'saved', version: 2, errors: { apiError: null } })
    await wait(60_000)
    expect(ends).toHaveLength(3)
  })

  it('what is typed while a publication is refused is saved', async () => {
    const { store, asked, draft, type, wait, end } = await open()
    const { t } = await createTranslator('en_US')
    const publication = store.dispatch(publish('1', t))
    await wait(0)
    type('Bowls')
    await end(refusal(403))
    expect(await publication).toBeNull()
    expect(draft()?.status).toBe('edited')
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'No.', tone: 'error' }])
    await wait(1500)
    expect(asked).toEqual(['pinDrafts.publish', 'pinDrafts.update'])
    await end({ data: view(2) })
  })

  it('one with a running upload is not replaced by what the server has', async () => {
    const { store, draft } = await open()
    const itemId = draft()?.pinItemIds[0] ?? ''
    const file = new File(['a'], 'a.png', { type: 'image/png' })
    store.dispatch(uploadStarted({ draftId: '1', itemId, xhr: null as never, file }))
    await act(() => store.dispatch(receiveDrafts([view(2)])))
    expect(draft()?.version).toBe(1)
  })

  it('one whose upload failed is replaced by what the server has; its files are kept with their items', async () => {
    const { store, draft } = await open()
    const file = new File(['a'], 'a.png', { type: 'image/png' })
    for (const itemId of ['1-0', 'new']) {
      store.dispatch(uploadStarted({ draftId: '1', itemId, xhr: new AbortController(), file }))
      store.dispatch(uploadItemSet({ draftId: '1', itemId, status: 'failed' }))
    }
    await act(() => store.dispatch(receiveDrafts([view(2)])))
    expect(draft()?.version).toBe(2)
    const { items } = selectPinBuilder(store.getState()).pinDraftIdUploadStatusMap['1'] ?? { items: {} }
    expect(Object.keys(items)).toEqual(['1-0'])
  })

  it('one that another device changed gets no picture of an upload that runs: it goes on in the copy', async () => {
    const { store, asked, draft, type, wait, end } = await open()
    const { t } = await createTranslator('en_US')
    const file = new File(['a'], 'a.png', { type: 'image/png' })
    const uploads = () => selectPinBuilder(store.getState()).pinDraftIdUploadStatusMap
    void store.dispatch(uploadItem({ draftId: '1', itemId: draft()?.pinItemIds[0] ?? '' }, file, t))
    const { xhr } = uploads()['1']?.items['1-0'] ?? {}
    type('Bowls')
    await wait(1500)
    await end({ error: apiError({ api_error_code: STALE, message: 'Changed' }, 409) })
    const copy = { ...view(1), id: '2' }
    await end({ data: copy })
    await end({ data: [copy, view(5)] })
    expect(draft()).toMatchObject({ version: 5, status: 'saved' })
    expect(xhr).toMatchObject({ signal: { aborted: true } })
    expect(uploads()).toMatchObject({ '2': { items: { '2-0': { status: 'uploading', file } } } })
    expect(Object.keys(uploads())).toEqual(['2'])
    await vi.waitFor(() => expect(asked.filter((name) => name === 'media.register')).toHaveLength(2))
  })

  it('one that cannot be saved can be deleted', async () => {
    const { store, asked, draft, type, wait, end } = await open()
    const { t } = await createTranslator('en_US')
    type('Bowls')
    const removal = store.dispatch(removeDraft('1', t))
    await wait(0)
    await end(refusal(403))
    expect(asked).toEqual(['pinDrafts.update', 'pinDrafts.delete'])
    await end({ data: { id: '1' } })
    expect(await removal).toBe(true)
    expect(draft()).toBeUndefined()
  })
})
