import { SOURCE_LOCALE, type Locale } from '@tessera/api-types/locales'
import {
  translatorFrom,
  type Translate as TranslateOf,
  type Translator as TranslatorOf,
} from '@tessera/i18n/translator'
import type { MessageArea, MessageKey } from './messages.ts'
import { loadMessages } from './load-messages.ts'

/** Translates the keys of `core` and of the areas that a module declares. */
export type Translate<Area extends MessageArea = never> = TranslateOf<MessageKey<Area>>

export type Translator<Area extends MessageArea = never> = TranslatorOf<MessageArea, MessageKey<Area>>

/** What every page begins with. Refusals come in English: only other languages need texts of their own for them. */
export const firstAreas = (locale: Locale): readonly MessageArea[] =>
  locale === SOURCE_LOCALE ? ['core'] : ['core', 'errors']

export const createTranslator = (locale: Locale): Promise<Translator<MessageArea>> =>
  translatorFrom<MessageArea, MessageKey>(loadMessages, locale, firstAreas(locale))
