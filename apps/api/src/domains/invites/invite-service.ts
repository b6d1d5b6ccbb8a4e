import type { InviteChannel } from '@tessera/api-types/invites/invite-channels'
import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { toMail } from '../../mail/letter.ts'
import { letters } from '../../mail/letter-texts.ts'
import { limitFor } from '../bot-checks/session-check-service.ts'
import { findProfile } from '../users/user-service.ts'
import { deleteExpiredInvites, findInviter, insertInvite, insertRedemption } from './invite-store.ts'
import type { InviterRow } from './invite-view.ts'

const CODE_BYTES = 12
const KEEP_MS = 30 * 24 * 60 * 60 * 1000 // requirement I-7.34
const LINKS_A_DAY = 50
const LETTERS_A_DAY = 20
const DAY_MS = 24 * 60 * 60 * 1000

interface InviteInput {
  channel: InviteChannel
  email?: string | undefined
  /** A page of this site where whoever joins goes on, which the letter speaks of as a message. */
  messagePath?: string
}

/**
 * Makes a link by which several people may join; with an address, mails it there.
 * @throws DomainError RATE_LIMITED
 */
export async function createInvite(
  viewer: Member,
  { channel, email, messagePath }: InviteInput,
  deps: Deps,
): Promise<{ code: string; url: string; expiresAt: Date }> {
  const { limits, now, randomBytes, site } = deps
  await limits.spend(`invites:${viewer.userId}`, await limitFor(viewer, LINKS_A_DAY, deps), DAY_MS)
  if (email !== undefined)
    await limits.spend(`invite-mail:${viewer.userId}`, await limitFor(viewer, LETTERS_A_DAY, deps), DAY_MS)
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const query = new URLSearchParams({ invite_code: code, ...(messagePath && { next: messagePath }) })
  const url = `${site.publicUrl}/signup/?${query.toString()}`
  const expiresAt = new Date(now().getTime() + KEEP_MS)
  await deps.transact(async (tx) => {
    await insertInvite(tx, { code, inviterId: viewer.userId, channel, createdAt: now(), expiresAt })
    if (email === undefined) return
    const { fullName } = await findProfile(tx, viewer, { userId: viewer.userId })
    const letter = messagePath === undefined ? letters.invitation : letters.messageInvitation
    await deps.mailer.send(tx, toMail(email, site.name, letter(site.name, fullName, url)))
  })
  return { code, url, expiresAt }
}

/** @throws DomainError INVITE_NOT_FOUND for codes that are unknown, over, or of somebody the viewer cannot see */
export async function inviterOf(code: string, viewer: Viewer, { read, now }: Deps): Promise<InviterRow> {
  const inviter = await findInviter(read, { code, viewerId: memberId(viewer), now: now() })
  if (!inviter) throw new DomainError('INVITE_NOT_FOUND')
  return inviter
}

/** Notes inside the transaction of a sign-up by whom it came; an unknown code keeps nobody out. */
export async function redeemInvite(tx: Db, code: string, userId: string, { now }: Deps): Promise<void> {
  const at = now()
  const inviter = await findInviter(tx, { code, viewerId: null, now: at })
  if (!inviter) return
  await insertRedemption(tx, { userId, inviterId: inviter.id, channel: inviter.channel, redeemedAt: at })
}

export const forgetExpiredInvites = ({ read, now }: Deps): Promise<void> => deleteExpiredInvites(read, now())
