import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findProvedAt, hasSecondFactor, setProvedAt } from './recent-proof-store.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

export const PROOF_LIFE_MS = 10 * MINUTE_MS

/**
 * Goes on only where this session's holder proved within ten minutes who they are: by signing in, or again since.
 * Called first by every grave change: e-mail, password, factors, connected accounts, deleting, data export.
 * @throws DomainError REAUTH_REQUIRED, which the site handles by asking for a proof and repeating the call
 */
export async function requireRecentProof({ viewer, deps }: Pick<Context<Member>, 'viewer' | 'deps'>) {
  if ((await provedUntil(viewer, deps)) === null) throw new DomainError('REAUTH_REQUIRED')
}

/**
 * Behind a second factor the password alone changes nothing grave: this session also needs a recent proof by the factor.
 * Called first by changes that the password proves, before it is tried. // ASVS 7.5.1
 * @throws DomainError REAUTH_REQUIRED
 */
export async function requireFactorBesidePassword(context: Pick<Context<Member>, 'viewer' | 'deps'>) {
  const { viewer, deps } = context
  if (await hasSecondFactor(deps.read, viewer.userId)) await requireRecentProof(context)
}

/** Until when the last proof of this session counts; null when it counts no more. */
export async function provedUntil(
  { userId, sessionId }: Member,
  { read, now }: Pick<Deps, 'now' | 'read'>,
): Promise<Date | null> {
  const provedAt = await findProvedAt(read, userId, sessionId)
  const until = provedAt && new Date(provedAt.getTime() + PROOF_LIFE_MS)
  return until && until > now() ? until : null
}

/** Notes that the session's holder has just proved who they are. */
export async function noteProof(
  { userId, sessionId }: Member,
  { read, now }: Pick<Deps, 'now' | 'read'>,
): Promise<void> {
  await setProvedAt(read, userId, sessionId, now())
}
