/** Where a pin stands: a board, and a section of it or none. */
export interface Place {
  boardId: string
  sectionId: string | null
}

/** How many pins come to a place (or leave it, below zero). */
export interface PlaceShift extends Place {
  pins: number
}

interface Archivable {
  archivedAt: Date | null
}

export const pinsAdded = (place: Place, pins = 1): PlaceShift => ({ ...place, pins })
export const pinsTaken = (place: Place, pins = 1): PlaceShift => ({ ...place, pins: -pins })

/** One shift for each place that loses pins, and one for the place that gains them all. */
export function pinsMoved(from: readonly Place[], to: Place): PlaceShift[] {
  return merged([...from.map((place) => pinsTaken(place)), pinsAdded(to, from.length)])
}

/** Shifts of the same place added up, those that cancel out left away, boards in one order. */
export function merged(shifts: readonly PlaceShift[]): PlaceShift[] {
  const byPlace = new Map<string, PlaceShift>()
  for (const shift of shifts) {
    const key = `${shift.boardId}/${shift.sectionId ?? ''}`
    byPlace.set(key, { ...shift, pins: shift.pins + (byPlace.get(key)?.pins ?? 0) })
  }
  return [...byPlace.values()]
    .filter(({ pins }) => pins !== 0)
    .toSorted((one, other) => Number(BigInt(one.boardId) - BigInt(other.boardId)))
}

export const sectionAdded = <B extends { sectionCount: number }>(board: B): B => ({
  ...board,
  sectionCount: board.sectionCount + 1,
})

export const sectionRemoved = <B extends { sectionCount: number }>(board: B): B => ({
  ...board,
  sectionCount: Math.max(0, board.sectionCount - 1),
})

export const archived = <B extends Archivable>(board: B, at: Date): B => ({ ...board, archivedAt: at })
export const unarchived = <B extends Archivable>(board: B): B => ({ ...board, archivedAt: null })

/** The boards used last, the most recent first. */
export const shortlisted = <B extends { lastPinAt: Date }>(boards: readonly B[], size: number): B[] =>
  boards.toSorted((one, other) => other.lastPinAt.getTime() - one.lastPinAt.getTime()).slice(0, size)
