import { sql, type RawBuilder } from 'kysely'
import { fieldPairs } from '../../db/stored-columns.ts'
import { isLabeledAi } from '../../db/visibility.ts'
import { copyColumns } from '../pins/pin-fields-view.ts'
import type { Db } from '../../kernel/deps.ts'
import type { StoryContent } from '@tessera/api-types/story-pins/story-content'
import { type LibraryContent, libraryStory } from '../../library/library-content.ts'
import type { LibraryVideo, WrittenBoard, WrittenPin } from '../../library/library-format.ts'

/** No server stores more than milliseconds of what it takes in, so that no more is written. */
const moment = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type OwnBoard = Omit<WrittenBoard, 'ref' | 'sections'> & { id: string }
type OwnSection = Omit<WrittenBoard['sections'][number], 'ref'> & { id: string }
type OwnComment = WrittenPin['comments'][number]
/** Pictures by their signatures. */
interface OwnPictures {
  imageSignature: string
  /** Of what the person made. */
  content: LibraryContent | null
  /** A video has the signature of its cover. */
  videos: (Omit<LibraryVideo, 'file'> & { signature: string })[]
}
interface OwnTag {
  x: number
  y: number
  link: string | null
  pin_ids: string[]
}
type LeftOut = 'ref' | 'section' | 'image' | 'content' | 'comments' | 'video' | 'clips' | 'product' | 'tags'
export type OwnPin = Omit<WrittenPin, LeftOut> &
  OwnPictures & {
    id: string
    sectionId: string | null
    comments: OwnComment[]
    product: WrittenPin['product'] | null
    tags: OwnTag[] | null
  }

/** The boards of a person in an order that does not depend on their ids. */
export async function ownBoards(db: Db, userId: string): Promise<OwnBoard[]> {
  const { rows } = await sql<{ id: string; item: Omit<OwnBoard, 'id'> }>`
    SELECT b.id::text AS id, json_build_object('name', b.name, 'description', b.description, 'category', b.category,
      'privacy', b.privacy, 'layout', b.layout, 'archived_at', ${moment('b.archived_at')},
      'created_at', ${moment('b.created_at')}) AS item
    FROM boards b WHERE b.owner_id = ${userId}::bigint
    ORDER BY date_trunc('milliseconds', b.created_at), b.name COLLATE "C", b.id`.execute(db)
  return rows.map(({ id, item }) => ({ ...item, id }))
}

export async function sectionsOf(db: Db, boardId: string): Promise<OwnSection[]> {
  const { rows } = await sql<{ id: string; item: Omit<OwnSection, 'id'> }>`
    SELECT s.id::text AS id, json_build_object('title', s.title, 'created_at', ${moment('s.created_at')}) AS item
    FROM board_sections s WHERE s.board_id = ${boardId}::bigint ORDER BY s.position, s.id`.execute(db)
  return rows.map(({ id, item }) => ({ ...item, id }))
}

/** The person's own pins on a board, the oldest first. */
export async function ownPinIds(db: Db, userId: string, boardId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM pins WHERE board_id = ${boardId}::bigint AND user_id = ${userId}::bigint
    ORDER BY date_trunc('milliseconds', created_at), id`.execute(db)
  return rows.map(({ id }) => id)
}

type OwnCarousel = Extract<LibraryContent, { kind: 'carousel' }>
type OwnContent = OwnCarousel | ({ kind: 'story' } & StoryContent)

/** The slots or pages of a pin that its owner made; a copy of somebody else's is its picture alone. */
const ownContent = sql`CASE WHEN p.saved_from_pin_id IS NULL THEN CASE a.kind
  WHEN 'carousel' THEN (
    SELECT json_build_object('kind', a.kind, 'slots', json_agg(json_build_object('title', s.title,
      'description', s.details, 'link', s.link, 'alt_text', s.alt_text, 'image', s.image_signature) ORDER BY s.place))
    FROM carousel_slots s WHERE s.aggregated_pin_id = a.id)
  WHEN 'story' THEN (
    SELECT json_build_object('kind', a.kind, 'template_type', s.template_type, 'pages', s.pages)
    FROM story_pins s WHERE s.aggregated_pin_id = a.id AND s.deleted_at IS NULL) END END`

/** Of a copy of somebody else's there are none. */
const ownVideos = sql`(SELECT coalesce(json_agg(json_build_object('signature', v.signature,
    'cover_ms', coalesce((SELECT m.cover_ms FROM media_uploads m
      WHERE m.image_signature = v.signature AND m.user_id = p.user_id AND m.media_type LIKE 'video%'
      ORDER BY m.id LIMIT 1), 0),
    'captions', CASE WHEN v.captions IS NOT NULL
      THEN json_build_object('language', v.captions_language, 'text', v.captions) END) ORDER BY v.signature), '[]')
  FROM videos v WHERE p.saved_from_pin_id IS NULL AND v.signature IN (
    SELECT o.signature FROM video_pins o WHERE o.aggregated_pin_id = a.id
    UNION ALL SELECT i.image_signature FROM story_pin_images i WHERE i.aggregated_pin_id = a.id AND a.kind = 'story'))`

const offer = sql`(SELECT json_build_object('price', o.price_value::float8, 'currency', o.price_currency,
    'name', o.products #> '{0,name}', 'brand', o.products #> '{0,brand}')
  FROM product_pins o WHERE o.aggregated_pin_id = a.id)`

const ownTags = sql`CASE WHEN p.saved_from_pin_id IS NULL
  THEN (SELECT t.tags FROM pin_tags t WHERE t.aggregated_pin_id = a.id) END`

const asWritten = (content: OwnContent | null): LibraryContent | null =>
  content?.kind === 'story' ? libraryStory(content) : content

/** What the pins show, in the order of `ids`. */
export async function picturesOf(db: Db, ids: readonly string[]): Promise<OwnPictures[]> {
  const { rows } = await sql<Omit<OwnPictures, 'content'> & { content: OwnContent | null }>`
    SELECT p.image_signature, ${ownContent} AS content, ${ownVideos} AS videos
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN pins p ON p.id = asked.id JOIN aggregated_pins a ON a.id = p.aggregated_pin_id
    ORDER BY asked.place`.execute(db)
  return rows.map((row) => ({ ...row, content: asWritten(row.content) }))
}

/** A comment stands below the pin it was written on or, where that is not the person's, below their oldest copy. */
const ownComments = (userId: string) => sql`(
  SELECT coalesce(json_agg(json_build_object('text', c.text, 'created_at', ${moment('c.created_at')})
    ORDER BY date_trunc('milliseconds', c.created_at), c.id), '[]')
  FROM comments c LEFT JOIN pins written ON written.id = c.pin_id AND written.user_id = ${userId}::bigint
    LEFT JOIN boards own ON own.id = written.board_id AND own.owner_id = ${userId}::bigint
  WHERE c.user_id = ${userId}::bigint AND c.aggregated_pin_id = p.aggregated_pin_id
    AND c.kind = 'comment' AND c.parent_id IS NULL AND c.removed_at IS NULL
    AND CASE WHEN own.id IS NOT NULL THEN written.id = p.id ELSE p.id = (
      SELECT o.id FROM pins o JOIN boards ob ON ob.id = o.board_id
      WHERE o.aggregated_pin_id = p.aggregated_pin_id AND o.user_id = ${userId}::bigint
        AND ob.owner_id = ${userId}::bigint ORDER BY o.id LIMIT 1) END)`

type ColumnOfPin = 'id' | 'sectionId' | 'imageSignature' | 'videos' | 'product' | 'tags'

/** The pins as they are written, in the order of `ids`. */
export async function ownPins(db: Db, userId: string, ids: readonly string[]): Promise<OwnPin[]> {
  const { rows } = await sql<
    Pick<OwnPin, ColumnOfPin> & { content: OwnContent | null; item: Omit<OwnPin, ColumnOfPin | 'content'> }
  >`
    SELECT p.id::text AS id, p.section_id::text AS section_id, p.image_signature, ${ownContent} AS content, ${ownVideos} AS videos,
      ${offer} AS product, ${ownTags} AS tags, json_build_object(${fieldPairs(copyColumns, 'p')}, 'made_with_ai', ${isLabeledAi('a')},
      'created_at', ${moment('p.created_at')}, 'comments', ${ownComments(userId)}) AS item
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN pins p ON p.id = asked.id JOIN aggregated_pins a ON a.id = p.aggregated_pin_id
    ORDER BY asked.place`.execute(db)
  return rows.map(({ item, ...row }) => ({ ...item, ...row, content: asWritten(row.content) }))
}
