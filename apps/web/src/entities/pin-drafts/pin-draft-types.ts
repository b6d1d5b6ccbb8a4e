import type { DraftItem, DraftMedia, PUBLISH_OPTIONS } from '@tessera/api-types/pin-drafts/draft-content'

/** Where what is being made stands until it is published. spec 000 §4 */
export const EDITING_STATUSES = ['created', 'processing', 'edited', 'creating', 'saving', 'saved'] as const

export const DRAFT_STATUSES = [...EDITING_STATUSES, 'publishing', 'deleted'] as const
export type DraftStatus = (typeof DRAFT_STATUSES)[number]

export const PUBLISHING_STATUSES = [
  'notAttempted',
  'attempted',
  'uploading',
  'publishing',
  'succeeded',
] as const
export type PublishingStatus = (typeof PUBLISHING_STATUSES)[number]

export const UPLOAD_STATUSES = ['uploading', 'processing', 'succeeded', 'failed'] as const
export type UploadStatus = (typeof UPLOAD_STATUSES)[number]

/** While a draft has one of these, it can be neither published nor left. spec 000 §4 */
const BUSY: readonly string[] = ['processing', 'publishing', 'saving'] satisfies DraftStatus[]
export const isBusy = (status: string): boolean => BUSY.includes(status)

/** What an item shows, where its preview is, and where the whole picture is unless the preview is it. */
export type ItemMedia = DraftMedia & { previewUrl: string | null; originalUrl?: string | undefined }

/** A picture of a draft with what is written about it. spec 000 §3 */
export type PinItem = {
  id: string
  description: string
  descriptionError: string | null
  editorInstanceId: string | null
  isTaggable: boolean
  link: string
  linkError: string | null
  media: ItemMedia | null
  pinTagIds: string[]
  selectedPinTagId: string | null
  tagError: string | null
  title: string
  titleError: string | null
  canvasJson: string
  signals: string[]
  userMentionTags: string[]
  /** Why its picture and its alt text were refused, once they were. */
  mediaError?: string | null
  altTextError?: string | null
  /** What else was written about a picture other than the first, its alt text too; it is saved as it is. */
  carried?: DraftItem
}

export const newPinItem = (id: string): PinItem => ({
  id,
  description: '',
  descriptionError: null,
  editorInstanceId: null,
  isTaggable: true,
  link: '',
  linkError: null,
  media: null,
  pinTagIds: [],
  selectedPinTagId: null,
  tagError: null,
  title: '',
  titleError: null,
  canvasJson: '',
  signals: [],
  userMentionTags: [],
})

export type DraftErrors = {
  board: string | null
  media: string | null
  altText: string | null
  websiteLink: string | null
  scheduledDate: string | null
  scheduledTime: string | null
  showcaseBanner: string | null
  apiError: string | null
  apiErrorCode: number | null
}

export const noErrors: DraftErrors = {
  board: null,
  media: null,
  altText: null,
  websiteLink: null,
  scheduledDate: null,
  scheduledTime: null,
  showcaseBanner: null,
  apiError: null,
  apiErrorCode: null,
}

export type DraftType = 'single' | 'carousel' | 'story'

/** A pin in the making. spec 000 §3 */
export type PinDraft = {
  id: string
  /** The server's version that it is based on. */
  version: number
  altText: string
  boardId: string
  sectionId: string | null
  interestTags: string[]
  isCommentsAllowed: boolean
  isMadeWithAi: boolean
  isShoppingRecAllowed: boolean
  mode: 'create' | 'edit'
  pinItemIds: string[]
  pinItemIndex: number
  pinIsAdsOnly: boolean
  publishingStatus: PublishingStatus
  publishOption: (typeof PUBLISH_OPTIONS)[number]
  scheduledDate: string
  scheduledTime: string
  status: DraftStatus
  type: DraftType
  view: 'upload' | 'edit' | 'story'
  websiteLink: string
  websiteMedia: string | null
  storyPinMetadata: Record<string, unknown> | null
  errors: DraftErrors
  /** What else was written about the pin; it is saved as it is. */
  carried?: DraftItem | undefined
}

export const newPinDraft = (id: string): PinDraft => ({
  id,
  version: 1,
  altText: '',
  boardId: '',
  sectionId: null,
  interestTags: [],
  isCommentsAllowed: true,
  isMadeWithAi: false,
  isShoppingRecAllowed: true,
  mode: 'create',
  pinItemIds: [],
  pinItemIndex: 0,
  pinIsAdsOnly: false,
  publishingStatus: 'notAttempted',
  publishOption: 'publish-immediately',
  scheduledDate: '',
  scheduledTime: '',
  status: 'created',
  type: 'single',
  view: 'upload',
  websiteLink: '',
  websiteMedia: null,
  storyPinMetadata: null,
  errors: noErrors,
})

/** What a draft of so many items is. spec 000 §4 */
export const typeOfItems = (type: DraftType, items: number): DraftType =>
  type === 'story' ? 'story' : items > 1 ? 'carousel' : 'single'
