import { holdVisibility } from '../../db/pin-listing.ts'
import type { Deps } from '../../kernel/deps.ts'
import { ownersOfMislisted, relistPinsOf } from './pin-store.ts'

/** The job: lists or hides every pin that differs from the rule; returns the ids of those it repaired. */
export async function repairListings({ read, transact }: Pick<Deps, 'read' | 'transact'>): Promise<string[]> {
  const repaired: string[] = []
  for (const ownerId of await ownersOfMislisted(read)) {
    const ids = await transact(async (tx) => {
      await holdVisibility(tx, [ownerId])
      return relistPinsOf(tx, ownerId)
    })
    repaired.push(...ids)
  }
  return repaired
}
