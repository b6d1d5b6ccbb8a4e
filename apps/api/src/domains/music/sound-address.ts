import type { KeyObject } from 'node:crypto'
import { musicPath } from '@tessera/api-types/music/music-files'
import { expiringMac, isExpiringMac } from '../../kernel/expiring-mac.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

/** The same address is given for so long, so that caches are of use, and works as long again. */
const TURN_MS = 12 * HOUR_MS

const PURPOSE = 'sound'

/** Where a sound is heard by who was shown a track with it: signed, for half a day at least. */
export function soundAddress(imageBase: string, secret: KeyObject, signature: string, now: Date): string {
  const until = String((Math.floor(now.getTime() / TURN_MS) + 2) * TURN_MS)
  const query = new URLSearchParams({ until, mac: expiringMac(secret, PURPOSE, signature, until) })
  return `${imageBase}${musicPath(signature)}?${query.toString()}`
}

export const isSoundAddress = (
  secret: KeyObject,
  signature: string,
  { until = '', mac = '' }: Readonly<Record<string, unknown>>,
  now: Date,
): boolean => isExpiringMac(secret, PURPOSE, { what: signature, until: String(until), mac: String(mac) }, now)
