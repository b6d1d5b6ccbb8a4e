/** The locales a member can choose; the only list of them. spec 000 §9 */
export const LOCALES = [
  'af_ZA',
  'ar_SA',
  'bg_BG',
  'bn_IN',
  'cs_CZ',
  'da_DK',
  'de',
  'el_GR',
  'en_AU',
  'en_GB',
  'en_IN',
  'en_US',
  'es_419',
  'es_AR',
  'es_ES',
  'es_MX',
  'es_US',
  'fi_FI',
  'fr',
  'he_IL',
  'hi_IN',
  'hr_HR',
  'hu_HU',
  'id_ID',
  'it',
  'ja',
  'ko_KR',
  'ms_MY',
  'nb_NO',
  'nl',
  'pl_PL',
  'pt_BR',
  'pt_PT',
  'ro_RO',
  'ru_RU',
  'sk_SK',
  'sv_SE',
  'te_IN',
  'th_TH',
  'tl_PH',
  'tr',
  'uk_UA',
  'vi_VN',
  'zh_CN',
  'zh_TW',
] as const

export type Locale = (typeof LOCALES)[number]

/** The language the texts are written in: it is the fallback, not a translation. */
export const SOURCE_LOCALE = 'en_US' satisfies Locale

/** Locales that read the catalogue of another one. */
export const SHARED_CATALOGUES: Partial<Record<Locale, Locale>> = { es_US: 'es_419' }

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set<Locale>(['ar_SA', 'he_IL'])

/** `pt-BR` and `pt_BR` name the same locale. */
export const localeCode = (tag: string): string => tag.replaceAll('-', '_')

export const isLocale = (code: string): code is Locale => (LOCALES as readonly string[]).includes(code)

export const catalogueOf = (locale: Locale): Locale => SHARED_CATALOGUES[locale] ?? locale

export const directionOf = (code: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(localeCode(code)) ? 'rtl' : 'ltr'

/** The BCP 47 tag for `lang` attributes and Intl. */
export const languageTag = (code: string): string => code.replaceAll('_', '-')
