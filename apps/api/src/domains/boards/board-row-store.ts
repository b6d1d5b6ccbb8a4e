import { sql, type RawBuilder } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { MOVE_UNDO_MS } from './blocking-action-rules.ts'
import type { BoardRow } from './board-view.ts'
import { isNoSecret, isUnwantedAi, isVisiblePerson, seesBoard } from '../../db/visibility.ts'
import type { UserMiniRow } from '../users/user-view.ts'

/** A person's row as JSON; `user` is an alias of `users`. */
export const personAsJson = (user: string): RawBuilder<UserMiniRow> => sql`json_build_object(
  'id', ${sql.ref(`${user}.id`)}::text, 'username', ${sql.ref(`${user}.username`)},
  'fullName', ${sql.ref(`${user}.full_name`)}, 'avatarSignature', ${sql.ref(`${user}.avatar_signature`)},
  'isVerifiedMerchant', ${sql.ref(`${user}.is_verified_merchant`)})`

const COVER_IMAGES = 5
const NEWEST_PINS = 24
const RELATED_INTERESTS = 5
const FRESH = '7 days'
const UNDO_WINDOW = `${MOVE_UNDO_MS / 1000} seconds`

/** The chosen cover first, then the newest pins; none of somebody who left, whom a block parts from the viewer, or that the viewer asked not to see. */
const coverImages = (viewerId: string | null) => sql`(
  SELECT coalesce(json_agg(json_build_object(
    'image_signature', image_signature, 'dominant_color', dominant_color,
    'width', image_width, 'height', image_height) ORDER BY is_cover DESC, pictures.id DESC), '[]')
  FROM (
    SELECT p.*, false AS is_cover
    FROM (SELECT * FROM pins WHERE board_id = b.id ORDER BY id DESC LIMIT ${sql.lit(COVER_IMAGES)}) p
    WHERE p.id IS DISTINCT FROM b.cover_pin_id
    UNION ALL
    SELECT p.*, true
    FROM pins p WHERE p.id = b.cover_pin_id AND p.board_id = b.id
    ORDER BY is_cover DESC, id DESC LIMIT ${sql.lit(COVER_IMAGES)}
  ) pictures JOIN users pinner ON pinner.id = pictures.user_id
  WHERE ${isVisiblePerson('pinner', viewerId)} AND NOT ${isUnwantedAi('pictures', viewerId)}) AS cover_images`

const collaborators = (viewerId: string | null) => sql`(
  SELECT coalesce(json_agg(${personAsJson('k')} ORDER BY bc.created_at), '[]')
  FROM board_collaborators bc JOIN users k ON k.id = bc.user_id
  WHERE bc.board_id = b.id AND ${isVisiblePerson('k', viewerId)}) AS collaborators`

/** The viewer's open invitation or request; a proposal stays between its writer and the owner. */
const viewerInvite = (viewerId: string | null) => sql`(
  SELECT json_build_object('kind', i.kind, 'canDelete', i.can_delete, 'invitedBy',
    CASE WHEN k.id IS NOT NULL THEN ${personAsJson('k')} END)
  FROM board_invites i LEFT JOIN users k ON k.id = i.invited_by AND ${isVisiblePerson('k', viewerId)}
  WHERE i.board_id = b.id AND i.user_id = ${viewerId}::bigint AND i.status = 'new'
  ORDER BY i.email NULLS FIRST LIMIT 1) AS viewer_invite`

/** Strongest first, of so many of the newest pins that a long board costs no more than a short one. */
const relatedInterests = sql`ARRAY(
  SELECT t.interest_id::text
  FROM (SELECT aggregated_pin_id FROM pins WHERE board_id = b.id ORDER BY id DESC LIMIT ${sql.lit(NEWEST_PINS)}) p
  JOIN pin_interests t ON t.aggregated_pin_id = p.aggregated_pin_id
  GROUP BY t.interest_id ORDER BY sum(t.weight) DESC, t.interest_id LIMIT ${sql.lit(RELATED_INTERESTS)}
  ) AS related_interest_ids`

/** Own follow of the board, or a follow of its owner without an exception. */
const isFollowed = (viewerId: string | null) => sql`(
  EXISTS (SELECT FROM board_follows f WHERE f.user_id = ${viewerId} AND f.board_id = b.id)
  OR (EXISTS (SELECT FROM user_follows f WHERE f.follower_id = ${viewerId} AND f.followee_id = b.owner_id)
      AND NOT EXISTS (SELECT FROM board_follow_exceptions e WHERE e.user_id = ${viewerId} AND e.board_id = b.id))
  ) AS is_followed_by_viewer`

/**
 * The viewer's moves that go on or can be undone, the newest first. Where they go is withheld once the member may
 * not see it any more; a limited login gets none of a secret board. A merge is shown on both of its boards.
 */
const blockingActions = (viewer: Viewer) => sql`(
  SELECT coalesce(json_agg(json_build_object('id', m.id::text, 'scope', m.scope, 'sectionId', m.section_id::text,
    'status', m.status, 'total', m.total, 'done', m.done, 'skipped', m.skipped, 'createdAt', m.created_at,
    'target', CASE WHEN ${seesBoard(sql`t.id`, viewer)} THEN json_build_object(
      'name', coalesce(s.title, t.name), 'slug', t.slug, 'sectionSlug', s.slug, 'owner', w.username) END,
    'mergedBoard', CASE WHEN m.kind = 'merge' THEN json_build_object(
      'id', m.board_id::text, 'name', coalesce(f.name, d.board ->> 'name')) END) ORDER BY m.id DESC), '[]')
  FROM blocking_actions m JOIN boards t ON t.id = m.target_board_id JOIN users w ON w.id = t.owner_id
  LEFT JOIN board_sections s ON s.id = m.target_section_id
  LEFT JOIN boards f ON f.id = m.board_id LEFT JOIN deleted_boards d ON d.id = m.board_id
  WHERE m.id IN (SELECT id FROM blocking_actions WHERE board_id = b.id
      UNION ALL SELECT id FROM blocking_actions WHERE target_board_id = b.id AND kind = 'merge')
    AND m.user_id = ${memberId(viewer)}::bigint AND (f.id IS NOT NULL OR d.id IS NOT NULL)
    AND ${viewer.state === 'LIMITED_LOGIN' ? sql`${isNoSecret(sql`t.id`)} AND coalesce(f.privacy, d.board ->> 'privacy') <> 'secret'` : sql`true`}
    AND (m.settled_at IS NULL OR (m.status IN ('moved', 'stopped') AND m.settled_at > now() - ${sql.lit(UNDO_WINDOW)}::interval))) AS blocking_actions`

/** Boards that the viewer may see, in the order of `ids`. */
export async function loadBoards(db: Db, viewer: Viewer, ids: readonly string[]): Promise<BoardRow[]> {
  const viewerId = memberId(viewer)
  const { rows } = await sql<BoardRow>`
    SELECT b.id, b.name, b.slug, b.privacy, b.description, b.category, b.layout, b.pin_count,
      b.sectionless_pin_count, b.section_count, b.collaborator_count, b.follower_count, b.cover_pin_id,
      b.archived_at, b.last_pin_at, b.created_at, b.sensitivity,
      b.collaborator_invites_enabled, b.collaborator_requests_enabled, b.pending_owner_id,
      o.id AS owner_id, o.username AS owner_username, o.full_name AS owner_full_name,
      o.avatar_signature AS owner_avatar_signature, o.is_verified_merchant AS owner_is_verified_merchant,
      c.user_id IS NOT NULL AS is_collaborator, coalesce(c.can_delete, false) AS can_collaborator_delete,
      ${isFollowed(viewerId)}, ${coverImages(viewerId)}, ${collaborators(viewerId)}, ${viewerInvite(viewerId)},
      ${blockingActions(viewer)}, ${relatedInterests},
      b.pin_count > 0 AND b.last_pin_at > now() - ${sql.lit(FRESH)}::interval AS has_fresh_pins
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN boards b ON b.id = asked.id
    JOIN users o ON o.id = b.owner_id
    LEFT JOIN board_collaborators c ON c.board_id = b.id AND c.user_id = ${viewerId}
    WHERE ${seesBoard(sql`b.id`, viewer)}
    ORDER BY asked.place`.execute(db)
  return rows
}
