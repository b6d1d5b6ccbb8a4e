import type { Db, Deps } from '../../kernel/deps.ts'
import {
  HOT_SET_PINS,
  MADE_WEIGHT,
  MATURE_DAYS,
  PROVEN_WEIGHT,
  UNVERIFIED_WEIGHT,
} from '../../ranking/ranking-constants.ts'
import { idFloor } from '../../db/ids.ts'
import { assignCanonicalPins } from '../pins/canonical-pin-service.ts'
import { refreshHotSet } from './hot-set-store.ts'
import {
  lockProgress,
  markProven,
  saveProgress,
  scoreNewTopics,
  scoreAggregatedPins,
  scoreSavesAfter,
  takeMarked,
} from './popularity-store.ts'
import { DAY_SECONDS } from '../../kernel/durations.ts'

const SCORING = {
  epoch: new Date('2024-01-01T00:00:00Z'),
  /** A save counts half as much as one made a fortnight later: about one wave of an idea. */
  halfLifeSeconds: 14 * DAY_SECONDS,
  /** The newest saves of a picture that count; older ones have decayed to nothing beside so many. */
  savesCounted: 500,
  madeWeight: MADE_WEIGHT,
  unverifiedWeight: UNVERIFIED_WEIGHT,
  matureDays: MATURE_DAYS,
  provenWeight: PROVEN_WEIGHT,
}

/** Pins a batch reads: enough that a picture saved often is scored once for many saves, few enough to lock seconds only. */
const BATCH_PINS = 20_000
const BATCH_MARKS = 2_000
const HOT_SET_BATCH = { hotSetSize: HOT_SET_PINS, size: 10_000 }

/** Ids of a minute: a pin minted before the last one seen may have been committed after it. */
const OVERLAP = 60_000n << 22n

/**
 * Brings popularity up to date with the pins made since the last run; a worker calls it every minute.
 *
 * The score is the logarithm of the sum of all saves by others, each by the standing of who saves and doubled per
 * half-life of its date. Scores
 * of that kind keep their order while time passes, so only pictures with new saves, and those that
 * have lost some, are counted again, and saving a pin writes nothing here.
 * @param maxBatches bounds one run, which goes on where the last one stopped
 * @returns how many batches held new pins
 */
export async function refreshPopularity(
  { transact, now }: Pick<Deps, 'transact' | 'now'>,
  maxBatches = 20,
): Promise<number> {
  const before = idFloor(new Date(now().getTime() + 1))
  await transact(async (tx) => {
    const reached = BigInt(await lockProgress(tx))
    const after = (reached - OVERLAP).toString()
    if (reached > OVERLAP) await scoreSavesAfter(tx, { ...SCORING, size: BATCH_PINS, after, before })
  })
  const batches = await scoreNewSaves(transact, before, maxBatches)
  await transact(markProven)
  for (let left = maxBatches; left > 0; left -= 1) {
    if (!(await transact(scoreLosers))) break
  }
  await transact(scoreNewTopics)
  for (let left = maxBatches; left > 0; left -= 1) {
    if ((await transact((tx) => refreshHotSet(tx, HOT_SET_BATCH))) < HOT_SET_BATCH.size) break
  }
  return batches
}

/** Scores pictures that have lost pins; false when there were none. */
async function scoreLosers(tx: Db): Promise<boolean> {
  const pictures = await takeMarked(tx, BATCH_MARKS)
  await assignCanonicalPins(tx, pictures)
  await scoreAggregatedPins(tx, pictures, SCORING)
  return pictures.length > 0
}

async function scoreNewSaves(
  transact: Deps['transact'],
  before: string,
  maxBatches: number,
): Promise<number> {
  for (let batches = 0; batches < maxBatches; batches += 1) {
    const last = await transact(async (tx) => {
      const reached = await lockProgress(tx)
      const lastPinId = await scoreSavesAfter(tx, { ...SCORING, size: BATCH_PINS, after: reached, before })
      if (lastPinId !== null) await saveProgress(tx, lastPinId)
      return lastPinId
    })
    if (last === null) return batches
  }
  return maxBatches
}
