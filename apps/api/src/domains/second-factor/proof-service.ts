import type { PasskeyProof } from '@tessera/api-types/second-factor/passkey-json'
import type { ProofMethod, ProofView } from '@tessera/api-types/second-factor/views'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { proveAgain } from '../sessions/password-proof-service.ts'
import { noteProof, provedUntil } from '../sessions/recent-proof-service.ts'
import { consumeCode } from './code-service.ts'
import { limitedTry } from './factor-limits.ts'
import { factorsOffered } from './factor-rules.ts'
import { findFactors, findPerson } from './factor-store.ts'
import { verifyPasskey } from './passkey-service.ts'
import { consumePhoneCode, triedPhoneCode } from './phone-code-service.ts'

export interface GivenProof {
  password?: string | undefined
  token?: string | undefined
  passkey?: PasskeyProof | undefined
}

/** How the member may prove again who they are: by a factor where there is one, else by the password. */
export async function proofState(
  viewer: Member,
  deps: Pick<Deps, 'now' | 'read' | 'texts'>,
): Promise<ProofView> {
  const { factors, phone_number_end } = factorsOffered(await findFactors(deps.read, viewer.userId), {
    hasTexts: deps.texts !== null,
  })
  const person = await findPerson(deps.read, viewer.userId)
  const byPassword: ProofMethod[] = person?.hasPassword ? ['password'] : []
  const until = await provedUntil(viewer, deps)
  return {
    methods: factors.length > 0 ? factors : byPassword,
    phone_number_end,
    proved_until: until?.toISOString() ?? null,
  }
}

/**
 * Takes a proof of who is at this session; for ten minutes grave changes need no other.
 * @throws DomainError INVALID_INPUT at `password`, MFA_CODE_WRONG, PASSKEY_REFUSED, LOGIN_LOCKED
 */
export async function giveProof(given: GivenProof, context: Context<Member>): Promise<ProofView> {
  const { viewer, deps, caller } = context
  const { methods } = await proofState(viewer, deps)
  if (methods.includes('password')) {
    await proveAgain(viewer, given.password, 'password', context)
  } else {
    const { userId } = viewer
    await limitedTry({ deps, caller, userId, failure: 'proof.failed' }, () => proveFactor(given, context))
  }
  await noteProof(viewer, deps)
  await recordSecurityEvent(deps.read, deps, caller, 'proof.given', viewer.userId)
  return proofState(viewer, deps)
}

async function proveFactor({ token, passkey }: GivenProof, { viewer, deps, caller }: Context<Member>) {
  const { userId } = viewer
  if (passkey) return verifyPasskey(passkey, { purpose: 'proof', userId }, deps)
  const texted = await triedPhoneCode(userId, deps)
  await deps.transact(async (tx) => {
    const isTexted = texted?.pendingNumber === null && (await consumePhoneCode(tx, userId, token ?? '', deps))
    if (!isTexted && (await consumeCode(tx, userId, token ?? '', { deps, caller })) === null)
      throw new DomainError('MFA_CODE_WRONG')
  })
  return userId
}
