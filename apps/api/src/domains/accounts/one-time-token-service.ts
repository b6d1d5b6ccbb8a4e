import type { Db, Deps, Site } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { hashSecret, makeSecret } from './secret-hash.ts'
import { deleteTokens, hasToken, insertToken, takeToken, type TokenPurpose } from './one-time-token-store.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'

const LIFE_MS: Record<TokenPurpose, number> = {
  handshake: 5 * MINUTE_MS,
  'password-reset': HOUR_MS,
  'country-session': MINUTE_MS,
  'mailed-session': 7 * DAY_MS,
  'email-verification': 3 * DAY_MS,
  'passcode-confirmation': 3 * DAY_MS,
  'passcode-recovery': HOUR_MS,
}

/** A new secret for one use; only its hash is kept. */
export async function issueToken(
  tx: Db,
  deps: Pick<Deps, 'now' | 'randomBytes'>,
  purpose: TokenPurpose,
  owner: { userId: string; email: string | null },
): Promise<string> {
  const { token, hash } = makeSecret(deps.randomBytes)
  const createdAt = deps.now()
  const expiresAt = new Date(createdAt.getTime() + LIFE_MS[purpose])
  await insertToken(tx, { ...owner, tokenHash: hash, purpose, createdAt, expiresAt })
  return token
}

/** Consumes a secret; undefined when it is unknown, spent or too old. */
export const takeTokenIfGood = (tx: Db, deps: Pick<Deps, 'now'>, purpose: TokenPurpose, token: string) =>
  takeToken(tx, hashSecret(token), purpose, deps.now())

/**
 * Consumes a secret.
 * @throws DomainError TOKEN_INVALID when it is unknown, spent or too old
 */
export async function consumeToken(tx: Db, deps: Pick<Deps, 'now'>, purpose: TokenPurpose, token: string) {
  const owner = await takeToken(tx, hashSecret(token), purpose, deps.now())
  if (!owner) throw new DomainError('TOKEN_INVALID')
  return owner
}

/** Refuses what `consumeToken` would refuse, without consuming anything. */
export async function checkToken(db: Db, deps: Pick<Deps, 'now'>, purpose: TokenPurpose, token: string) {
  if (!(await hasToken(db, hashSecret(token), purpose, deps.now()))) throw new DomainError('TOKEN_INVALID')
}

/** Secrets of these purposes stop working. */
export const voidTokens = (tx: Db, userId: string, ...purposes: TokenPurpose[]): Promise<void> =>
  deleteTokens(tx, userId, ...purposes)

/** The secret stands behind the #: browsers send that part to no server, not even ours. */
export const mailedLink = ({ publicUrl }: Site, path: string, token: string): string =>
  `${publicUrl}${path}#token=${token}`

/** Logins that were proved but not begun, here or on a regional site, come to nothing: what guards the account has changed. */
export const voidHandshakes = (tx: Db, userId: string): Promise<void> =>
  deleteTokens(tx, userId, 'handshake', 'country-session')

export { deleteExpiredTokens, deleteNewEmailTokens } from './one-time-token-store.ts'
