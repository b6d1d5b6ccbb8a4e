import type { Deps } from '../../kernel/deps.ts'
import { lockProgress, saveProgress, scoreSavesAfter } from './popularity-store.ts'

/** A save counts half as much as one made this much later: a fortnight is about one wave of an idea. */
const HALF_LIFE_SECONDS = 14 * 86_400
const EPOCH = new Date('2024-01-01T00:00:00Z')
/** Large enough that a picture saved often is scored once for many saves, small enough to lock seconds only. */
const BATCH_PINS = 20_000
const SAVES_COUNTED = 500

/**
 * Brings popularity up to date with the pins made since the last run; a worker calls it every minute.
 *
 * The score is the logarithm of the sum of all saves, each doubled per half-life of its date. Scores
 * of that kind keep their order while time passes, so only pictures with new saves are counted again
 * and saving a pin writes nothing here.
 * @param maxBatches bounds one run, which goes on where the last one stopped
 * @returns how many batches were scored
 */
export async function refreshPopularity(
  { transact }: Pick<Deps, 'transact'>,
  maxBatches = 20,
): Promise<number> {
  for (let batches = 0; batches < maxBatches; batches += 1) {
    const last = await transact(async (tx) => {
      const after = await lockProgress(tx)
      const lastPinId = await scoreSavesAfter(tx, {
        after,
        size: BATCH_PINS,
        epoch: EPOCH,
        halfLifeSeconds: HALF_LIFE_SECONDS,
        savesCounted: SAVES_COUNTED,
      })
      if (lastPinId !== null) await saveProgress(tx, lastPinId)
      return lastPinId
    })
    if (last === null) return batches
  }
  return maxBatches
}
