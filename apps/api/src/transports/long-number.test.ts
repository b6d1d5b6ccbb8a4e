import { expect, it } from 'vitest'
import { keptWhole } from './long-number.ts'

it('marks what a spreadsheet would round, and nothing else', () => {
  expect(keptWhole('384440184852185088')).toBe('id:384440184852185088')
  for (const whole of ['123456789012345', '109.6', 'SKU-384440184852185088', ''])
    expect(keptWhole(whole)).toBe(whole)
})
