import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isVisiblePerson } from '../../db/visibility.ts'
import type { CollaboratorInviteRow } from './collaborator-view.ts'
import { personAsJson } from './board-row-store.ts'

export interface NewCollaborator {
  boardId: string
  userId: string
  canDelete: boolean
  invitedBy: string | null
  createdAt: Date
}

/** Adds a collaborator and counts them on the held board; returns whether they are new. */
export async function addCollaborator(tx: Db, given: NewCollaborator): Promise<boolean> {
  const { boardId, userId, canDelete, invitedBy, createdAt } = given
  const { numAffectedRows = 0n } = await sql`
    WITH added AS (
      INSERT INTO board_collaborators (board_id, user_id, can_delete, invited_by, created_at)
      VALUES (${boardId}, ${userId}, ${canDelete}, ${invitedBy}, ${createdAt})
      ON CONFLICT DO NOTHING RETURNING board_id
    )
    UPDATE boards SET collaborator_count = collaborator_count + 1
    WHERE id IN (SELECT board_id FROM added)`.execute(tx)
  return numAffectedRows > 0n
}

/** Takes a collaborator off the held board; returns whether they were one. */
export async function removeCollaborator(tx: Db, boardId: string, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    WITH gone AS (
      DELETE FROM board_collaborators WHERE board_id = ${boardId} AND user_id = ${userId} RETURNING board_id
    )
    UPDATE boards SET collaborator_count = greatest(0, collaborator_count - 1)
    WHERE id IN (SELECT board_id FROM gone)`.execute(tx)
  return numAffectedRows > 0n
}

export async function isCollaborator(db: Db, boardId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('boardCollaborators')
    .select('userId')
    .where('boardId', '=', boardId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether the person is a collaborator. */
export async function saveAccess(
  tx: Db,
  boardId: string,
  userId: string,
  canDelete: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('boardCollaborators')
    .set({ canDelete })
    .where('boardId', '=', boardId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The collaborators of a board whom the viewer may meet, in the order in which they came. */
export async function listCollaborators(
  db: Db,
  boardId: string,
  viewerId: string,
): Promise<CollaboratorInviteRow[]> {
  const { rows } = await sql<CollaboratorInviteRow>`
    SELECT 'invitation' AS kind, 'accepted' AS status, c.can_delete, c.created_at, NULL AS email,
      ${personAsJson('k')} AS invited_user,
      CASE WHEN inviter.id IS NOT NULL THEN ${personAsJson('inviter')} END AS invited_by
    FROM board_collaborators c JOIN users k ON k.id = c.user_id
    LEFT JOIN users inviter ON inviter.id = c.invited_by AND ${isVisiblePerson('inviter', viewerId)}
    WHERE c.board_id = ${boardId} AND ${isVisiblePerson('k', viewerId)}
    ORDER BY c.created_at, c.user_id`.execute(db)
  return rows
}

/** The collaborator becomes the owner of a held board, and who owned it a collaborator in their place. */
export async function swapOwner(
  tx: Db,
  { boardId, from, to, slug, at }: { boardId: string; from: string; to: string; slug: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('boards')
    .set({ ownerId: to, slug, position: 0, pendingOwnerId: null })
    .where('id', '=', boardId)
    .execute()
  await tx
    .updateTable('boardCollaborators')
    .set({ userId: from, canDelete: true, invitedBy: null, createdAt: at })
    .where('boardId', '=', boardId)
    .where('userId', '=', to)
    .execute()
}

export const savePendingOwner = (tx: Db, id: string, pendingOwnerId: string | null) =>
  tx.updateTable('boards').set({ pendingOwnerId }).where('id', '=', id).execute()
