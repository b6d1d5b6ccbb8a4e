import type { Readable } from 'node:stream'

export interface ObjectStat {
  /** bytes */
  size: number
  contentType: string
}

export interface StoredStat extends ObjectStat {
  /** Of the last time it was put. */
  storedAt: Date
}

export interface ListedObject {
  key: string
  storedAt: Date
}

export interface StoredObject extends ObjectStat {
  body: Readable
}

export interface ByteRange {
  start: number
  end: number
}

export type StorageBody = Uint8Array | Readable

/**
 * Where uploaded bytes live. A key is a relative path of lower-case words whose extension
 * names its content type; putting the same key again replaces the object in one step.
 */
export interface Storage {
  put(key: string, body: StorageBody, options: { contentType: string }): Promise<void>
  /** Whole, or the bytes from `start` to `end`, both included; `size` is that of what is given. */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>
  stat(key: string): Promise<StoredStat | undefined>
  exists(key: string): Promise<boolean>
  delete(key: string): Promise<void>
  /** Every object whose key begins with the folder (`images/orig`), or every one at all, in no order. */
  list(folder?: string): AsyncIterable<ListedObject>
}
