import { describe, expect, it } from 'vitest'
import { uploadItemRemoved, uploadStarted } from '../pin-drafts/pin-builder-slice.ts'
import { newPinDraft, newPinItem } from '../pin-drafts/pin-draft-types.ts'
import { draftReceived, selectDraft, selectItems } from '../pin-drafts/pin-drafts-slice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { aPin } from '../../test/pin-builders.ts'
import {
  objectRemoved,
  objectStatusSet,
  objectTagged,
  tagMoved,
  tagPlaced,
  tagRemoved,
  tagsSaved,
} from './pin-tag-actions.ts'
import { draftTagsOf, selectTagged } from './pin-tags-slice.ts'
import { isTaggable, newPinTag, newTaggedObject, TAG_STATUSES } from './pin-tags.ts'

const of = { draftId: 'd', tagId: 't' }
const object = newTaggedObject(aPin({ id: '90' }), { id: 'o' })

function tagged() {
  const store = makeStore({ transport: () => Promise.reject(new Error('no calls')) })
  store.dispatch(
    draftReceived({ draft: { ...newPinDraft('d'), pinItemIds: ['i'] }, items: [newPinItem('i')] }),
  )
  store.dispatch(tagPlaced({ draftId: 'd', itemId: 'i', tag: newPinTag('t', { pin: { x: 0.5, y: 0.25 } }) }))
  store.dispatch(objectTagged({ ...of, object }))
  const known = () => selectTagged(store.getState())
  return {
    store,
    tag: () => known().tags['t'],
    object: () => known().objects['o'],
    saved: () => draftTagsOf(known(), selectItems(store.getState())['i']?.pinTagIds ?? []),
    item: () => selectItems(store.getState())['i'],
  }
}

const asSaved = () => {
  const one = tagged()
  one.store.dispatch(tagsSaved({ tagIds: ['t'] }))
  return one
}

describe('a tag', () => {
  it('C-3.58 C-3.59 C-4.65 is new, nowhere, and has these fields', () => {
    expect(newPinTag('t')).toEqual({
      id: 't',
      link: '',
      linkError: null,
      media: null,
      status: 'created',
      pin: { x: -1, y: -1 },
      pinTagKey: 't',
      taggedObjectIds: [],
    })
  })

  it('C-3.60 C-4.65 what it names is new, and has these fields', () => {
    expect(object).toMatchObject({ status: 'created', pin: '90', type: 'pin', link: '' })
    expect(Object.keys(object).toSorted()).toEqual(['id', 'link', 'media', 'pin', 'status', 'type'])
    const bowl = aPin({ content: { kind: 'product', price_value: 3, price_currency: 'EUR' } })
    expect(newTaggedObject(bowl).type).toBe('product')
  })

  it('C-4.66 that is saved becomes edited, the draft with it; a new one stays new', () => {
    const fresh = tagged()
    fresh.store.dispatch(tagMoved({ ...of, to: { x: 0, y: 0 } }))
    expect(fresh.tag()?.status).toBe('created')
    const { store, tag } = asSaved()
    expect(tag()?.status).toBe('saved')
    store.dispatch(tagMoved({ ...of, to: { x: 2, y: -1 } }))
    expect(tag()).toMatchObject({ status: 'edited', pin: { x: 1, y: 0 } })
    expect(selectDraft(store.getState(), 'd')?.status).toBe('edited')
  })

  it('C-4.69 is marked deleted when it is removed, a new one is gone', () => {
    const fresh = tagged()
    fresh.store.dispatch(tagRemoved(of))
    expect(fresh.tag()).toBeUndefined()
    const { store, tag, saved } = asSaved()
    store.dispatch(tagRemoved(of))
    expect(tag()?.status).toBe('deleted')
    expect(saved()).toEqual([])
  })

  it('C-4.67 what is removed from it is marked deleted, what is new is gone', () => {
    const fresh = tagged()
    fresh.store.dispatch(objectRemoved({ ...of, objectId: 'o' }))
    expect([fresh.object(), fresh.tag()?.taggedObjectIds]).toEqual([undefined, []])
    const { store, tag, saved, ...known } = asSaved()
    expect(saved()).toEqual([{ x: 0.5, y: 0.25, link: '', pin_ids: ['90'] }])
    store.dispatch(objectRemoved({ ...of, objectId: 'o' }))
    expect([known.object()?.status, tag()?.taggedObjectIds]).toEqual(['deleted', ['o']])
    expect(saved()).toEqual([])
  })

  it.each(TAG_STATUSES)('C-4.68 what it names can be set to %s', (status) => {
    const one = tagged()
    one.store.dispatch(objectStatusSet({ ...of, objectId: 'o', status }))
    expect(one.object()?.status).toBe(status)
  })

  it('C-4.71 stands on all but a video that is on this device alone', () => {
    expect(isTaggable({ type: 'video/mp4' })).toBe(false)
    expect(isTaggable({ type: 'image/png' })).toBe(true)
    expect(isTaggable(null)).toBe(true)
    const { store, item } = tagged()
    const upload = { draftId: 'd', itemId: 'i' }
    const file = new File([''], 'clip.mp4', { type: 'video/mp4' })
    store.dispatch(uploadStarted({ ...upload, xhr: new AbortController(), file }))
    expect(item()?.isTaggable).toBe(false)
    store.dispatch(uploadItemRemoved(upload))
    expect(item()?.isTaggable).toBe(true)
  })
})
