import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isVisiblePerson } from '../../db/visibility.ts'
import type { CollaboratorInviteRow } from './collaborator-view.ts'
import { personAsJson } from './board-row-store.ts'

export interface Candidate {
  id: string
  /** `YYYY-MM-DD`. */
  birthday: string | null
  /** They and the owner follow each other. */
  isMutual: boolean
  isCollaborator: boolean
}

/** Who of these people may be met by both the viewer and the owner of a board. */
export async function findCandidates(
  tx: Db,
  {
    boardId,
    ownerId,
    viewerId,
    ids,
  }: { boardId: string; ownerId: string; viewerId: string; ids: readonly string[] },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT u.id, to_char(u.birthday, 'YYYY-MM-DD') AS birthday,
      EXISTS (SELECT FROM user_follows WHERE follower_id = u.id AND followee_id = ${ownerId}::bigint)
        AND EXISTS (SELECT FROM user_follows WHERE follower_id = ${ownerId}::bigint AND followee_id = u.id)
        AS is_mutual,
      EXISTS (SELECT FROM board_collaborators c WHERE c.board_id = ${boardId} AND c.user_id = u.id)
        AS is_collaborator
    FROM users u
    WHERE u.id = ANY(${[...ids]}::bigint[]) AND ${isVisiblePerson('u', viewerId)}
      AND ${isVisiblePerson('u', ownerId)}`.execute(tx)
  return rows
}

export interface NewInvite {
  id: string
  boardId: string
  userId: string | null
  email: string | null
  code: string | null
  invitedBy: string | null
  kind: 'invitation' | 'join_request'
  status: 'not_invited' | 'new'
  isReached: boolean
  createdAt: Date
}

/** Adds invites; one that stands stays, unless nobody was invited by it yet. Returns the people of those added. */
export async function insertInvites(tx: Db, invites: readonly NewInvite[]): Promise<string[]> {
  if (invites.length === 0) return []
  const rows = await tx
    .insertInto('boardInvites')
    .values([...invites])
    .onConflict((clash) =>
      clash
        .columns(['boardId', 'userId'])
        .where('email', 'is', null)
        .doUpdateSet((row) => ({
          kind: row.ref('excluded.kind'),
          status: row.ref('excluded.status'),
          invitedBy: row.ref('excluded.invitedBy'),
          createdAt: row.ref('excluded.createdAt'),
        }))
        .where('boardInvites.status', '=', 'not_invited'),
    )
    .returning('userId')
    .execute()
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** Adds invitations of addresses; those that stand stay. */
export async function insertAddresses(tx: Db, invites: readonly NewInvite[]): Promise<void> {
  if (invites.length === 0) return
  await tx
    .insertInto('boardInvites')
    .values([...invites])
    .onConflict((clash) => clash.columns(['boardId', 'email']).doNothing())
    .execute()
}

export interface OpenInvite {
  kind: NewInvite['kind']
  status: NewInvite['status']
  canDelete: boolean
  invitedBy: string | null
}

/** The invites of a person to a board, those by their address among them. */
export const findInvites = (tx: Db, boardId: string, userId: string): Promise<OpenInvite[]> =>
  tx
    .selectFrom('boardInvites')
    .select(['kind', 'status', 'canDelete', 'invitedBy'])
    .where('boardId', '=', boardId)
    .where('userId', '=', userId)
    .orderBy('email', (order) => order.asc().nullsFirst())
    .$narrowType<OpenInvite>()
    .execute()

/** What named the person, not their address. */
export async function findNamedInvite(
  tx: Db,
  boardId: string,
  userId: string,
): Promise<OpenInvite | undefined> {
  return tx
    .selectFrom('boardInvites')
    .select(['kind', 'status', 'canDelete', 'invitedBy'])
    .where('boardId', '=', boardId)
    .where('userId', '=', userId)
    .where('email', 'is', null)
    .$narrowType<OpenInvite>()
    .executeTakeFirst()
}

export const deleteInvites = (tx: Db, boardId: string, userId: string) =>
  tx.deleteFrom('boardInvites').where('boardId', '=', boardId).where('userId', '=', userId).execute()

export const deleteNamedInvite = (tx: Db, boardId: string, userId: string) =>
  tx
    .deleteFrom('boardInvites')
    .where('boardId', '=', boardId)
    .where('userId', '=', userId)
    .where('email', 'is', null)
    .execute()

/** Takes back the invitation of an address; returns whether there was one, and whose it turned out to be. */
export const deleteAddress = (tx: Db, boardId: string, email: string) =>
  tx
    .deleteFrom('boardInvites')
    .where('boardId', '=', boardId)
    .where('email', '=', email)
    .returning('userId')
    .executeTakeFirst()

/** A proposal of a collaborator becomes an invitation. */
export const approveProposal = (tx: Db, boardId: string, userId: string) =>
  tx
    .updateTable('boardInvites')
    .set({ status: 'new' })
    .where('boardId', '=', boardId)
    .where('userId', '=', userId)
    .where('email', 'is', null)
    .execute()

/** Everybody who keeps the board or is to, and how many of the named people and addresses are among them. */
export async function countSeats(
  tx: Db,
  boardId: string,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
): Promise<{ seats: number; known: number }> {
  const { rows } = await sql<{ seats: number; known: number }>`
    SELECT count(*)::int AS seats, (count(DISTINCT user_id) FILTER (WHERE email IS NULL
        AND user_id = ANY(${[...ids]}::bigint[]))
      + count(*) FILTER (WHERE email = ANY(${[...emails]}::citext[])))::int AS known
    FROM (SELECT user_id, NULL::citext AS email FROM board_collaborators WHERE board_id = ${boardId}::bigint
      UNION ALL SELECT user_id, email FROM board_invites WHERE board_id = ${boardId}::bigint) taken`.execute(
    tx,
  )
  return rows[0] ?? { seats: 0, known: 0 }
}

/** Open invitations and requests of a board, the newest first; `writtenBy` keeps to those of one inviter. */
export async function listInvites(
  db: Db,
  { boardId, viewerId, writtenBy }: { boardId: string; viewerId: string; writtenBy: string | null },
): Promise<CollaboratorInviteRow[]> {
  const { rows } = await sql<CollaboratorInviteRow>`
    SELECT i.kind, i.status, i.can_delete, i.created_at, lower(i.email::text) AS email,
      CASE WHEN i.email IS NULL THEN ${personAsJson('k')} END AS invited_user,
      CASE WHEN inviter.id IS NOT NULL THEN ${personAsJson('inviter')} END AS invited_by
    FROM board_invites i LEFT JOIN users k ON k.id = i.user_id
    LEFT JOIN users inviter ON inviter.id = i.invited_by AND ${isVisiblePerson('inviter', viewerId)}
    WHERE i.board_id = ${boardId} AND (i.email IS NOT NULL OR ${isVisiblePerson('k', viewerId)})
      ${writtenBy === null ? sql`` : sql`AND i.invited_by = ${writtenBy}::bigint`}
    ORDER BY i.id DESC`.execute(db)
  return rows
}
