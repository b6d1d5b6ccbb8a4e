import { EVENT_TYPES, makeTrackedEvent } from '@tessera/shared-tracking'
import { expect, it } from 'vitest'
import { makeEventChannel } from './event-channel.ts'

const event = makeTrackedEvent(
  { event_type: EVENT_TYPES.CLICK },
  { now: () => 0, newId: () => 'id', appState: () => 'active', view: () => ({}) },
)

function aChannel(first: 'given' | 'open' | 'refused') {
  let consent = first
  const sent: number[] = []
  const channel = makeEventChannel({
    now: () => 0,
    schedule: () => () => undefined,
    viewer: () => ({ isDesktop: true, isAuthenticated: true, hasFastFlush: false }),
    consent: () => consent,
    send: async ({ events }) => (sent.push(events.length), 'stored'),
    onLost: () => undefined,
  })
  const choose = (choice: typeof consent) => {
    consent = choice
    channel.consentChanged()
  }
  return { ...channel, sent, choose }
}

it('where consent is asked for, events wait for a yes and are forgotten with a no', () => {
  const { add, flush, sent, choose } = aChannel('open')
  add(event)
  flush('timer')
  expect(sent).toEqual([])
  choose('given')
  expect(sent).toEqual([1])

  const refused = aChannel('open')
  refused.add(event)
  refused.flush('leaving')
  refused.choose('refused')
  refused.add(event)
  refused.flush('timer')
  refused.choose('given')
  expect(refused.sent).toEqual([])
})
