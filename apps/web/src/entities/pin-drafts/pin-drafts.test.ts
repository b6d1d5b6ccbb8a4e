import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import { describe, expect, it } from 'vitest'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { contentOf, draftOf } from './draft-content-form.ts'
import {
  batchFieldChanged,
  type DraftUpload,
  draftAppended,
  draftInserted,
  draftPrepended,
  draftsSelected,
  pinBuilderSlice,
  uploadItemSet,
  uploadStarted,
} from './pin-builder-slice.ts'
import {
  DRAFT_STATUSES,
  isBusy,
  newPinDraft,
  newPinItem,
  PUBLISHING_STATUSES,
  typeOfItems,
  UPLOAD_STATUSES,
} from './pin-draft-types.ts'
import {
  draftFaulted,
  draftReceived,
  type DraftWithItems,
  itemAdded,
  itemChosen,
  itemMediaSet,
  itemRemoved,
  pinDraftsSlice,
} from './pin-drafts-slice.ts'

type Action = { type: string }
const builderAfter = (...actions: Action[]) =>
  actions.reduce(pinBuilderSlice.reducer, pinBuilderSlice.getInitialState())
const draftsAfter = (...actions: Action[]) =>
  actions.reduce(pinDraftsSlice.reducer, pinDraftsSlice.getInitialState())

const xhr = { abort: () => undefined }
const file = new File(['a'], 'a.png', { type: 'image/png' })
const started = (itemId: string) => uploadStarted({ draftId: 'd', itemId, xhr, file })

describe('the state of the pin builder', () => {
  it('C-3.66 has these eleven keys', () => {
    expect(Object.keys(builderAfter()).toSorted()).toEqual([
      'assets',
      'batchDraftCreationIds',
      'batchEditModeFields',
      'closeupImageSignature',
      'createdPinIds',
      'entryPoint',
      'fonts',
      'isBatchEditMode',
      'pinDraftIdUploadStatusMap',
      'pinDraftIds',
      'selectedPinDraftIds',
    ])
  })

  it('C-3.67 knows which fields of the batch were changed', () => {
    const { batchEditModeFields } = builderAfter(batchFieldChanged({ field: 'link', value: 'x' }))
    expect(batchEditModeFields).toEqual({
      title: '',
      description: '',
      link: 'x',
      board: '',
      dirtyFields: ['link'],
      errors: { title: null, description: null, link: null, board: null },
    })
  })

  it('C-2.49 is in batch edit mode with two drafts or more', () => {
    const two = [draftAppended('a'), draftAppended('b')]
    expect(builderAfter(...two, draftsSelected(['a'])).isBatchEditMode).toBe(false)
    expect(builderAfter(...two, draftsSelected(['a', 'b'])).isBatchEditMode).toBe(true)
  })

  it('C-4.75 adds a draft at the front, at the end or before another one', () => {
    const { pinDraftIds } = builderAfter(
      draftAppended('a'),
      draftAppended('b'),
      draftPrepended('front'),
      draftInserted({ id: 'between', beforeId: 'b' }),
    )
    expect(pinDraftIds).toEqual(['front', 'a', 'between', 'b'])
  })
})

describe('uploads of a draft', () => {
  it('C-3.68 C-4.72 begin as uploading, each item with its status and request', () => {
    const upload = builderAfter(started('i0')).pinDraftIdUploadStatusMap['d']
    expect(upload).toMatchObject({ status: 'uploading', items: { i0: { status: 'uploading', xhr } } })
  })

  it('C-4.73 change one by one', () => {
    const none: DraftUpload = { status: 'succeeded', items: {} }
    const { items } =
      builderAfter(
        started('i0'),
        started('i1'),
        uploadItemSet({ draftId: 'd', itemId: 'i1', status: 'failed' }),
      ).pinDraftIdUploadStatusMap['d'] ?? none
    expect([items['i0']?.status, items['i1']?.status]).toEqual(['uploading', 'failed'])
  })

  it('C-4.76 the draft has the status of what keeps it back', () => {
    const both = [started('i0'), started('i1')]
    const status = (...actions: Action[]) =>
      builderAfter(...both, ...actions).pinDraftIdUploadStatusMap['d']?.status
    const set = (itemId: string, to: (typeof UPLOAD_STATUSES)[number]) =>
      uploadItemSet({ draftId: 'd', itemId, status: to })
    expect(status(set('i0', 'succeeded'), set('i1', 'processing'))).toBe('processing')
    expect(status(set('i0', 'succeeded'), set('i1', 'failed'))).toBe('failed')
    expect(status(set('i0', 'succeeded'), set('i1', 'succeeded'))).toBe('succeeded')
    expect(UPLOAD_STATUSES).toEqual(['uploading', 'processing', 'succeeded', 'failed'])
  })
})

describe('a draft', () => {
  it('is saved with all that another client wrote into it, the pin’s own where pictures change places', () => {
    const words = (title: string) => ({
      ...emptyDraftItem,
      title,
      note: `${title}’s note`,
      alt_text: `a ${title}`,
    })
    const written = [
      { ...words('bowl'), comments_disabled: true },
      { ...words('cup'), made_with_ai: true },
    ]
    const view = aPinDraft(written)
    const { draft, items } = draftOf(view) as DraftWithItems
    const bare = { ...view.content, items: written.map((item) => ({ ...item, tags: [] })) }
    expect(contentOf(draft, items, () => [])).toEqual(bare)
    expect(contentOf(draft, items.toReversed(), () => [])).toMatchObject({
      items: [
        { title: 'cup', note: 'bowl’s note', alt_text: 'a bowl', comments_disabled: true },
        { title: 'bowl', note: '' },
      ],
    })
  })

  it('C-3.70 begins with these values', () => {
    expect(newPinDraft('d')).toMatchObject({
      isCommentsAllowed: true,
      isMadeWithAi: false,
      isShoppingRecAllowed: true,
      mode: 'create',
      publishingStatus: 'notAttempted',
      publishOption: 'publish-immediately',
      status: 'created',
      view: 'upload',
    })
  })

  it('C-3.72 has no errors at first', () => {
    const { errors } = newPinDraft('d')
    expect(Object.keys(errors)).toEqual([
      'board',
      'media',
      'altText',
      'websiteLink',
      'scheduledDate',
      'scheduledTime',
      'showcaseBanner',
      'apiError',
      'apiErrorCode',
    ])
    expect(Object.values(errors).every((error) => error === null)).toBe(true)
  })

  it('C-3.65 has items of these fields', () => {
    const { id, ...item } = newPinItem('i0')
    expect(id).toBe('i0')
    expect(Object.keys(item).toSorted()).toEqual([
      'canvasJson',
      'description',
      'descriptionError',
      'editorInstanceId',
      'isTaggable',
      'link',
      'linkError',
      'media',
      'pinTagIds',
      'selectedPinTagId',
      'signals',
      'tagError',
      'title',
      'titleError',
      'userMentionTags',
    ])
  })

  it.each([
    ['single', 0, 'single'],
    ['single', 1, 'single'],
    ['single', 2, 'carousel'],
    ['carousel', 1, 'single'],
    ['story', 3, 'story'],
  ] as const)('C-3.71 C-4.77 C-4.78 %s with %i items is %s', (type, items, expected) => {
    expect(typeOfItems(type, items)).toBe(expected)
  })

  it('C-4.70 another picture takes tags and canvas away', () => {
    const item = { ...newPinItem('i0'), pinTagIds: ['t'], canvasJson: '{}' }
    const media = { kind: 'image' as const, image_signature: null, image_url: 'https://a.test/a.png' }
    const state = draftsAfter(
      draftReceived({ draft: { ...newPinDraft('d'), pinItemIds: ['i0'] }, items: [item] }),
      itemMediaSet({ draftId: 'd', itemId: 'i0', media: { ...media, previewUrl: null } }),
    )
    expect(state.items['i0']).toMatchObject({ pinTagIds: [], canvasJson: '' })
    expect(state.drafts['d']).toMatchObject({ status: 'edited', view: 'edit' })
  })

  it('C-4.79 removing an item moves the index to one that is there', () => {
    const three = [
      draftReceived({ draft: { ...newPinDraft('d'), pinItemIds: ['a'] }, items: [newPinItem('a')] }),
      itemAdded({ draftId: 'd', item: newPinItem('b') }),
      itemAdded({ draftId: 'd', item: newPinItem('c') }),
    ]
    const after = (index: number, itemId: string) =>
      draftsAfter(...three, itemChosen({ draftId: 'd', index }), itemRemoved({ draftId: 'd', itemId }))
        .drafts['d']
    expect(after(2, 'c')).toMatchObject({ pinItemIds: ['a', 'b'], pinItemIndex: 1, type: 'carousel' })
    expect(after(2, 'a')?.pinItemIndex).toBe(1)
    expect(after(0, 'c')?.pinItemIndex).toBe(0)
    const alone = draftsAfter(
      ...three,
      itemRemoved({ draftId: 'd', itemId: 'a' }),
      itemRemoved({ draftId: 'd', itemId: 'b' }),
      itemRemoved({ draftId: 'd', itemId: 'c' }),
    ).drafts['d']
    expect(alone).toMatchObject({ pinItemIds: ['c'], pinItemIndex: 0, type: 'single', status: 'edited' })
  })

  it('C-5.12 a refused publication shows the first item with a fault, unless the one shown has one', () => {
    const itemIds = ['a', 'b', 'c']
    const draft = { ...newPinDraft('d'), pinItemIds: itemIds, pinItemIndex: 2 }
    const shownAfter = (...faulty: string[]) =>
      draftsAfter(
        draftReceived({ draft, items: itemIds.map((id) => newPinItem(id)) }),
        draftFaulted({
          id: 'd',
          errors: {},
          itemErrors: Object.fromEntries(faulty.map((id) => [id, { linkError: 'No address.' }])),
        }),
      ).drafts['d']?.pinItemIndex
    expect([shownAfter('b'), shownAfter('a', 'c'), shownAfter()]).toEqual([1, 2, 2])
  })

  it('C-4.82 C-4.83 knows these statuses', () => {
    expect(DRAFT_STATUSES).toEqual(
      expect.arrayContaining(['processing', 'edited', 'creating', 'saving', 'saved']),
    )
    expect(PUBLISHING_STATUSES).toEqual(
      expect.arrayContaining(['attempted', 'publishing', 'succeeded', 'uploading']),
    )
  })

  it('C-4.84 is busy while it is processed, published or saved', () => {
    expect(DRAFT_STATUSES.filter(isBusy).toSorted()).toEqual(['processing', 'publishing', 'saving'])
  })
})
