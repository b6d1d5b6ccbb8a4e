import { describe, expect, it } from 'vitest'
import { countedSpread, type Figure, gateOf, verdictOf } from './row.ts'

const figure = (change: Partial<Figure>): Figure => ({
  id: 'B-0',
  part: '',
  ours: '',
  control: '',
  value: 1,
  unit: '',
  target: { atMost: 1 },
  spread: countedSpread(1),
  gate: 'counted',
  ...change,
})

describe('verdict', () => {
  it.each([
    [{ value: 1, target: { atMost: 1 } }, 'reached'],
    [{ value: 1.01, target: { atMost: 1 } }, 'missed'],
    [{ value: 0.7, target: { atLeast: 0.7 } }, 'reached'],
    [{ value: 0.69, target: { atLeast: 0.7 } }, 'missed'],
    [{ gate: { disagreement: 0.16 } }, 'no result'],
    [{ gate: { disagreement: Number.NaN } }, 'no result'],
    [{ gate: { disagreement: 0.15 } }, 'reached'],
  ] as const)('of %j is %s', (change, verdict) => {
    expect(verdictOf(figure(change))).toBe(verdict)
  })

  it('of one or two rounds is never a result', () => {
    expect(verdictOf(figure({ gate: gateOf([7, 7]) }))).toBe('no result')
    expect(verdictOf(figure({ gate: gateOf([7, 7, 7]) }))).toBe('reached')
  })
})
