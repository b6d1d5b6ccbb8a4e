import {
  IDLE,
  type ImpressionInput,
  impressionStep,
  type ImpressionState,
  type Sight,
} from './impression-machine.ts'

type Parts = {
  now: () => number
  onSight: (id: string, sight: Sight) => void
  /** Ends the watching of the page; called once, by `stop`. */
  disconnect: () => void
}

export type ImpressionTracker = ReturnType<typeof makeImpressionTracker>

/** Follows which things are in view; each has a machine of its own. */
export function makeImpressionTracker({ now, onSight, disconnect }: Parts) {
  const states = new Map<string, ImpressionState>()
  let isPaused = false
  let isStopped = false
  const tell = (id: string, input: ImpressionInput) => {
    const known = states.get(id) ?? (isPaused ? impressionStep(IDLE, 'pause', now()).state : IDLE)
    const { state, sight } = impressionStep(known, input, now())
    states.set(id, state)
    if (sight) onSight(id, sight)
    if (state.status === 'idle') states.delete(id)
  }
  const tellAll = (input: ImpressionInput) => [...states.keys()].forEach((id) => tell(id, input))
  return {
    enter: (id: string) => void (isStopped || tell(id, 'enter')),
    exit: (id: string) => void (isStopped || tell(id, 'exit')),
    pause() {
      isPaused = true
      tellAll('pause')
    },
    resume() {
      isPaused = false
      tellAll('resume')
    },
    stop() {
      if (isStopped) return
      isStopped = true
      tellAll('stop')
      states.clear()
      disconnect()
    },
    isPaused: () => isPaused,
  }
}
