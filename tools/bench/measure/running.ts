interface Stoppable {
  stop(): Promise<void>
}

/** Starts programs one by one, hands them to `work`, and ends them whatever happened. */
export async function withRunning<T extends Record<string, Stoppable>, R>(
  starts: { [K in keyof T]: () => Promise<T[K]> },
  work: (running: T) => Promise<R>,
): Promise<R> {
  const running: Partial<T> = {}
  try {
    for (const name of Object.keys(starts) as (keyof T)[]) running[name] = await starts[name]()
    return await work(running as T)
  } finally {
    for (const program of Object.values(running)) await (program as Stoppable).stop()
  }
}
