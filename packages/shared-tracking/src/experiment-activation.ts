interface Ports {
  /** Sends several to the server at once; false when that failed. */
  send(names: readonly string[]): Promise<boolean>
  /** Runs a task once what is being done now is done. */
  soon(task: () => void): void
}

/** Marks experiments active once checked. Checks of one moment go in one call; what failed goes with the next one. */
export function makeExperimentActivator({ send, soon }: Ports) {
  const active = new Set<string>()
  const unsent = new Set<string>()
  let isPlanned = false

  async function flush(): Promise<void> {
    isPlanned = false
    const names = [...unsent]
    unsent.clear()
    if (await send(names)) return
    for (const name of names) unsent.add(name)
  }

  return {
    isActive: (name: string): boolean => active.has(name),
    check(name: string): void {
      if (active.has(name)) return
      active.add(name)
      unsent.add(name)
      if (isPlanned) return
      isPlanned = true
      soon(() => void flush())
    },
  }
}
