import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../kernel/deps.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const LIFE_MS = 10 * MINUTE_MS

const mac = ({ site }: Pick<Deps, 'site'>, end: string, installId: string) =>
  createHmac('sha256', site.secret).update(`social-nonce:${end}:${installId}`).digest('base64url')

/** A nonce that only this browser's sign-in tokens may carry, for ten minutes. */
export function browserNonce(deps: Pick<Deps, 'site' | 'now'>, installId: string): string {
  const end = (deps.now().getTime() + LIFE_MS).toString(36)
  return `${end}.${mac(deps, end, installId)}`
}

export function isBrowserNonce(
  deps: Pick<Deps, 'site' | 'now'>,
  installId: string | null,
  nonce: unknown,
): boolean {
  if (typeof nonce !== 'string' || installId === null) return false
  const [end = '', given = ''] = nonce.split('.')
  const [one, other] = [Buffer.from(given), Buffer.from(mac(deps, end, installId))]
  return (
    one.length === other.length && timingSafeEqual(one, other) && parseInt(end, 36) > deps.now().getTime()
  )
}
