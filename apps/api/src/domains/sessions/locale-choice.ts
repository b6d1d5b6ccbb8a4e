import { isLocale, localeCode, LOCALES, SOURCE_LOCALE, type Locale } from '@tessera/api-types/locales'

/** Which locale a bare language means where several share it. */
const DEFAULT_OF_LANGUAGE: ReadonlyMap<string, Locale> = new Map([
  ['en', 'en_US'],
  ['es', 'es_ES'],
  ['no', 'nb_NO'],
  ['pt', 'pt_BR'],
  ['zh', 'zh_CN'],
])
const TRADITIONAL = /^zh_(hant|tw|hk|mo)(_|$)/i
const MAX_TAGS = 20

interface LocaleHints {
  /** The member's own choice, over everything else. */
  chosen: string | null
  cookie: string | null
  /** The locale of a regional host. */
  host?: string | null
  acceptLanguage: string
}

/** The locale to speak: the member's, the browser's cookie, the host's, then the header's best match. */
export function chooseLocale({ chosen, cookie, host = null, acceptLanguage }: LocaleHints): Locale {
  for (const code of [chosen, cookie, host]) {
    if (code !== null && isLocale(localeCode(code))) return localeCode(code) as Locale
  }
  for (const tag of preferredTags(acceptLanguage)) {
    const match = localeOfTag(tag)
    if (match) return match
  }
  return SOURCE_LOCALE
}

/** The tags of an Accept-Language header, the most wanted first. */
export function preferredTags(header: string): string[] {
  return header
    .split(',', MAX_TAGS)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]{1,5})\s*$/.exec(one)?.[1]).find(Boolean)
      return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

function localeOfTag(tag: string): Locale | null {
  const code = localeCode(tag)
  if (TRADITIONAL.test(code)) return 'zh_TW'
  const exact = LOCALES.find((locale) => locale.toLowerCase() === code.toLowerCase())
  if (exact) return exact
  const language = code.split('_')[0]?.toLowerCase() ?? ''
  return (
    DEFAULT_OF_LANGUAGE.get(language) ?? LOCALES.find((locale) => locale.split('_')[0] === language) ?? null
  )
}
