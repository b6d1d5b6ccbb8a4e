import type { PasskeyProof } from '@tessera/api-types/second-factor/passkey-json'
import { networkOf } from '../../kernel/address-network.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { issueToken } from '../accounts/one-time-token-service.ts'
import { finishSecondStep, type SecondStep } from './admission-service.ts'
import { findPerson } from './factor-store.ts'
import { verifyPasskey } from './passkey-service.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const TRIES_PER_ADDRESS = 30
const WINDOW_MS = 15 * MINUTE_MS

/** Second step of a login: a token that begins a session once, for five minutes. */
export const logInBySecondStep = async (step: SecondStep, context: Context): Promise<string> =>
  handshakeOf(await finishSecondStep(step, context), context)

/** A passkey that made sure of its holder is two factors in one: no second step follows. */
export async function logInByPasskey(passkey: PasskeyProof, context: Context): Promise<string> {
  const { deps, caller } = context
  await deps.limits.consume(`passkey:address:${networkOf(caller.ip)}`, TRIES_PER_ADDRESS, WINDOW_MS)
  const userId = await verifyPasskey(passkey, { purpose: 'log-in', userId: null }, deps).catch(
    async (refusal: unknown) => {
      await recordSecurityEvent(deps.read, deps, caller, 'login.failed', null, { method: 'passkey' })
      throw refusal
    },
  )
  return handshakeOf(userId, context)
}

async function handshakeOf(userId: string, { deps }: Context): Promise<string> {
  const person = await findPerson(deps.read, userId)
  if (!person) throw new DomainError('PASSKEY_REFUSED')
  return issueToken(deps.read, deps, 'handshake', { userId, email: person.email })
}
