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

/** How many pins each person has lost. */
export function lossesByPerson(removed: readonly RemovedPin[]): Map<string, CounterShift> {
  const losses = new Map<string, CounterShift>()
  for (const { userId } of removed) losses.set(userId, { pinCount: (losses.get(userId)?.pinCount ?? 0) - 1 })
  return losses
}

/** How many saves each picture has lost; an original is not a save of itself. */
export function savesLost(removed: readonly RemovedPin[]): Map<string, number> {
  const lost = new Map<string, number>()
  for (const { aggregatedPinId, savedFromPinId } of removed)
    if (savedFromPinId !== null) lost.set(aggregatedPinId, (lost.get(aggregatedPinId) ?? 0) + 1)
  return lost
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
