import { isBrowser } from '../browser/is-browser.ts'

type Check = (name: string) => void

const waiting = new Set<string>()
let sink: Check | null = null

/** The page was told its group of an experiment; counted once the code for it is here. */
export const noteCheck: Check = (name) => {
  if (!isBrowser) return
  if (sink) sink(name)
  else waiting.add(name)
}

/** Who counts is here: it hears what waited, then everything that follows, until the answer is called. */
export function onCheck(check: Check): () => void {
  sink = check
  for (const name of waiting) check(name)
  waiting.clear()
  return () => {
    if (sink === check) sink = null
  }
}
