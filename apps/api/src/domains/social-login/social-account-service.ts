import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSecurityEvent } from '../identity/audit-service.ts'
import { proveLogin } from '../identity/log-in-service.ts'
import { proveAgain } from '../identity/password-service.ts'
import { admit } from '../second-factor/admission-service.ts'
import { startSession } from '../identity/session-service.ts'
import { connectClaim } from './claim-service.ts'
import { sealConnectPass } from './sealed-errand.ts'
import {
  deleteIdentity,
  findLogin,
  hasAccountOfEmail,
  identitiesOf,
  lockLogin,
  type TicketRow,
} from './social-store.ts'
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
  await admit(account, context, { method: 'password' })
  await context.deps.transact(async (tx) => {
    await connectClaim(tx, account.id, { slot: ticket.slot, identity: ticket }, context)
    await dropTicket(tx, context)
    await startSession(tx, account, context)
  })
}

/** Where a member's browser goes to connect an account; who has a password proves it first. */
export async function connectPath(
  slot: string,
  password: string | undefined,
  { viewer, deps, caller }: Context<Member>,
): Promise<string> {
  if (!deps.providers.find(slot)) throw new DomainError('SOCIAL_PROVIDER_NOT_FOUND')
  const { passwordHash } = await findLogin(deps.read, viewer.userId)
  if (passwordHash !== null) await proveAgain(viewer, password ?? '', 'password', { deps, caller })
  const pass = await sealConnectPass({ slot, userId: viewer.userId, sessionId: viewer.sessionId }, deps)
  return `/social/${slot}/start?${new URLSearchParams({ pass })}`
}

/** @throws DomainError LAST_WAY_IN, SOCIAL_PROVIDER_NOT_FOUND */
export function disconnect(slot: string, { viewer, deps, caller }: Context<Member>): Promise<void> {
  return deps.transact(async (tx) => {
    const { passwordHash } = await lockLogin(tx, viewer.userId)
    const others = (await identitiesOf(tx, viewer.userId)).filter((one) => one.slot !== slot)
    const isUsable = others.some((one) => deps.providers.find(one.slot))
    if (!(await deleteIdentity(tx, viewer.userId, slot))) throw new DomainError('SOCIAL_PROVIDER_NOT_FOUND')
    if (passwordHash === null && !isUsable) throw new DomainError('LAST_WAY_IN')
    await recordSecurityEvent(tx, deps, caller, 'social.disconnected', viewer.userId, { slot })
  })
}

export async function memberConnections({ viewer, deps }: Context<Member>) {
  const [identities, { passwordHash }] = await Promise.all([
    identitiesOf(deps.read, viewer.userId),
    findLogin(deps.read, viewer.userId),
  ])
  return { identities, providers: deps.providers.all, hasPassword: passwordHash !== null }
}
