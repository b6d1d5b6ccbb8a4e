export const RELOAD_DEFERRAL_CUTOFF_MS = 86_400_000 // spec 001 §9
export const SLOW_CONNECTIONS: readonly string[] = ['slow-2g', '2g', '3g'] // spec 001 §4

export type Deferral = { version: string; at: number }
type Moment = { version: string; effectiveType: string | undefined; now: number; deferred: Deferral | null }

/** Whether a newer version may be loaded now; where it may not, since when it waits. The clock starts once a version. */
export function reloadDecision({ version, effectiveType, now, deferred }: Moment): Deferral | 'reload' {
  if (!SLOW_CONNECTIONS.includes(effectiveType ?? '')) return 'reload'
  const first = deferred?.version === version ? deferred : { version, at: now }
  return now - first.at > RELOAD_DEFERRAL_CUTOFF_MS ? 'reload' : first
}
