import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { PromotionEvent } from '../../../apps/api/src/delivery/charging.ts'
import { chargeEvents } from '../../../apps/api/src/domains/ads/charge-service.ts'
import type { MarketDeps } from '../../../apps/api/src/testing/market/market-deps.ts'
import { inTurns } from '../measure/in-turns.ts'
import { median, spreadOf } from '../measure/spread.ts'
import { type Figure, gateOf, type BenchOptions } from '../row.ts'
import { MARKET_FIRST_ID, marketOf, MARKETS } from '../world/ad-market.ts'

const EVENTS_AT_ONCE = 50

/** Events that are charged, beside as many that are inserted and nothing else. */
export async function chargeFigure(
  deps: MarketDeps,
  beside: pg.Client,
  { isQuick }: BenchOptions,
): Promise<Figure> {
  const { planned } = marketOf(MARKETS.many)
  const batches = isQuick ? 40 : 200
  const events = (): PromotionEvent[] =>
    Array.from({ length: EVENTS_AT_ONCE }, (_, at) => ({
      clientUuid: randomUUID(),
      promotionId: planned.promotions[(at * 97) % planned.promotions.length]?.id ?? MARKET_FIRST_ID,
      kind: at % 8 === 0 ? 'OUTBOUND_CLICK' : 'IMPRESSION',
      viewerKey: `bench ${randomUUID()}`,
    }))
  await beside.query(
    'CREATE TABLE bare_events (uuid uuid PRIMARY KEY, promotion_id bigint, kind text, viewer_key text)',
  )
  const perSecond = async (work: (some: PromotionEvent[]) => Promise<unknown>) => {
    const sent = Array.from({ length: batches }, events)
    const since = performance.now()
    for (const some of sent) await work(some)
    return (batches * EVENTS_AT_ONCE * 1000) / (performance.now() - since)
  }
  const charged = () => perSecond((some) => deps.transact((tx) => chargeEvents(tx, some, deps)))
  const inserted = () =>
    perSecond((some) =>
      beside.query(
        `INSERT INTO bare_events SELECT e."clientUuid", e."promotionId", e.kind, e."viewerKey"
         FROM jsonb_to_recordset($1::jsonb) AS e("clientUuid" uuid, "promotionId" bigint, kind text, "viewerKey" text)`,
        [JSON.stringify(some)],
      ),
    )
  const { ours, control, ratios } = await inTurns(isQuick, charged, inserted)
  return {
    id: 'A-3',
    part: `events charged, ${EVENTS_AT_ONCE} at a time / inserted and nothing else`,
    ours: `${Math.round(median(ours))} a second`,
    control: `${Math.round(median(control))} a second`,
    value: median(ours),
    unit: ' a second',
    target: { atLeast: 1_000 },
    spread: spreadOf(ratios),
    gate: gateOf(control),
  }
}
