import { setTimeout as pause } from 'node:timers/promises'
import { signatureOf } from '../signed-message.ts'

export interface SentEvent {
  id: string
  type: string
  occurred_at: string
  payment: object
}

const TRIES = 6
const FIRST_PAUSE_MS = 250
const TIMEOUT_MS = 5_000

interface Options {
  url: string
  secret: string
  now(): Date
}

/** Sends events the way networks do: the newest first, each twice, again until it is received. */
export function makeEventSender({ url, secret, now }: Options) {
  const closing = new AbortController()
  const underway = new Set<Promise<unknown>>()

  async function isReceived(event: SentEvent): Promise<boolean> {
    const body = JSON.stringify(event)
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'tessera-signature': signatureOf(secret, body, now()) },
      body,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).catch(() => null)
    await response?.body?.cancel()
    return response?.ok ?? false
  }

  async function deliver(event: SentEvent): Promise<void> {
    for (let tried = 0; tried < TRIES && !(await isReceived(event)); tried += 1)
      await pause(FIRST_PAUSE_MS * 2 ** tried, undefined, { signal: closing.signal }).catch(() => undefined)
  }

  async function deliverAll(events: readonly SentEvent[]): Promise<void> {
    for (const event of events.toReversed().flatMap((each) => [each, each])) await deliver(event)
  }

  return {
    send(events: readonly SentEvent[]): void {
      const sending = deliverAll(events)
      underway.add(sending)
      void sending.finally(() => underway.delete(sending))
    },
    /** Once nothing is on its way. */
    async settled(): Promise<void> {
      while (underway.size > 0) await Promise.all(underway)
    },
    async close(): Promise<void> {
      closing.abort()
      await Promise.all(underway)
    },
  }
}
