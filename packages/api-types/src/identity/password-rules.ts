export const PASSWORD_MIN_LENGTH = 8 // spec 001 §5
export const PASSWORD_MAX_LENGTH = 128

/** Letters, numbers and basic symbols: printable ASCII, the space among it. See docs/adr/0003. */
const BASIC_CHARACTERS = /^[\x20-\x7e]*$/

export type PasswordFault = 'too-short' | 'too-long' | 'characters'

/** What is wrong with the form of a new password, or null. Whether it is easy to guess is the server's to say. */
export function passwordFault(password: string): PasswordFault | null {
  if (!BASIC_CHARACTERS.test(password)) return 'characters'
  if (password.length < PASSWORD_MIN_LENGTH) return 'too-short'
  return password.length > PASSWORD_MAX_LENGTH ? 'too-long' : null
}

/** What the texts of the faults name. */
export const passwordFaultLimits = { minimum: PASSWORD_MIN_LENGTH, maximum: PASSWORD_MAX_LENGTH }

export type PasswordStrength = 'weak' | 'fair' | 'strong'

const STRONG_LENGTH = 14
const FAIR_LENGTH = 10

/** A hint while typing: length counts most, then how many kinds of characters are mixed. */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const distinct = new Set(password).size
  if (password.length < PASSWORD_MIN_LENGTH || distinct < 5) return 'weak'
  if (password.length >= STRONG_LENGTH && distinct >= 8) return 'strong'
  if (password.length >= FAIR_LENGTH && kinds >= 3) return 'strong'
  return password.length >= FAIR_LENGTH || kinds >= 3 ? 'fair' : 'weak'
}
