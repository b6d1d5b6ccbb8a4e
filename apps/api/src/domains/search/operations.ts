import { searchContracts as contracts } from '@tessera/api-types/search/contracts'
import { memberId } from '@tessera/shared-auth'
import { implement, type Operation } from '../../kernel/operation.ts'
import type { Context } from '../../kernel/context.ts'
import { pageAds } from '../delivery/delivery-service.ts'
import { guidesOf, picturesOfGuides } from './guide-rules.ts'
import { toGuideView } from './guide-view.ts'
import { titlesOfHits } from './pin-search-store.ts'
import { forgetSearches, rememberSearches } from './recent-service.ts'
import { listRecent } from './recent-store.ts'
import { searchLimits } from './search-limits.ts'
import { searchTab } from './search-tab-service.ts'
import { meantQuery, search, type SearchInput } from './search-service.ts'
import { listTrending, listTrends } from './trend-store.ts'
import { typeahead } from './typeahead-service.ts'

/** Ads stand between pins alone, not between people, boards or somebody's own pins. */
function searchWithPromoted(input: SearchInput, { viewer, caller, deps }: Context) {
  const isOpen = input.scope === 'pins' || input.scope === 'buyable_pins'
  const ads = isOpen ? pageAds({ viewer, caller }, { placement: 'search' }, deps) : null
  return search(viewer, { ...input, ads }, deps)
}

export const searchOperations: Operation[] = [
  implement(contracts['search.base'], (input, context) => searchWithPromoted(input, context)),
  implement(contracts['search.results'], (input, context) => searchWithPromoted(input, context)),
  implement(contracts['search.typeahead'], async (input, { viewer, deps }) => ({
    items: await typeahead(viewer, input, deps),
  })),
  implement(contracts['search.guides'], async ({ query }, { viewer, deps }) => {
    const hits = await titlesOfHits(deps.replica, memberId(viewer), query)
    const about = hits.filter(({ isAbout }) => isAbout)
    const titles = about.map(({ title }) => title)
    const guides = guidesOf(query, titles, searchLimits.guides)
    const pictures = picturesOfGuides(guides, about)
    return {
      items: guides.map((guide, at) => toGuideView(guide, pictures[at] ?? null, deps.site)),
      did_you_mean: hits.length === 0 ? await meantQuery(query, deps) : null,
    }
  }),
  implement(contracts['search.trending'], async (_input, { deps }) => ({
    items: await listTrending(deps.replica),
  })),
  implement(contracts['search.tab'], (_input, { viewer, deps }) => searchTab(viewer, deps)),
  implement(contracts['search.trends'], (_input, { deps }) => listTrends(deps.replica)),
  implement(contracts['search.recent'], async (_input, { viewer, deps }) => ({
    items: await listRecent(deps.read, viewer.userId),
  })),
  implement(contracts['search.remember'], async ({ searches }, { viewer, deps }) => ({
    items: await rememberSearches(viewer, searches, deps),
  })),
  implement(contracts['search.forget'], async ({ query }, { viewer, deps }) => ({
    items: await forgetSearches(viewer, query ?? null, deps),
  })),
]
