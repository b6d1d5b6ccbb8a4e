import { type EDITING_STATUSES, PUBLISHING_STATUSES } from '../../entities/pin-drafts/pin-draft-types.ts'

/** Where the publishing of a story stands. // spec 000 §4 */
export const STORY_PUBLISHING_STATUSES = [...PUBLISHING_STATUSES, 'failed', 'deleted'] as const
type PublishingStatus = (typeof STORY_PUBLISHING_STATUSES)[number]
type EditingStatus = (typeof EDITING_STATUSES)[number]

export type StoryStatus = PublishingStatus | EditingStatus

/** What an edit leaves as it is. */
const TERMINAL: readonly StoryStatus[] = ['publishing', 'succeeded', 'deleted']

export type StoryEvent =
  | 'edit'
  | 'upload'
  | 'uploadEnd'
  | 'create'
  | 'save'
  | 'saved'
  | 'saveFail'
  | 'attempt'
  | 'reject'
  | 'publish'
  | 'publishFail'
  | 'succeed'
  | 'delete'

type Moves = Partial<Record<StoryEvent, StoryStatus>>

const open: Moves = { edit: 'edited', upload: 'uploading', attempt: 'attempted', delete: 'deleted' }
const closed: Moves = {}

const table: Record<StoryStatus, Moves> = {
  notAttempted: open,
  created: open,
  edited: { ...open, save: 'saving', create: 'creating' },
  saved: open,
  failed: { ...open, save: 'saving', create: 'creating' },
  creating: { ...open, saved: 'saved', saveFail: 'edited' },
  saving: { ...open, saved: 'saved', saveFail: 'edited' },
  uploading: { edit: 'edited', upload: 'uploading', uploadEnd: 'processing', delete: 'deleted' },
  processing: { ...open, uploadEnd: 'edited' },
  attempted: { ...open, publish: 'publishing', reject: 'edited' },
  publishing: { succeed: 'succeeded', publishFail: 'failed' },
  succeeded: closed,
  deleted: closed,
}

/** What comes of an event; one that does not fit changes nothing. */
export const nextStatus = (status: StoryStatus, event: StoryEvent): StoryStatus => {
  if (event === 'edit' && TERMINAL.includes(status)) return status
  return table[status][event] ?? status
}
