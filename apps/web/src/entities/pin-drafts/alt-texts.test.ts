import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import { expect, it } from 'vitest'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { contentOf, draftOf } from './draft-content-form.ts'
import { newPinDraft, newPinItem } from './pin-draft-types.ts'
import {
  altTextChanged,
  draftReceived,
  type DraftWithItems,
  itemAdded,
  itemMediaSet,
  itemMoved,
  itemRemoved,
  pinDraftsSlice,
} from './pin-drafts-slice.ts'

type Action = { type: string }
const draftsAfter = (...actions: Action[]) =>
  actions.reduce(pinDraftsSlice.reducer, pinDraftsSlice.getInitialState())

type State = ReturnType<typeof draftsAfter>

/** The alt texts of all pictures as they are saved. */
function savedIn({ drafts, items }: State, id = 'd'): string[] {
  const draft = drafts[id] ?? newPinDraft(id)
  const held = draft.pinItemIds.flatMap((itemId) => items[itemId] ?? [])
  const content = contentOf(draft, held, () => [])
  return content.type === 'story' ? [] : content.items.map((item) => item.alt_text)
}

const picture = { kind: 'image' as const, image_signature: 'a'.repeat(32), image_url: null }
const media = { ...picture, previewUrl: null }

it('each picture has an alt text, which goes with it', () => {
  const changes = [
    draftReceived({
      draft: { ...newPinDraft('d'), pinItemIds: ['a', 'b'], pinItemIndex: 1, type: 'carousel' },
      items: [newPinItem('a'), newPinItem('b')],
    }),
    altTextChanged({ draftId: 'd', itemId: 'a', altText: 'A cup' }),
    altTextChanged({ draftId: 'd', itemId: 'b', altText: 'A bowl' }),
  ]
  const altTexts = (...more: Action[]) => savedIn(draftsAfter(...changes, ...more))
  expect(altTexts()).toEqual(['A cup', 'A bowl'])
  const swap = itemMoved({ draftId: 'd', step: -1 })
  expect(altTexts(swap)).toEqual(['A bowl', 'A cup'])
  expect(altTexts(swap, itemMoved({ draftId: 'd', step: 1 }))).toEqual(['A cup', 'A bowl'])
  expect(altTexts(itemRemoved({ draftId: 'd', itemId: 'a' }))).toEqual(['A bowl'])
})

it('what is typed while the first picture of an item is on its way stays', () => {
  const typed = ['a', 'b'].flatMap((itemId) => [
    altTextChanged({ draftId: 'd', itemId, altText: `Of ${itemId}` }),
    itemMediaSet({ draftId: 'd', itemId, media }),
  ])
  const state = draftsAfter(
    draftReceived({ draft: { ...newPinDraft('d'), pinItemIds: ['a'] }, items: [newPinItem('a')] }),
    itemAdded({ draftId: 'd', item: newPinItem('b') }),
    ...typed,
  )
  expect(savedIn(state)).toEqual(['Of a', 'Of b'])
})

it.each([
  ['the cover', 0, ['', 'A bowl']],
  ['a further picture', 1, ['A cup', '']],
])('another picture takes away the alt text of the one before: %s', (_, at, left) => {
  const items = ['A cup', 'A bowl'].map((alt_text) => ({ ...emptyDraftItem, media: picture, alt_text }))
  const received = draftOf(aPinDraft(items)) as DraftWithItems
  const { id: draftId, pinItemIds } = received.draft
  const set = (changed: typeof media | null) =>
    itemMediaSet({ draftId, itemId: pinItemIds[at] ?? '', media: changed })
  for (const changed of [media, null])
    expect(savedIn(draftsAfter(draftReceived(received), set(changed)), draftId)).toEqual(left)
})
