type RandomBytes = (size: number) => Buffer

export const RECOVERY_CODE_COUNT = 10 // requirement I-7.06
const RECOVERY_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz' // none that look alike
const RECOVERY_LENGTH = 10
const TEXT_CODE_DIGITS = 6
const BYTE_VALUES = 256

/** Letters drawn evenly: bytes that would favour some are thrown away. */
function drawn(letters: string, length: number, randomBytes: RandomBytes): string {
  const fair = BYTE_VALUES - (BYTE_VALUES % letters.length)
  let word = ''
  while (word.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fair && word.length < length) word += letters[byte % letters.length]
    }
  }
  return word
}

/** Ten codes to write down, such as `k3m9x-7pq2d`: about 49 bits each. */
export const newRecoveryCodes = (randomBytes: RandomBytes): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const word = drawn(RECOVERY_LETTERS, RECOVERY_LENGTH, randomBytes)
    return `${word.slice(0, RECOVERY_LENGTH / 2)}-${word.slice(RECOVERY_LENGTH / 2)}`
  })

export const newTextCode = (randomBytes: RandomBytes): string =>
  drawn('0123456789', TEXT_CODE_DIGITS, randomBytes)

/** A code as people type it: spaces, dashes and capitals do not matter. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase()

export const isSixDigits = (code: string): boolean => /^\d{6}$/.test(code)
