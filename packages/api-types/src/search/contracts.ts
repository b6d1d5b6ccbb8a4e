import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { decimal, int, list } from '../wire/scalars.ts'
import { MAX_RECENT_SEARCHES } from './recent-searches.ts'
import { TrendsView } from './trends.ts'
import { searchRoutes } from './routes.ts'
import { DEFAULT_SEARCH_SCOPE, toSearchScope } from './search-scope.ts'
import { RecentSearch, SearchGuide, SearchResult, SearchTab, TypeaheadItem } from './views.ts'

export const SEARCH_QUERY_MAX = 200
const query = z.string().trim().min(1).max(SEARCH_QUERY_MAX)
const scope = z.unknown().transform(toSearchScope).default(DEFAULT_SEARCH_SCOPE)

const price = decimal({ min: 0, max: 1e9 }).nullish()

const filters = z.object({
  price_min: price,
  price_max: price,
  /** Of the prices that are asked for; without it amounts of any currency count. */
  price_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish(),
  /** Several ranges ask for all that lies between the lowest and the highest of their bounds. */
  price_ranges: z
    .array(z.object({ min: price, max: price }))
    .max(20)
    .nullish(),
  domain: z.string().trim().max(255).nullish(),
})

const searchInput = {
  query,
  scope,
  /** How the query came about: typed, ac (typeahead), guide, … */
  rs: z.string().max(50).nullish(),
  filters: z.preprocess(readJson, filters.nullish()),
}

function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value === '') return null
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const search = {
  summary: 'What matches a query, best first: pins, own pins, products, boards or people.',
  input: searchInput,
  item: SearchResult,
  errors: ['INVALID_BOOKMARK'] as const,
}

export const searchContracts = {
  'search.base': pagedContract(searchRoutes['search.base'], search),
  'search.results': pagedContract(searchRoutes['search.results'], search),
  'search.typeahead': contract(searchRoutes['search.typeahead'], {
    summary: 'Phrases, people and boards that begin as the term does; recent searches come first.',
    input: z.object({
      term: z.string().trim().max(200).default(''),
      pin_scope: scope,
      count: int({ min: 1, max: 20 }).default(10),
    }),
    output: z.object({ items: z.array(TypeaheadItem) }),
  }),
  'search.guides': contract(searchRoutes['search.guides'], {
    summary: 'Words that narrow a query, and what was probably meant when nothing matches.',
    input: z.object({ query }),
    output: z.object({ items: z.array(SearchGuide), did_you_mean: z.string().nullable() }),
  }),
  'search.trending': contract(searchRoutes['search.trending'], {
    summary: 'What many people searched for in the last 30 days, the most popular first.',
    input: z.object({}),
    output: z.object({ items: z.array(z.string()) }),
  }),
  'search.tab': contract(searchRoutes['search.tab'], {
    summary: 'What a search begins with: recent searches, those of own pins, and what the viewer may like.',
    input: z.object({}),
    output: SearchTab,
  }),
  'search.trends': contract(searchRoutes['search.trends'], {
    summary: 'Topics that people save more of this week than the week before, and what they search for.',
    input: z.object({}),
    output: TrendsView,
  }),
  'search.recent': contract(searchRoutes['search.recent'], {
    summary: "The viewer's recent searches, the newest first.",
    input: z.object({}),
    output: z.object({ items: z.array(RecentSearch) }),
  }),
  'search.remember': contract(searchRoutes['search.remember'], {
    summary: "Adds searches, the newest first, to the viewer's recent ones.",
    input: z.object({ searches: list(z.object({ query, scope }), 100) }),
    output: z.object({ items: z.array(RecentSearch).max(MAX_RECENT_SEARCHES) }),
  }),
  'search.forget': contract(searchRoutes['search.forget'], {
    summary: "Removes one query from the viewer's recent searches, or all of them.",
    input: z.object({ query: query.nullish() }),
    output: z.object({ items: z.array(RecentSearch) }),
  }),
}
