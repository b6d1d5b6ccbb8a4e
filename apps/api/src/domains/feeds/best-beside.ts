import type { CacheKind } from '../../kernel/caches.ts'
import type { Deps } from '../../kernel/deps.ts'
import { windowSize } from './feed-limits.ts'
import type { Origin } from './origin-store.ts'
import { readBestRows } from './related-store.ts'
import type { SourceRow } from './windows-store.ts'

/** What many pins have in common beside them: the best of their topic, and the best of all. */
export const BEST_SOURCES = ['topic', 'tail'] as const

/** The order of the best changes with each refresh of popularity; pins that left since are not shown. */
const KEEP_MS = 30_000

const bestRows: CacheKind<{ rows: Promise<SourceRow[]>; until: number }> = {
  name: 'best of topics',
  max: 500,
}

/** The first windows of these sources beside a pin, as strangers see them: read once for all pins of a topic. */
export async function bestBeside(
  { aggregatedPinId, topic }: Origin,
  pageSize: number,
  deps: Pick<Deps, 'caches' | 'now' | 'replica'>,
): Promise<SourceRow[]> {
  const ofTopic = topic ? keptRows(topic.id, pageSize, deps) : []
  const rows = await Promise.all([ofTopic, keptRows(null, pageSize, deps)])
  return rows.flat().map((row) => ({ ...row, isHidden: row.aggregatedPinId === aggregatedPinId }))
}

function keptRows(
  topicId: string | null,
  pageSize: number,
  { caches, now, replica }: Pick<Deps, 'caches' | 'now' | 'replica'>,
): Promise<SourceRow[]> {
  const cache = caches.of(bestRows)
  const limit = windowSize(pageSize)
  const key = `${topicId}:${limit}`
  const at = now().getTime()
  const kept = cache.get(key)
  if (kept && kept.until > at) return kept.rows
  const made = { rows: readBestRows(replica, topicId, limit), until: at + KEEP_MS }
  cache.set(key, made)
  made.rows.catch(() => cache.get(key) === made && cache.delete(key))
  return made.rows
}
