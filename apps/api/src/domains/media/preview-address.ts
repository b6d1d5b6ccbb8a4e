import type { KeyObject } from 'node:crypto'
import { expiringMac, isExpiringMac } from '../../kernel/expiring-mac.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

export const PREVIEW_PATH = '/media/preview/'
const LIFE_MS = HOUR_MS

/** The parsed parts of a preview address. */
export interface AskedPreview {
  url: string
  /** Epoch milliseconds at which the address stops working. */
  until: string
  mac: string
}

/** Where we show a small copy of a picture found elsewhere, for an hour; signed, so that only addresses chosen by this site are fetched. */
export function previewAddress(secret: KeyObject, url: string, now: Date): string {
  const until = String(now.getTime() + LIFE_MS)
  return `${PREVIEW_PATH}?${new URLSearchParams({ url, until, mac: expiringMac(secret, 'preview', url, until) }).toString()}`
}

export const isSignedPreview = (secret: KeyObject, { url, ...given }: AskedPreview, now: Date): boolean =>
  isExpiringMac(secret, 'preview', { what: url, ...given }, now)
