import { SOURCE_LOCALE, type Locale } from '@tessera/api-types/locales'
import { translatorFrom, type Translator as TranslatorOf } from '@tessera/i18n/translator'
import type { MessageArea, MessageKey } from './messages.ts'
import { loadMessages } from './load-messages.ts'

export type Translator = TranslatorOf<MessageArea, MessageKey>
export type Translate = Translator['t']

/** What every page begins with. Refusals come in English: only other languages need texts of their own for them. */
export const firstAreas = (locale: Locale): readonly MessageArea[] =>
  locale === SOURCE_LOCALE ? ['core'] : ['core', 'errors']

export const createTranslator = (locale: Locale): Promise<Translator> =>
  translatorFrom<MessageArea, MessageKey>(loadMessages, locale, firstAreas(locale))
