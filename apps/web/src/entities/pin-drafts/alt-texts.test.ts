import { expect, it } from 'vitest'
import { contentOf } from './draft-content-form.ts'
import { newPinDraft, newPinItem } from './pin-draft-types.ts'
import { altTextChanged, draftReceived, itemMoved, itemRemoved, pinDraftsSlice } from './pin-drafts-slice.ts'

type Action = { type: string }
const draftsAfter = (...actions: Action[]) =>
  actions.reduce(pinDraftsSlice.reducer, pinDraftsSlice.getInitialState())

it('each picture has an alt text, which goes with it', () => {
  const changes = [
    draftReceived({
      draft: { ...newPinDraft('d'), pinItemIds: ['a', 'b'], pinItemIndex: 1, type: 'carousel' },
      items: [newPinItem('a'), newPinItem('b')],
    }),
    altTextChanged({ draftId: 'd', itemId: 'a', altText: 'A cup' }),
    altTextChanged({ draftId: 'd', itemId: 'b', altText: 'A bowl' }),
  ]
  const altTexts = (...more: Action[]) => {
    const { drafts, items } = draftsAfter(...changes, ...more)
    const draft = drafts['d'] ?? newPinDraft('d')
    const content = contentOf(
      draft,
      draft.pinItemIds.flatMap((id) => items[id] ?? []),
      () => [],
    )
    return content.type === 'story' ? [] : content.items.map((item) => item.alt_text)
  }
  expect(altTexts()).toEqual(['A cup', 'A bowl'])
  const swap = itemMoved({ draftId: 'd', step: -1 })
  expect(altTexts(swap)).toEqual(['A bowl', 'A cup'])
  expect(altTexts(swap, itemMoved({ draftId: 'd', step: 1 }))).toEqual(['A cup', 'A bowl'])
  expect(altTexts(itemRemoved({ draftId: 'd', itemId: 'a' }))).toEqual(['A bowl'])
})
