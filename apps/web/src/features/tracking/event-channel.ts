import {
  type Batch,
  flushDelayMs,
  type FlushReason,
  type FlushViewer,
  makeEventBuffer,
  makeEventUploader,
  type Schedule,
  type SendOutcome,
  type TimeSpentEvent,
  type TrackedEvent,
} from '@tessera/shared-tracking'

export type SentEvent = TrackedEvent | TimeSpentEvent
type Consent = 'given' | 'open' | 'refused'

const MOST_HELD = 500

type Options = {
  now: () => number
  schedule: Schedule
  viewer: () => FlushViewer
  consent: () => Consent
  send: (batch: Batch<SentEvent>) => Promise<SendOutcome>
  /** A batch that could not be sent, for a caller that can store it. */
  onLost: (batch: Batch<SentEvent>) => void
}

/** From an event to the server: gathered, held until the person allows it, sent, sent again. */
export function makeEventChannel({ now, schedule, viewer, consent, send, onLost }: Options) {
  const { upload } = makeEventUploader<SentEvent>({ now, schedule, send, onLost })
  let held: SentEvent[] = []
  const deliver = (events: readonly SentEvent[], reason: FlushReason) => {
    const wish = consent()
    if (wish === 'open') held = [...held, ...events].slice(-MOST_HELD)
    if (wish === 'given') upload(events, reason)
  }
  const delayMs = (event: SentEvent) => flushDelayMs(event, viewer())
  const buffer = makeEventBuffer<SentEvent>({ now, schedule, delayMs, deliver })
  return {
    ...buffer,
    /** The person has chosen: what was held goes, or is forgotten. */
    consentChanged() {
      const wish = consent()
      if (wish === 'open') return
      const waiting = held
      held = []
      if (wish === 'given' && waiting.length > 0) upload(waiting, 'timer')
    },
  }
}
