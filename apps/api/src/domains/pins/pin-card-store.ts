import { sql, type RawBuilder } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { columnList } from '../../db/stored-columns.ts'
import { compiledOnce } from '../../db/compiled-once.ts'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'
import { contentColumn } from './pin-content-store.ts'
import { cardColumns, fieldColumns } from './pin-fields-view.ts'
import type { PinDetailRow, PinRow } from './pin-row.ts'
import { isPaidColumn, sponsorshipColumn } from './sponsorship-column-store.ts'
import {
  aiLabelColumn,
  isActive,
  isBlockedByNone,
  isBoardSeenIn,
  isUnwantedAi,
  listsPin,
} from '../../db/visibility.ts'

const cardSelection = sql`
  p.id, p.aggregated_pin_id, ${columnList(cardColumns, 'p')}, p.image_width, p.image_height,
  p.created_at, ${contentColumn} AS content, ${isPaidColumn} AS is_paid_partnership,
  ${aiLabelColumn} AS ai_label,
  a.save_count, a.comment_count, a.did_it_count,
  u.id AS user_id, u.username, u.full_name, u.avatar_signature, u.is_verified_merchant,
  b.id AS board_id, b.name AS board_name, b.slug AS board_slug, b.privacy AS board_privacy,
  b.owner_id AS board_owner_id, o.username AS board_owner_username,
  c.user_id IS NOT NULL AS is_collaborator, coalesce(c.can_delete, false) AS can_collaborator_delete,
  saved.copy AS saved_copy`

/** Pins, pinners, boards and the viewer's copy (the pin itself, or the newest); what the viewer may not see, or whose pinner left, is left out. */
const visiblePins = (viewerId: string | null, state: Viewer['state']) => sql`
  JOIN aggregated_pins a ON a.id = p.aggregated_pin_id
  JOIN users u ON u.id = p.user_id
  JOIN boards b ON b.id = p.board_id
  JOIN users o ON o.id = b.owner_id
  LEFT JOIN board_collaborators c ON c.board_id = b.id AND c.user_id = ${viewerId}
  LEFT JOIN LATERAL (${savedCopy(viewerId, state)}) saved ON true
  WHERE (${listsPin({ board: 'b', owner: 'o', pinner: 'u' })} OR ${isBoardSeenIn(state, sql`p.board_id`, viewerId)}) AND ${isActive('u')}
    AND ${isBlockedByNone(viewerId, 'u.id', 'o.id')}`

/** The viewer's copy of `p`: the pin itself, or the newest. */
export function savedCopy(viewerId: string | null, state: Viewer['state']): RawBuilder<unknown> {
  return sql`
    SELECT json_build_object(
      'id', s.id::text, 'boardId', sb.id::text, 'boardName', sb.name, 'boardSlug', sb.slug,
      'boardOwnerUsername', so.username,
      'section', CASE WHEN ss.id IS NULL THEN NULL
        ELSE json_build_object('id', ss.id::text, 'title', ss.title, 'slug', ss.slug) END
    ) AS copy
    FROM pins s
    JOIN boards sb ON sb.id = s.board_id
    JOIN users so ON so.id = sb.owner_id
    LEFT JOIN board_sections ss ON ss.id = s.section_id
    WHERE s.user_id = ${viewerId} AND s.aggregated_pin_id = p.aggregated_pin_id
      AND s.saved_from_pin_id IS NOT NULL
      ${state === 'LIMITED_LOGIN' ? sql`AND sb.privacy <> 'secret'` : sql``}
    ORDER BY s.id = p.id DESC, s.id DESC LIMIT 1`
}

/** A pin and whether strangers may see it. */
export interface ListedPinRow extends PinRow {
  isListed: boolean
}

/**
 * Whether the viewer opened what shows the pins, or the site proposes them: then what they asked not to see is left out,
 * but for the pins they opened.
 */
export type Shown = 'opened' | { proposedBeside: readonly string[] }

interface Input extends Record<string, unknown> {
  viewerId: string | null
  ids: readonly string[]
  openedIds: readonly string[]
}

const selections = {
  rows: sql`${cardSelection}, ${listsPin({ board: 'b', owner: 'o', pinner: 'u' })} AS is_listed`,
  pictures: sql`p.aggregated_pin_id`,
}

const readPins = compiledOnce(
  (
    _db,
    shape: `${keyof typeof selections} ${Viewer['state']} ${'opened' | 'proposed'}`,
    { viewerId, ids, openedIds }: Input,
  ) => {
    const [selection, state, shown] = shape.split(' ') as [keyof typeof selections, Viewer['state'], string]
    const isWanted = sql`AND (p.id = ANY(${openedIds}::bigint[]) OR NOT ${isUnwantedAi('p', viewerId)})`
    return sql`
      SELECT ${plannedOnce} ${selections[selection]}
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
      JOIN pins p ON p.id = asked.id
      ${visiblePins(viewerId, state)} ${shown === 'proposed' ? isWanted : sql``}
      ORDER BY asked.place`
  },
)

function askPins(
  db: Db,
  selection: keyof typeof selections,
  viewer: Viewer,
  ids: readonly string[],
  shown: Shown,
): Promise<unknown[]> {
  const openedIds = shown === 'opened' ? [] : shown.proposedBeside
  const values = { viewerId: memberId(viewer), ids, openedIds }
  return readPins(db, `${selection} ${viewer.state} ${shown === 'opened' ? 'opened' : 'proposed'}`, values)
}

/** Rows of the pins that the viewer may see, in the order of `ids`. */
export const loadPinRows = async (
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
  shown: Shown = 'opened',
): Promise<ListedPinRow[]> => (await askPins(db, 'rows', viewer, ids, shown)) as ListedPinRow[]

/** The idea behind a pin, or undefined when there is no such pin for this viewer. */
export async function findAggregatedPinId(db: Db, viewer: Viewer, id: string): Promise<string | undefined> {
  const [row] = await askPins(db, 'pictures', viewer, [id], 'opened')
  return (row as Pick<PinRow, 'aggregatedPinId'> | undefined)?.aggregatedPinId
}

const readDetail = compiledOnce(
  (
    _db,
    state: Viewer['state'],
    { viewerId, id }: { viewerId: string | null; id: string },
  ) => sql<PinDetailRow>`
    SELECT ${plannedOnce} ${cardSelection},
      ${columnList(fieldColumns, 'p')}, a.is_ai_by_creator, a.is_ai_by_file OR a.is_ai_by_staff IS NOT NULL AS is_ai_decided, p.rich_metadata, a.share_count, b.category AS board_category,
      b.sensitivity IS NOT NULL AS is_on_sensitive_board,
      EXISTS (SELECT FROM promotions r WHERE r.pin_id = p.id AND r.status = 'ACTIVE') AS is_promoted,
      EXISTS (SELECT FROM promotions r WHERE r.pin_id = p.saved_from_pin_id
        AND r.status NOT IN ('PENDING_REVIEW', 'REJECTED')) AS is_downstream_promotion,
      EXISTS (SELECT FROM hidden_pins h WHERE h.aggregated_pin_id = a.id AND h.user_id = ${viewerId})
        AS is_hidden_by_viewer,
      p.saved_from_pin_id IS NULL AS is_original, ${sponsorshipColumn(sql`a.id`, viewerId)} AS sponsorship,
      u.follower_count AS pinner_follower_count,
      EXISTS (SELECT FROM user_follows f WHERE f.follower_id = ${viewerId} AND f.followee_id = u.id)
        AS is_pinner_followed_by_viewer,
      (SELECT json_build_object('id', s.id::text, 'title', s.title, 'slug', s.slug)
         FROM board_sections s WHERE s.id = p.section_id) AS section,
      ${reactionColumns(viewerId)},
      EXISTS (SELECT FROM comments WHERE aggregated_pin_id = a.id AND user_id = ${viewerId}
        AND kind = 'did_it' AND removed_at IS NULL) AS is_done_by_viewer,
      EXISTS (SELECT FROM pin_tags WHERE aggregated_pin_id = a.id) AS has_tags,
      (SELECT coalesce(json_agg(json_build_object('id', i.id::text, 'name', i.name, 'slug', i.slug)
                ORDER BY pi.weight DESC, i.id), '[]')
         FROM pin_interests pi JOIN interests i ON i.id = pi.interest_id
         WHERE pi.aggregated_pin_id = a.id) AS related_interests
    FROM pins p
    ${visiblePins(viewerId, state)} AND p.id = ${id}`,
)

/** Everything a closeup shows, or undefined when there is no such pin for this viewer. */
export async function loadPinDetail(db: Db, viewer: Viewer, id: string): Promise<PinDetailRow | undefined> {
  const [row] = await readDetail(db, viewer.state, { viewerId: memberId(viewer), id })
  return row
}

/** Counts by kind, and the viewer's own; `a` is the aggregated pin. */
export const reactionColumns = (viewerId: string | null) => sql`
  (SELECT coalesce(json_agg(json_build_object('reactionType', r.reaction_type, 'reactionCount', r.reactions)
            ORDER BY r.reactions DESC, r.reaction_type), '[]')
     FROM (SELECT reaction_type, count(*)::int AS reactions FROM pin_reactions
           WHERE aggregated_pin_id = a.id GROUP BY reaction_type) r) AS reaction_counts,
  coalesce((SELECT reaction_type FROM pin_reactions
    WHERE aggregated_pin_id = a.id AND user_id = ${viewerId}), 0)::int AS reaction_by_viewer`
