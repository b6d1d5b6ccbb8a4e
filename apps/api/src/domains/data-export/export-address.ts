import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site } from '../../kernel/deps.ts'
import { DAY_MS } from '../../kernel/durations.ts'

export const EXPORT_PATH = '/v3/data_export/file/'
export const EXPORT_LIFE_DAYS = 7

export const expiresAt = (readyAt: Date): Date => new Date(readyAt.getTime() + EXPORT_LIFE_DAYS * DAY_MS)

const macOf = ({ secret }: Site, id: string): string =>
  createHmac('sha256', secret).update(`data-export:${id}`).digest('base64url')

/** Anyone with this address may load the archive while it is kept. */
export const exportUrl = (site: Site, id: string): string =>
  `${site.publicUrl}${EXPORT_PATH}?${new URLSearchParams({ id, mac: macOf(site, id) }).toString()}`

export function isSignedExport(site: Site, id: string, mac: string): boolean {
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(site, id))]
  return /^\d{1,19}$/.test(id) && given.length === right.length && timingSafeEqual(given, right)
}

export const exportKey = (userId: string, id: string): string => `exports/${userId}/${id}.zip`
