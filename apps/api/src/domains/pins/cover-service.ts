import { z } from 'zod'
import type { Db, Deps } from '../../kernel/deps.ts'
import { coverCopies, saveCover } from './cover-store.ts'
import { lockAggregatedPins } from './pin-store.ts'

/** The job that goes on with the copies of a pin that shows another picture. */
export const COVER_STEP = 'pins.cover-step'

/** Copies of a step: they are held for it, and for no longer. */
const COPIES_PER_STEP = 200

const Payload = z.object({ aggregatedPinId: z.string(), signature: z.string(), after: z.string() })
type Payload = z.output<typeof Payload>

/** Another picture stands for the pin and its first copies; a job gives it to all others. */
export async function changeCover(
  tx: Db,
  aggregatedPinId: string,
  signature: string,
  deps: Pick<Deps, 'jobs'>,
): Promise<void> {
  await saveCover(tx, aggregatedPinId, signature)
  await coverFrom(tx, { aggregatedPinId, signature, after: '0' }, deps)
}

/** The job: one step, and the next as a job of its own. */
export async function coverStep(payload: unknown, deps: Pick<Deps, 'jobs' | 'transact'>): Promise<void> {
  const step = Payload.parse(payload)
  await deps.transact(async (tx) => {
    await lockAggregatedPins(tx, [step.aggregatedPinId])
    await coverFrom(tx, step, deps)
  })
}

async function coverFrom(tx: Db, step: Payload, deps: Pick<Deps, 'jobs'>): Promise<void> {
  const { aggregatedPinId } = step
  const last = await coverCopies(tx, step, COPIES_PER_STEP)
  if (last === null) return
  const key = `${COVER_STEP}:${aggregatedPinId}`
  await deps.jobs.add(tx, COVER_STEP, { ...step, after: last }, { key })
}
