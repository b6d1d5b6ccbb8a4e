/** A clock that stands until it is advanced, with what was scheduled on it. */
export function testClock() {
  let time = 0
  let tasks: { at: number; task: () => void }[] = []
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return {
    now: () => time,
    schedule(ms: number, task: () => void) {
      const entry = { at: time + ms, task }
      tasks.push(entry)
      return () => void (tasks = tasks.filter((other) => other !== entry))
    },
    /** Lets ms go by, running each task at its time. */
    async pass(ms: number) {
      const end = time + ms
      await settle()
      for (;;) {
        const [next] = tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        tasks = tasks.filter((other) => other !== next)
        time = next.at
        next.task()
        await settle()
      }
      time = end
    },
  }
}
