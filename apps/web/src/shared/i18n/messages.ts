import type { messages as core } from './messages/en_US/core.ts'

/** The English texts by area: they define which keys exist. A new area is added here. */
interface MessageAreas {
  core: typeof core
}

export type MessageArea = keyof MessageAreas

type KeysOf<T> = T extends unknown ? keyof T & string : never
export type MessageKey = KeysOf<MessageAreas[MessageArea]>
