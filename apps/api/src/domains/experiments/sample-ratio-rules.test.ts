import { expect, it } from 'vitest'
import { sampleRatioP } from './sample-ratio-rules.ts'

const halves = [
  { name: 'enabled', weight: 50 },
  { name: 'control', weight: 50 },
]
const once = (arms: typeof halves) => [{ version: 1, arms }]
const drawn = (armsVersion: number, enabled: number, control: number) => [
  { group: 'enabled', armsVersion, subjects: enabled },
  { group: 'control', armsVersion, subjects: control },
]
const counts = (...subjects: number[]) =>
  subjects.map((each, at) => ({ group: 'abcdef'.charAt(at), armsVersion: 1, subjects: each }))
const even = (size: number) =>
  Array.from({ length: size }, (_, at) => ({ name: 'abcdef'.charAt(at), weight: 100 / size }))

it('fair shares are likely, uneven ones are not', () => {
  const p = (enabled: number, control: number) => sampleRatioP(once(halves), drawn(1, enabled, control))!
  expect(p(500, 500)).toBeCloseTo(1, 5)
  // chi-square 3.841 with one degree of freedom
  expect(p(531, 469)).toBeCloseTo(0.0499, 3)
  expect(p(600, 400)).toBeLessThan(0.001)
})

it('follows the tables for three and four degrees of freedom', () => {
  expect(sampleRatioP(once(even(4)), counts(120, 100, 90, 90))!).toBeCloseTo(0.1116, 3)
  expect(sampleRatioP(once(even(5)), counts(120, 100, 95, 95, 90))!).toBeCloseTo(0.2397, 3)
})

it('says nothing about few', () => {
  expect(sampleRatioP(once(halves), drawn(1, 9, 0))).toBeNull()
})

it('holds each exposure against the weights of its time, so that a ramp is no fault of assignment', () => {
  const ramped = [
    {
      version: 1,
      arms: [
        { name: 'enabled', weight: 10 },
        { name: 'control', weight: 90 },
      ],
    },
    { version: 2, arms: halves },
  ]
  const fair = [...drawn(1, 100, 900), ...drawn(2, 500, 500)]
  expect(sampleRatioP(ramped, fair)!).toBeCloseTo(1, 5)
  expect(sampleRatioP(ramped, [...drawn(1, 100, 900), ...drawn(2, 600, 400)])!).toBeLessThan(0.001)
  // two degrees of freedom: chi-square 3.841 twice
  expect(
    sampleRatioP(once(halves).concat({ version: 2, arms: halves }), [
      ...drawn(1, 531, 469),
      ...drawn(2, 531, 469),
    ])!,
  ).toBeCloseTo(0.0214, 3)
})

it('leaves out the few of a version', () => {
  const ramped = [
    { version: 1, arms: halves },
    { version: 2, arms: halves },
  ]
  expect(sampleRatioP(ramped, [...drawn(1, 3, 0), ...drawn(2, 500, 500)])!).toBeCloseTo(1, 5)
})
