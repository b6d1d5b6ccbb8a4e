import { Counter, type Registry } from 'prom-client'
import type { ClientMetrics } from '../kernel/deps.ts'

/** Anybody may send metrics, so no more series than these come to be; what is beyond counts as `other`. */
const MOST_NAMES = 100
const MOST_LABELS_PER_NAME = 60
const WORD = /^[\w.:+-]{1,60}$/

const labelOf = (tags: Readonly<Record<string, string>>): string =>
  Object.entries(tags)
    .filter(([key, value]) => WORD.test(key) && WORD.test(value))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([key, value]) => `${key}=${value}`)
    .join(',')

/** Metrics of browsers as one counter, by name and tags, bounded in its series. */
export function makeClientMetrics(registry: Registry): ClientMetrics {
  const counter = new Counter({
    name: 'client_events_total',
    help: 'What browsers counted, by name and tags.',
    labelNames: ['name', 'tags'],
    registers: [registry],
  })
  const known = new Map<string, Set<string>>()
  return {
    count(name, tags, by = 1) {
      const isNamed = WORD.test(name) && (known.has(name) || known.size < MOST_NAMES)
      if (!isNamed) return counter.inc({ name: 'other', tags: '' }, by)
      const labels = known.get(name) ?? new Set<string>()
      known.set(name, labels)
      const label = labelOf(tags)
      const isRoom = labels.has(label) || labels.size < MOST_LABELS_PER_NAME
      if (isRoom) labels.add(label)
      counter.inc({ name, tags: isRoom ? label : 'other' }, by)
    },
  }
}

/** For a process that browsers do not talk to. */
export const noClientMetrics: ClientMetrics = { count: () => undefined }
