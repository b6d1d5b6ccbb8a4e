import { ENGAGED_SESSION_MS } from '@tessera/api-types/third-parties/pixel-rules'

type After = (ms: number, task: () => void) => () => void

/** Notifies once a visitor has stayed for a minute; the returned function cancels it when they leave. */
export const whenEngaged = (after: After, tell: () => void): (() => void) => after(ENGAGED_SESSION_MS, tell)
