import type { Schedule } from './event-buffer.ts'
import { isSampled } from './telemetry.ts'

export const LOCALE_LOG_FLUSH_MS = 10_000 // spec 001 §9
export type MissingText = { locale: string; key: string }

type Options = { schedule: Schedule; random: () => number; send: (texts: readonly MissingText[]) => void }

/** Reports texts a language lacks: one in ten thousand, gathered for ten seconds. */
export function makeLocaleStringLog({ schedule, random, send }: Options) {
  let waiting: MissingText[] = []
  return (text: MissingText): void => {
    if (!isSampled('locale_string', random)) return
    waiting.push(text)
    if (waiting.length > 1) return
    schedule(LOCALE_LOG_FLUSH_MS, () => {
      const batch = waiting
      waiting = []
      send(batch)
    })
  }
}
