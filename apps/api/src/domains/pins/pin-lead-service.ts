import type { Db } from '../../kernel/deps.ts'
import { picturesWithoutLead, promoteHeirs } from './pin-lead-store.ts'
import { lockPictures } from './pin-store.ts'

/** Finds leads for those of the pictures that have none: a deletion passes over a copy that is just being changed. */
export async function findLeads(tx: Db, aggregatedPinIds: readonly string[]): Promise<void> {
  const leaderless = await picturesWithoutLead(tx, aggregatedPinIds)
  if (leaderless.length === 0) return
  await lockPictures(tx, leaderless)
  await promoteHeirs(
    tx,
    leaderless.map((aggregatedPinId) => ({ aggregatedPinId, popularity: 0 })),
  )
}
