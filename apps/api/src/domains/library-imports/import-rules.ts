import { BOARD_NAME_MAX } from '@tessera/api-types/boards/board-limits'
import { text } from '@tessera/api-types/wire/scalars'
import { DAY_MS } from '../../kernel/durations.ts'
import { cut } from '../../kernel/whole-text.ts'

const AnyText = text({ max: Number.MAX_SAFE_INTEGER })

/** Words of a source as we store them: trimmed, without control characters, no longer than `max`. */
export const wordsOf = (value: string, max: number): string => cut(AnyText.parse(value), max).trim()

export interface NamedBoard {
  id: string
  name: string
  slug: string
  privacy: string
}

const SECRECY = ['public', 'protected', 'secret']

/** No pin is seen by more people than where it comes from. */
const isAsHidden = (board: NamedBoard, privacy: string | null): boolean =>
  privacy === null || SECRECY.indexOf(board.privacy) >= SECRECY.indexOf(privacy)

/**
 * The member's board of that name, or the name of a new one. A number follows the name where the board of that
 * name is seen by more people than the one that is imported.
 */
export function placeOfBoard(
  own: readonly NamedBoard[],
  { name, privacy }: { name: string; privacy: string | null },
  slugOf: (name: string) => string,
): { board: NamedBoard } | { name: string } {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`
    const candidate = wordsOf(name, BOARD_NAME_MAX - ending.length) + ending
    const slug = slugOf(candidate)
    const board = own.find((one) => (slug === '' ? one.name === candidate : one.slug === slug))
    if (!board) return { name: candidate }
    if (isAsHidden(board, privacy)) return { board }
  }
}

/** A date that a source names, as long as it is not yet to come; without one, `now`. */
export function dateOf(written: string | null | undefined, now: Date): Date {
  const at = written ? new Date(written) : now
  return at > now ? now : at
}

/** What comes without a date stands behind what is new: many pictures at once would fill everybody's feed. */
const UNDATED_AGE_MS = 30 * DAY_MS

/** Where a pin stands in boards and feeds: at its date, or without one behind what is new. */
export const placeInTime = (written: string | null | undefined, now: Date): Date =>
  written ? dateOf(written, now) : new Date(now.getTime() - UNDATED_AGE_MS)

const EPOCH_MS = Date.UTC(2024, 0, 1)
const OLDEST_MS = Date.UTC(1994, 0, 1)
const MINTED_BITS = 22n
const PLACES = 2n ** 20n
/** 2^64 by the golden ratio: the upper bits of its multiples lie far apart. */
const SPREAD = 11_400_714_819_323_198_485n

/** Ids of imports come from the upper quarter of each millisecond. */
const FIRST_PLACE = 3n << 20n

/**
 * The id of a pin that stands where its date belongs: in the order of a board, and far from what is new to
 * followers. Pins of one date keep the order of their source; each attempt is another id.
 */
export function datedId(
  at: Date,
  { importId, sequence, attempt }: { importId: string; sequence: number; attempt: number },
): string {
  const start = BigInt.asUintN(64, (BigInt(importId) + BigInt(attempt)) * SPREAD) >> 45n
  const place = (start + BigInt(sequence)) % PLACES
  return ((BigInt(idMilliseconds(at)) << MINTED_BITS) | (FIRST_PLACE + place)).toString()
}

/** What is older than ids shares the first day of them, in its order. */
function idMilliseconds(at: Date): number {
  const age = at.getTime() - EPOCH_MS
  if (age >= DAY_MS) return age
  const share = (at.getTime() - OLDEST_MS) / (EPOCH_MS + DAY_MS - OLDEST_MS)
  return Math.floor(Math.max(0, share) * DAY_MS)
}
