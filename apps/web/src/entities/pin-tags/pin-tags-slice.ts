import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { DraftPinTag } from '@tessera/api-types/pins/pin-tags'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { draftReceived } from '../pin-drafts/pin-drafts-slice.ts'
import {
  objectRemoved,
  objectStatusSet,
  objectTagged,
  tagFaulted,
  tagLinkChanged,
  tagMoved,
  tagPlaced,
  tagRemoved,
  tagsSaved,
  tagStatusSet,
} from './pin-tag-actions.ts'
import { afterEdit, afterRemoval, onPicture, type PinTag, type TaggedObject } from './pin-tags.ts'

type State = { tags: Record<string, PinTag>; objects: Record<string, TaggedObject> }
const nothingTagged: State = { tags: {}, objects: {} }

const isAlive = ({ status }: { status: string }) => status !== 'deleted'

function edit(tag: PinTag | undefined, changes: Partial<PinTag>): void {
  if (tag) Object.assign(tag, changes, { status: afterEdit(tag.status) })
}

function settle(one: { status: string } | undefined): void {
  if (one && isAlive(one)) one.status = 'saved'
}

/** What is tagged on the pictures of drafts. What the server knows is kept when it is removed, so that it can come back. */
export const pinTagsSlice = createSlice({
  name: 'pinTags',
  initialState: nothingTagged,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftReceived, (state, { payload: { tagged } }) => {
        for (const tag of tagged?.tags ?? []) state.tags[tag.id] = tag
        for (const object of tagged?.objects ?? []) state.objects[object.id] = object
      })
      .addCase(tagPlaced, ({ tags }, { payload: { tag } }) => {
        tags[tag.id] = { ...tag, pin: onPicture(tag.pin) }
      })
      .addCase(tagMoved, ({ tags }, { payload: { tagId, to } }) => edit(tags[tagId], { pin: onPicture(to) }))
      .addCase(tagLinkChanged, ({ tags }, { payload: { tagId, link } }) =>
        edit(tags[tagId], { link, linkError: null }),
      )
      .addCase(tagFaulted, ({ tags }, { payload: { tagId, linkError } }) => {
        if (tags[tagId]) tags[tagId].linkError = linkError
      })
      .addCase(tagRemoved, ({ tags }, { payload: { tagId } }) => {
        const tag = tags[tagId]
        const status = tag && afterRemoval(tag.status)
        if (tag && status) tag.status = status
        else delete tags[tagId]
      })
      .addCase(tagStatusSet, ({ tags }, { payload: { tagId, status } }) => {
        if (tags[tagId]) tags[tagId].status = status
      })
      .addCase(objectTagged, ({ tags, objects }, { payload: { tagId, object } }) => {
        const tag = tags[tagId]
        if (!tag) return
        objects[object.id] = object
        edit(tag, { taggedObjectIds: [...tag.taggedObjectIds, object.id] })
      })
      .addCase(objectRemoved, ({ tags, objects }, { payload: { tagId, objectId } }) => {
        const [tag, object] = [tags[tagId], objects[objectId]]
        if (!tag || !object) return
        const status = afterRemoval(object.status)
        if (status) object.status = status
        else delete objects[objectId]
        edit(tag, status ? {} : { taggedObjectIds: tag.taggedObjectIds.filter((id) => id !== objectId) })
      })
      .addCase(objectStatusSet, ({ tags, objects }, { payload: { tagId, objectId, status } }) => {
        if (objects[objectId]) objects[objectId].status = status
        edit(tags[tagId], {})
      })
      .addCase(tagsSaved, ({ tags, objects }, { payload: { tagIds } }) => {
        for (const id of tagIds) {
          settle(tags[id])
          for (const objectId of tags[id]?.taggedObjectIds ?? []) settle(objects[objectId])
        }
      }),
  selectors: { selectTagged: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof pinTagsSlice> {}
}

export const { selectTagged } = pinTagsSlice.injectInto(rootReducer).selectors

/** Tags of an item that the pin will have, in their order; each names at least one pin. */
export const tagsToSave = ({ tags, objects }: State, tagIds: readonly string[]): PinTag[] =>
  tagIds.flatMap((id) => {
    const tag = tags[id]
    const names = tag?.taggedObjectIds.some((one) => objects[one] && isAlive(objects[one]))
    return tag && isAlive(tag) && names ? [tag] : []
  })

/** The same as a draft holds them. */
export const draftTagsOf = (state: State, tagIds: readonly string[]): DraftPinTag[] =>
  tagsToSave(state, tagIds).map(({ pin, link, taggedObjectIds }) => {
    const named = taggedObjectIds.flatMap((id) => {
      const object = state.objects[id]
      return object && isAlive(object) ? [object] : []
    })
    const idsOf = (isPerson: boolean) =>
      named.filter(({ type }) => (type === 'person') === isPerson).map((object) => object.pin)
    const user_ids = idsOf(true)
    return { ...pin, link, pin_ids: idsOf(false), ...(user_ids.length > 0 && { user_ids }) }
  })
