import {
  IDLE,
  type ImpressionInput,
  impressionStep,
  type ImpressionState,
  type Impression,
} from './impression-machine.ts'

type Options<Thing> = {
  now: () => number
  onImpression: (thing: Thing, impression: Impression) => void
  /** Ends the watching of the page; called once, by `stop`. */
  disconnect: () => void
}

export type ImpressionTracker = ReturnType<typeof makeImpressionTracker>

/** Follows which things are in view; each has a machine of its own. */
export function makeImpressionTracker<Thing>({ now, onImpression, disconnect }: Options<Thing>) {
  const states = new Map<Thing, ImpressionState>()
  let isPaused = false
  let isStopped = false
  const emit = (thing: Thing, input: ImpressionInput) => {
    const known = states.get(thing) ?? (isPaused ? impressionStep(IDLE, 'pause', now()).state : IDLE)
    const { state, impression } = impressionStep(known, input, now())
    states.set(thing, state)
    if (impression) onImpression(thing, impression)
    if (state.status === 'idle') states.delete(thing)
  }
  const emitAll = (input: ImpressionInput) => [...states.keys()].forEach((thing) => emit(thing, input))
  return {
    enter: (thing: Thing) => void (isStopped || emit(thing, 'enter')),
    exit: (thing: Thing) => void (isStopped || emit(thing, 'exit')),
    pause() {
      isPaused = true
      emitAll('pause')
    },
    resume() {
      isPaused = false
      emitAll('resume')
    },
    stop() {
      if (isStopped) return
      isStopped = true
      emitAll('stop')
      states.clear()
      disconnect()
    },
    isPaused: () => isPaused,
  }
}
