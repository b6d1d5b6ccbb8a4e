import { describe, expect, it } from 'vitest'
import { quantile, spreadOf } from './spread.ts'

describe('spread of rounds', () => {
  it.each([
    [0, 1],
    [0.5, 3],
    [0.95, 4.8],
    [1, 5],
  ])('the %f quantile of one to five is %f', (share, value) => {
    expect(quantile([5, 3, 1, 4, 2], share)).toBeCloseTo(value)
  })

  it('rounds that agree have no disagreement', () => {
    expect(spreadOf([7, 7, 7])).toEqual({ median: 7, disagreement: 0, rounds: 3 })
  })

  it('one stray round of nine does not move the median', () => {
    expect(spreadOf([10, 10, 10, 10, 10, 10, 10, 10, 90]).median).toBe(10)
  })
})
