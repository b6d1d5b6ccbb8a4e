import { startControl } from '../controls/start-control.ts'
import { closedLoop, type LoadLimits, type LoadTarget } from '../measure/load-loop.ts'
import { withRunning } from '../measure/running.ts'
import { median, spreadOf } from '../measure/spread.ts'
import { type Figure, gateOf, type Row, type BenchOptions } from '../row.ts'
import { FEED_MEMBER, sessionCookie } from '../world/members.ts'
import { startProduct } from '../world/product-server.ts'
import { productStatements, withTwinFile } from './twin-statements.ts'

const PATH = '/v3/feeds/home/?page_size=25'
const CONNECTIONS = 16

interface Rounds {
  ours: number[]
  twin: number[]
  hello: number[]
}

function checkFeed(body: string): void {
  const { data } = JSON.parse(body) as { data: unknown[] }
  if (data.length !== 25) throw new Error(`the feed has ${data.length} pins`)
}

function checkTwin(body: string): void {
  const { data } = JSON.parse(body) as { data: unknown[] }
  if (data.length !== 25) throw new Error(`the twin has ${data.length} rows`)
}

async function interleave(
  targets: { ours: LoadTarget; twin: LoadTarget; hello: LoadTarget },
  { isQuick }: BenchOptions,
): Promise<Rounds> {
  const limits: LoadLimits = {
    connections: CONNECTIONS,
    durationMs: isQuick ? 1000 : 2500,
    maxRequests: 60_000,
  }
  const rounds: Rounds = { ours: [], twin: [], hello: [] }
  const ofRound = async (): Promise<Record<keyof Rounds, number>> => ({
    hello: (await closedLoop(targets.hello, limits, (body) => void JSON.parse(body))).perSecond,
    twin: (await closedLoop(targets.twin, limits, checkTwin)).perSecond,
    ours: (await closedLoop(targets.ours, limits, checkFeed)).perSecond,
  })
  await ofRound() // warms up
  for (let round = 0; round < (isQuick ? 3 : 9); round += 1) {
    const figures = await ofRound()
    for (const name of ['ours', 'twin', 'hello'] as const) rounds[name].push(figures[name])
  }
  return rounds
}

const rps = (values: readonly number[]): string => `${Math.round(median(values))} rps`

function figuresOf({ ours, twin, hello }: Rounds): Figure[] {
  const over = (control: readonly number[]) => spreadOf(ours.map((one, round) => one / (control[round] ?? 0)))
  const figure = (id: string, part: string, control: readonly number[], atLeast: number): Figure => {
    const spread = over(control)
    const gate = gateOf(hello)
    return {
      id,
      part,
      ours: rps(ours),
      control: rps(control),
      value: spread.median,
      unit: '×',
      target: { atLeast },
      spread,
      gate,
    }
  }
  return [
    figure('B-1', 'home feed / twin', twin, 0.7),
    figure('B-2', 'home feed / Fastify hello', hello, 0.2),
  ]
}

async function run(setting: BenchOptions): Promise<Figure[]> {
  const { small, dataDir } = await setting.world()
  const cookie = await sessionCookie(small.url, FEED_MEMBER)
  const statements = await productStatements({ databaseUrl: small.url, dataDir, path: PATH, cookie })
  return withTwinFile(small.url, statements, (file) =>
    withRunning(
      {
        hello: () => startControl('fastify-hello'),
        twin: () => startControl('twin', { TWIN_FILE: file }),
        product: () => startProduct(small.url, dataDir),
      },
      async ({ hello, twin, product }) => {
        const ours = { url: product.url + PATH, headers: { cookie } }
        return figuresOf(
          await interleave({ ours, twin: { url: twin.url }, hello: { url: hello.url } }, setting),
        )
      },
    ),
  )
}

/** B-1 and B-2: our overhead on the signed-in feed, over the same SQL and over nothing. */
export const homeFeedLoad: Row = {
  ids: ['B-1', 'B-2'],
  about: 'requests a second of the signed-in home feed',
  run,
}
