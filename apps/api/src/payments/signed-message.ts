import { createHmac, timingSafeEqual } from 'node:crypto'

/** So old, or so far ahead, may a message be. */
const TOLERANCE_SECONDS = 5 * 60
const SIGNED_AT = /^\d{1,12}$/

const digest = (secret: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

/** `t=…,v1=…` over the time and the raw body. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000))
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

interface Message {
  /** Header of the signature; a repeated one is refused. */
  signature: string | string[] | undefined
  body: string
}

/** Whether one of the secrets signed a message, within five minutes of now. */
export function isSigned({ signature, body }: Message, secrets: readonly string[], now: Date): boolean {
  if (typeof signature !== 'string') return false
  const parts = signature.split(',').map((part) => part.trim().split('=', 2))
  const valuesOf = (name: string) => parts.flatMap(([key, value = '']) => (key === name ? [value] : []))
  const [seconds = '', ...more] = valuesOf('t')
  if (more.length > 0 || !SIGNED_AT.test(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  const given = valuesOf('v1').map((hex) => Buffer.from(hex, 'hex'))
  return secrets.some((secret) => {
    const expected = digest(secret, seconds, body)
    return given.some((each) => each.length === expected.length && timingSafeEqual(each, expected))
  })
}
