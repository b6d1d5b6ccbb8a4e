import type { InviteChannel } from '@tessera/api-types/invites/views'
import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import type { Db, Deps, Site } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { withinLimits, type LimitedUse } from '../../kernel/rate-limits.ts'
import { limitFor } from '../bot-checks/session-check-service.ts'
import { findProfile } from '../users/user-service.ts'
import { deleteExpiredInvites, findInviter, insertInvite, insertRedemption } from './invite-store.ts'
import type { InviterRow } from './invite-view.ts'
import { DAY_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'limits' | 'mailer' | 'now' | 'randomBytes' | 'read' | 'site' | 'transact'>

const CODE_BYTES = 12
const KEEP_MS = 30 * DAY_MS // requirement I-7.34
const LINKS_A_DAY = 50
const EMAILS_A_DAY = 20

interface InviteInput {
  channel: InviteChannel
  email?: string | undefined
}

/**
 * Makes a link by which several people may join; with an address, mails it there.
 * @throws DomainError RATE_LIMITED
 */
export async function createInvite(
  viewer: Member,
  { channel, email }: InviteInput,
  deps: Needs,
): Promise<{ code: string; url: string; expiresAt: Date }> {
  const { site } = deps
  for (const use of await usesOf(viewer, email !== undefined, deps)) await deps.limits.consume(...use)
  return deps.transact(async (tx) => {
    const { code, expiresAt } = await insertLink(tx, viewer, channel, deps)
    const url = inviteUrl(site, code)
    if (email !== undefined) {
      const { fullName } = await findProfile(tx, viewer, { userId: viewer.userId })
      await deps.mailer.send(tx, { name: 'invitation', to: email, values: { inviter: fullName, url } })
    }
    return { code, url, expiresAt }
  })
}

/**
 * Makes a link for each of the emails that are written later. Where the day has not enough left for all, what some
 * took of it is given back.
 * @throws DomainError RATE_LIMITED
 */
export async function reserveInvites(
  tx: Db,
  viewer: Member,
  { channel, emails }: { channel: InviteChannel; emails: readonly string[] },
  deps: Pick<Needs, 'limits' | 'now' | 'randomBytes' | 'read'>,
): Promise<{ email: string; code: string }[]> {
  const uses = await usesOf(viewer, true, deps)
  return withinLimits(
    deps.limits,
    emails.flatMap(() => uses),
    async () => {
      const invites = []
      for (const email of emails)
        invites.push({ email, code: (await insertLink(tx, viewer, channel, deps)).code })
      return invites
    },
  )
}

/** Leads through the sign-up, and with `next` on to a page of this site. */
export function inviteUrl(site: Site, code: string, next?: string): string {
  const query = new URLSearchParams({ invite_code: code, ...(next && { next }) })
  return `${site.publicUrl}/signup/?${query.toString()}`
}

async function insertLink(
  tx: Db,
  { userId }: Member,
  channel: InviteChannel,
  { now, randomBytes }: Pick<Deps, 'now' | 'randomBytes'>,
) {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + KEEP_MS)
  await insertInvite(tx, { code, inviterId: userId, channel, createdAt, expiresAt })
  return { code, expiresAt }
}

/** What a link uses of the day, mailed or not. */
async function usesOf(
  viewer: Member,
  isMailed: boolean,
  deps: Pick<Deps, 'limits' | 'read'>,
): Promise<LimitedUse[]> {
  const ofDay = async (name: string, most: number) =>
    [`${name}:${viewer.userId}`, await limitFor(viewer, most, deps), DAY_MS] as const
  const link = await ofDay('invites', LINKS_A_DAY)
  return isMailed ? [link, await ofDay('invite-mail', EMAILS_A_DAY)] : [link]
}

/** @throws DomainError INVITE_NOT_FOUND for codes that are unknown, over, or of somebody the viewer cannot see */
export async function inviterOf(
  code: string,
  viewer: Viewer,
  { read, now }: Pick<Deps, 'now' | 'read'>,
): Promise<InviterRow> {
  const inviter = await findInviter(read, { code, viewerId: memberId(viewer), now: now() })
  if (!inviter) throw new DomainError('INVITE_NOT_FOUND')
  return inviter
}

/** Notes inside the transaction of a sign-up by whom it came; an unknown code is ignored. */
export async function redeemInvite(
  tx: Db,
  code: string,
  userId: string,
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  const at = now()
  const inviter = await findInviter(tx, { code, viewerId: null, now: at })
  if (!inviter) return
  await insertRedemption(tx, { userId, inviterId: inviter.id, channel: inviter.channel, redeemedAt: at })
}

export const forgetExpiredInvites = ({ read, now }: Pick<Deps, 'now' | 'read'>): Promise<void> =>
  deleteExpiredInvites(read, now())
