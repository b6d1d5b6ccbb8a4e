/** Seen from `startedAt` to `endedAt`, in ms since 1970; a later stretch of one impression is continued. */
export type Impression = { startedAt: number; endedAt: number; isContinued: boolean }

export type ImpressionState =
  | { status: 'idle' }
  | { status: 'visible'; startedAt: number; isContinued: boolean }
  | { status: 'paused'; wasVisible: boolean; isContinued: boolean }
  | { status: 'stopped' }

export type ImpressionInput = 'enter' | 'exit' | 'pause' | 'resume' | 'stop'
type Step = { state: ImpressionState; impression?: Impression }

export const IDLE: ImpressionState = { status: 'idle' }

/** Half of a pin in view makes an impression of it. // ADR 0009 */
export const IMPRESSION_SHARE = 0.5

function whileVisible(
  state: Extract<ImpressionState, { status: 'visible' }>,
  input: ImpressionInput,
  at: number,
): Step {
  const { startedAt, isContinued } = state
  const impression = { startedAt, endedAt: at, isContinued }
  if (input === 'exit') return { state: IDLE, impression }
  if (input === 'pause')
    return { state: { status: 'paused', wasVisible: true, isContinued: true }, impression }
  if (input === 'stop') return { state: { status: 'stopped' }, impression }
  return { state }
}

function whilePaused(
  state: Extract<ImpressionState, { status: 'paused' }>,
  input: ImpressionInput,
  at: number,
): Step {
  if (input === 'enter') return { state: { ...state, wasVisible: true } }
  if (input === 'exit') return { state: { status: 'paused', wasVisible: false, isContinued: false } }
  if (input === 'stop') return { state: { status: 'stopped' } }
  if (input !== 'resume') return { state }
  const { wasVisible, isContinued } = state
  return { state: wasVisible ? { status: 'visible', startedAt: at, isContinued } : IDLE }
}

/** What an input at a time makes of one thing's state, and the impression it ends. // spec 001 §4 */
export function impressionStep(state: ImpressionState, input: ImpressionInput, at: number): Step {
  switch (state.status) {
    case 'idle':
      if (input === 'enter') return { state: { status: 'visible', startedAt: at, isContinued: false } }
      if (input === 'pause') return { state: { status: 'paused', wasVisible: false, isContinued: false } }
      return { state: input === 'stop' ? { status: 'stopped' } : state }
    case 'visible':
      return whileVisible(state, input, at)
    case 'paused':
      return whilePaused(state, input, at)
    case 'stopped':
      return { state }
  }
}
