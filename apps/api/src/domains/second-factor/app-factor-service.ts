import type { FactorChange } from '@tessera/api-types/second-factor/views'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { requireRecentProof } from '../sessions/recent-proof-service.ts'
import { siteName } from '../site-brand/site-brand-service.ts'
import { plainCode } from './code-rules.ts'
import { seal, unseal } from './code-seal.ts'
import { limitedTry } from './factor-limits.ts'
import { confirmApp, deleteApp, findApp, putPendingApp, consumeStep } from './factor-store.ts'
import { changeFactors } from './security-service.ts'
import { newTotpSecret, setUpOf, stepOf } from './totp-rules.ts'

/**
 * A new secret for an authenticator app. A second app takes the same way: remove the first one before.
 * @throws DomainError REAUTH_REQUIRED, CONFLICT while there is one
 */
export async function beginApp(context: Context<Member>): Promise<{ secret: string; uri: string }> {
  const { viewer, deps } = context
  await requireRecentProof(context)
  const secret = newTotpSecret(deps.randomBytes)
  const sealed = seal(secret, viewer.userId, deps)
  if (!(await putPendingApp(deps.read, viewer.userId, sealed, deps.now()))) throw new DomainError('CONFLICT')
  return setUpOf(secret, await siteName(deps.read, deps.site), viewer.username)
}

/** Turns the app on once it has shown that it knows the secret. */
export async function confirmNewApp(token: string, context: Context<Member>): Promise<FactorChange> {
  const { viewer, deps, caller } = context
  const { userId } = viewer
  await requireRecentProof(context)
  return limitedTry({ deps, caller, userId, failure: 'proof.failed' }, () =>
    changeFactors(context, { event: 'factor.added', factor: 'totp' }, async (tx) => {
      const app = await findApp(tx, userId)
      if (!app || app.confirmedAt) throw new DomainError('FACTOR_NOT_FOUND')
      const step = stepOf(unseal(app.sealedSecret, userId, deps.site.secret), plainCode(token), deps.now())
      if (step === null || !(await consumeStep(tx, userId, step))) throw new DomainError('MFA_CODE_WRONG')
      await confirmApp(tx, userId, deps.now())
      return { change: 'appAdded' }
    }),
  )
}

export const removeApp = (context: Context<Member>): Promise<FactorChange> =>
  changeFactors(context, { event: 'factor.removed', factor: 'totp' }, async (tx, { id }) => {
    if (!(await deleteApp(tx, id))) throw new DomainError('FACTOR_NOT_FOUND')
    return { change: 'appRemoved' }
  })
