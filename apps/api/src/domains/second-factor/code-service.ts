import type { Factor } from '@tessera/api-types/second-factor/views'
import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { isSixDigits, plainCode } from './code-rules.ts'
import { hashCode, unseal } from './code-seal.ts'
import { notifyOfChange } from './factor-emails.ts'
import { findApp, findFactors, findPerson, consumeStep, takeRecoveryCode } from './factor-store.ts'
import { stepOf } from './totp-rules.ts'

/** Consumes a code of the member's app or one of their recovery codes; null when it is neither. */
export async function consumeCode(
  tx: Db,
  userId: string,
  typed: string,
  context: Pick<Context, 'deps' | 'caller'>,
): Promise<Factor | null> {
  const code = plainCode(typed)
  if (isSixDigits(code)) return (await consumeAppCode(tx, userId, code, context.deps)) ? 'totp' : null
  return (await consumeRecoveryCode(tx, userId, code, context)) ? 'recovery_code' : null
}

/** No code counts twice: its step of the clock is spent with it. */
async function consumeAppCode(
  tx: Db,
  userId: string,
  code: string,
  { site, now }: Pick<Deps, 'now' | 'site'>,
): Promise<boolean> {
  const app = await findApp(tx, userId)
  if (!app?.confirmedAt) return false
  const step = stepOf(unseal(app.sealedSecret, userId, site.secret), code, now())
  return step !== null && consumeStep(tx, userId, step)
}

async function consumeRecoveryCode(
  tx: Db,
  userId: string,
  code: string,
  { deps, caller }: Pick<Context, 'deps' | 'caller'>,
): Promise<boolean> {
  if (!(await takeRecoveryCode(tx, userId, hashCode(code, userId, deps.site.secret)))) return false
  await recordSecurityEvent(tx, deps, caller, 'recovery-code.used', userId)
  const [person, factors] = [await findPerson(tx, userId), await findFactors(tx, userId)]
  const left = Number(factors?.recoveryCodeCount ?? 0)
  if (person) await notifyOfChange(tx, deps, person, { change: 'recoveryCodeUsed', codesLeft: left })
  return true
}
