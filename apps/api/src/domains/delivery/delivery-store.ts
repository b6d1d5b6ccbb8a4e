import { sql } from 'kysely'
import { byShareOfBudget } from '../../delivery/choose-promotions.ts'
import type { Candidate } from '../../delivery/eligibility.ts'
import { nextCharge } from '../../delivery/prices.ts'
import type { AdObjective } from '@tessera/api-types/ads/ad-options'
import { plannedOnce } from '../../db/planned-once.ts'
import { blockedIds, isActive, isUnwantedAi } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

/** What of a promotion the choice does not look at, and its card shows. */
interface Shown {
  adAccountId: string
  promoterName: string
  destinationUrl: string
  /** Names of the topics it is about or meant for, by id and by slug. */
  topicNames: Readonly<Record<string, string>>
}

export interface RunningPromotion extends Candidate {
  shown: Shown
}

type Row = Shown &
  Omit<Candidate, 'capLeftMicros' | 'dailyBudgetMicros' | 'nextChargeMicros' | 'spentTodayMicros'> & {
    objective: AdObjective
    currency: string
    dailyBudgetMicros: string
    spentTodayMicros: string
    capLeftMicros: string | null
  }

/** Of one country; the choice begins with those that are read. */
const MOST_RUNNING = 2_000

/**
 * The promotions that may be shown in a country now, with what they and their accounts have spent, in the order of the
 * choice: those with the smallest share of today's budget spent, so that each gets its turn however many run.
 */
export async function runningPromotions(db: Db, country: string, now: Date): Promise<RunningPromotion[]> {
  const { rows } = await sql<Row>`
    WITH running AS MATERIALIZED (
      SELECT p.id, p.country, a.spend_cap_micros, a.time_zone
      FROM promotions p
      JOIN ad_accounts a ON a.id = p.ad_account_id AND a.status = 'ACTIVE'
      JOIN pins pin ON pin.id = p.pin_id AND pin.is_listed
      WHERE p.status = 'ACTIVE' AND NOT p.is_held_for_staff AND p.country = ${country}
        AND p.start_at <= ${now}::timestamptz AND (p.end_at IS NULL OR p.end_at > ${now}::timestamptz)
      ORDER BY p.spent_permille, p.start_at, p.id LIMIT ${MOST_RUNNING}
    )
    SELECT p.id::text AS id, p.pin_id::text AS pin_id, pin.user_id::text AS owner_id,
      p.business_id::text AS business_id, p.ad_account_id::text AS ad_account_id, b.name AS promoter_name,
      CASE WHEN p.product_group_id IS NULL THEN p.destination_url ELSE coalesce(pin.link, p.destination_url) END
        AS destination_url, r.country, p.locales, p.ages,
      p.genders, p.interest_ids::text[] AS interest_ids, p.is_auto, p.start_at, p.objective, p.currency,
      p.daily_budget_micros, coalesce(d.spend_micros, 0) AS spent_today_micros,
      r.spend_cap_micros - coalesce(s.spend_micros, 0) AS cap_left_micros,
      coalesce((SELECT array_agg(t.interest_id::text) || array_agg(i.slug) FROM pin_interests t
        JOIN interests i ON i.id = t.interest_id
        WHERE t.aggregated_pin_id = pin.aggregated_pin_id), '{}') AS topic_ids,
      coalesce((SELECT jsonb_object_agg(i.id::text, i.name) || jsonb_object_agg(i.slug, i.name) FROM interests i
        WHERE i.id = ANY(p.interest_ids) OR i.id IN (
          SELECT interest_id FROM pin_interests WHERE aggregated_pin_id = pin.aggregated_pin_id)), '{}') AS topic_names
    FROM running r
    JOIN promotions p ON p.id = r.id
    JOIN pins pin ON pin.id = p.pin_id
    JOIN businesses b ON b.id = p.business_id
    LEFT JOIN ad_account_spend s ON s.ad_account_id = p.ad_account_id
    LEFT JOIN promotion_days d ON d.promotion_id = p.id
      AND d.day = (${now}::timestamptz AT TIME ZONE r.time_zone)::date`.execute(db)
  return rows.map(toRunning).sort(byShareOfBudget)
}

function toRunning({
  objective,
  currency,
  adAccountId,
  promoterName,
  destinationUrl,
  topicNames,
  ...row
}: Row): RunningPromotion {
  return {
    ...row,
    shown: { adAccountId, promoterName, destinationUrl, topicNames },
    dailyBudgetMicros: Number(row.dailyBudgetMicros),
    spentTodayMicros: Number(row.spentTodayMicros),
    nextChargeMicros: nextCharge(objective, currency),
    capLeftMicros: row.capLeftMicros === null ? null : Number(row.capLeftMicros),
  }
}

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
