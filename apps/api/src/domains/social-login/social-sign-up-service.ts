import type { SignUp } from '@tessera/api-types/identity/sign-in-inputs'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { comeBack } from '../accounts/return-service.ts'
import { admit } from '../second-factor/admission-service.ts'
import { startSession } from '../sessions/session-service.ts'
import { issueToken } from '../accounts/one-time-token-service.ts'
import { signUp } from '../identity/sign-up-service.ts'
import { accountOfClaim, proveClaim, type Claim } from './claim-service.ts'
import { dropTicket, keepTicket } from './ticket-service.ts'

/**
 * The core registration of somebody a provider vouches for: signs in who is known, makes an account for who
 * provided a birthday, and asks for it otherwise. Null where no provider was named.
 * @throws DomainError SOCIAL_TOKEN_INVALID, SOCIAL_SIGN_UP_NEEDED and those of a sign-up
 */
export async function registerClaimed(input: SignUp, context: Context): Promise<string | null> {
  const claim = await proveClaim(input, context)
  if (!claim) return null
  const { deps } = context
  const known = await accountOfClaim(deps.read, claim)
  if (!known && input.birthday === undefined) {
    await keepTicket(claim.slot, claim.identity, context)
    throw new DomainError('SOCIAL_SIGN_UP_NEEDED')
  }
  if (known) await letIn(known, claim, context)
  const account = known ?? (await signUpClaimed(input, claim, context))
  await deps.transact(async (tx) => {
    await dropTicket(tx, context)
    await startSession(tx, account, context)
  })
  return account.id
}

async function letIn(known: { id: string }, { slot }: Claim, context: Context): Promise<void> {
  await admit(known, context, { method: slot })
  await comeBack(known.id, context)
}

/** The registration by the facebook slot for callers of the API; returns a token that begins a session. */
export async function facebookHandshake(input: SignUp, context: Context): Promise<string> {
  const claim = await proveClaim(input, context)
  if (!claim) throw new DomainError('SOCIAL_TOKEN_INVALID')
  const known = await accountOfClaim(context.deps.read, claim)
  if (known) await letIn(known, claim, context)
  const { id, email } = known ?? (await signUpClaimed(input, claim, context))
  return issueToken(context.deps.read, context.deps, 'handshake', { userId: id, email })
}

/** An e-mail the provider verified needs no mail of ours. */
function signUpClaimed(input: SignUp, claim: Claim, context: Context) {
  const { email, isEmailVerified, firstName, lastName, issuer, subject, username, url } = claim.identity
  const named = {
    ...input,
    first_name: input.first_name ?? firstName,
    last_name: input.last_name ?? lastName,
  }
  return signUp(named, context, {
    verifiedEmail: isEmailVerified ? email : null,
    vouched: { slot: claim.slot, issuer, subject, username, url },
  })
}
