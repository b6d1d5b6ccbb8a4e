import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30 // RFC 6238
const DIGITS = 6
const SECRET_BYTES = 20
/** A clock may be one step off either way. */
const WINDOW = 1

const totpOf = (secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: secretOf(secret), digits: DIGITS, period: STEP_SECONDS, algorithm: 'SHA1' })

const secretOf = (secret: Buffer): Secret => new Secret({ buffer: new Uint8Array(secret).buffer })

export const newTotpSecret = (randomBytes: (size: number) => Buffer): Buffer => randomBytes(SECRET_BYTES)

/** The secret as an app takes it: to type in, and as the address a QR code holds. */
export function setUpOf(secret: Buffer, issuer: string, label: string): { secret: string; uri: string } {
  return { secret: secretOf(secret).base32, uri: totpOf(secret, { issuer, label }).toString() }
}

/** The step a code belongs to, or null where it is none of now. */
export function stepOf(secret: Buffer, token: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}
