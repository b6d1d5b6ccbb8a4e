import type { Messages } from '@lingui/core'
import {
  LOCALES,
  SOURCE_LOCALE,
  catalogueOf,
  isLocale,
  localeCode,
  type Locale,
} from '@tessera/api-types/locales'

/** The files of an app's texts, `./messages/{locale}/{area}.ts`, each loaded when it is asked for. */
export type MessageFiles = Readonly<Record<string, () => Promise<MessageFile>>>
export type MessageFile = { messages: Messages }

export type LoadMessages<Area extends string> = (locale: string, areas: readonly Area[]) => Promise<Messages>

/** The one file of an area in a language: English where the area is not translated. */
export function messageFile(files: MessageFiles, locale: Locale, area: string): string {
  const own = `./messages/${catalogueOf(locale)}/${area}.ts`
  return own in files ? own : `./messages/${SOURCE_LOCALE}/${area}.ts`
}

/**
 * Loads the compiled texts of some areas, one file each: the build has put English where a translation lacks a text.
 * A later area has the last word. Throws for an unknown locale.
 */
export const messageLoader =
  <Area extends string>(files: MessageFiles): LoadMessages<Area> =>
  async (locale, areas) => {
    if (!isLocale(locale)) throw new Error(`Unknown locale ${locale}`)
    const loaded = await Promise.all(
      areas.map(async (area) => (await files[messageFile(files, locale, area)]?.())?.messages),
    )
    return Object.assign({}, ...loaded)
  }

/** The locales an app has texts of. */
export function writtenLocales(files: MessageFiles): Locale[] {
  const folders = new Set(Object.keys(files).map((path) => path.split('/')[2]))
  return LOCALES.filter((locale) => folders.has(catalogueOf(locale)))
}

/**
 * The locale to render in: one without texts becomes English, so that no page claims a language it is not in.
 * A missing or unknown one is reported once besides.
 */
export function supportedLocale(
  tag: string | undefined,
  written: readonly Locale[],
  report: (problem: string) => void,
): Locale {
  const code = localeCode(tag ?? '')
  if (isLocale(code)) return written.includes(code) ? code : SOURCE_LOCALE
  report(tag ? `Unknown locale ${tag}` : 'Missing locale')
  return SOURCE_LOCALE
}
