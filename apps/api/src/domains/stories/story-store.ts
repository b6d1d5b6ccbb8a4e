import { STORY_BLOCK_TYPES } from '@tessera/api-types/story-pins/story-constants'
import type { StoryPage } from '@tessera/api-types/story-pins/story-content'
import type { StoryTemplate } from '@tessera/api-types/story-pins/story-constants'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isStanding, isVisiblePerson, seesBoard } from '../../db/visibility.ts'
import type { MusicTrackRow } from '../music/music-view.ts'
import type { VideoRow } from '../media/video-view.ts'
import type { UserMiniRow } from '../users/user-view.ts'

export interface StoryImageRow {
  signature: string
  width: number
  height: number
  dominantColor: string
  /** Of the cover of a video. */
  video: VideoRow | null
}

export interface StoryRow {
  templateType: StoryTemplate
  pages: StoryPage[]
  isDeleted: boolean
  images: StoryImageRow[]
  /** Those that are still offered. */
  tracks: MusicTrackRow[]
}

/** The pages of a story with their pictures and their music. */
export async function findStory(db: Db, aggregatedPinId: string): Promise<StoryRow | undefined> {
  const { rows } = await sql<StoryRow>`
    SELECT s.template_type, s.pages, s.deleted_at IS NOT NULL AS is_deleted,
      (SELECT coalesce(json_agg(json_build_object('signature', i.signature, 'width', i.width,
          'height', i.height, 'dominantColor', i.dominant_color, 'video', CASE WHEN v.signature IS NOT NULL THEN
            json_build_object('signature', v.signature, 'durationMs', v.duration_ms, 'width', v.width,
              'height', v.height, 'mobileWidth', v.mobile_width, 'mobileHeight', v.mobile_height,
              'captionsLanguage', v.captions_language) END)), '[]')
        FROM story_pin_images si JOIN images i ON i.signature = si.image_signature
          LEFT JOIN videos v ON v.signature = i.signature
        WHERE si.aggregated_pin_id = s.aggregated_pin_id) AS images,
      (SELECT coalesce(json_agg(json_build_object('id', m.id::text, 'title', m.title, 'artist', m.artist,
          'isrc', m.isrc, 'thumbnailSignature', m.thumbnail_signature, 'signature', m.signature,
          'durationMs', m.duration_ms)), '[]')
        FROM music_tracks m WHERE m.withdrawn_at IS NULL AND m.id IN (
          SELECT (block->>'track_id')::bigint
          FROM jsonb_array_elements(s.pages) page, jsonb_array_elements(page->'blocks') block
          WHERE block->>'type' = ${STORY_BLOCK_TYPES.music})) AS tracks
    FROM story_pins s WHERE s.aggregated_pin_id = ${aggregatedPinId}::bigint`.execute(db)
  return rows[0]
}

export interface RepliedComment {
  id: string
  text: string
  user: UserMiniRow
}

/** Of what stickers name: the people and the comments that the viewer may see. */
export async function loadNamed(
  db: Db,
  viewer: Viewer,
  { userIds, commentIds }: { userIds: readonly string[]; commentIds: readonly string[] },
): Promise<{ users: UserMiniRow[]; comments: RepliedComment[] }> {
  if (userIds.length + commentIds.length === 0) return { users: [], comments: [] }
  const viewerId = memberId(viewer)
  const mini = sql`json_build_object('id', u.id::text, 'username', u.username, 'fullName', u.full_name,
    'avatarSignature', u.avatar_signature, 'isVerifiedMerchant', u.is_verified_merchant)`
  const { rows } = await sql<{ users: UserMiniRow[]; comments: RepliedComment[] }>`
    SELECT (SELECT coalesce(json_agg(${mini}), '[]') FROM users u
        WHERE u.id = ANY(${userIds}::bigint[]) AND ${isVisiblePerson('u', viewerId)}) AS users,
      (SELECT coalesce(json_agg(json_build_object('id', c.id::text, 'text', c.text, 'user', ${mini})), '[]')
        FROM comments c JOIN users u ON u.id = c.user_id
        WHERE c.id = ANY(${commentIds}::bigint[]) AND ${isStanding('c')} AND ${isVisiblePerson('u', viewerId)}
          AND EXISTS (SELECT FROM pins p WHERE p.aggregated_pin_id = c.aggregated_pin_id
            AND (p.is_listed OR ${seesBoard(sql`p.board_id`, viewer)}))) AS comments`.execute(db)
  return rows[0] ?? { users: [], comments: [] }
}

interface WrittenStory {
  aggregatedPinId: string
  templateType: StoryTemplate
  pages: readonly StoryPage[]
  signatures: readonly string[]
}

/** Puts the pages in the place of those before; false for a story that its creator took down. */
export async function saveStory(tx: Db, story: WrittenStory): Promise<boolean> {
  const { aggregatedPinId, templateType, pages, signatures } = story
  const row = {
    templateType,
    pages: JSON.stringify(pages),
    pageCount: pages.length,
  }
  const saved = await tx
    .insertInto('storyPins')
    .values({ aggregatedPinId, ...row })
    .onConflict((conflict) =>
      conflict.column('aggregatedPinId').doUpdateSet(row).where('storyPins.deletedAt', 'is', null),
    )
    .returning('aggregatedPinId')
    .executeTakeFirst()
  if (saved) await saveImages(tx, aggregatedPinId, signatures)
  return saved !== undefined
}

/** Takes the pages down; false when they are down already. */
export async function emptyStory(tx: Db, aggregatedPinId: string, at: Date): Promise<boolean> {
  const emptied = await tx
    .updateTable('storyPins')
    .set({ pages: '[]', pageCount: 0, deletedAt: at })
    .where('aggregatedPinId', '=', aggregatedPinId)
    .where('deletedAt', 'is', null)
    .returning('aggregatedPinId')
    .executeTakeFirst()
  if (emptied) await saveImages(tx, aggregatedPinId, [])
  return emptied !== undefined
}

async function saveImages(tx: Db, aggregatedPinId: string, signatures: readonly string[]): Promise<void> {
  await tx.deleteFrom('storyPinImages').where('aggregatedPinId', '=', aggregatedPinId).execute()
  if (signatures.length === 0) return
  await tx
    .insertInto('storyPinImages')
    .values(signatures.map((imageSignature) => ({ aggregatedPinId, imageSignature })))
    .execute()
}
