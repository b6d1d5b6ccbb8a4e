interface Closable {
  close(): Promise<void> | void
}

/** Closes what was opened, the newest first; one that fails does not keep the others open. */
export class Closing {
  readonly #opened: Closable[] = []
  #closing: Promise<void> | null = null

  /** Remembers what was opened last; returns it. */
  last<T extends Closable>(opened: T): T {
    this.#opened.push(opened)
    return opened
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#closeAll())
  }

  async #closeAll(): Promise<void> {
    const faults: unknown[] = []
    for (const opened of this.#opened.toReversed()) {
      try {
        await opened.close()
      } catch (fault) {
        faults.push(fault)
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Not everything closed cleanly')
  }
}
