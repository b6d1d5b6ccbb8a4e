import { sql } from 'kysely'
import { AUDIENCE_MIN, type AdObjective } from '@tessera/api-types/ads/ad-options'
import type { Candidate } from '../../delivery/eligibility.ts'
import { isLabeledAi } from '../../db/visibility.ts'
import { type PagesByHour, paceOf, partOfDay } from '../../delivery/pacing.ts'
import { nextCharge } from '../../delivery/prices.ts'
import type { Db } from '../../kernel/deps.ts'

/** What of a promotion the choice does not look at, and its card shows. */
interface Shown {
  adAccountId: string
  promoterName: string
  destinationUrl: string
  hasLeadForm: boolean
  /** Names of the topics it is about or meant for, by id and by slug. */
  topicNames: Readonly<Record<string, string>>
}

export interface RunningPromotion extends Candidate {
  shown: Shown
}

/** A promotion as its rows were in a version, without what every charge changes. */
export interface DescribedPromotion {
  version: string
  promotion: Omit<RunningPromotion, 'audienceIds' | 'capLeftMicros' | 'paceMicros' | 'spentTodayMicros'>
}

/** Of one country; the choice begins with those that are read. */
const MOST_RUNNING = 2_000

interface Where {
  country: string
  now: Date
  /** By which a day's budget is spread. */
  pages: PagesByHour
}

/**
 * The promotions that may be shown in a country now, with what they and their accounts have spent: those with the
 * smallest share of today's budget spent, so that each gets its turn however many run.
 * @param described what is known of them: only those whose rows have changed since are read whole; becomes what is known now
 */
export async function runningPromotions(
  db: Db,
  { country, now, pages }: Where,
  described = new Map<string, DescribedPromotion>(),
): Promise<RunningPromotion[]> {
  const standings = await readStandings(db, country, now)
  const others = standings.filter(({ id, version }) => described.get(id)?.version !== version)
  const read =
    others.length > 0
      ? await describe(
          db,
          others.map(({ id }) => id),
        )
      : []
  const known = new Map([...described, ...read.map((one) => [one.promotion.id, one] as const)])
  described.clear()
  const parts = new Map<string, number>()
  return standings.flatMap(({ id, audienceIds, spentTodayMicros, capLeftMicros, dayFrom, dayTo }) => {
    const one = known.get(id)
    if (!one) return []
    described.set(id, one)
    const day = `${dayFrom.getTime()} ${dayTo.getTime()}`
    const part = parts.get(day) ?? partOfDay(pages, { from: dayFrom, to: dayTo }, now)
    parts.set(day, part)
    return [
      {
        ...one.promotion,
        audienceIds,
        spentTodayMicros: Number(spentTodayMicros),
        paceMicros: paceOf(one.promotion.dailyBudgetMicros, part),
        capLeftMicros: capLeftMicros === null ? null : Number(capLeftMicros),
      },
    ]
  })
}

interface Standing {
  id: string
  audienceIds: string[] | null
  version: string
  spentTodayMicros: string
  capLeftMicros: string | null
  /** When today began in the time zone of its account, and when it ends. */
  dayFrom: Date
  dayTo: Date
}

const version = sql`concat(p.xmin, ' ', pin.xmin) AS version`

/** Of the audiences a running promotion `r` is meant for, those that its account may use now and that are large enough. */
const usableAudiences = sql`ARRAY(SELECT DISTINCT t.audience_id::text FROM targetable_audiences t
  JOIN audiences e ON e.id = t.audience_id AND e.member_count >= ${sql.lit(AUDIENCE_MIN)}
  WHERE t.audience_id = ANY(r.audience_ids) AND t.ad_account_id = r.ad_account_id)`

async function readStandings(db: Db, country: string, now: Date): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    WITH running AS MATERIALIZED (
      SELECT p.id, p.ad_account_id, p.audience_ids, a.spend_cap_micros, ${version}, a.time_zone,
        (${now}::timestamptz AT TIME ZONE a.time_zone)::date AS today
      FROM promotions p
      JOIN ad_accounts a ON a.id = p.ad_account_id AND a.status = 'ACTIVE'
      JOIN pins pin ON pin.id = p.pin_id AND pin.is_listed
      WHERE p.status = 'ACTIVE' AND NOT p.is_held_for_staff AND p.country = ${country}
        AND p.start_at <= ${now}::timestamptz AND (p.end_at IS NULL OR p.end_at > ${now}::timestamptz)
      ORDER BY p.spent_permille, p.start_at, p.id LIMIT ${MOST_RUNNING}
    )
    SELECT r.id::text AS id, CASE WHEN r.audience_ids <> '{}' THEN ${usableAudiences} END AS audience_ids, r.version, coalesce(d.spend_micros, 0) AS spent_today_micros,
      r.spend_cap_micros - coalesce(s.spend_micros, 0) AS cap_left_micros,
      r.today::timestamp AT TIME ZONE r.time_zone AS day_from, (r.today + 1)::timestamp AT TIME ZONE r.time_zone AS day_to
    FROM running r
    LEFT JOIN ad_account_spend s ON s.ad_account_id = r.ad_account_id
    LEFT JOIN promotion_days d ON d.promotion_id = r.id AND d.day = r.today`.execute(db)
  return rows
}

type Row = { version: string; objective: AdObjective; currency: string; dailyBudgetMicros: string } & Shown &
  Omit<
    Candidate,
    | 'audienceIds'
    | 'capLeftMicros'
    | 'dailyBudgetMicros'
    | 'nextChargeMicros'
    | 'paceMicros'
    | 'spentTodayMicros'
  >

async function describe(db: Db, ids: readonly string[]): Promise<DescribedPromotion[]> {
  const { rows } = await sql<Row>`
    SELECT p.id::text AS id, ${version}, p.pin_id::text AS pin_id, pin.user_id::text AS owner_id,
      p.business_id::text AS business_id, p.ad_account_id::text AS ad_account_id, b.name AS promoter_name,
      CASE WHEN p.product_group_id IS NULL THEN p.destination_url ELSE coalesce(pin.link, p.destination_url) END
        AS destination_url, p.has_lead_form, p.country, p.locales, p.ages,
      p.genders, p.interest_ids::text[] AS interest_ids, p.is_auto, p.start_at, p.objective, p.currency,
      p.daily_budget_micros, ${isLabeledAi('a')} AS is_made_with_ai,
      coalesce((SELECT array_agg(t.interest_id::text) || array_agg(i.slug) FROM pin_interests t
        JOIN interests i ON i.id = t.interest_id
        WHERE t.aggregated_pin_id = pin.aggregated_pin_id), '{}') AS topic_ids,
      coalesce((SELECT jsonb_object_agg(i.id::text, i.name) || jsonb_object_agg(i.slug, i.name) FROM interests i
        WHERE i.id = ANY(p.interest_ids) OR i.id IN (
          SELECT interest_id FROM pin_interests WHERE aggregated_pin_id = pin.aggregated_pin_id)), '{}') AS topic_names
    FROM promotions p
    JOIN pins pin ON pin.id = p.pin_id
    JOIN aggregated_pins a ON a.id = pin.aggregated_pin_id
    JOIN businesses b ON b.id = p.business_id
    WHERE p.id = ANY(${ids}::bigint[])`.execute(db)
  return rows.map(toDescribed)
}

function toDescribed({
  version: itsVersion,
  objective,
  currency,
  adAccountId,
  promoterName,
  destinationUrl,
  hasLeadForm,
  topicNames,
  ...row
}: Row): DescribedPromotion {
  return {
    version: itsVersion,
    promotion: {
      ...row,
      shown: { adAccountId, promoterName, destinationUrl, hasLeadForm, topicNames },
      dailyBudgetMicros: Number(row.dailyBudgetMicros),
      nextChargeMicros: nextCharge(objective, currency),
    },
  }
}
