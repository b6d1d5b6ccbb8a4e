import { sql } from 'kysely'
import { CLICK_WINDOW_DAYS } from '@tessera/api-types/ads/ad-options'
import { DAY_MS } from '../../kernel/durations.ts'
import type { Db } from '../../kernel/deps.ts'

const CLICK_WINDOW_MS = CLICK_WINDOW_DAYS * DAY_MS

interface Conversion {
  tagId: string
  firedAt: Date
  receivedAt: Date
  /** The click that it names, and the viewer it is known to be of. */
  clickUuid: string | null
  viewerKey: string | null
}

/**
 * Counts a conversion on its day, for the click that it names or else the viewer's last; for none there is nothing.
 * What names its click came after it, whatever the clock of the browser shows. For age and gender it counts on the
 * day it came, so that those of days that are over stay as they are.
 */
export async function countConversion(
  tx: Db,
  { tagId, firedAt, receivedAt, clickUuid, viewerKey }: Conversion,
): Promise<void> {
  await sql`
    WITH click AS (SELECT p.id, (${firedAt}::timestamptz AT TIME ZONE a.time_zone)::date AS day,
      (${receivedAt}::timestamptz AT TIME ZONE a.time_zone)::date AS received_day, p.daily_budget_micros, e.placement, e.age, e.gender
    FROM promotion_events e
    JOIN promotions p ON p.id = e.promotion_id AND p.tag_id = ${tagId}::bigint
    JOIN ad_accounts a ON a.id = p.ad_account_id
    WHERE (e.client_uuid = ${clickUuid}::uuid OR e.viewer_key = ${viewerKey}) AND e.kind = 'OUTBOUND_CLICK'
      AND NOT e.is_filtered
      AND e.accepted_at <= CASE WHEN e.client_uuid = ${clickUuid}::uuid
        THEN ${receivedAt}::timestamptz ELSE ${firedAt}::timestamptz END
      AND e.accepted_at > ${new Date(firedAt.getTime() - CLICK_WINDOW_MS)}::timestamptz
    ORDER BY (e.client_uuid = ${clickUuid}::uuid) DESC NULLS LAST, e.accepted_at DESC LIMIT 1
    ), days AS (
      INSERT INTO promotion_days AS d (promotion_id, day, conversions, budget_micros)
      SELECT id, day, 1, daily_budget_micros FROM click
      ON CONFLICT (promotion_id, day) DO UPDATE SET conversions = d.conversions + 1
      RETURNING promotion_id, day
    ), audiences AS (
      INSERT INTO promotion_audiences AS a (promotion_id, day, age, gender, conversions)
      SELECT promotion_id, received_day, age, gender, 1 FROM days CROSS JOIN click WHERE age IS NOT NULL
      ON CONFLICT (promotion_id, day, age, gender) DO UPDATE SET conversions = a.conversions + 1
    )
    INSERT INTO promotion_day_placements AS d (promotion_id, day, placement, conversions)
    SELECT promotion_id, days.day, placement, 1 FROM days CROSS JOIN click WHERE placement IS NOT NULL
    ON CONFLICT (promotion_id, day, placement) DO UPDATE SET conversions = d.conversions + 1`.execute(tx)
}
