/** The counters of a person that content moves. */
export interface UserCounters {
  boardCount: number
  secretBoardCount: number
  groupBoardCount: number
  pinCount: number
  followerCount: number
  followingCount: number
  interestFollowingCount: number
}

/** What an event does to counters; absent ones stay. */
export interface CounterShift extends Partial<UserCounters> {
  lastRepinId?: string
}

interface BoardKind {
  privacy: string
  collaboratorCount: number
}

const secrecy = (privacy: string): number => (privacy === 'secret' ? 1 : 0)
const groupness = (collaboratorCount: number): number => (collaboratorCount > 0 ? 1 : 0)

export const boardCreated = (privacy: string): CounterShift => ({
  boardCount: 1,
  secretBoardCount: secrecy(privacy),
})

/** Initial pins count like saves, but the first of them is remembered. */
export const initialPinsSaved = (pinIds: readonly string[]): CounterShift =>
  pinIds[0] === undefined ? {} : { pinCount: pinIds.length, lastRepinId: pinIds[0] }

export const boardRestored = ({ privacy, collaboratorCount }: BoardKind): CounterShift => ({
  ...boardCreated(privacy),
  groupBoardCount: groupness(collaboratorCount),
})

export const boardDeleted = ({ privacy, collaboratorCount }: BoardKind): CounterShift => ({
  boardCount: -1,
  secretBoardCount: -secrecy(privacy),
  groupBoardCount: -groupness(collaboratorCount),
})

export const privacyChanged = (from: string, to: string): CounterShift => ({
  secretBoardCount: secrecy(to) - secrecy(from),
})

export const pinAdded = (pinId: string): CounterShift => ({ pinCount: 1, lastRepinId: pinId })

/** Several saves at once; the last one is the one remembered. */
export const pinsGained = (pinIds: readonly string[]): CounterShift => {
  const last = pinIds.at(-1)
  return last === undefined ? {} : { pinCount: pinIds.length, lastRepinId: last }
}
