import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled-once.ts'
import { plannedOnce } from '../../db/planned-once.ts'
import { blockedIds, isActive } from '../../db/visibility.ts'
import { SEEN_MS } from '../../delivery/charging.ts'
import type { Db } from '../../kernel/deps.ts'

export interface ViewerFacts {
  age: number | null
  gender: string | null
  interestIds: string[]
  audienceIds: string[]
  businessIds: string[]
  blockedIds: string[]
  hiddenIds: string[]
  hidesAi: boolean
  seenToday: Record<string, number>
  /** Null for who never chose. */
  allowsPersonalization: boolean | null
  isPersonalized: boolean
  /** Topics of the pin that the page is about. */
  pageTopicIds: string[]
}

export interface FactsInput {
  userId: string
  viewerKey: string
  now: Date
  aboutPinId: string | null
}

/** How often they saw each promotion within a day. */
const seenToday = (viewerKey: string, seenSince: Date) => sql`coalesce((
  SELECT jsonb_object_agg(seen.promotion_id, seen.impressions) FROM (
    SELECT promotion_id, count(*)::int AS impressions FROM promotion_events
    WHERE viewer_key = ${viewerKey} AND accepted_at > ${seenSince}::timestamptz
      AND kind = 'IMPRESSION' AND NOT is_filtered GROUP BY 1) seen), '{}') AS seen_today`

const pageTopics = (aboutPinId: string | null) => sql`ARRAY(SELECT t.interest_id::text FROM pin_interests t
  JOIN pins p ON p.aggregated_pin_id = t.aggregated_pin_id WHERE p.id = ${aboutPinId}::bigint) AS page_topic_ids`

type Values = FactsInput & { seenSince: Date } & Record<string, unknown>

const readFacts = compiledOnce(
  (_db, _shape: 'facts', { userId, viewerKey, now, seenSince, aboutPinId }: Values) => sql<ViewerFacts>`
    SELECT ${plannedOnce} extract(year FROM age(${now}::timestamptz, u.birthday))::int AS age, u.gender,
      ARRAY(SELECT interest_id::text FROM interest_follows WHERE user_id = u.id) AS interest_ids,
      ARRAY(SELECT audience_id::text FROM audience_members
        WHERE user_id = u.id AND u.third_party_marketing_tracking_enabled IS NOT FALSE) AS audience_ids,
      ARRAY(SELECT business_id::text FROM business_members WHERE user_id = u.id
        UNION SELECT business_id::text FROM business_profiles WHERE user_id = u.id) AS business_ids,
      ARRAY(SELECT blocked_id::text FROM ${blockedIds(userId)} other) AS blocked_ids,
      ARRAY(SELECT promotion_id::text FROM hidden_promotions WHERE user_id = u.id
        UNION SELECT p.id::text FROM hidden_pins h JOIN pins pin ON pin.aggregated_pin_id = h.aggregated_pin_id
          JOIN promotions p ON p.pin_id = pin.id AND p.status = 'ACTIVE'
          WHERE h.user_id = u.id) AS hidden_ids,
      ${seenToday(viewerKey, seenSince)},
      (SELECT allow_personalization_cookies FROM consent_choices WHERE user_id = u.id
        ORDER BY chosen_at DESC, id DESC LIMIT 1) AS allows_personalization,
      coalesce(s.is_personalized, true) AS is_personalized, coalesce(s.hides_ai_pins, false) AS hides_ai,
      ${pageTopics(aboutPinId)}
    FROM users u LEFT JOIN user_settings s ON s.user_id = u.id
    WHERE u.id = ${userId}::bigint AND ${isActive('u')}`,
)

/** Of what ads may rest on, what is another with each page. */
type MomentFacts = Pick<ViewerFacts, 'pageTopicIds' | 'seenToday'>

const readMoment = compiledOnce(
  (_db, _shape: 'moment', { viewerKey, seenSince, aboutPinId }: Values) =>
    sql<MomentFacts>`SELECT ${plannedOnce} ${seenToday(viewerKey, seenSince)}, ${pageTopics(aboutPinId)}`,
)

const valuesOf = (asked: FactsInput): Values => ({
  ...asked,
  seenSince: new Date(asked.now.getTime() - SEEN_MS),
})

/** What ads may rest on of one member, in one statement. */
export async function viewerFacts(db: Db, asked: FactsInput): Promise<ViewerFacts | null> {
  const [facts] = await readFacts(db, 'facts', valuesOf(asked))
  return facts ?? null
}

export async function momentFacts(db: Db, asked: FactsInput): Promise<MomentFacts> {
  const [facts] = await readMoment(db, 'moment', valuesOf(asked))
  return facts ?? { seenToday: {}, pageTopicIds: [] }
}
