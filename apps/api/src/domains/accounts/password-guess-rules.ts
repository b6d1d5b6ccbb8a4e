import { commonPasswords } from './common-passwords-data.ts'

/** The password of demo accounts, which the README publishes. */
export const PUBLISHED_PASSWORD = 'mosaic of ideas'

interface Owner {
  username: string | null
  email: string | null
  siteName: string
}

const LINES = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm']
const SEQUENCES = LINES.flatMap((line) => [line, line.split('').toReversed().join('')])
const MIN_OWN_WORD = 4

/** Whether a guesser would try this early: a common one, a plain pattern, or the owner's own words. */
export function isEasyToGuess(password: string, owner: Owner): boolean {
  const plain = password.toLowerCase()
  const bare = withoutDecoration(plain)
  return (
    plain === PUBLISHED_PASSWORD ||
    commonPasswords.has(plain) ||
    commonPasswords.has(bare) ||
    new Set(plain).size < 4 ||
    isSequence(plain) ||
    ownWords(owner).some((word) => plain === word || bare === withoutDecoration(word))
  )
}

/** Digits and signs around a word add nothing a guesser does not try. */
const withoutDecoration = (text: string): string => text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')

const isSequence = (plain: string): boolean => SEQUENCES.some((line) => line.includes(plain))

function ownWords({ username, email, siteName }: Owner): string[] {
  return [username, email, email?.split('@')[0], siteName]
    .map((word) => word?.toLowerCase() ?? '')
    .filter((word) => withoutDecoration(word).length >= MIN_OWN_WORD)
}
