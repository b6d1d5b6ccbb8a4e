import type { Factor } from '@tessera/api-types/second-factor/views'
import type { FactorsRow } from './factor-store.ts'

const SHOWN_DIGITS = 4

export const phoneEnd = (phoneNumber: string): string => phoneNumber.slice(-SHOWN_DIGITS)

/** Whether a second step stands behind the account's ways in: one factor is enough. */
export const isMfaOn = ({ appAddedAt, phoneNumber, passkeyCount }: FactorsRow): boolean =>
  appAddedAt !== null || phoneNumber !== null || Number(passkeyCount) > 0

/** What may be the second step, the usual one first; nothing when there is no second step. */
export function factorsOffered(
  row: FactorsRow | undefined,
  { hasTexts }: { hasTexts: boolean },
): { factors: Factor[]; phone_number_end: string | null } {
  if (!row || !isMfaOn(row)) return { factors: [], phone_number_end: null }
  const factors: Factor[] = []
  if (row.appAddedAt) factors.push('totp')
  if (Number(row.passkeyCount) > 0) factors.push('passkey')
  if (row.phoneNumber && hasTexts) factors.push('sms')
  factors.push('recovery_code')
  return { factors, phone_number_end: row.phoneNumber && phoneEnd(row.phoneNumber) }
}

/** A number as `+` and 8 to 15 digits (E.164), however it was spaced; null when it is none. */
export function plainNumber(typed: string): string | null {
  const number = typed.replaceAll(/[\s().-]/g, '')
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null
}
