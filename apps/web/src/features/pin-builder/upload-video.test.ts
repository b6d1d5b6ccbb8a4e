import { expect, it, vi } from 'vitest'
import type { UploadEnd } from '../../entities/media/run-upload.ts'
import { newPinDraft, newPinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import { draftReceived, selectItems } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { uploadItem } from './upload-commands.ts'

const signature = 'ab'.repeat(16)

vi.mock(import('../../entities/media/run-upload.ts'), () => ({
  runUpload: (): Promise<UploadEnd> => Promise.resolve({ uploadId: '5', signature }),
}))

it('a video that was uploaded is one, and shows its cover', async () => {
  const store = makeStore({ transport: ({ name }) => Promise.reject(new Error(name)) })
  const draft = { ...newPinDraft('1'), pinItemIds: ['a'] }
  store.dispatch(draftReceived({ draft, items: [newPinItem('a')] }))
  const { t } = await createTranslator('en_US')
  const file = new File(['a'], 'wave.mp4', { type: 'video/mp4' })
  await store.dispatch(uploadItem({ draftId: '1', itemId: 'a' }, file, t))
  expect(selectItems(store.getState())['a']?.media).toEqual({
    kind: 'video',
    image_signature: signature,
    image_url: null,
    previewUrl: `/images/736x/ab/ab/ab/${signature}.jpg`,
  })
})
