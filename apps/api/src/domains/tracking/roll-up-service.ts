import type { Deps } from '../../kernel/deps.ts'
import { daysTouchedSince, lockReached, recountDay, saveReached } from './roll-up-store.ts'

/** A transaction that was open when the last round looked is seen by the next one. */
const OVERLAP_MS = 5 * 60 * 1000

/** Brings the counts of pins up to date: each day that got events since the last round is counted anew. */
export const countPinDays = ({ transact, now }: Pick<Deps, 'now' | 'transact'>): Promise<void> =>
  transact(async (tx) => {
    const reached = await lockReached(tx)
    const startedAt = now()
    for (const day of await daysTouchedSince(tx, new Date(reached.getTime() - OVERLAP_MS)))
      await recountDay(tx, day)
    await saveReached(tx, startedAt)
  })
