import type { Db } from '../../kernel/deps.ts'
import { withoutCanonicalPin, promoteCopies } from './canonical-pin-store.ts'
import { lockAggregatedPins } from './pin-store.ts'

/** Assigns a canonical pin to aggregated pins that have none: a deletion passes over a copy that is just being changed. */
export async function assignCanonicalPins(tx: Db, aggregatedPinIds: readonly string[]): Promise<void> {
  const orphaned = await withoutCanonicalPin(tx, aggregatedPinIds)
  if (orphaned.length === 0) return
  await lockAggregatedPins(tx, orphaned)
  await promoteCopies(
    tx,
    orphaned.map((aggregatedPinId) => ({ aggregatedPinId, popularity: 0 })),
  )
}
