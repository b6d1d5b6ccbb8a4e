// @vitest-environment jsdom
import { EVENT_TYPES, type TrackedInput } from '@tessera/shared-tracking'
import { expect, it } from 'vitest'
import { apiError } from '../../shared/api/http-answer.ts'
import { attachTracker } from '../../shared/tracking/track.ts'
import { runSignUp } from './run-sign-up.ts'
import { emitSignUp } from './sign-up-events.ts'

async function eventsOf(failures: readonly object[]): Promise<TrackedInput[]> {
  const told: TrackedInput[] = []
  const detach = attachTracker({ track: (input) => void told.push(input), count: () => undefined })
  const left = [...failures]
  const attempt = () => {
    const failure = left.shift()
    return failure ? Promise.reject(failure) : Promise.resolve('token')
  }
  await runSignUp({
    attempt,
    wait: () => Promise.resolve(),
    onState: (state) => emitSignUp(state, null),
  }).catch(() => undefined)
  detach()
  return told
}

const { SIGN_UP_ATTEMPT, SIGN_UP_SUCCESS, SIGN_UP_FAIL } = EVENT_TYPES
const lost = apiError(null, 0)
const taken = apiError({ api_error_code: 9042 }, 409)

it('I-4.06 I-8.06 a sign-up that fails is told once, after its last retry, with its code', async () => {
  const events = await eventsOf([lost, lost, lost, taken])
  expect(events.map(({ event_type }) => event_type)).toEqual([
    ...Array.from({ length: 4 }, () => SIGN_UP_ATTEMPT),
    SIGN_UP_FAIL,
  ])
  expect(events.at(-1)?.event_data).toEqual({ api_error_code: 9042 })
})

it('I-4.05 a sign-up that succeeds after a retry is told as two attempts and a success', async () => {
  const events = await eventsOf([lost])
  expect(events.map(({ event_type, event_data }) => [event_type, event_data?.retries])).toEqual([
    [SIGN_UP_ATTEMPT, 0],
    [SIGN_UP_ATTEMPT, 1],
    [SIGN_UP_SUCCESS, undefined],
  ])
})
