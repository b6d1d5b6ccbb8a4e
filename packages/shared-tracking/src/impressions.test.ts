import { describe, expect, it } from 'vitest'
import {
  IDLE,
  type ImpressionInput,
  impressionStep,
  type ImpressionState,
  type Impression,
} from './impression-machine.ts'
import { makeImpressionTracker } from './impression-tracker.ts'

function run(...inputs: [ImpressionInput, number][]) {
  let state: ImpressionState = IDLE
  const impressions: Impression[] = []
  for (const [input, at] of inputs) {
    const step = impressionStep(state, input, at)
    state = step.state
    if (step.impression) impressions.push(step.impression)
  }
  return { status: state.status, impressions }
}

describe('the impression machine', () => {
  it('I-4.56 enter starts an impression and exit ends it with its duration', () => {
    expect(run(['enter', 10], ['exit', 60])).toEqual({
      status: 'idle',
      impressions: [{ startedAt: 10, endedAt: 60, isContinued: false }],
    })
  })

  it('I-4.56 pause and resume split an impression, and the second part is a continued one', () => {
    expect(run(['enter', 10], ['pause', 20], ['resume', 50], ['exit', 60]).impressions).toEqual([
      { startedAt: 10, endedAt: 20, isContinued: false },
      { startedAt: 50, endedAt: 60, isContinued: true },
    ])
  })

  it('I-4.56 what goes out of view while paused is not resumed', () => {
    expect(run(['enter', 10], ['pause', 20], ['exit', 30], ['resume', 50])).toEqual({
      status: 'idle',
      impressions: [{ startedAt: 10, endedAt: 20, isContinued: false }],
    })
    expect(run(['pause', 5], ['enter', 10], ['resume', 50], ['exit', 60]).impressions).toEqual([
      { startedAt: 50, endedAt: 60, isContinued: false },
    ])
  })

  it('I-4.56 nothing follows a stop', () => {
    expect(run(['enter', 10], ['stop', 20], ['enter', 30], ['exit', 40])).toEqual({
      status: 'stopped',
      impressions: [{ startedAt: 10, endedAt: 20, isContinued: false }],
    })
  })
})

it('I-4.56 the tracker pauses all, resumes all, and its stop drops the observer', () => {
  const seen: [string, number][] = []
  let [time, disconnects] = [0, 0]
  const tracker = makeImpressionTracker<string>({
    now: () => time,
    onImpression: (id, { startedAt, endedAt }) => seen.push([id, endedAt - startedAt]),
    disconnect: () => void disconnects++,
  })
  tracker.enter('a')
  tracker.enter('b')
  time = 5
  tracker.pause()
  tracker.enter('c')
  time = 100
  tracker.resume()
  time = 103
  tracker.exit('a')
  tracker.stop()
  tracker.stop()
  tracker.enter('d')
  tracker.exit('d')
  expect(seen).toEqual([
    ['a', 5],
    ['b', 5],
    ['a', 3],
    ['b', 3],
    ['c', 3],
  ])
  expect(disconnects).toBe(1)
})
