import { sql } from 'kysely'
import type { AssetInput } from '@tessera/api-types/business/inputs'
import type { GivenBusinessRole } from '@tessera/api-types/business/roles'
import type { InviteView } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Db } from '../../kernel/deps.ts'
import { containing, equalTo, plainColumn, readList, type Listed } from '../../db/admin-list.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { orLost } from '../../kernel/unique-violation.ts'
import type { StoredInviteStatus } from './invite-rules.ts'
import { isActive } from '../../db/visibility.ts'

export interface InviteRow {
  id: string
  businessId: string
  email: string | null
  userId: string | null
  inviteType: InviteView['invite_type']
  invitedBusinessId: string | null
  invitedBusinessName: string | null
  /** The group that requested assets come to. */
  groupId: string | null
  /** Of a person; null for what goes to a business. */
  role: GivenBusinessRole | null
  assets: AssetInput[]
  status: StoredInviteStatus
  tokenHash: Buffer
  sentAt: Date
  createdAt: Date
  invitedBy: string | null
  invitedUsername: string | null
  invitedName: string | null
  /** Where mail for a person invited by username goes. */
  userEmail: string | null
  inviterUsername: string | null
  inviterName: string | null
  businessName: string
}

const invites = (db: Db) =>
  db
    .selectFrom('businessInvites as i')
    .innerJoin('businesses as b', 'b.id', 'i.businessId')
    .leftJoin('users as invited', 'invited.id', 'i.userId')
    .leftJoin('users as inviter', 'inviter.id', 'i.invitedBy')
    .leftJoin('businesses as receiver', 'receiver.id', 'i.invitedBusinessId')
    .selectAll('i')
    .select([
      'b.name as businessName',
      'receiver.name as invitedBusinessName',
      'invited.username as invitedUsername',
      'invited.fullName as invitedName',
      'invited.email as userEmail',
      'inviter.username as inviterUsername',
      'inviter.fullName as inviterName',
    ])
    .$castTo<InviteRow>()

const fields = {
  sort: {
    id: plainColumn('id'),
    sent_at: plainColumn('sentAt'),
    created_time: plainColumn('createdAt'),
    business_roles: plainColumn('role'),
    // Oldest first is also "expired before pending".
    status: sql`status, ${sql.ref('sentAt')}`,
    name: sql`plain_text(coalesce(${sql.ref('invitedName')}, ${sql.ref('invitedBusinessName')}, email::text))`,
  },
  filter: {
    q: containing('email', 'invitedName', 'invitedUsername', 'invitedBusinessName'),
    name: containing('email', 'invitedName', 'invitedBusinessName'),
    invite_type: equalTo('inviteType'),
    email: containing('email'),
  },
}

interface StatusFilter {
  statuses: readonly StoredInviteStatus[]
  /** Pending ones sent before this are expired. */
  expiredBefore: Date
  withPending: boolean
  withExpired: boolean
}

/** Invites that a business sent, or that it received from others. */
export function listInvites(
  db: Db,
  of: { sender: string } | { receiver: string },
  { statuses, expiredBefore, withPending, withExpired }: StatusFilter,
  request: ListRequest,
): Promise<Listed<InviteRow>> {
  const query = invites(db)
    .where(({ eb }) =>
      'sender' in of ? eb('i.businessId', '=', of.sender) : eb('i.invitedBusinessId', '=', of.receiver),
    )
    .where(({ eb, or, and }) =>
      or([
        ...(statuses.length > 0 ? [eb('i.status', 'in', statuses)] : []),
        ...(withPending ? [and([eb('i.status', '=', 'PENDING'), eb('i.sentAt', '>', expiredBefore)])] : []),
        ...(withExpired ? [and([eb('i.status', '=', 'PENDING'), eb('i.sentAt', '<=', expiredBefore)])] : []),
      ]),
    )
  return readList<InviteRow>(db, query, request, fields)
}

export async function invite(db: Db, businessId: string, id: string): Promise<InviteRow | null> {
  const row = await invites(db)
    .where('i.businessId', '=', businessId)
    .where('i.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function receivedInvite(db: Db, businessId: string, id: string): Promise<InviteRow | null> {
  const row = await invites(db)
    .where('i.invitedBusinessId', '=', businessId)
    .where('i.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function lockInvite(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('businessInvites').select('id').where('id', '=', id).forUpdate().execute()
}

/** The invite a link was ever mailed for; the link may be an old one. */
export async function inviteByLink(db: Db, tokenHash: Buffer): Promise<InviteRow | null> {
  const row = await invites(db)
    .innerJoin('businessInviteLinks as link', 'link.inviteId', 'i.id')
    .where('link.tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row ?? null
}

interface NewInvite {
  id: string
  businessId: string
  inviteType: InviteView['invite_type']
  email: string | null
  userId: string | null
  invitedBusinessId?: string | null
  groupId?: string
  role: GivenBusinessRole | null
  assets: readonly AssetInput[]
  invitedBy: string
  tokenHash: Buffer
  at: Date
}

/** Adds a pending invite; false when the same person has one already. */
export async function insertInvite(tx: Db, { assets, at, ...given }: NewInvite): Promise<boolean> {
  const added = await tx
    .insertInto('businessInvites')
    .values({ ...given, assets: JSON.stringify(assets), status: 'PENDING', sentAt: at, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await insertLink(tx, given.id, given.tokenHash)
  return added !== undefined
}

const insertLink = (tx: Db, inviteId: string, tokenHash: Buffer) =>
  tx.insertInto('businessInviteLinks').values({ inviteId, tokenHash }).execute()

export async function renewInvite(tx: Db, id: string, tokenHash: Buffer, sentAt: Date): Promise<void> {
  await tx.updateTable('businessInvites').set({ tokenHash, sentAt }).where('id', '=', id).execute()
  await insertLink(tx, id, tokenHash)
}

export async function answerInvite(
  tx: Db,
  id: string,
  status: Exclude<StoredInviteStatus, 'PENDING'>,
  answeredAt: Date,
): Promise<void> {
  await tx.updateTable('businessInvites').set({ status, answeredAt }).where('id', '=', id).execute()
}

/** Brings an invite that was sent by e-mail to a business. @throws DomainError CONFLICT when it has one already */
export const claimInvite = (tx: Db, id: string, invitedBusinessId: string): Promise<unknown> =>
  orLost(
    tx.updateTable('businessInvites').set({ invitedBusinessId }).where('id', '=', id).execute(),
    'business_invites_pending_partner',
    () => new DomainError('CONFLICT', { reason: { key: 'refusal.alreadyInvitedPartner' } }),
  )

export interface Invitee {
  userId: string
  email: string | null
  isMember: boolean
}

/** The account behind an e-mail address or a username, and whether it already works for the business. */
export async function findInvitee(
  db: Db,
  businessId: string,
  by: { email: string } | { username: string },
): Promise<Invitee | null> {
  const [column, value] =
    'email' in by ? (['u.email', by.email] as const) : (['u.username', by.username] as const)
  const row = await db
    .selectFrom('users as u')
    .leftJoin('businessMembers as m', (join) =>
      join.onRef('m.userId', '=', 'u.id').on('m.businessId', '=', businessId),
    )
    .select(['u.id as userId', 'u.email', 'm.role'])
    .where(column, '=', value)
    .where(isActive('u'))
    .executeTakeFirst()
  return row ? { userId: row.userId, email: row.email, isMember: row.role !== null } : null
}

export async function emailOf(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email ?? null
}
