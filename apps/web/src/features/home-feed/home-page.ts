import type { Translate } from '../../shared/i18n/translator.ts'
import { prefetched } from '../../shared/api/prefetch.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { homeFeedApi } from './home-feed-api.ts'
import { selectHomeFeed } from './home-feed-slice.ts'

/** Fetches the feed that is shown, if it is not here yet. */
export async function preloadHome({ store }: { store: AppStore }): Promise<void> {
  const { visit } = selectHomeFeed(store.getState())
  await prefetched(store.dispatch(homeFeedApi.endpoints.homeFeed.initiate({ visit })))
}

export function homeHead({ state, t }: { state: RootState; t: Translate<'home'> }) {
  const isMember = selectViewer(state) !== null
  return {
    title: t(isMember ? 'home.title' : 'home.landingTitle'),
    description: t('home.metaDescription'),
    canonical: '/',
    isListed: true,
    og: { type: 'website' },
  }
}
