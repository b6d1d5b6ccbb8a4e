import type { SignUp } from '@tessera/api-types/identity/sign-in-inputs'
import type { CallerInfo, Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import {
  SignInRefused,
  type ProvenIdentity,
  type SignInProvider,
  type VouchedIdentity,
} from '../../sign-in-providers/sign-in-provider.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { isBrowserNonce } from './browser-nonce.ts'
import { findAccountOfIdentity, insertIdentity } from './social-store.ts'
import { ticketOf } from './ticket-service.ts'

/** Somebody at a provider, proved to us. */
export interface Claim {
  slot: string
  identity: ProvenIdentity
}

interface Claimant {
  deps: Pick<Deps, 'newId' | 'now'>
  caller: CallerInfo
}

type Claimed = Pick<SignUp, 'facebook_id' | 'facebook_token' | 'social_slot' | 'social_token'>

/**
 * Who the sign-up's token, or what this browser has proved before, identifies; null without either.
 * @throws DomainError SOCIAL_TOKEN_INVALID
 */
export async function proveClaim(claimed: Claimed, context: Context): Promise<Claim | null> {
  const { deps, caller } = context
  const {
    facebook_id: facebookId,
    facebook_token: facebookToken,
    social_slot: slot,
    social_token: token,
  } = claimed
  if (facebookId !== undefined || facebookToken !== undefined) {
    const identity = await verified(deps.providers.find('facebook'), facebookToken)
    if (identity.subject !== facebookId) throw new DomainError('SOCIAL_TOKEN_INVALID')
    return { slot: 'facebook', identity }
  }
  if (slot === undefined) return null
  if (token !== undefined) {
    const isOurs = (nonce: unknown) => isBrowserNonce(deps, caller.installId, nonce)
    return { slot, identity: await verified(deps.providers.find(slot), token, isOurs) }
  }
  const ticket = await ticketOf(context)
  if (ticket?.slot !== slot) throw new DomainError('SOCIAL_TOKEN_INVALID')
  return { slot, identity: ticket }
}

function verified(
  provider: SignInProvider | undefined,
  token = '',
  acceptsNonce?: (nonce: unknown) => boolean,
): Promise<ProvenIdentity> {
  if (!provider) throw new DomainError('SOCIAL_TOKEN_INVALID')
  return provider.verifyIdToken(token, acceptsNonce).catch((error: unknown) => {
    throw error instanceof SignInRefused ? new DomainError('SOCIAL_TOKEN_INVALID') : error
  })
}

export const accountOfClaim = (db: Db, { identity }: Claim) => findAccountOfIdentity(db, identity)

/**
 * Connects an account to who was proved.
 * @throws DomainError SOCIAL_ACCOUNT_TAKEN
 */
export async function connectClaim(
  tx: Db,
  userId: string,
  { slot, identity }: { slot: string; identity: Omit<VouchedIdentity, 'slot'> },
  { deps, caller }: Claimant,
): Promise<void> {
  const { issuer, subject, username, url } = identity
  const isConnected = await insertIdentity(tx, {
    issuer,
    subject,
    username,
    url,
    slot,
    userId,
    createdAt: deps.now(),
  })
  if (!isConnected) throw new DomainError('SOCIAL_ACCOUNT_TAKEN')
  await recordSecurityEvent(tx, deps, caller, 'social.connected', userId, { slot })
}
