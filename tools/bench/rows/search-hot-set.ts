import { openDatabase } from '../../../apps/api/src/db/client.ts'
import { searchPins } from '../../../apps/api/src/domains/search/pin-search-store.ts'
import { searchLimits } from '../../../apps/api/src/domains/search/search-limits.ts'
import { countedSpread, type Figure, type Row, type BenchOptions } from '../row.ts'
import { queryOnce } from '../world/members.ts'
import { readPlaces } from '../world/places.ts'

const FIRST_PAGE = 25
const firstPage = { part: null, upTo: null, after: null, limit: FIRST_PAGE } as const

/** The best hits as if every one of them had been ranked. */
async function bestOfAll(url: string, query: string): Promise<string[]> {
  const { popularityShare, popularityHalfLifeMs } = searchLimits
  const rows = await queryOnce<{ id: string }>(
    url,
    `SELECT id::text FROM (SELECT DISTINCT ON (aggregated_pin_id) id, ts_rank(search, words)
         + $2::float8 * greatest(popularity::float8, (id >> 22)::float8 / $3::float8) AS score
       FROM pins, websearch_to_tsquery('english', plain_text($1)) AS words
       WHERE is_listed AND is_lead AND search @@ words ORDER BY aggregated_pin_id, score DESC, id DESC) ranked
     ORDER BY score DESC, id DESC LIMIT ${FIRST_PAGE}`,
    [query, popularityShare, popularityHalfLifeMs],
  )
  return rows.map(({ id }) => id)
}

const wordsOf = (titles: readonly string[]): string[] => [
  ...new Set(titles.flatMap((title) => title.toLowerCase().match(/[a-z]{4,}/g) ?? [])),
]

async function run({ world, isQuick }: BenchOptions): Promise<Figure[]> {
  const { large } = await world()
  const { queries } = await readPlaces(large.url)
  const asked = [...queries, ...wordsOf(queries)].slice(0, isQuick ? 40 : undefined)
  const database = openDatabase(large.url, [], 1)
  let [shared, all] = [0, 0]
  try {
    for (const query of asked) {
      const search = { query, isLoose: false, scope: 'pins', filters: {}, viewerId: null } as const
      const hits = await searchPins(database.primary, { ...search, ...firstPage })
      const best = new Set(await bestOfAll(large.url, query))
      all += best.size
      shared += hits.filter(({ id }) => best.has(id)).length
    }
  } finally {
    await database.close()
  }
  return [
    {
      id: 'B-13',
      part: `first ${FIRST_PAGE} hits of ${asked.length} queries that stand there with every hit ranked`,
      ours: String(shared),
      control: String(all),
      value: shared / all,
      unit: '×',
      target: { atLeast: 0.9 },
      spread: countedSpread(shared / all),
      gate: 'counted',
    },
  ]
}

/** B-13: what a search that costs the same at any size leaves out. */
export const searchHotSet: Row = { ids: ['B-13'], about: 'searching the hot set instead of everything', run }
