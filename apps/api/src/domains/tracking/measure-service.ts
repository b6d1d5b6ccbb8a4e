import { networkOf } from '../../kernel/address-network.ts'
import type { Deps } from '../../kernel/deps.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const CALLS_PER_MINUTE = 60

interface Measured {
  metrics: readonly { name: string; tags: Record<string, string>; count: number }[]
  missing_texts: readonly { locale: string; key: string }[]
}

/** Adds what a browser counted to what the operators see. */
export async function measure(
  ip: string,
  { metrics, missing_texts }: Measured,
  { limits, clientMetrics, log }: Pick<Deps, 'clientMetrics' | 'limits' | 'log'>,
): Promise<void> {
  await limits.consume(`measures:${networkOf(ip)}`, CALLS_PER_MINUTE, MINUTE_MS)
  for (const { name, tags, count } of metrics) clientMetrics.count(name, tags, count)
  if (missing_texts.length > 0) {
    clientMetrics.count('texts_missing', {}, missing_texts.length)
    log.warn({ texts: missing_texts }, 'texts are missing in a language')
  }
}
