import { createAction } from '@reduxjs/toolkit'
import type { PinTag, TaggedObject, TagPlace, TagStatus } from './pin-tags.ts'

type OfDraft = { draftId: string }
type OfTag = OfDraft & { tagId: string }
type OfObject = OfTag & { objectId: string }

/** What the draft names on its pictures, as the server holds it. */
export type Tagged = { tags: PinTag[]; objects: TaggedObject[] }

export const tagPlaced = createAction<OfDraft & { itemId: string; tag: PinTag }>('pinTags/tagPlaced')
export const tagMoved = createAction<OfTag & { to: TagPlace }>('pinTags/tagMoved')
export const tagLinkChanged = createAction<OfTag & { link: string }>('pinTags/tagLinkChanged')
export const tagRemoved = createAction<OfTag>('pinTags/tagRemoved')
export const tagStatusSet = createAction<OfTag & { status: TagStatus }>('pinTags/tagStatusSet')
export const objectTagged = createAction<OfTag & { object: TaggedObject }>('pinTags/objectTagged')
export const objectRemoved = createAction<OfObject>('pinTags/objectRemoved')
export const objectStatusSet = createAction<OfObject & { status: TagStatus }>('pinTags/objectStatusSet')

/** Each changes what the draft is. */
export const tagChanges = [
  tagPlaced,
  tagMoved,
  tagLinkChanged,
  tagRemoved,
  tagStatusSet,
  objectTagged,
  objectRemoved,
  objectStatusSet,
] as const

/** The server holds these now. */
export const tagsSaved = createAction<{ tagIds: string[] }>('pinTags/tagsSaved')
export const tagFaulted = createAction<{ tagId: string; linkError: string }>('pinTags/tagFaulted')
