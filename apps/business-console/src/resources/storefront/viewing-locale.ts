import type { StorefrontFeedView } from '@tessera/api-types/catalogs/storefront'

type Feeds = readonly StorefrontFeedView[]

export const countriesOf = (feeds: Feeds): string[] => [...new Set(feeds.map(({ country }) => country))]

export const languagesOf = (feeds: Feeds, country: string): string[] => [
  ...new Set(inCountry(feeds, country).map(({ language }) => language)),
]

export const inCountry = (feeds: Feeds, country: string): StorefrontFeedView[] =>
  feeds.filter((feed) => feed.country === country)

export const inLocale = (feeds: Feeds, country: string, language: string): StorefrontFeedView[] =>
  inCountry(feeds, country).filter((feed) => feed.language === language)

/** The feed that a country or a language begins with: the first one that is on. */
export const firstOf = (feeds: Feeds): StorefrontFeedView | undefined =>
  feeds.find(({ is_active }) => is_active) ?? feeds[0]
