import { LRUCache } from 'lru-cache'

/** What one kind of cache holds, and how much of it; the definition holds nothing itself. */
export interface CacheKind<V extends object> {
  /** Names it in the metrics. */
  name: string
  /** Entries at most; the one used longest ago goes first. */
  max: number
  /** Never set: it carries the type of the values. */
  values?: V
}

export interface Cache<V extends object> {
  get(key: string): V | undefined
  set(key: string, value: V): void
  delete(key: string): void
}

/** The bounded caches of one process over one database. */
export interface Caches {
  of<V extends object>(kind: CacheKind<V>): Cache<V>
  /** Entries of each cache that was used. */
  sizes(): Map<string, number>
}

export function makeCaches(): Caches {
  const caches = new Map<CacheKind<object>, LRUCache<string, object>>()
  return {
    of<V extends object>(kind: CacheKind<V>) {
      const cache = caches.get(kind) ?? new LRUCache<string, object>({ max: kind.max })
      caches.set(kind, cache)
      return cache as Cache<object> as Cache<V>
    },
    sizes: () => new Map([...caches].map(([{ name }, { size }]) => [name, size])),
  }
}

const holdsNothing: Cache<never> = { get: () => undefined, set: () => undefined, delete: () => undefined }

/** Everything is read again each time. */
export const noCaches: Caches = { of: () => holdsNothing, sizes: () => new Map() }
