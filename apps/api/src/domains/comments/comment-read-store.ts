import { sql } from 'kysely'
import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'
import type { CommentRow } from './comment-view.ts'
import { isVisibleComment, isVisiblePerson, seesCopy } from '../../db/visibility.ts'

const columns = (viewerId: string | null) => sql`
  c.id, c.kind, c.aggregated_pin_id, c.pin_id, c.parent_id, c.text, c.tags, c.like_count, c.helpful_count,
  c.reply_count, c.created_at, u.id AS user_id, u.username, u.full_name, u.avatar_signature,
  u.is_verified_merchant, u.locale AS author_locale,
  (SELECT json_build_object('signature', signature, 'width', width, 'height', height,
    'dominantColor', dominant_color) FROM images WHERE signature = c.image_signature) AS image,
  (SELECT json_build_object('commentFeatures', coalesce(s.comment_features, '{}'),
      'commentsFrom', coalesce(s.comments_from, 'anyone'), 'mentionsFrom', coalesce(s.mentions_from, 'anyone'))
    FROM pins p LEFT JOIN user_settings s ON s.user_id = p.user_id WHERE p.id = c.pin_id) AS owner_settings,
  EXISTS (SELECT FROM comment_likes WHERE comment_id = c.id AND user_id = ${viewerId}::bigint)
    AS is_liked_by_viewer,
  EXISTS (SELECT FROM comment_helpful_marks WHERE comment_id = c.id AND user_id = ${viewerId}::bigint)
    AS is_marked_helpful_by_viewer,
  EXISTS (SELECT FROM comment_highlights WHERE comment_id = c.id) AS is_highlighted,
  EXISTS (SELECT FROM pins p WHERE p.user_id = ${viewerId}::bigint
    AND p.aggregated_pin_id = c.aggregated_pin_id
    AND (p.id = c.pin_id OR p.saved_from_pin_id IS NULL)) AS is_under_own_pin,
  (SELECT coalesce(json_agg(json_build_object('id', t.id::text, 'username', t.username,
      'fullName', t.full_name, 'avatarSignature', t.avatar_signature,
      'isVerifiedMerchant', t.is_verified_merchant) ORDER BY t.id), '[]')
    FROM users t WHERE t.id IN (SELECT (tag ->> 'user_id')::bigint FROM jsonb_array_elements(c.tags) tag)
      AND ${isVisiblePerson('t', viewerId)}) AS tagged_users`

const isVisible = (viewerId: string | null) => isVisibleComment('c', 'u', viewerId)

export async function isPictureVisible(db: Db, viewer: Viewer, aggregatedPinId: string): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean }>`
    SELECT ${plannedOnce} ${seesCopy(sql`${aggregatedPinId}::bigint`, viewer)} AS seen`.execute(db)
  return rows[0]?.seen ?? false
}

/** One comment or did-it as the viewer sees it, or undefined. */
export async function loadComment(db: Db, viewer: Viewer, id: string): Promise<CommentRow | undefined> {
  const viewerId = memberId(viewer)
  const { rows } = await sql<CommentRow>`
    SELECT ${columns(viewerId)} FROM comments c JOIN users u ON u.id = c.user_id
    WHERE c.id = ${id}::bigint AND ${isVisible(viewerId)}
      AND ${seesCopy(sql`c.aggregated_pin_id`, viewer)}`.execute(db)
  return rows[0]
}

export type CommentKind = CommentRow['kind']

interface Listing {
  viewerId: string | null
  /** The aggregated pin, or the comment replied to. */
  of: string
  /** Id behind which the page begins; null for the first page. */
  after: string | null
  limit: number
}

/**
 * Highlighted comments on the first page, then the others, the newest first.
 * @param onTop how many highlighted ones the first page shows, or showed
 * @param kinds of comments to list
 */
export async function listComments(
  db: Db,
  { viewerId, of, after, limit, onTop, kinds }: Listing & { onTop: number; kinds: readonly CommentKind[] },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    WITH ${plannedOnce} on_top AS MATERIALIZED (
      SELECT DISTINCT c.id FROM comment_highlights h JOIN comments c ON c.id = h.comment_id
      JOIN users u ON u.id = c.user_id
      WHERE c.aggregated_pin_id = ${of}::bigint AND c.parent_id IS NULL AND ${isVisible(viewerId)}
      ORDER BY c.id DESC LIMIT ${onTop}),
    page AS (
      (SELECT id, true AS is_on_top FROM on_top WHERE ${after}::bigint IS NULL)
      UNION ALL
      (SELECT c.id, false FROM comments c JOIN users u ON u.id = c.user_id
        WHERE c.aggregated_pin_id = ${of}::bigint AND c.parent_id IS NULL AND c.kind = ANY(${[...kinds]})
          AND c.id < coalesce(${after}::bigint, 9223372036854775807)
          AND c.id NOT IN (SELECT id FROM on_top) AND ${isVisible(viewerId)}
        ORDER BY c.id DESC LIMIT ${limit}))
    SELECT ${columns(viewerId)} FROM page JOIN comments c ON c.id = page.id JOIN users u ON u.id = c.user_id
    WHERE ${isVisible(viewerId)} ORDER BY page.is_on_top DESC, c.id DESC`.execute(db)
  return rows
}

/** Replies, the oldest first. */
export async function listReplies(db: Db, { viewerId, of, after, limit }: Listing): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    SELECT ${columns(viewerId)} FROM comments c JOIN users u ON u.id = c.user_id
    WHERE c.parent_id = ${of}::bigint AND c.id > ${after ?? '0'}::bigint AND ${isVisible(viewerId)}
    ORDER BY c.id LIMIT ${limit}`.execute(db)
  return rows
}

/** What one person tried, the newest first, under pictures the viewer sees. */
export async function listDidItsBy(
  db: Db,
  viewer: Viewer,
  { by, after, limit }: { by: string; after: string | null; limit: number },
): Promise<CommentRow[]> {
  const viewerId = memberId(viewer)
  const { rows } = await sql<CommentRow>`
    SELECT ${columns(viewerId)} FROM comments c JOIN users u ON u.id = c.user_id
    WHERE c.user_id = ${by}::bigint AND c.kind = 'did_it'
      AND c.id < coalesce(${after}::bigint, 9223372036854775807)
      AND ${isVisible(viewerId)} AND ${seesCopy(sql`c.aggregated_pin_id`, viewer)}
    ORDER BY c.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** What a member made of a picture, or undefined. */
export async function findDidItOf(
  db: Db,
  viewer: Member,
  aggregatedPinId: string,
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    SELECT ${columns(viewer.userId)} FROM comments c JOIN users u ON u.id = c.user_id
    WHERE c.user_id = ${viewer.userId}::bigint AND c.aggregated_pin_id = ${aggregatedPinId}::bigint
      AND c.kind = 'did_it' AND ${isVisible(viewer.userId)}`.execute(db)
  return rows[0]
}

/** How many comments and did-its stand under a picture. */
export const loadTalkCounts = (db: Db, aggregatedPinId: string) =>
  db
    .selectFrom('aggregatedPins')
    .select(['commentCount', 'didItCount'])
    .where('id', '=', aggregatedPinId)
    .executeTakeFirst()
