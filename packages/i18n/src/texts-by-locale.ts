import { I18n } from '@lingui/core'
import {
  LOCALES,
  SOURCE_LOCALE,
  catalogueOf,
  isLocale,
  languageTag,
  type Locale,
} from '@tessera/api-types/locales'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import type { MessageValues } from './translator.ts'

/** Turns ICU source texts into the form the runtime formats, so that no parser runs where they are shown. */
export function compileCatalogue(source: Readonly<Record<string, string>>): Record<string, CompiledMessage> {
  const compiled = Object.entries(source).map(([key, text]) => [key, compileMessage(text)] as const)
  return Object.fromEntries(compiled)
}

/** The texts of one language, all of them here. */
export interface Texts<Key extends string> {
  /** The language they are in. */
  locale: Locale
  t: (key: Key, values?: MessageValues) => string
  has: (key: string) => key is Key
}

export type Translations<Key extends string> = Partial<Record<Locale, Partial<Record<Key, string>>>>

/**
 * Compiles the texts of every language at once. A locale without any is answered in English,
 * which also stands in for a text that a translation lacks.
 */
export function textsByLocale<Key extends string>(
  source: Readonly<Record<Key, string>>,
  translations: Translations<Key>,
): (locale: string) => Texts<Key> {
  const has = (key: string): key is Key => Object.hasOwn(source, key)
  const textsIn = (locale: Locale, texts: Readonly<Record<string, string>>): Texts<Key> => {
    const tag = languageTag(locale)
    const i18n = new I18n({ locale: tag, messages: { [tag]: compileCatalogue(texts) } })
    return { locale, t: (key, values) => i18n._(key, values), has }
  }
  const english = textsIn(SOURCE_LOCALE, source)
  const written = LOCALES.flatMap((locale) => {
    const own = translations[catalogueOf(locale)]
    return own ? [[locale, textsIn(locale, { ...source, ...own })] as const] : []
  })
  const byLocale = new Map<Locale, Texts<Key>>(written)
  return (locale) => (isLocale(locale) && byLocale.get(locale)) || english
}
