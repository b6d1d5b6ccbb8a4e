import { type LoadOutcome, type LoadTarget } from '../measure/load-loop.ts'
import { withRunning } from '../measure/running.ts'
import { median, quantile, spreadOf } from '../measure/spread.ts'
import { variedLoop } from '../measure/varied-loop.ts'
import { type Figure, gateOf, type BenchOptions } from '../row.ts'
import { type MarketName, MARKETS } from '../world/ad-market.ts'
import { sessionCookies } from '../world/members.ts'
import { startProduct } from '../world/product-server.ts'

const PATH = '/v3/feeds/home/?page_size=25'
const MEMBERS = 1_000
const CONNECTIONS = 4
const names = Object.keys(MARKETS) as MarketName[]

type Loads = Record<MarketName, { rps: number; p95: number }[]>

/** Asks the sides in turn, round after round. */
async function loadsOf(
  ask: (name: MarketName, limits: { durationMs: number; maxRequests: number }) => Promise<LoadOutcome>,
  { isQuick }: BenchOptions,
): Promise<Loads> {
  const loads: Loads = { none: [], many: [], most: [] }
  for (const name of names) await ask(name, { durationMs: 60_000, maxRequests: MEMBERS })
  for (let round = 0; round < (isQuick ? 3 : 9); round += 1)
    for (const name of names) {
      const { perSecond, latencies } = await ask(name, {
        durationMs: isQuick ? 1_000 : 2_500,
        maxRequests: 60_000,
      })
      loads[name].push({ rps: perSecond, p95: quantile(latencies, 0.95) })
    }
  return loads
}

function figuresOf({ none, many, most }: Loads): Figure[] {
  const gate = gateOf(none.map(({ rps }) => rps))
  const cost = spreadOf(many.map(({ rps }, round) => (none[round]?.rps ?? 0) / rps))
  const growth = spreadOf(most.map(({ p95 }, round) => p95 / (many[round]?.p95 ?? 0)))
  const rpsOf = (loads: Loads[MarketName]) => `${Math.round(median(loads.map(({ rps }) => rps)))} rps`
  const p95Of = (loads: Loads[MarketName]) => `p95 ${median(loads.map(({ p95 }) => p95)).toFixed(1)} ms`
  return [
    {
      id: 'A-1',
      part: 'time of a home feed with ads of 10,000 promotions / without',
      ours: rpsOf(many),
      control: rpsOf(none),
      value: cost.median,
      unit: '×',
      target: { atMost: 1.1 },
      spread: cost,
      gate,
    },
    {
      id: 'A-2',
      part: '95th percentile of a home feed, 100,000 promotions / 10,000',
      ours: p95Of(most),
      control: p95Of(many),
      value: growth.median,
      unit: '×',
      target: { atMost: 1.1 },
      spread: growth,
      gate,
    },
  ]
}

/** Home feeds of members: without ads, with those of 10,000 promotions and with those of 100,000. */
export async function adFeedFigures(
  urls: Readonly<Record<MarketName, string>>,
  setting: BenchOptions,
): Promise<Figure[]> {
  const { dataDir } = await setting.world()
  return withRunning(
    {
      none: () => startProduct(urls.none, dataDir),
      many: () => startProduct(urls.many, dataDir),
      most: () => startProduct(urls.most, dataDir),
    },
    async (servers) => {
      const visits = {} as Record<MarketName, LoadTarget[]>
      for (const name of names)
        visits[name] = (await sessionCookies(urls[name], MEMBERS)).map((cookie) => ({
          url: servers[name].url + PATH,
          headers: { cookie },
        }))
      const turns = { none: { at: 0 }, many: { at: 0 }, most: { at: 0 } }
      const ask = (name: MarketName, limits: { durationMs: number; maxRequests: number }) =>
        variedLoop(servers[name].url, visits[name], {
          ...limits,
          connections: CONNECTIONS,
          begins: '{"status":"success"',
          turn: turns[name],
        })
      return figuresOf(await loadsOf(ask, setting))
    },
  )
}
