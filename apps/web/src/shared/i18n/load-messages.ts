import { messageLoader, writtenLocales, type LoadMessages, type MessageFile } from '@tessera/i18n/catalogue'
import type { MessageArea } from './messages.ts'

const files = import.meta.glob<MessageFile>('./messages/*/*.ts')

/** The languages this site is written in. */
export const siteLocales = writtenLocales(files)

export const loadMessages: LoadMessages<MessageArea> = messageLoader(files)
