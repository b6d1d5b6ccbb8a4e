import { isBrowser } from '../browser/is-browser.ts'

type Check = (name: string) => void

const waiting = new Set<string>()
let sink: Check | null = null

/** The page read its group of an experiment; counted once the code for that has loaded. */
export const noteCheck: Check = (name) => {
  if (!isBrowser) return
  if (sink) sink(name)
  else waiting.add(name)
}

/** Registers the listener: it gets what was queued, then every check, until the returned function is called. */
export function onCheck(check: Check): () => void {
  sink = check
  for (const name of waiting) check(name)
  waiting.clear()
  return () => {
    if (sink === check) sink = null
  }
}
