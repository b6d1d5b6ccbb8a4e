/** Runs a piece of work for all who ask before it begins. */
export type Joined<T> = (work: () => Promise<T>) => Promise<T>

/**
 * Shares runs of one piece of work whose outcome is to be no older than the asking: who asks while a run is under way
 * waits for the next one, which all who came meanwhile share.
 */
export function makeJoined<T>(): Joined<T> {
  let running: Promise<unknown> | null = null
  let next: Promise<T> | null = null

  function begin(work: () => Promise<T>): Promise<T> {
    const run = work()
    const ended = run.then(
      () => undefined,
      () => undefined,
    )
    running = ended
    void ended.then(() => {
      if (running === ended && !next) running = null
    })
    return run
  }

  return (work) => {
    if (!running) return begin(work)
    next ??= running.then(() => {
      next = null
      return begin(work)
    })
    return next
  }
}
