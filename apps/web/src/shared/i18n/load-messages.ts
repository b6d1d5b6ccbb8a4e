import { messageLoader, type LoadMessages, type MessageFile } from '@tessera/i18n/catalogue'
import type { MessageArea } from './messages.ts'

const files = import.meta.glob<MessageFile>('./messages/*/*.ts')

export const loadMessages: LoadMessages<MessageArea> = messageLoader(files)
