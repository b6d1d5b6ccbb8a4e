import { STORY_BLOCK_TYPES } from '@tessera/api-types/story-pins/story-constants'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { fieldPairs } from '../../db/stored-columns.ts'
import { copyColumns, textColumns } from '../pins/pin-fields-view.ts'
import { aiLabelColumn, areBlocked, isBoardSeenBy } from '../../db/visibility.ts'

type Part = (userId: string) => RawBuilder<unknown>

const productColumn = sql`(
  SELECT jsonb_build_object('price', o.price_value, 'currency', o.price_currency, 'products', o.products)
  FROM product_pins o WHERE o.aggregated_pin_id = p.aggregated_pin_id)`

/** Its file is in the library. */
const videoColumn = sql`CASE WHEN saved_from_pin_id IS NULL THEN (
  SELECT jsonb_build_object('duration_ms', v.duration_ms, 'width', v.width, 'height', v.height,
    'captions_language', v.captions_language, 'captions', v.captions)
  FROM video_pins o JOIN videos v USING (signature) WHERE o.aggregated_pin_id = p.aggregated_pin_id) END`

/** Who is mentioned on the pages of a story. */
const storyPeopleColumn = sql`CASE WHEN saved_from_pin_id IS NULL THEN (
  SELECT jsonb_agg(jsonb_build_object('id', u.id::text, 'username', u.username) ORDER BY u.id)
  FROM users u WHERE u.id IN (
    SELECT (block->>'user_id')::bigint FROM story_pins s, jsonb_array_elements(s.pages) page,
      jsonb_array_elements(page->'blocks') block
    WHERE s.aggregated_pin_id = p.aggregated_pin_id AND block->>'type' = ${STORY_BLOCK_TYPES.mentionSticker})) END`

/** What the archive holds, file by file: rows of a sortable `key` and an `item`. */
export const EXPORT_PARTS: Readonly<Record<string, Part>> = {
  profile: (id) => sql`
    SELECT u.id AS key, jsonb_build_object('username', username, 'email', email, 'full_name', full_name,
      'first_name', first_name, 'last_name', last_name, 'about', about, 'website_url', website_url,
      'birthday', birthday, 'gender', gender, 'custom_gender', custom_gender, 'country', country,
      'locale', locale, 'business_name', business_name, 'created_at', created_at,
      'photo', avatar_signature, 'cover', cover_signature) AS item
    FROM users u WHERE u.id = ${id}::bigint`,
  settings: (id) => sql`
    SELECT user_id AS key, to_jsonb(s) - 'user_id' AS item FROM user_settings s WHERE user_id = ${id}::bigint`,
  shortcuts: (id) => sql`
    SELECT user_id AS key, navbar_config AS item FROM entity_properties s WHERE user_id = ${id}::bigint`,
  boards: (id) => sql`
    SELECT b.id AS key, jsonb_build_object('id', id::text, 'name', name, 'description', description,
      'privacy', privacy, 'category', category, 'archived_at', archived_at, 'created_at', created_at) AS item
    FROM boards b WHERE owner_id = ${id}::bigint`,
  sections: (id) => sql`
    SELECT s.id AS key, jsonb_build_object('id', s.id::text, 'board_id', s.board_id::text, 'title', s.title,
      'created_at', s.created_at) AS item
    FROM board_sections s JOIN boards b ON b.id = s.board_id WHERE b.owner_id = ${id}::bigint`,
  pins: (id) => sql`
    SELECT p.id AS key, jsonb_build_object('id', id::text, 'board_id', board_id::text,
      'section_id', section_id::text, 'saved_from_pin_id', saved_from_pin_id::text, ${fieldPairs(copyColumns)},
      'ai_label', (SELECT ${aiLabelColumn} FROM aggregated_pins a WHERE a.id = p.aggregated_pin_id),
      'made_with_ai', CASE WHEN saved_from_pin_id IS NULL
        THEN (SELECT is_ai_by_creator FROM aggregated_pins a WHERE a.id = p.aggregated_pin_id) END,
      'image', image_signature, 'created_at', created_at, 'kind', (SELECT kind FROM aggregated_pins a WHERE a.id = p.aggregated_pin_id),
      'product', ${productColumn}, 'video', ${videoColumn}, 'story_people', ${storyPeopleColumn}, 'story_pages', CASE WHEN saved_from_pin_id IS NULL
        THEN (SELECT pages FROM story_pins s WHERE s.aggregated_pin_id = p.aggregated_pin_id) END,
      'story_music', CASE WHEN saved_from_pin_id IS NULL
        THEN (SELECT jsonb_agg(jsonb_build_object('id', m.id::text, 'title', m.title, 'artist', m.artist, 'isrc', m.isrc)
            ORDER BY m.id)
          FROM music_tracks m WHERE m.id IN (
            SELECT (block->>'track_id')::bigint FROM story_pins s, jsonb_array_elements(s.pages) page,
              jsonb_array_elements(page->'blocks') block
            WHERE s.aggregated_pin_id = p.aggregated_pin_id AND block->>'type' = 'story_pin_music_block')) END,
      'carousel', CASE WHEN saved_from_pin_id IS NULL
        THEN (SELECT jsonb_agg(to_jsonb(s) - 'aggregated_pin_id' ORDER BY s.place) FROM carousel_slots s
          WHERE s.aggregated_pin_id = p.aggregated_pin_id) END,
      'tags', CASE WHEN saved_from_pin_id IS NULL
        THEN (SELECT tags FROM pin_tags t WHERE t.aggregated_pin_id = p.aggregated_pin_id) END) AS item
    FROM pins p WHERE user_id = ${id}::bigint`,
  scheduled_pins: (id) => sql`
    SELECT s.id AS key, jsonb_build_object('id', id::text, 'board_id', board_id::text,
      'section_id', section_id::text, ${fieldPairs(textColumns)}, 'image', image_signature, 'tags', tags,
      'slots', (SELECT coalesce(jsonb_agg(jsonb_build_object('title', t.title, 'description', t.description,
        'link', t.link, 'alt_text', t.alt_text, 'image', t.image_signature) ORDER BY t.place), '[]')
        FROM scheduled_pin_slots t WHERE t.scheduled_pin_id = s.id), 'scheduled_at', scheduled_at, 'created_at', created_at) AS item
    FROM scheduled_pins s WHERE user_id = ${id}::bigint`,
  pin_drafts: (id) => sql`
    SELECT d.id AS key, jsonb_build_object('id', id::text, 'content', content, 'created_at', created_at,
      'updated_at', updated_at) AS item
    FROM pin_drafts d WHERE user_id = ${id}::bigint AND deleted_at IS NULL`,
  comments: (id) => sql`
    SELECT c.id AS key, jsonb_build_object('id', id::text, 'kind', kind, 'pin_id', pin_id::text, 'text', text,
      'image', image_signature, 'created_at', created_at) AS item
    FROM comments c WHERE user_id = ${id}::bigint`,
  reactions: (id) => sql`
    SELECT r.aggregated_pin_id AS key, jsonb_build_object('picture', aggregated_pin_id::text,
      'reaction_type', reaction_type, 'created_at', created_at) AS item
    FROM pin_reactions r WHERE user_id = ${id}::bigint`,
  sponsorships: (id) => sql`
    SELECT s.aggregated_pin_id AS key, jsonb_build_object('picture', s.aggregated_pin_id::text,
      'is_creator', s.creator_id = ${id}::bigint, 'status', s.status, 'asked_at', s.asked_at) AS item
    FROM sponsorships s WHERE ${id}::bigint IN (s.creator_id, s.sponsor_id)`,
  feedback: (id) => sql`
    SELECT f.id AS key, jsonb_build_object('text', verbatim, 'from', action_from, 'created_at', created_at) AS item
    FROM feedback f WHERE user_id = ${id}::bigint`,
  leads: (id) => sql`
    SELECT l.id AS key, jsonb_build_object('business', b.name, 'form', f.title, 'full_name', l.full_name,
      'email', l.email, 'phone_number', l.phone_number, 'zip_code', l.zip_code, 'agreed_to', l.consent,
      'privacy_policy', l.privacy_url, 'sent_at', l.sent_at) AS item
    FROM leads l JOIN promotions p ON p.id = l.promotion_id JOIN businesses b ON b.id = p.business_id
    JOIN lead_forms f ON f.promotion_id = l.promotion_id
    WHERE l.user_id = ${id}::bigint`,
  following: (id) => sql`
    SELECT f.followee_id AS key, jsonb_build_object('username', u.username, 'since', f.created_at) AS item
    FROM user_follows f JOIN users u ON u.id = f.followee_id WHERE f.follower_id = ${id}::bigint`,
  followers: (id) => sql`
    SELECT f.follower_id AS key, jsonb_build_object('username', u.username, 'since', f.created_at) AS item
    FROM user_follows f JOIN users u ON u.id = f.follower_id WHERE f.followee_id = ${id}::bigint`,
  followed_boards: (id) => sql`
    SELECT f.board_id AS key, jsonb_build_object('board', b.name, 'since', f.created_at) AS item
    FROM board_follows f JOIN boards b ON b.id = f.board_id
    WHERE f.user_id = ${id}::bigint AND b.privacy = 'public'`,
  interests: (id) => sql`
    SELECT f.interest_id AS key, jsonb_build_object('interest', i.name, 'since', f.created_at) AS item
    FROM interest_follows f JOIN interests i ON i.id = f.interest_id WHERE f.user_id = ${id}::bigint`,
  blocked: (id) => sql`
    SELECT k.blocked_id AS key, jsonb_build_object('username', u.username, 'since', k.created_at) AS item
    FROM user_blocks k JOIN users u ON u.id = k.blocked_id WHERE k.blocker_id = ${id}::bigint`,
  hidden_pins: (id) => sql`
    SELECT h.aggregated_pin_id AS key, jsonb_build_object('pin_id', h.aggregated_pin_id::text, 'since', h.hidden_at) AS item
    FROM hidden_pins h WHERE h.user_id = ${id}::bigint`,
  feed_exclusions: (id) => sql`
    SELECT coalesce(x.interest_id, x.person_id, x.board_id) AS key, jsonb_build_object('interest', i.name,
      'username', u.username, 'board', b.name, 'since', x.excluded_at) AS item
    FROM feed_exclusions x LEFT JOIN interests i ON i.id = x.interest_id LEFT JOIN users u ON u.id = x.person_id
    LEFT JOIN boards b ON b.id = x.board_id AND ${isBoardSeenBy(sql`b.id`, id)}
    WHERE x.user_id = ${id}::bigint`,
  hidden_suggestions: (id) => sql`
    SELECT h.hidden_user_id AS key, jsonb_build_object('username', u.username, 'since', h.created_at) AS item
    FROM hidden_suggestions h JOIN users u ON u.id = h.hidden_user_id WHERE h.user_id = ${id}::bigint`,
  tagged_on: (id) => sql`
    SELECT t.aggregated_pin_id AS key, jsonb_build_object('pin_id', t.aggregated_pin_id::text,
      'since', t.created_at, 'removed_at', t.removed_at) AS item
    FROM pin_tagged_people t WHERE t.user_id = ${id}::bigint`,
  board_activity: (id) => sql`
    SELECT a.id AS key, jsonb_build_object('board_id', a.board_id::text, 'kind', a.kind, 'at', a.created_at) AS item
    FROM board_activity a WHERE a.actor_id = ${id}::bigint`,
  messages: (id) => sql`
    SELECT m.id AS key, jsonb_build_object('conversation_id', m.conversation_id::text, 'name', c.name,
      'from', u.username, 'text', m.text, 'pin_id', m.pin_id::text, 'board_id', m.board_id::text,
      'person_id', m.person_id::text, 'did_it', m.user_did_it_data, 'created_at', m.created_at) AS item
    FROM conversation_people p JOIN conversations c ON c.id = p.conversation_id
    JOIN messages m ON m.conversation_id = p.conversation_id AND m.id > p.after_message_id
    JOIN users u ON u.id = m.sender_id
    WHERE p.user_id = ${id}::bigint AND p.left_at IS NULL
      AND NOT ${areBlocked('m.sender_id', 'p.user_id')}`,
  searches: (id) => sql`
    SELECT s.sequence AS key, jsonb_build_object('query', query, 'scope', scope) AS item
    FROM recent_searches s WHERE user_id = ${id}::bigint`,
  sessions: (id) => sql`
    SELECT s.id AS key, jsonb_build_object('created_at', created_at, 'last_seen_at', last_seen_at,
      'ip', host(ip), 'user_agent', user_agent) AS item
    FROM sessions s WHERE user_id = ${id}::bigint`,
  library_imports: (id) => sql`
    SELECT l.id AS key, jsonb_build_object('name', name, 'source', source_kind, 'status', status, 'pins', imported,
      'created_at', created_at) AS item
    FROM library_imports l WHERE user_id = ${id}::bigint`,
  consents: (id) => sql`
    SELECT c.id AS key, to_jsonb(c) - 'user_id' - 'id' AS item
    FROM consent_choices c WHERE user_id = ${id}::bigint`,
  notifications: (id) => sql`
    SELECT n.id AS key, jsonb_build_object('kind', n.kind, 'from', a.username, 'pin_id', n.pin_id::text,
      'created_at', n.created_at, 'read_at', n.read_at) AS item
    FROM notifications n LEFT JOIN users a ON a.id = n.actor_id WHERE n.user_id = ${id}::bigint`,
}

/** The rows of a part after a key, so many at once. */
export async function readPart(
  db: Db,
  part: Part,
  given: { userId: string; after: string; limit: number },
): Promise<{ key: string; item: Record<string, unknown> }[]> {
  const { rows } = await sql<{ key: string; item: Record<string, unknown> }>`
    SELECT key::text AS key, item FROM (${part(given.userId)}) part
    WHERE part.key > ${given.after}::bigint ORDER BY part.key LIMIT ${given.limit}`.execute(db)
  return rows
}
