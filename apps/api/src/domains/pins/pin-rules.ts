import type { CounterShift } from '../users/user-service.ts'

/** A pin that was taken away, as far as counters need it. */
export interface RemovedPin {
  id: string
  userId: string
  boardId: string
  sectionId: string | null
  aggregatedPinId: string
  savedFromPinId: string | null
  isLead: boolean
  popularity: number
}

/** What the removal (-1) or the return (1) of pins does to the counts of people. */
export function shiftsByPerson(pins: readonly RemovedPin[], step: 1 | -1): Map<string, CounterShift> {
  const shifts = new Map<string, CounterShift>()
  for (const { userId } of pins) shifts.set(userId, { pinCount: (shifts.get(userId)?.pinCount ?? 0) + step })
  return shifts
}

/** What it does to the saves of each picture; an original is not a save of itself. */
export function saveShifts(pins: readonly RemovedPin[], step: 1 | -1): Map<string, number> {
  const shifts = new Map<string, number>()
  for (const { aggregatedPinId, savedFromPinId } of pins)
    if (savedFromPinId !== null) shifts.set(aggregatedPinId, (shifts.get(aggregatedPinId) ?? 0) + step)
  return shifts
}

/** An aggregated pin whose canonical pin was removed, with the score that the next one takes over. */
export interface LostCanonicalPin {
  aggregatedPinId: string
  popularity: number
}

/** Each aggregated pin that has lost its canonical pin, once. */
export function canonicalPinsLost(removed: readonly RemovedPin[]): LostCanonicalPin[] {
  const lost = new Map<string, LostCanonicalPin>()
  for (const { isLead, aggregatedPinId, popularity } of removed)
    if (isLead) lost.set(aggregatedPinId, { aggregatedPinId, popularity })
  return [...lost.values()]
}
