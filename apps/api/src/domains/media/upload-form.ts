import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Site } from '../../kernel/deps.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

const FORM_KEEP_MS = HOUR_MS

/** Where the file of an upload is posted, and the fields that prove we asked for it. */
export function uploadForm({ id: uploadId }: { id: string }, now: Date, { secret, publicUrl }: Site) {
  const expires = String(now.getTime() + FORM_KEEP_MS)
  return {
    upload_id: uploadId,
    upload_url: `${publicUrl}/v3/media/uploads/${uploadId}/file/`,
    upload_parameters: { expires, token: tokenOf(uploadId, expires, secret) },
  }
}

export function isGenuineForm(
  { upload_id, expires, token }: { upload_id: string; expires: string; token: string },
  now: Date,
  { secret }: Site,
): boolean {
  const expected = Buffer.from(tokenOf(upload_id, expires, secret))
  const given = Buffer.from(token)
  return (
    Number(expires) > now.getTime() && given.length === expected.length && timingSafeEqual(given, expected)
  )
}

const tokenOf = (uploadId: string, expires: string, secret: KeyObject): string =>
  createHmac('sha256', secret).update(`upload\0${uploadId}\0${expires}`).digest('base64url')
