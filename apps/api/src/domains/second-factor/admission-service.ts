import type { PasskeyProof } from '@tessera/api-types/second-factor/passkey-json'
import type { MfaChallenge } from '@tessera/api-types/second-factor/views'
import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import {
  countChallengeTry,
  deleteChallengesOf,
  deleteDeadChallenges,
  findChallenge,
  insertChallenge,
  takeChallenge,
} from './challenge-store.ts'
import { consumeCode } from './code-service.ts'
import { isSixDigits, plainCode } from './code-rules.ts'
import { hashCode, hashToken } from './code-seal.ts'
import { factorsOffered } from './factor-rules.ts'
import { findFactors } from './factor-store.ts'
import { limitedTry } from './factor-limits.ts'
import { verifyPasskey } from './passkey-service.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const CHALLENGE_LIFE_MS = 10 * MINUTE_MS
const TRIES_PER_CHALLENGE = 5 // requirement I-7.06
const TOKEN_BYTES = 32

/**
 * Stands behind every way in: called once somebody has proved the first step, before a session begins.
 * Goes on where the account has no second factor.
 * @param how the first step, for the audit: `password`, the slot of a provider, ...
 * @throws DomainError MFA_REQUIRED with what the second step needs
 */
export async function admit(
  { id }: { id: string },
  { deps, caller }: Pick<Context, 'deps' | 'caller'>,
  { method }: { method: string },
): Promise<void> {
  const factors = await findFactors(deps.read, id)
  const offered = factorsOffered(factors, { hasTexts: deps.texts !== null })
  if (offered.factors.length === 0) return
  const mfa_token = deps.randomBytes(TOKEN_BYTES).toString('base64url')
  const tokenHash = hashToken(mfa_token, deps.site.secret)
  const expiresAt = new Date(deps.now().getTime() + CHALLENGE_LIFE_MS)
  // Outside of any transaction of the caller: the refusal below would undo it.
  await insertChallenge(deps.read, { tokenHash, userId: id, method, expiresAt })
  await recordSecurityEvent(deps.read, deps, caller, 'mfa.asked', id, { method })
  throw new DomainError('MFA_REQUIRED', { extraData: { mfa_token, ...offered } satisfies MfaChallenge })
}

export interface SecondStep {
  mfa_token: string
  token?: string | undefined
  passkey?: PasskeyProof | undefined
}

/**
 * The second step of a login; returns whose it is.
 * @throws DomainError MFA_CODE_WRONG, PASSKEY_REFUSED; MFA_EXPIRED after ten minutes, five wrong tries or one right one
 */
export async function finishSecondStep(
  { mfa_token, token, passkey }: SecondStep,
  { deps, caller }: Context,
): Promise<string> {
  const tokenHash = hashToken(mfa_token, deps.site.secret)
  const challenge = await countChallengeTry(deps.read, tokenHash, TRIES_PER_CHALLENGE, deps.now())
  if (!challenge) throw new DomainError('MFA_EXPIRED')
  const { userId, textCodeHash } = challenge
  return limitedTry({ deps, caller, userId, failure: 'mfa.failed' }, () =>
    deps.transact(async (tx) => {
      if (passkey) await verifyPasskey(passkey, { purpose: 'second-step', userId }, deps)
      else if (!(await isCodeRight(tx, { userId, token, textCodeHash, tokenHash }, { deps, caller })))
        throw new DomainError('MFA_CODE_WRONG')
      if (!(await takeChallenge(tx, tokenHash))) throw new DomainError('MFA_EXPIRED')
      return userId
    }),
  )
}

interface Given {
  userId: string
  token: string | undefined
  textCodeHash: Buffer | null
  tokenHash: Buffer
}

/** A text message's code counts for the login it was sent for alone. */
async function isCodeRight(
  tx: Db,
  { userId, token = '', textCodeHash, tokenHash }: Given,
  context: Pick<Context, 'deps' | 'caller'>,
): Promise<boolean> {
  const code = plainCode(token)
  const owner = tokenHash.toString('base64url')
  const isTexted = textCodeHash?.equals(hashCode(code, owner, context.deps.site.secret)) ?? false
  if (isTexted && isSixDigits(code)) return true
  return (await consumeCode(tx, userId, token, context)) !== null
}

/** The account of a half login, whose other half is being prepared. */
export async function challengeOf(
  mfaToken: string,
  deps: Pick<Deps, 'now' | 'read' | 'site'>,
): Promise<{ userId: string; tokenHash: Buffer }> {
  const tokenHash = hashToken(mfaToken, deps.site.secret)
  const challenge = await findChallenge(deps.read, tokenHash, TRIES_PER_CHALLENGE, deps.now())
  if (!challenge) throw new DomainError('MFA_EXPIRED')
  return { userId: challenge.userId, tokenHash }
}

/** Logins that are half done come to nothing: what guards the account has changed. */
export const voidHalfLogins = (tx: Db, userId: string) => deleteChallengesOf(tx, userId)

/** Forgets half logins and questions to passkeys whose time is over; returns how many. */
export const forgetDeadChallenges = ({ read, now }: Pick<Deps, 'now' | 'read'>): Promise<number> =>
  deleteDeadChallenges(read, now())
