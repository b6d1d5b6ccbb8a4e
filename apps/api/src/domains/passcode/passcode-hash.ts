import { createHmac, type KeyObject } from 'node:crypto'
import { hashPassword, isPasswordOf } from '../accounts/password-hash.ts'

interface Whose {
  userId: string
  /** Key of the site: without it four digits could be guessed from their hash. */
  secret: KeyObject
}

const sealed = (passcode: string, { userId, secret }: Whose): string =>
  createHmac('sha256', secret).update(`passcode:${userId}:${passcode}`).digest('base64')

/** The only form in which a passcode is kept. */
export const hashPasscode = (passcode: string, whose: Whose): Promise<string> =>
  hashPassword(sealed(passcode, whose))

/** Compares in constant time. */
export const isPasscodeOf = (stored: string, passcode: string, whose: Whose): Promise<boolean> =>
  isPasswordOf(stored, sealed(passcode, whose))
