/** Runs at most so many tasks at once; the others wait in their order. */
export function inTurn(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
