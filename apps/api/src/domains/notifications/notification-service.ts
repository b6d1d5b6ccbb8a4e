import type { NotificationKind, SiteNotificationKind } from '@tessera/api-types/notifications/views'
import type { EmailedEvent } from '../../mail/emails.ts'
import type { EmailKind } from '@tessera/api-types/preferences/setting-choices'
import { idFloor } from '../../db/ids.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts'
import { linkThatSignsIn } from '../sessions/mailed-session-service.ts'
import { wantingEmail, wantsEmail } from '../preferences/audience-service.ts'
import { findEmailedPin } from './email-pin-store.ts'
import { toEmailParts } from './email-pin-view.ts'
import { groupEarlier } from './notification-group-store.ts'
import { groupPeople } from './notification-people-store.ts'
import { findRecipient, hasUnread } from './notification-recipient-store.ts'
import {
  insertForAll,
  insertNotification,
  insertPriceDrops,
  removeFromActors,
  removeFromSite,
  removeNotification,
  type NewNotification as StoredNotification,
  type PriceDrop,
} from './notification-store.ts'

type Needs = Pick<Deps, 'mailer' | 'newId' | 'now' | 'randomBytes' | 'site'>

export interface NewNotification {
  kind: NotificationKind
  userId: string
  actorId: string
  pinId?: string | null
  commentId?: string | null
  boardId?: string | null
}

/** Which notifications are also emailed, and as which kind of email. */
const EMAILED: Readonly<Record<NotificationKind & EmailedEvent, EmailKind>> = {
  follow: 'follows',
  follow_request: 'follows',
  request_approved: 'follows',
  comment: 'comments',
  reply: 'comments',
  mention: 'mentions',
  board_invite: 'messages',
  board_join_request: 'messages',
  board_join_approved: 'messages',
}

/** What nobody read yet is enough to bring its reader back: the next of a kind is emailed after so long. */
const NEXT_EMAIL_MS = HOUR_MS

/** What somebody often does to many pins in a row stands in one notification, while it is not read. */
const GROUPED: readonly NotificationKind[] = ['save', 'reaction']
const NEXT_OF_GROUP_MS = HOUR_MS

/** What several people do to the same pin, or to the member, stands in one notification, while it is not read. */
const OF_PEOPLE: readonly NotificationKind[] = ['save', 'reaction', 'comment', 'did_it', 'follow']
const NEXT_PERSON_MS = DAY_MS

/** Each of these asks its reader for something of its own. */
const ALWAYS_EMAILED: EmailKind = 'messages'

const isEmailed = (kind: string): kind is keyof typeof EMAILED => Object.hasOwn(EMAILED, kind)

/** Notifies a member once, inside the transaction of the event; actors get no notification of their own actions. */
export async function notify(tx: Db, deps: Needs, notification: NewNotification): Promise<void> {
  const { kind, userId, actorId, pinId = null, commentId = null, boardId = null } = notification
  if (userId === actorId) return
  const about = { pinId, commentId, boardId }
  const row = { id: deps.newId(), userId, kind, actorId, ...about, createdAt: deps.now() }
  if (!(await insertNotification(tx, row))) return
  // What is grouped counts as read, and would be emailed once more.
  const isDue = await isEmailDue(tx, row)
  await groupWithEarlier(tx, row)
  if (isDue) await writeAbout(tx, deps, notification)
}

async function groupWithEarlier(tx: Db, row: StoredNotification): Promise<void> {
  const floor = (ms: number) => idFloor(new Date(row.createdAt.getTime() - ms))
  if (OF_PEOPLE.includes(row.kind) && (await groupPeople(tx, row, floor(NEXT_PERSON_MS)))) return
  if (GROUPED.includes(row.kind)) await groupEarlier(tx, row, floor(NEXT_OF_GROUP_MS))
}

interface SharedNotification {
  kind: NotificationKind
  userIds: readonly string[]
  actorId: string
}

/**
 * Notifies several people of the same, without email: following many at once emails no one. Returns who did not have
 * the notification before.
 */
export async function notifyAll(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { kind, userIds, actorId }: SharedNotification,
): Promise<string[]> {
  if (userIds.length === 0) return []
  const ids = userIds.map(() => deps.newId())
  return insertForAll(tx, { ids, userIds, kind, actorId, caseId: null, createdAt: deps.now() })
}

/** Notifies several people of the same, and emails those of them who want it. */
export async function notifyEach(tx: Db, deps: Needs, shared: SharedNotification): Promise<void> {
  const { kind, actorId } = shared
  const notified = await notifyAll(tx, deps, shared)
  if (!isEmailed(kind)) return
  for (const userId of await wantingEmail(tx, notified, EMAILED[kind]))
    await writeTo(tx, deps, { kind, userId, actorId })
}

/** Removes a notification that no longer holds. */
export const withdraw = async (
  tx: Db,
  { kind, userId, actorId, pinId = null }: NewNotification,
): Promise<void> => {
  await removeNotification(tx, { kind, userId, actorId, pinId })
}

/** Removes the notifications of several actors. */
export const withdrawAll = async (
  tx: Db,
  { kind, userId, actorIds }: { kind: NotificationKind; userId: string; actorIds: readonly string[] },
): Promise<void> => {
  await removeFromActors(tx, { kind, userId, actorIds })
}

/** Notifies savers of pins whose product costs less since a moment. */
export const notifyOfPriceDrops = (
  tx: Db,
  deps: Pick<Deps, 'newId'>,
  drops: readonly Omit<PriceDrop, 'id'>[],
  at: Date,
): Promise<void> =>
  insertPriceDrops(
    tx,
    drops.map((drop) => ({ ...drop, id: deps.newId() })),
    at,
  )

/** Notifies people of a decision about a reported thing; the moderator stays unknown. */
export async function notifyFromSite(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { kind, userIds, caseId }: { kind: SiteNotificationKind; userIds: readonly string[]; caseId: string },
): Promise<void> {
  const ids = userIds.map(() => deps.newId())
  await insertForAll(tx, { ids, userIds, kind, actorId: null, caseId, createdAt: deps.now() })
}

export const withdrawFromSite = async (tx: Db, kind: SiteNotificationKind, caseId: string): Promise<void> => {
  await removeFromSite(tx, kind, caseId)
}

async function isEmailDue(tx: Db, { id, userId, kind, createdAt }: StoredNotification): Promise<boolean> {
  if (!isEmailed(kind)) return false
  const emailKind = EMAILED[kind]
  if (emailKind === ALWAYS_EMAILED) return true
  const kinds = Object.keys(EMAILED).filter((one) => isEmailed(one) && EMAILED[one] === emailKind)
  const after = idFloor(new Date(createdAt.getTime() - NEXT_EMAIL_MS))
  return !(await hasUnread(tx, { userId, kinds, after, before: id }))
}

async function writeAbout(tx: Db, deps: Needs, notification: NewNotification): Promise<void> {
  const { kind, userId } = notification
  if (isEmailed(kind) && (await wantsEmail(tx, userId, EMAILED[kind])))
    await writeTo(tx, deps, { ...notification, kind })
}

async function writeTo(
  tx: Db,
  deps: Needs,
  {
    kind,
    userId,
    actorId,
    pinId,
    commentId = null,
    boardId = null,
  }: NewNotification & { kind: keyof typeof EMAILED },
): Promise<void> {
  const found = await findRecipient(tx, { userId, actorId, boardId })
  if (!found) return
  const path = found.boardPath ?? (pinId ? `/pin/${pinId}/` : `/${found.actorUsername}/`)
  const url = await linkThatSignsIn(tx, deps, userId, path)
  const values = {
    event: kind,
    name: found.firstName,
    actor: found.actorName,
    board: found.boardName ?? '',
    url,
  }
  const pin = pinId ? await findEmailedPin(tx, { userId, pinId, commentId }) : undefined
  const shown = pin ? toEmailParts(pin, deps.site) : {}
  await deps.mailer.send(tx, { name: 'notification', to: found.email, values, ...shown })
}
