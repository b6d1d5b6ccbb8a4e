import { sql } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'
import { isActive, isBlockedBetween, isStanding, listsPin, seesBoard } from '../../db/visibility.ts'

/** Comments with the picture that are not taken down, of people who are there. */
const shownComments = (signature: string) => sql`
  FROM comments c JOIN users u ON u.id = c.user_id JOIN pins p ON p.aggregated_pin_id = c.aggregated_pin_id
  WHERE c.image_signature = ${signature} AND ${isStanding('c')} AND ${isActive('u')}`

/** Pins `p` that show the picture: as their own, on the page of a story, or in a carousel. */
const pinsWith = (signature: string) => sql`(
  SELECT * FROM pins WHERE image_signature = ${signature}
  UNION ALL SELECT story.* FROM story_pin_images s JOIN pins story ON story.aggregated_pin_id = s.aggregated_pin_id
    WHERE s.image_signature = ${signature}
  UNION ALL SELECT shown.* FROM carousel_slots s JOIN pins shown ON shown.aggregated_pin_id = s.aggregated_pin_id
    WHERE s.image_signature = ${signature} AND s.place > 0) p`

/** Whether strangers see the picture: on a listed pin, in a comment under one, as somebody's portrait or
 * cover, of a track that stories may use, or as the logo of the site. */
export async function isPublicPicture(db: Db, signature: string): Promise<boolean> {
  const { rows } = await sql<{ isPublic: boolean }>`
    SELECT ${plannedOnce}
      EXISTS (SELECT FROM ${pinsWith(signature)}
        JOIN boards b ON b.id = p.board_id JOIN users o ON o.id = b.owner_id JOIN users u ON u.id = p.user_id
        WHERE p.is_listed
          AND ${listsPin({ board: 'b', owner: 'o', pinner: 'u' })})
      OR EXISTS (SELECT ${shownComments(signature)} AND p.is_listed)
      OR EXISTS (SELECT FROM users WHERE avatar_signature = ${signature} AND ${isActive('users')})
      OR EXISTS (SELECT FROM music_tracks WHERE thumbnail_signature = ${signature} AND withdrawn_at IS NULL)
      OR EXISTS (SELECT FROM users WHERE cover_signature = ${signature} AND ${isActive('users')})
      OR EXISTS (SELECT FROM site_brand WHERE logo_signature = ${signature})
      AS is_public`.execute(db)
  return rows[0]?.isPublic ?? false
}

/**
 * Whether the picture is on a board the viewer sees, in a comment there, the viewer's own upload or scheduled
 * pin, or on a pin that the viewer may restore.
 */
export async function isSeenPicture(db: Db, viewer: Viewer, signature: string): Promise<boolean> {
  const viewerId = memberId(viewer)
  const { rows } = await sql<{ isSeen: boolean }>`
    SELECT EXISTS (SELECT FROM ${pinsWith(signature)} WHERE ${seesBoard(sql`p.board_id`, viewer)})
      OR EXISTS (SELECT ${shownComments(signature)} AND ${seesBoard(sql`p.board_id`, viewer)}
        AND NOT ${isBlockedBetween('c.user_id', viewerId)})
      OR EXISTS (SELECT FROM media_uploads WHERE user_id = ${viewerId}::bigint AND image_signature = ${signature})
      OR EXISTS (SELECT FROM scheduled_pins WHERE user_id = ${viewerId}::bigint AND image_signature = ${signature})
      OR EXISTS (SELECT FROM scheduled_pin_slots t JOIN scheduled_pins s ON s.id = t.scheduled_pin_id
        WHERE s.user_id = ${viewerId}::bigint AND t.image_signature = ${signature})
      OR EXISTS (SELECT FROM deleted_pins WHERE deleted_by = ${viewerId}::bigint AND image_signature = ${signature})
      AS is_seen`.execute(db)
  return rows[0]?.isSeen ?? false
}

/** Whether any pin or comment shows it: enough for those who judge reports. */
export async function isShown(db: Db, signature: string): Promise<boolean> {
  const { rows } = await sql<{ isShown: boolean }>`
    SELECT EXISTS (SELECT FROM ${pinsWith(signature)})
      OR EXISTS (SELECT FROM comments WHERE image_signature = ${signature}) AS is_shown`.execute(db)
  return rows[0]?.isShown ?? false
}
