import { countedSpread, type Figure, type Row, type BenchOptions } from '../row.ts'
import { FEED_MEMBER, sessionCookie } from '../world/members.ts'
import { type ProductHere, startProductHere } from '../world/product-here.ts'
import { type Statement, statementsOf } from '../world/statement-log.ts'
import { readPlaces, type Places } from '../world/places.ts'

interface Probe {
  part: string
  path(places: Places, pageSize: number): string
  atMost: number
}

const ASKED: readonly Probe[] = [
  { part: 'feed page', path: (_, size) => `/v3/feeds/home/?page_size=${size}`, atMost: 4 },
  { part: 'closeup', path: ({ pinIds }) => `/v3/pins/${pinIds[0]}/`, atMost: 5 },
  {
    part: 'related pins',
    path: ({ pinIds }, size) => `/v3/pins/${pinIds[0]}/related/modules/?page_size=${size}`,
    atMost: 5,
  },
  { part: 'board', path: ({ boardIds }) => `/v3/boards/${boardIds[0]}/`, atMost: 4 },
  {
    part: 'board pins',
    path: ({ boardIds }, size) => `/v3/boards/${boardIds[0]}/pins/?page_size=${size}`,
    atMost: 4,
  },
]

const PAGE_SIZES = [5, 25, 50]

async function ask(server: ProductHere, path: string, cookie: string | null): Promise<void> {
  const answer = await fetch(server.url + path, { headers: cookie === null ? {} : { cookie } })
  const body = (await answer.json()) as { status?: string }
  if (body.status !== 'success')
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body).slice(0, 300)}`)
}

/** Statements of one call, after one that filled the caches. */
export async function statementsOfCall(
  server: ProductHere,
  path: string,
  cookie: string | null,
): Promise<Statement[]> {
  await ask(server, path, cookie)
  return statementsOf(() => ask(server, path, cookie))
}

async function countFor(
  server: ProductHere,
  places: Places,
  asked: Probe,
  cookie: string | null,
): Promise<Figure> {
  const counts: number[] = []
  for (const size of PAGE_SIZES)
    counts.push((await statementsOfCall(server, asked.path(places, size), cookie)).length)
  const most = Math.max(...counts)
  return {
    id: 'B-5',
    part: `${asked.part}, ${cookie === null ? 'visitor' : 'member'}`,
    ours: `${counts.join('/')} for ${PAGE_SIZES.join('/')} items`,
    control: '',
    value: most,
    unit: ' statements',
    target: { atMost: asked.atMost },
    spread: countedSpread(most),
    gate: 'counted',
  }
}

async function run({ world }: BenchOptions): Promise<Figure[]> {
  const { small, dataDir } = await world()
  const places = await readPlaces(small.url)
  const cookie = await sessionCookie(small.url, FEED_MEMBER)
  const server = await startProductHere(small.url, dataDir)
  try {
    const figures: Figure[] = []
    for (const asked of ASKED) {
      for (const who of [cookie, null]) figures.push(await countFor(server, places, asked, who))
    }
    return figures
  } finally {
    await server.stop()
  }
}

/** B-5: what a call asks of the database, the look-up of the session included. */
export const statementCounts: Row = { ids: ['B-5'], about: 'SQL statements a call', run }
