/** Messages between the processes of one site. Nothing is kept: who is not listening misses it. */
export interface PubSub {
  /** At most 7,000 bytes of JSON. */
  publish(channel: string, message: object): Promise<void>
  /** Returns how to stop listening. */
  subscribe(channel: string, listener: (message: unknown) => void): () => void
}

/** Who listens to what in this process. */
export function localListeners() {
  const listeners = new Map<string, Set<(message: unknown) => void>>()
  return {
    add(channel: string, listener: (message: unknown) => void): () => void {
      const those = listeners.get(channel) ?? new Set()
      listeners.set(channel, those.add(listener))
      return () => void those.delete(listener)
    },
    notify(channel: string, message: unknown): void {
      for (const listener of listeners.get(channel) ?? []) listener(message)
    },
  }
}

/** Within one process only. @internal Tests have one. */
export function localPubSub(): PubSub {
  const listeners = localListeners()
  return {
    async publish(channel, message) {
      listeners.notify(channel, structuredClone(message))
    },
    subscribe: listeners.add,
  }
}
