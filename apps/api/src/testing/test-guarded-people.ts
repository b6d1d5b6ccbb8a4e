import { Secret, TOTP } from 'otpauth'
import type { FactorChange } from '@tessera/api-types/second-factor/views'
import type { DomainError } from '../kernel/domain-error.ts'
import type { Deps } from '../kernel/deps.ts'
import type { Operation } from '../kernel/operation.ts'
import { callAs, visitor } from './test-callers.ts'
import {
  aSignedUpPerson,
  GOOD_PASSWORD,
  operation as identityOperation,
  type SignedUp,
} from '../domains/identity/testing/people.ts'
import { secondFactorOperations } from '../domains/second-factor/operations.ts'

export function operation(name: string): Operation {
  const found = secondFactorOperations.find(({ contract }) => contract.route.name === name)
  return found ?? identityOperation(name)
}

/** What an authenticator app with this secret shows. */
export const appCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

export interface Guarded extends SignedUp {
  secret: string
  recoveryCodes: string[]
}

/** Somebody whose logins an authenticator app confirms; its present code is spent. */
export async function aGuardedPerson(deps: Deps): Promise<Guarded> {
  const person = await aSignedUpPerson(deps)
  const call = callAs(deps, person.viewer)
  const { secret } = (await call(operation('security.beginApp'))) as { secret: string }
  const token = appCode(secret, deps.now())
  const change = (await call(operation('security.confirmApp'), { token })) as FactorChange
  return { ...person, secret, recoveryCodes: change.recovery_codes ?? [] }
}

export interface HalfLogin {
  mfa_token: string
  phone_number_end: string | null
  factors: string[]
}

/** Proves the password; returns the second step from the refusal. */
export async function halfLogin(deps: Deps, email: string): Promise<HalfLogin> {
  const refusal: unknown = await callAs(deps, visitor)(operation('auth.login'), {
    username_or_email: email,
    password: GOOD_PASSWORD,
  }).catch((error: unknown) => error)
  const { code, detail } = refusal as DomainError
  if (code !== 'MFA_REQUIRED') throw new Error(`no second step was asked for: ${String(refusal)}`)
  return detail.extraData as unknown as HalfLogin
}
