import { AdsExplained } from '../../features/about-ads/AdsExplained.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['about-ads']

export const head = ({ t }: { t: Translate<'about-ads'> }) => ({
  title: t('aboutAds.title'),
  canonical: '/about/ads/',
  isListed: true,
})

export const Page = AdsExplained
