import { adLoadApi } from '../../features/about-ads/ad-load-api.ts'
import { AdsExplained } from '../../features/about-ads/AdsExplained.tsx'
import { prefetched } from '../../shared/api/prefetch.ts'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

export const messageAreas: readonly MessageArea[] = ['about-ads']

export async function preload({ store: { dispatch } }: { store: AppStore }) {
  await prefetched(dispatch(adLoadApi.endpoints.adLoad.initiate({})))
}

export const head = ({ t }: { t: Translate<'about-ads'> }) => ({
  title: t('aboutAds.title'),
  canonical: '/about/ads/',
  isListed: true,
})

export const Page = AdsExplained
