import type { PasscodeState } from '@tessera/api-types/passcode/views'

/** An address that its owner still recognises: `jane@example.com` is `j***@e***.com`. */
export function anonymizedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  const ending = dot > 0 ? domain.slice(dot) : ''
  return `${firstLetter(email.slice(0, at))}***@${firstLetter(domain)}***${ending}`
}

const firstLetter = (word: string): string => Array.from(word)[0] ?? ''

interface Facts {
  backupEmail: string
  backupEmailConfirmedAt: Date | null
}

/** What the member sees: the passcode stays here, and the address leaves in part. */
export const toPasscodeState = (row: Facts | undefined): PasscodeState => ({
  parental_control_has_passcode: row !== undefined,
  parental_control_passcode_required: row !== undefined,
  parental_control_passcode_verification_pending: row !== undefined && row.backupEmailConfirmedAt === null,
  parental_control_anonymized_email: row ? anonymizedEmail(row.backupEmail) : null,
})
