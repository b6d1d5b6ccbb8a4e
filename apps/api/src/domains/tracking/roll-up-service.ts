import type { Deps } from '../../kernel/deps.ts'
import { lockReached, recountDay, saveReached, touchedSince } from './roll-up-store.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

/** A transaction that was open when the last round looked is seen by the next one. */
const OVERLAP_MS = 5 * MINUTE_MS

/** Brings the counts of pins up to date: the days of pins that got events since the last round are counted anew. */
export const countPinDays = ({ transact, now }: Pick<Deps, 'now' | 'transact'>): Promise<void> =>
  transact(async (tx) => {
    const reached = await lockReached(tx)
    const startedAt = now()
    for (const touched of await touchedSince(tx, new Date(reached.getTime() - OVERLAP_MS)))
      await recountDay(tx, touched)
    await saveReached(tx, startedAt)
  })
