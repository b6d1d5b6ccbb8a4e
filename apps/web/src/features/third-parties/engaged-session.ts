import { ENGAGED_SESSION_MS } from '@tessera/api-types/third-parties/pixel-rules'

type After = (ms: number, task: () => void) => () => void

/** Tells once that somebody has stayed for a minute; the answer, called when they leave, keeps it from being told. */
export const whenEngaged = (after: After, tell: () => void): (() => void) => after(ENGAGED_SESSION_MS, tell)
