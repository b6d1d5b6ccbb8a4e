import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApps } from '../../lib/app-build.ts'
import { removeFolder, temporaryFolder } from '../../lib/temporary-folder.ts'
import { startControl } from '../controls/start-control.ts'
import { closedLoop, type LoadTarget } from '../measure/load-loop.ts'
import { withRunning } from '../measure/running.ts'
import { median, quantile, spreadOf } from '../measure/spread.ts'
import { variedLoop } from '../measure/varied-loop.ts'
import { type Figure, gateOf, type Row, type BenchOptions } from '../row.ts'
import { queryOnce, sessionCookies } from '../world/members.ts'
import { startProduct } from '../world/product-server.ts'

const MEMBERS = 1_000
const PLACES = 5_000
const CONNECTIONS = 4

interface Kind {
  id: string
  part: string
  atLeast: number
  isPage?: true
  path(world: Targets, call: number): string
  isVisitor?: true
}

interface Targets {
  pins: readonly string[]
  boards: readonly string[]
  queries: readonly string[]
}

const at = (values: readonly string[], call: number): string => values[call % values.length] ?? ''

export const KINDS: readonly Kind[] = [
  { id: 'S-1', part: 'home feed, member', atLeast: 1_500, path: () => '/v3/feeds/home/?page_size=25' },
  {
    id: 'S-2',
    part: 'home feed, visitor',
    atLeast: 4_000,
    isVisitor: true,
    path: () => '/v3/feeds/home/?page_size=25',
  },
  { id: 'S-3', part: 'one pin', atLeast: 3_500, path: ({ pins }, call) => `/v3/pins/${at(pins, call)}/` },
  {
    id: 'S-4',
    part: 'pins of a board',
    atLeast: 2_000,
    path: ({ boards }, call) => `/v3/boards/${at(boards, call)}/pins/?page_size=25`,
  },
  {
    id: 'S-5',
    part: 'related pins',
    atLeast: 1_200,
    path: ({ pins }, call) => `/v3/pins/${at(pins, call)}/related/modules/?page_size=25`,
  },
  {
    id: 'S-6',
    part: 'search',
    atLeast: 800,
    path: ({ queries }, call) =>
      `/v3/search/pins/?query=${encodeURIComponent(at(queries, call))}&page_size=25`,
  },
  { id: 'S-7', part: 'home page, visitor', atLeast: 3_000, isVisitor: true, isPage: true, path: () => '/' },
  { id: 'S-8', part: 'home page, member', atLeast: 350, isPage: true, path: () => '/' },
  {
    id: 'S-9',
    part: 'closeup page, member',
    atLeast: 300,
    isPage: true,
    path: ({ pins }, call) => `/pin/${at(pins, call)}/`,
  },
]

const column = async (url: string, query: string): Promise<string[]> => {
  const rows = await queryOnce<{ value: string }>(url, query, [PLACES])
  return rows.map(({ value }) => value)
}

export const targetsOf = async (url: string): Promise<Targets> => ({
  pins: await column(
    url,
    'SELECT id::text AS value FROM pins WHERE is_listed ORDER BY md5(id::text) LIMIT $1',
  ),
  boards: await column(
    url,
    `SELECT id::text AS value FROM boards WHERE privacy = 'public' AND pin_count >= 5 ORDER BY md5(id::text) LIMIT $1`,
  ),
  queries: await column(
    url,
    `SELECT title AS value FROM (SELECT DISTINCT title FROM pins WHERE is_listed AND title <> '') titles
     ORDER BY md5(title) LIMIT $1`,
  ),
})

/** Nobody asks twice in a row: each connection takes the next member and the next target. */
export const visitsOf = (
  kind: Kind,
  origin: string,
  world: Targets,
  cookies: readonly string[],
): LoadTarget[] =>
  Array.from({ length: PLACES }, (_, call) => ({
    url: origin + kind.path(world, call),
    headers: {
      ...(!kind.isVisitor && { cookie: at(cookies, call) }),
      ...(kind.isPage && { accept: 'text/html' }),
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    },
  }))

const beginsOf = ({ isPage }: Kind): string => (isPage ? '<!doctype html>' : '{"status":"success"')

async function run(setting: BenchOptions): Promise<Figure[]> {
  await buildApps()
  const { small, dataDir } = await setting.world()
  const world = await targetsOf(small.url)
  const cookies = await sessionCookies(small.url, MEMBERS)
  const folder = temporaryFolder('cheapest')
  const file = join(folder, 'pins.json')
  writeFileSync(file, JSON.stringify({ url: small.url, pinIds: world.pins }))
  try {
    return await withRunning(
      {
        cheapest: () => startControl('cheapest-join', { PINS_FILE: file }),
        product: () => startProduct(small.url, dataDir),
      },
      async ({ cheapest, product }) => {
        const figures: Figure[] = []
        for (const kind of KINDS) {
          const visits = visitsOf(kind, product.url, world, cookies)
          figures.push(
            ...(await compare(kind, { visits, origin: product.url, control: cheapest.url }, setting)),
          )
        }
        return figures
      },
    )
  } finally {
    await removeFolder(folder)
  }
}

interface Sides {
  visits: readonly LoadTarget[]
  origin: string
  control: string
}

async function compare(
  kind: Kind,
  { visits, origin, control }: Sides,
  { isQuick }: BenchOptions,
): Promise<Figure[]> {
  const limits = { connections: CONNECTIONS, durationMs: isQuick ? 1_000 : 2_500, maxRequests: 60_000 }
  const varied = { ...limits, begins: beginsOf(kind), turn: { at: 0 } }
  const warm = { ...varied, durationMs: 60_000, maxRequests: kind.isPage ? MEMBERS : PLACES }
  await variedLoop(origin, visits, warm)
  const [ours, theirs, ratios]: [number[], number[], number[]] = [[], [], []]
  for (let round = -1; round < (isQuick ? 3 : 9); round += 1) {
    const bare = (await closedLoop({ url: control }, limits, (body) => void JSON.parse(body))).perSecond
    const { perSecond, latencies } = await variedLoop(origin, visits, varied)
    if (round < 0) continue
    ours.push(perSecond)
    theirs.push(bare)
    ratios.push(quantile(latencies, 0.99) / median(latencies))
  }
  return [
    {
      id: kind.id,
      part: `${kind.part}, different ones in turn (p99 / p50 ${median(ratios).toFixed(1)})`,
      ours: `${Math.round(median(ours))} rps`,
      control: `${Math.round(median(theirs))} rps`,
      value: median(ours),
      unit: ' rps',
      target: { atLeast: kind.atLeast },
      spread: spreadOf(ours.map((one, round) => one / (theirs[round] ?? 0))),
      gate: gateOf(theirs),
    },
  ]
}

/** S-1 to S-9: calls and pages of many members beside the cheapest statement that gives as many rows. */
export const differentMembers: Row = {
  ids: KINDS.map(({ id }) => id),
  about: 'calls and pages of a thousand members in turn',
  run,
}
