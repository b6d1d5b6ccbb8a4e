interface Closable {
  close(): Promise<void> | void
}

/** Closes what was opened, the newest first; one that fails does not keep the others open. */
export class Closing {
  readonly #opened: Closable[] = []
  #closing: Promise<void> = Promise.resolve()

  /** Remembers what was opened last; returns it. What comes while the rest is closed waits for the next call. */
  last<T extends Closable>(opened: T): T {
    this.#opened.push(opened)
    return opened
  }

  close(): Promise<void> {
    const closed = this.#closing.then(() => this.#closeAll())
    this.#closing = closed.catch(() => undefined)
    return closed
  }

  async #closeAll(): Promise<void> {
    const faults: unknown[] = []
    for (let opened = this.#opened.pop(); opened; opened = this.#opened.pop()) {
      try {
        await opened.close()
      } catch (fault) {
        faults.push(fault)
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Not everything closed cleanly')
  }
}
