import type { Locale } from '@tessera/api-types/locales'
import {
  messageFile,
  messageLoader,
  writtenLocales,
  type LoadMessages,
  type MessageFile,
} from '@tessera/i18n/catalogue'
import type { MessageArea } from './messages.ts'

const files = import.meta.glob<MessageFile>('./messages/*/*.ts')

/** The languages this site is written in. */
export const siteLocales = writtenLocales(files)

export const loadMessages: LoadMessages<MessageArea> = messageLoader(files)

/** The source file of an area in a language, as the build names it. */
export const messageSource = (locale: Locale, area: MessageArea): string =>
  messageFile(files, locale, area).replace('./', 'src/shared/i18n/')
