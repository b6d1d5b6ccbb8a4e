import type { CatalogRunView } from '@tessera/api-types/catalogs/views'

const QUIET_MS = 7 * 24 * 60 * 60 * 1000

/** What a tag received lately. */
export function tagState(firedAt: string | null, now: Date): 'never' | 'quiet' | 'receiving' {
  if (firedAt === null) return 'never'
  return now.getTime() - new Date(firedAt).getTime() > QUIET_MS ? 'quiet' : 'receiving'
}

const isOver = ({ is_dry_run, state }: CatalogRunView): boolean =>
  !is_dry_run && (state === 'DONE' || state === 'FAILED')

/** How the latest update of each source of a catalog ended, together; null where there was none. Runs come newest first. */
export function healthOf(
  runs: readonly CatalogRunView[],
): { rows: number; refused: number; hasFailed: boolean } | null {
  const latest = new Map<string, CatalogRunView>()
  for (const run of runs) if (isOver(run) && !latest.has(run.feed_id)) latest.set(run.feed_id, run)
  if (latest.size === 0) return null
  const ended = [...latest.values()]
  return {
    rows: ended.reduce((sum, { rows }) => sum + rows, 0),
    refused: ended.reduce((sum, { refused }) => sum + (refused ?? 0), 0),
    hasFailed: ended.some(({ state }) => state === 'FAILED'),
  }
}
