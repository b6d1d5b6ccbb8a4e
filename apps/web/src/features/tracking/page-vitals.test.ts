import { expect, it } from 'vitest'
import { vitalMetric } from './page-vitals.ts'

it('I-9.34 a layout shift is counted from 0.009 on, other vitals always', () => {
  const shift = (value: number) => vitalMetric({ name: 'CLS', value, rating: 'good' }, 'homefeed')
  expect(shift(0.008)).toBeNull()
  expect(shift(0.009)).toEqual({ name: 'layout_shift', tags: { rating: 'good', page: 'homefeed' } })
  expect(vitalMetric({ name: 'LCP', value: 0, rating: 'poor' }, null)).toEqual({
    name: 'web_vital',
    tags: { vital: 'LCP', rating: 'poor', page: 'other' },
  })
})
