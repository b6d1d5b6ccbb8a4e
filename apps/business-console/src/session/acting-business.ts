import { readStored, store } from '../shared/browser-storage.ts'

const actingKey = (userId: string) => `console.business:${userId}`
const knownKey = (userId: string) => `console.employers:${userId}`

/** Which business this person worked in last, if they still may; else their first. */
export function actingBusiness<B extends { id: string }>(
  userId: string,
  businesses: readonly B[],
): B | undefined {
  const kept = readStored<string>(actingKey(userId))
  return businesses.find(({ id }) => id === kept) ?? businesses[0]
}

export const keepActingBusiness = (userId: string, businessId: string): void =>
  store(actingKey(userId), businessId)

/** Businesses that were not there before the last load; none on the first load of this browser. */
export function newEmployers<B extends { id: string }>(
  known: readonly string[] | null,
  businesses: readonly B[],
): B[] {
  return known === null ? [] : businesses.filter(({ id }) => !known.includes(id))
}

export const readKnownEmployers = (userId: string): string[] | null => {
  const known = readStored<unknown>(knownKey(userId))
  return Array.isArray(known) ? known.map(String) : null
}

export const keepKnownEmployers = (userId: string, ids: readonly string[]): void =>
  store(knownKey(userId), ids)
