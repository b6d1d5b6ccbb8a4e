export const DAY_MS = 86_400_000

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs `task` after `ms`; the returned function cancels it. */
export function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

/** The browser's clock, in ms. */
export const now = (): number => Date.now()

const two = (value: number) => String(value).padStart(2, '0')

/** The day it is here, as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
