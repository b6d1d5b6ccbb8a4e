import { translatorFrom, type Translator as TranslatorOf } from '@tessera/i18n/translator'
import type { Locale } from '@tessera/api-types/locales'
import type { MessageArea, MessageKey } from './messages.ts'
import { loadMessages } from './load-messages.ts'

export type Translator = TranslatorOf<MessageArea, MessageKey>
export type Translate = Translator['t']

export const createTranslator = (locale: Locale): Promise<Translator> =>
  translatorFrom<MessageArea, MessageKey>(loadMessages, locale, ['core'])
