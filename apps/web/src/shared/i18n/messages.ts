import type { messages as auth } from './messages/en_US/auth.ts'
import type { messages as core } from './messages/en_US/core.ts'
import type { messages as settings } from './messages/en_US/settings.ts'
import type { messages as verification } from './messages/en_US/verification.ts'

/** The English texts by area: they define which keys exist. A new area is added here. */
interface MessageAreas {
  core: typeof core
  auth: typeof auth
  settings: typeof settings
  verification: typeof verification
}

export type MessageArea = keyof MessageAreas

type KeysOf<T> = T extends unknown ? keyof T & string : never
export type MessageKey = KeysOf<MessageAreas[MessageArea]>
