export interface VisualEntry {
  id: string
  /** 128 bytes; see descriptor.ts */
  descriptor: Uint8Array
  /** In milliseconds; now, unless it is given. */
  storedAt?: number
}

/** Of more pictures the newest are searched; 25 MB of descriptors. */
export const MOST_PICTURES = 200_000

export interface VisualNeighbour {
  id: string
  /** as `descriptorDistance`: 0 is the same look */
  distance: number
}

/** Which of the newest pictures look alike. Calls are answered in the order they are made. */
export interface VisualIndex {
  /** Adds pictures; one whose id is there already gets the new descriptor. */
  add(entries: readonly VisualEntry[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** The k nearest, nearest first; ties in the order of the ids. */
  nearest(descriptor: Uint8Array, k: number): Promise<VisualNeighbour[]>
  size(): Promise<number>
  ids(): Promise<string[]>
  /** Calls `listener` each time what was added is lost, and why; the index goes on, empty. Returns how to stop. */
  onLost(listener: (error: Error) => void): () => void
  close(): Promise<void>
}
