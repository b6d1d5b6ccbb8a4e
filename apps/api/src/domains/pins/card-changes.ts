/** What a card shows of: a pin, its aggregated pin, its pinner or the owner of its board, its board. */
export type CardSource = `${'pin' | 'picture' | 'person' | 'board'} ${string}`

/** More changes than these between two looks, and every card is read anew. */
export const MOST_CHANGES = 5_000
const MOST_KEPT = 100_000

/** What one look at the log of changes found. */
export interface ChangeLook {
  /** The transactions that were committed by then, as PostgreSQL writes a snapshot. */
  snapshot: string
  /** What was committed since the snapshot that the look was given. */
  changed: readonly CardSource[]
  /** The log may lack some of it, or the look was given no snapshot. */
  isIncomplete: boolean
}

/**
 * Which cards of a process are as old as what they show. Counts its looks; a card that was read after look 7 holds
 * until a later look finds a change of one of its sources.
 */
export class CardChanges {
  /** Null before the first look: until then nothing that is read can be trusted later. */
  snapshot: string | null = null
  looks = 0
  private oldest = 0
  private readonly changedBy = new Map<CardSource, number>()

  /** Looks may end in another order than they began: what was committed by the snapshot of each has been found by then. */
  apply({ snapshot, changed, isIncomplete }: ChangeLook): void {
    this.looks += 1
    if (isIncomplete || this.changedBy.size + changed.length > MOST_KEPT) {
      this.changedBy.clear()
      this.oldest = this.looks
    }
    for (const source of changed) this.changedBy.set(source, this.looks)
    this.snapshot = snapshot
  }

  /** @param readAfter as many looks as there had been before the card was read */
  isCurrent(readAfter: number, sources: readonly CardSource[]): boolean {
    return (
      readAfter >= this.oldest && sources.every((source) => (this.changedBy.get(source) ?? 0) <= readAfter)
    )
  }
}
