import { createHash } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/deps.ts'
import type { ProvenIdentity } from '../../sign-in-providers/sign-in-provider.ts'
import { deleteTicket, findTicket, insertTicket, type TicketRow } from './social-store.ts'

export const TICKET_SECONDS = 900
const TOKEN_BYTES = 32

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Lets the browser keep what it has proved until the sign-up, or the password of the account, completes it. */
export async function keepTicket(
  slot: string,
  identity: ProvenIdentity,
  { deps, session }: Pick<Context, 'deps' | 'session'>,
): Promise<void> {
  const token = deps.randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(deps.now().getTime() + TICKET_SECONDS * 1000)
  await insertTicket(deps.read, { ...identity, slot, tokenHash: hashOf(token), expiresAt }, deps.now())
  session.keep('social_ticket', token, TICKET_SECONDS)
}

/** What this browser has proved, if anything. */
export async function ticketOf({
  deps,
  caller,
}: Pick<Context, 'deps' | 'caller'>): Promise<TicketRow | undefined> {
  const token = caller.cookies.social_ticket
  return token ? findTicket(deps.read, hashOf(token), deps.now()) : undefined
}

/** The ticket did its work. */
export async function dropTicket(
  tx: Db,
  { caller, session }: Pick<Context, 'caller' | 'session'>,
): Promise<void> {
  const token = caller.cookies.social_ticket
  if (!token) return
  await deleteTicket(tx, hashOf(token))
  session.keep('social_ticket', null, 0)
  session.keep('facebook_token', null, 0)
}
