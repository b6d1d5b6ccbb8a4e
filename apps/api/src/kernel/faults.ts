import type { Deps } from './deps.ts'

/** Collects what fails of work whose parts do not depend on each other. */
export class Faults {
  readonly #log: Deps['log']
  readonly #faults: unknown[] = []

  constructor(log: Deps['log']) {
    this.#log = log
  }

  /** Runs one part; what it throws is logged and kept, so that the others have their turn. */
  async keep(part: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#log.error({ err: error, part }, 'a part of a job failed')
      this.#faults.push(error)
    }
  }

  /** @throws AggregateError where a part failed */
  end(): void {
    if (this.#faults.length > 0)
      throw new AggregateError(
        this.#faults,
        `${this.#faults.length} parts failed, first: ${String(this.#faults[0])}`,
      )
  }
}
