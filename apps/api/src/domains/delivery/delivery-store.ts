import { sql } from 'kysely'
import { plannedOnce } from '../../db/planned-once.ts'
import { blockedIds, isActive, isUnwantedAi } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

export interface ViewerFacts {
  age: number | null
  gender: string | null
  interestIds: string[]
  businessIds: string[]
  blockedIds: string[]
  hiddenIds: string[]
  seenToday: Record<string, number>
  /** Null for who never chose. */
  allowsPersonalization: boolean | null
  isPersonalized: boolean
  /** Topics of the pin that the page is about. */
  pageTopicIds: string[]
}

interface Asked {
  userId: string
  viewerKey: string
  now: Date
  aboutPinId: string | null
}

const SEEN_MS = 24 * 60 * 60 * 1000

/** What ads may rest on of one member, in one statement. */
export async function viewerFacts(
  db: Db,
  { userId, viewerKey, now, aboutPinId }: Asked,
): Promise<ViewerFacts | null> {
  const { rows } = await sql<ViewerFacts>`
    SELECT ${plannedOnce} extract(year FROM age(${now}::timestamptz, u.birthday))::int AS age, u.gender,
      ARRAY(SELECT interest_id::text FROM interest_follows WHERE user_id = u.id) AS interest_ids,
      ARRAY(SELECT business_id::text FROM business_members WHERE user_id = u.id
        UNION SELECT business_id::text FROM business_profiles WHERE user_id = u.id) AS business_ids,
      ARRAY(SELECT blocked_id::text FROM ${blockedIds(userId)} other) AS blocked_ids,
      ARRAY(SELECT promotion_id::text FROM hidden_promotions WHERE user_id = u.id
        UNION SELECT p.id::text FROM hidden_pins h JOIN pins pin ON pin.aggregated_pin_id = h.aggregated_pin_id
          JOIN promotions p ON p.pin_id = pin.id AND p.status = 'ACTIVE'
          WHERE h.user_id = u.id
        UNION SELECT p.id::text FROM promotions p JOIN pins pin ON pin.id = p.pin_id AND p.status = 'ACTIVE'
          WHERE ${isUnwantedAi('pin', userId)}) AS hidden_ids,
      coalesce((SELECT jsonb_object_agg(seen.promotion_id, seen.sights) FROM (
        SELECT promotion_id, count(*)::int AS sights FROM promotion_events
        WHERE viewer_key = ${viewerKey} AND accepted_at > ${new Date(now.getTime() - SEEN_MS)}
          AND kind = 'IMPRESSION' GROUP BY 1) seen), '{}') AS seen_today,
      (SELECT allow_personalization_cookies FROM consent_choices WHERE user_id = u.id
        ORDER BY chosen_at DESC, id DESC LIMIT 1) AS allows_personalization,
      coalesce((SELECT is_personalized FROM user_settings WHERE user_id = u.id), true) AS is_personalized,
      ARRAY(SELECT t.interest_id::text FROM pin_interests t JOIN pins p ON p.aggregated_pin_id = t.aggregated_pin_id
        WHERE p.id = ${aboutPinId}::bigint) AS page_topic_ids
    FROM users u WHERE u.id = ${userId}::bigint AND ${isActive('u')}`.execute(db)
  return rows[0] ?? null
}
