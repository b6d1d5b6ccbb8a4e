type Listener = (version: string) => void

const listeners = new Set<Listener>()

/** Told by every answer of the server; those who compare versions subscribe. */
export function reportServerVersion(version: string): void {
  for (const listener of listeners) listener(version)
}

export function onServerVersion(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
