import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { proveLogin } from '../identity/log-in-service.ts'
import { requireRecentProof } from '../sessions/recent-proof-service.ts'
import { admit } from '../second-factor/admission-service.ts'
import { startSession } from '../sessions/session-service.ts'
import { connectClaim } from './claim-service.ts'
import { sealConnectPass } from './sealed-request.ts'
import { deleteIdentity, hasAccountOfEmail, identitiesOf, lockLogin, type TicketRow } from './social-store.ts'
import { dropTicket, ticketOf } from './ticket-service.ts'

/** What this browser has proved, and whether an account has its verified e-mail. */
export async function pendingIdentity(
  context: Context,
): Promise<{ ticket: TicketRow; hasAccount: boolean } | null> {
  const ticket = await ticketOf(context)
  if (!ticket) return null
  const isTheirs = ticket.isEmailVerified && ticket.email !== null
  return { ticket, hasAccount: isTheirs && (await hasAccountOfEmail(context.deps.read, ticket.email ?? '')) }
}

/** Connects the proved identity to the account of its e-mail, once that account's password is proved too, and signs in. */
export async function linkByPassword(password: string, context: Context): Promise<void> {
  const ticket = await ticketOf(context)
  if (!ticket?.email || !ticket.isEmailVerified) throw new DomainError('SOCIAL_TOKEN_INVALID')
  const account = await proveLogin({ username_or_email: ticket.email, password }, context)
  // Who is signed in has passed every step already, and comes back only to connect.
  const isInside = context.viewer.state === 'AUTH' && context.viewer.userId === account.id
  if (!isInside) await admit(account, context, { method: 'password' })
  await context.deps.transact(async (tx) => {
    await connectClaim(tx, account.id, { slot: ticket.slot, identity: ticket }, context)
    await dropTicket(tx, context)
    await startSession(tx, account, context)
  })
}

/** Where a member's browser goes to connect an account. */
export async function connectPath(slot: string, context: Context<Member>): Promise<string> {
  const { viewer, deps } = context
  if (!deps.providers.find(slot)) throw new DomainError('SOCIAL_PROVIDER_NOT_FOUND')
  await requireRecentProof(context)
  const pass = await sealConnectPass({ slot, userId: viewer.userId, sessionId: viewer.sessionId }, deps)
  return `/social/${slot}/start?${new URLSearchParams({ pass }).toString()}`
}

/** @throws DomainError REAUTH_REQUIRED, LAST_WAY_IN, SOCIAL_PROVIDER_NOT_FOUND */
export async function disconnect(slot: string, context: Context<Member>): Promise<void> {
  const { viewer, deps, caller } = context
  await requireRecentProof(context)
  await deps.transact(async (tx) => {
    const { passwordHash } = await lockLogin(tx, viewer.userId)
    const others = (await identitiesOf(tx, viewer.userId)).filter((one) => one.slot !== slot)
    const isUsable = others.some((one) => deps.providers.find(one.slot))
    if (!(await deleteIdentity(tx, viewer.userId, slot))) throw new DomainError('SOCIAL_PROVIDER_NOT_FOUND')
    if (passwordHash === null && !isUsable) throw new DomainError('LAST_WAY_IN')
    await recordSecurityEvent(tx, deps, caller, 'social.disconnected', viewer.userId, { slot })
  })
}

export async function memberConnections({ viewer, deps }: Context<Member>) {
  return { identities: await identitiesOf(deps.read, viewer.userId), providers: deps.providers.all }
}
