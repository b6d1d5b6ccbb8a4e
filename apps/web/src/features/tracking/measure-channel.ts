import {
  isSampled,
  LOCALE_LOG_FLUSH_MS,
  makeLocaleStringLog,
  type MissingText,
  type Schedule,
} from '@tessera/shared-tracking'
import type { Metric } from '../../shared/tracking/track.ts'

/** The metric of missing translations. */
export const TEXT_MISSING = 'text_missing'
const MOST_METRICS = 100

export type Measures = {
  metrics: { name: string; tags: Record<string, string>; count: number }[]
  missing_texts: MissingText[]
}
type Options = { schedule: Schedule; random: () => number; send: (measures: Measures) => void }

/** From a count to the server: sampled by name, summed, sent every ten seconds. Nothing in it is about a person. */
export function makeMeasureChannel({ schedule, random, send }: Options) {
  let waiting = new Map<string, Measures['metrics'][number]>()
  const flush = () => {
    const metrics = [...waiting.values()]
    waiting = new Map()
    if (metrics.length > 0) send({ metrics, missing_texts: [] })
  }
  const logText = makeLocaleStringLog({
    schedule,
    random,
    send: (texts) => send({ metrics: [], missing_texts: [...texts] }),
  })
  const count = ({ name, tags }: Metric) => {
    if (name === TEXT_MISSING) return logText({ locale: tags.locale ?? '', key: tags.key ?? '' })
    if (!isSampled(name, random)) return
    const key = JSON.stringify([name, tags])
    const known = waiting.get(key)
    if (known) known.count += 1
    else if (waiting.size < MOST_METRICS) waiting.set(key, { name, tags, count: 1 })
    if (waiting.size === 1 && !known) schedule(LOCALE_LOG_FLUSH_MS, flush)
  }
  return { count, flush }
}
