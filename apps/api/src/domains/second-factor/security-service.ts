import type { FactorChange, SecurityView } from '@tessera/api-types/second-factor/views'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { SecurityChange } from '../../mail/emails.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { voidHandshakes } from '../accounts/one-time-token-service.ts'
import { requireRecentProof } from '../sessions/recent-proof-service.ts'
import { endOtherSessions } from '../sessions/session-service.ts'
import { voidHalfLogins } from './admission-service.ts'
import { newRecoveryCodes, plainCode } from './code-rules.ts'
import { hashCode } from './code-seal.ts'
import { notifyOfChange } from './factor-emails.ts'
import { isMfaOn } from './factor-rules.ts'
import {
  deleteRecoveryCodes,
  findFactors,
  findPerson,
  insertRecoveryCodes,
  lockPerson,
  setMfaEnabled,
  type Person,
} from './factor-store.ts'
import { passkeysOf } from './passkey-store.ts'
import { toSecurityView } from './security-view.ts'

/** How the member's account is guarded. */
export async function securityOf(
  userId: string,
  { read, site, texts }: Pick<Deps, 'read' | 'site' | 'texts'>,
): Promise<SecurityView> {
  const [person, factors, passkeys] = await Promise.all([
    findPerson(read, userId),
    findFactors(read, userId),
    passkeysOf(read, userId),
  ])
  if (!person || !factors) throw new DomainError('USER_NOT_FOUND')
  const isRequiredOfEmployees = site.requiresMfaOfEmployees
  return toSecurityView({ person, factors, passkeys, hasTexts: texts !== null, isRequiredOfEmployees })
}

interface Change {
  event: 'factor.added' | 'factor.removed'
  /** Which factor, for the audit. */
  factor: string
}

/**
 * Changes the factors of a member who has just proved who they are: `apply` does it and returns the change that the email is about.
 * The first factor brings recovery codes, the last one takes them away; both end what was begun under the old rule.
 * @throws DomainError REAUTH_REQUIRED, and what `apply` throws
 */
export async function changeFactors(
  context: Context<Member>,
  { event, factor }: Change,
  apply: (tx: Db, person: Person) => Promise<SecurityChange>,
): Promise<FactorChange> {
  const { viewer, deps, caller } = context
  await requireRecentProof(context)
  const recovery_codes = await deps.transact(async (tx) => {
    const person = await lockPerson(tx, viewer.userId)
    if (!person) throw new DomainError('USER_NOT_FOUND')
    const told = await apply(tx, person)
    await recordSecurityEvent(tx, deps, caller, event, person.id, { factor })
    await notifyOfChange(tx, deps, person, told)
    return settleMfa(tx, person, context)
  })
  return { security: await securityOf(viewer.userId, deps), recovery_codes }
}

/** Turns the second step on with the first factor and off with the last; returns the codes that are new. */
async function settleMfa(
  tx: Db,
  { id, hasMfaEnabled }: Person,
  { viewer, deps, caller }: Context<Member>,
): Promise<string[] | null> {
  const factors = await findFactors(tx, id)
  const isOn = factors !== undefined && isMfaOn(factors)
  if (isOn === hasMfaEnabled) return null
  await setMfaEnabled(tx, id, isOn)
  await endOtherSessions(tx, viewer, deps, caller)
  await voidHandshakes(tx, id)
  await voidHalfLogins(tx, id)
  await recordSecurityEvent(tx, deps, caller, isOn ? 'mfa.enabled' : 'mfa.disabled', id)
  if (isOn) return putRecoveryCodes(tx, id, deps)
  await deleteRecoveryCodes(tx, id)
  return null
}

async function putRecoveryCodes(
  tx: Db,
  userId: string,
  { randomBytes, site }: Pick<Deps, 'randomBytes' | 'site'>,
): Promise<string[]> {
  const codes = newRecoveryCodes(randomBytes)
  const hashes = codes.map((code) => hashCode(plainCode(code), userId, site.secret))
  await deleteRecoveryCodes(tx, userId)
  await insertRecoveryCodes(tx, userId, hashes)
  return codes
}

/** Ten new recovery codes in the place of what is left of the old ones. */
export async function renewRecoveryCodes(context: Context<Member>): Promise<FactorChange> {
  const { viewer, deps, caller } = context
  await requireRecentProof(context)
  const recovery_codes = await deps.transact(async (tx) => {
    const person = await lockPerson(tx, viewer.userId)
    if (!person?.hasMfaEnabled) throw new DomainError('FACTOR_NOT_FOUND')
    await recordSecurityEvent(tx, deps, caller, 'recovery-codes.renewed', person.id)
    await notifyOfChange(tx, deps, person, { change: 'recoveryCodesRenewed' })
    return putRecoveryCodes(tx, person.id, deps)
  })
  return { security: await securityOf(viewer.userId, deps), recovery_codes }
}
