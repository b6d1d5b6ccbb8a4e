// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newPinDraft, newPinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import { draftReceived, selectItems } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { fakeTusServer } from '../../test/fake-tus-server.ts'
import { uploadItem } from './upload-commands.ts'

const signature = 'ab'.repeat(16)

beforeEach(() => {
  window.localStorage.clear()
  fakeTusServer()
})
afterEach(() => vi.unstubAllGlobals())

it('a video that was uploaded is one, and shows its cover', async () => {
  const { transport } = fakeServer({ 'media.status': { status: 'succeeded', signature } })
  const store = makeStore({ transport })
  const draft = { ...newPinDraft('1'), pinItemIds: ['a'] }
  store.dispatch(draftReceived({ draft, items: [newPinItem('a')] }))
  const { t } = await createTranslator('en_US')
  const file = new File([new Uint8Array(1_000)], 'wave.mp4', { type: 'video/mp4', lastModified: 7 })
  await store.dispatch(uploadItem({ draftId: '1', itemId: 'a' }, file, t))
  expect(selectItems(store.getState())['a']?.media).toEqual({
    kind: 'video',
    image_signature: signature,
    image_url: null,
    previewUrl: `/images/736x/ab/ab/ab/${signature}.jpg`,
  })
})
