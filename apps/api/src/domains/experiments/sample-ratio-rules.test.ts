import { expect, it } from 'vitest'
import { sampleRatioP } from './sample-ratio-rules.ts'

const halves = [
  { name: 'enabled', weight: 50 },
  { name: 'control', weight: 50 },
]
const counts = (...subjects: number[]) =>
  subjects.map((each, at) => ({ group: 'abcdef'.charAt(at), subjects: each }))
const even = (size: number) =>
  Array.from({ length: size }, (_, at) => ({ name: 'abcdef'.charAt(at), weight: 100 / size }))

it('fair shares are likely, uneven ones are not', () => {
  const p = (enabled: number, control: number) =>
    sampleRatioP(halves, [
      { group: 'enabled', subjects: enabled },
      { group: 'control', subjects: control },
    ])!
  expect(p(500, 500)).toBeCloseTo(1, 5)
  // chi-square 3.841 with one degree of freedom
  expect(p(531, 469)).toBeCloseTo(0.0499, 3)
  expect(p(600, 400)).toBeLessThan(0.001)
})

it('follows the tables for three and four degrees of freedom', () => {
  expect(sampleRatioP(even(4), counts(120, 100, 90, 90))!).toBeCloseTo(0.1116, 3)
  expect(sampleRatioP(even(5), counts(120, 100, 95, 95, 90))!).toBeCloseTo(0.2397, 3)
})

it('says nothing about few', () => {
  expect(sampleRatioP(halves, [{ group: 'enabled', subjects: 9 }])).toBeNull()
})
