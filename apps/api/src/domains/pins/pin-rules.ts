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

/** A picture whose lead was taken away, with the score that its next lead takes over. */
export interface LostLead {
  aggregatedPinId: string
  popularity: number
}

/** Each picture that has lost a lead, once. */
export function leadsLost(removed: readonly RemovedPin[]): LostLead[] {
  const lost = new Map<string, LostLead>()
  for (const { isLead, aggregatedPinId, popularity } of removed)
    if (isLead) lost.set(aggregatedPinId, { aggregatedPinId, popularity })
  return [...lost.values()]
}
