import type { Messages } from '@lingui/core'
import { SOURCE_LOCALE, catalogueOf, isLocale, localeCode, type Locale } from '@tessera/api-types/locales'
import type { MessageArea } from './messages.ts'

const files = import.meta.glob<{ messages: Messages }>('./messages/*/*.ts')

export const messageFile = (locale: Locale, area: MessageArea) =>
  `./messages/${catalogueOf(locale)}/${area}.ts`

async function loadArea(locale: Locale, area: MessageArea): Promise<Messages> {
  const load = files[messageFile(locale, area)]
  return load ? (await load()).messages : {}
}

/** The compiled texts of some areas, the English text standing in where a translation is missing. Throws for an unknown locale. */
export async function loadMessages(locale: string, areas: readonly MessageArea[]): Promise<Messages> {
  if (!isLocale(locale)) throw new Error(`Unknown locale ${locale}`)
  const sources: Locale[] = locale === SOURCE_LOCALE ? [SOURCE_LOCALE] : [SOURCE_LOCALE, locale]
  const wanted = sources.flatMap((source) => areas.map((area) => loadArea(source, area)))
  return Object.assign({}, ...(await Promise.all(wanted)))
}

/** The locale to render in: a missing or unknown one is reported once and becomes English. */
export function supportedLocale(tag: string | undefined, report: (problem: string) => void): Locale {
  const code = localeCode(tag ?? '')
  if (isLocale(code)) return code
  report(tag ? `Unknown locale ${tag}` : 'Missing locale')
  return SOURCE_LOCALE
}
