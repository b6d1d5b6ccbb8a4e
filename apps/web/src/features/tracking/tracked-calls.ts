import { EVENT_TYPES, type EventType, type TrackedInput } from '@tessera/shared-tracking'

/** What a call that succeeded means, and which of its inputs names the thing it is about. */
const CALLS: Readonly<Record<string, readonly [EventType, string]>> = {
  savePin: [EVENT_TYPES.SAVE, 'pinId'],
  unsavePin: [EVENT_TYPES.UNSAVE, 'pinId'],
  followUser: [EVENT_TYPES.FOLLOW, 'user_id'],
  followBoard: [EVENT_TYPES.FOLLOW, 'board_id'],
  followTopic: [EVENT_TYPES.FOLLOW, 'interest_id'],
  unfollowUser: [EVENT_TYPES.UNFOLLOW, 'user_id'],
  unfollowBoard: [EVENT_TYPES.UNFOLLOW, 'board_id'],
  unfollowTopic: [EVENT_TYPES.UNFOLLOW, 'interest_id'],
  reactToPin: [EVENT_TYPES.REACT, 'pin_id'],
  unreactToPin: [EVENT_TYPES.UNREACT, 'pin_id'],
  createComment: [EVENT_TYPES.COMMENT, 'objectId'],
  createPin: [EVENT_TYPES.PIN_CREATED, 'board_id'],
  createBoard: [EVENT_TYPES.BOARD_CREATED, 'name'],
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const fieldOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

/** The event that an action of the store stands for, if it is the end of a call that counts. */
export function trackedCall(action: unknown): TrackedInput | null {
  if (fieldOf(action, 'type') !== 'api/executeMutation/fulfilled') return null
  const ask = fieldOf(fieldOf(action, 'meta'), 'arg')
  const [event_type, key] = CALLS[String(fieldOf(ask, 'endpointName'))] ?? []
  if (event_type === undefined || key === undefined) return null
  const id = fieldOf(fieldOf(ask, 'originalArgs'), key)
  const isId = typeof id === 'string' && /^\d+$/.test(id)
  return { event_type, ...(isId && { object_id_str: id }) }
}
