import { USERNAME_MAX } from '@tessera/api-types/users/profile-fields'

const DIGITS = 4
const FALLBACK = 'tile'

/** What a generated username begins with: the letters and digits of the e-mail's local part. */
export function usernameStem(email: string): string {
  const local = email.split('@')[0]?.split('+')[0] ?? ''
  const plain = local
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '')
    .slice(0, USERNAME_MAX - 2 * DIGITS)
  return /[a-z]/.test(plain) ? plain : FALLBACK
}

/** The `attempt`th try of a username: the stem and digits from `chance` (0 to 2³²), more of them later. */
export function usernameTry(stem: string, attempt: number, chance: number): string {
  const digits = attempt < 3 ? DIGITS : 2 * DIGITS
  return `${stem}${String(chance % 10 ** digits).padStart(digits, '0')}`
}
