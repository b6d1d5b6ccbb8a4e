import { describe, expect, it } from 'vitest'
import { testClock } from './testing/test-clock.ts'
import { makeAppFocus } from './app-focus.ts'
import { makeLocaleStringLog } from './locale-string-log.ts'
import {
  interactionBucket,
  isLayoutShiftReported,
  isSampled,
  roundTripBucket,
  SAMPLE_RATES,
  sampleRateOf,
} from './telemetry.ts'

describe('telemetry', () => {
  it('I-9.14 sample rates are 1, 0.1, 0.01, and 1e-4 for locale strings, 1 where none is set', () => {
    for (const [name, rate] of Object.entries(SAMPLE_RATES))
      expect(name === 'locale_string' ? [0.0001] : [1, 0.1, 0.01]).toContain(rate)
    expect(sampleRateOf('share_suggestions_failed')).toBe(1)
    expect(isSampled('share_suggestions_failed', () => 0.999)).toBe(true)
    expect([isSampled('web_vital', () => 0.099), isSampled('web_vital', () => 0.1)]).toEqual([true, false])
  })

  it('I-9.33 round trips fall into five buckets', () => {
    expect([49, 199, 499, 999, 5000].map(roundTripBucket)).toEqual(['50', '200', '500', '1000', 'max'])
    expect([50, 200, 500, 1000].map(roundTripBucket)).toEqual(['200', '500', '1000', 'max'])
  })

  it('I-9.34 a layout shift is reported from 0.009 on', () => {
    expect([0.008, 0.009, 0.2].map(isLayoutShiftReported)).toEqual([false, true, true])
  })

  it('I-9.35 counts of interactions with pins fall into eight buckets', () => {
    const buckets = Array.from({ length: 20 }, (_, index) => interactionBucket(index + 1))
    const expected = ['1', '2', '3', '4-5', '4-5', '6-7', '6-7', '8-9', '8-9']
    expect(buckets).toEqual([...expected, ...Array(6).fill('10-15'), ...Array(5).fill('16+')])
    expect(interactionBucket(0)).toBeNull()
  })
})

it('I-9.11 one in ten thousand missing texts is reported, in batches of 10 s', async () => {
  const { schedule, pass } = testClock()
  const sent: (readonly unknown[])[] = []
  let count = 0
  const log = makeLocaleStringLog({
    schedule,
    random: () => (count++ % 10_000) / 10_000,
    send: (texts) => sent.push(texts),
  })
  for (let text = 0; text < 20_000; text++) log({ locale: 'fr_FR', key: `text.${text}` })
  await pass(9_999)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual([
    [
      { locale: 'fr_FR', key: 'text.0' },
      { locale: 'fr_FR', key: 'text.10000' },
    ],
  ])
})

describe('app focus', () => {
  function aFocus({ isAuthenticated = true, isDesktop = true } = {}) {
    const calls: string[] = []
    const focus = makeAppFocus({
      isAuthenticated,
      isDesktop,
      register: () => (calls.push('register'), () => void calls.push('unregister')),
      flush: () => void calls.push('flush'),
      refresh: () => void calls.push('refresh'),
      initDesktop: () => void calls.push('init'),
    })
    return { focus, calls }
  }

  it('I-4.61 a pause takes the listeners away and sends the buffered events at once', () => {
    const { focus, calls } = aFocus({ isDesktop: false })
    focus.pause()
    expect(calls).toEqual(['register', 'unregister', 'flush'])
  })

  it('I-4.62 a resume listens again and refreshes the state, once', () => {
    const { focus, calls } = aFocus({ isDesktop: false })
    focus.pause()
    calls.length = 0
    focus.resume()
    focus.resume()
    expect(calls).toEqual(['register', 'refresh'])
  })

  it('I-4.63 only members at a desk get the first focus', () => {
    expect(aFocus().calls).toContain('init')
    expect(aFocus({ isDesktop: false }).calls).not.toContain('init')
    expect(aFocus({ isAuthenticated: false }).calls).not.toContain('init')
  })
})
