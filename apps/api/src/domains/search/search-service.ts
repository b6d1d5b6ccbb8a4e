import { widestRange } from '@tessera/api-types/search/price-range'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { SearchScope } from '@tessera/api-types/search/search-scope'
import type { SearchResult } from '@tessera/api-types/search/views'
import type { Page } from '@tessera/api-types'
import { memberId, seesShopping, type Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark } from '../../db/keyset.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { readSeenSet } from '../../ranking/seen-set.ts'
import { hydrateBoards } from '../boards/board-hydration.ts'
import { NOTHING_PROMOTED, type PageAds } from '../delivery/delivery-service.ts'
import { hydratePinCards, PROPOSED } from '../pins/pin-hydration.ts'
import { hydrateUserCards } from '../users/user-hydration.ts'
import { correctedQuery, plainWords } from './guide-rules.ts'
import { searchBoards, searchUsers, type NameHit, type NameSearch } from './name-search-store.ts'
import { searchPins, type PinSearch, type SearchFilters } from './pin-search-store.ts'
import type { SearchedPart } from './hit-pool-store.ts'
import { meantWord } from './spelling-rules.ts'
import { wordsLike } from './word-store.ts'

export interface SearchInput {
  query: string
  scope: SearchScope
  filters?:
    | (SearchFilters & { price_ranges?: readonly { min?: number | null; max?: number | null }[] | null })
    | null
  bookmark: string | null
  page_size: number
  /** What is promoted among the pins found. */
  ads?: PageAds | null
}

type Position = readonly [score: number, id: string]

/**
 * One page of what matches; a query for pins that matches nothing is asked again as it was probably
 * meant, then for any of its words.
 */
export async function search(
  viewer: Viewer,
  input: SearchInput,
  deps: Pick<Deps, 'caches' | 'read' | 'replica' | 'site'>,
): Promise<Page<SearchResult>> {
  const { scope } = input
  switch (scope) {
    case 'boards':
      return searchNames(viewer, input, deps, searchBoards, hydrateBoards)
    case 'users':
      return searchNames(viewer, input, deps, searchUsers, hydrateUserCards)
    case 'my_pins':
      if (memberId(viewer) === null) throw new DomainError('SIGN_IN_REQUIRED')
      return searchPinPage(viewer, input, deps, scope)
    case 'buyable_pins':
      if (!seesShopping(viewer)) return { items: [], bookmark: null }
      return searchPinPage(viewer, input, deps, scope)
    case 'pins':
    case 'videos':
      return searchPinPage(viewer, input, deps, scope)
  }
}

/** The query as it was probably meant when nothing matches it, else null. */
export async function meantQuery(query: string, deps: Pick<Deps, 'replica'>): Promise<string | null> {
  const words = plainWords(query)
  if (words.length === 0) return null
  const asked = await wordsLike(deps.replica, words)
  return correctedQuery(
    asked.map(({ word }) => word),
    asked.map(({ word, likely }) => meantWord(word, likely)),
  )
}

interface PinSearchState {
  /** The query that is really asked, and whether one of its words is enough. */
  query: string
  isLoose: boolean
  part: SearchedPart
  upTo: string | null
  after: Position | null
  seen: string
}

/** Who sees no prices cannot ask for them either. */
function filtersFor(viewer: Viewer, filters: SearchInput['filters']): SearchFilters {
  const { domain, price_min = null, price_max = null, price_currency, price_ranges } = filters ?? {}
  if (!seesShopping(viewer)) return { domain }
  const own = price_min === null && price_max === null ? [] : [{ min: price_min, max: price_max }]
  const others = (price_ranges ?? []).map(({ min = null, max = null }) => ({ min, max }))
  const { min, max } = widestRange([...own, ...others])
  return { domain, price_min: min, price_max: max, price_currency }
}

async function searchPinPage(
  viewer: Viewer,
  { query, filters, bookmark, page_size, ads }: SearchInput,
  deps: Pick<Deps, 'caches' | 'read' | 'replica' | 'site'>,
  scope: PinSearch['scope'],
): Promise<Page<SearchResult>> {
  const viewerId = memberId(viewer)
  const listing = `search:${JSON.stringify([scope, query, filters ?? null, viewerId])}`
  const state = decodeBookmark<PinSearchState>(deps.site.secret, listing, bookmark)
  const find = (words: string, isLoose: boolean) =>
    searchPins(deps.replica, {
      isLoose,
      scope,
      filters: filtersFor(viewer, filters),
      viewerId,
      query: words,
      part: state?.part ?? (scope === 'my_pins' ? 'all' : null),
      upTo: state?.upTo ?? null,
      after: state?.after ?? null,
      limit: page_size + 1,
    })
  let asked = { query: state?.query ?? query, isLoose: state?.isLoose ?? false }
  let hits = await find(asked.query, asked.isLoose)
  const meant = hits.length === 0 && state === null ? await meantQuery(query, deps) : null
  if (meant !== null) {
    asked = { query: meant, isLoose: false }
    hits = await find(meant, false)
  }
  if (hits.length === 0 && state === null) {
    asked = { ...asked, isLoose: true }
    hits = await find(asked.query, true)
  }
  const seen = readSeenSet(state?.seen ?? null)
  const shown = hits.slice(0, page_size)
  // Popularity moves between pages: a hit that sank past the bookmark was shown already.
  const fresh = shown.filter(({ aggregatedPinId }) => !seen.has(aggregatedPinId))
  for (const { aggregatedPinId } of shown) seen.add(aggregatedPinId)
  const next = nextPosition(hits, page_size, state)
  const ids = fresh.map(({ id }) => id)
  const promoted = (await ads?.(ids)) ?? NOTHING_PROMOTED
  const found = await cardsById(viewer, [...ids, ...promoted.pinIds], deps)
  return {
    items: promoted.placed(
      ids.flatMap((id) => found.get(id) ?? []),
      found,
    ),
    bookmark: next && encodeBookmark(deps.site.secret, listing, { ...asked, seen: seen.toText(), ...next }),
  }
}

async function cardsById(
  viewer: Viewer,
  ids: readonly string[],
  deps: Pick<Deps, 'caches' | 'read' | 'replica' | 'site'>,
): Promise<Map<string, PinCard>> {
  const cards = await hydratePinCards(deps, viewer, ids, PROPOSED)
  return new Map(cards.map((card) => [card.id, card]))
}

function nextPosition(
  hits: Awaited<ReturnType<typeof searchPins>>,
  pageSize: number,
  state: PinSearchState | null,
): Pick<PinSearchState, 'part' | 'upTo' | 'after'> | null {
  const [any] = hits
  const part = any?.part ?? state?.part
  if (part === undefined) return null
  const last = hits[pageSize - 1]
  if (any && last && hits.length > pageSize)
    return { part, upTo: state?.upTo ?? any.newestHit, after: [last.score, last.id] }
  if (any?.hasOlderHits) return { part, upTo: String(BigInt(any.oldestHit) - 1n), after: null }
  return part === 'front' ? { part: 'rest', upTo: null, after: null } : null
}

async function searchNames<V extends SearchResult>(
  viewer: Viewer,
  { query, scope, bookmark, page_size }: SearchInput,
  deps: Pick<Deps, 'replica' | 'site'>,
  find: (db: Deps['read'], search: NameSearch) => Promise<NameHit[]>,
  hydrate: (deps: Pick<Deps, 'read' | 'site'>, viewer: Viewer, ids: readonly string[]) => Promise<V[]>,
): Promise<Page<SearchResult>> {
  const viewerId = memberId(viewer)
  const listing = `search:${JSON.stringify([scope, query, viewerId])}`
  const after = decodeBookmark<Position>(deps.site.secret, listing, bookmark)
  const hits = await find(deps.replica, { query, viewerId, after, limit: page_size + 1 })
  const shown = hits.slice(0, page_size)
  const last = shown.at(-1)
  const items = await hydrate(
    { read: deps.replica, site: deps.site },
    viewer,
    shown.map(({ id }) => id),
  )
  const hasMore = hits.length > page_size && last !== undefined
  return {
    items,
    bookmark: hasMore ? encodeBookmark(deps.site.secret, listing, [last.score, last.id]) : null,
  }
}
