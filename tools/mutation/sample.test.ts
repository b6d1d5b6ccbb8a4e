import { expect, it } from 'vitest'
import { drawn, randomFrom, samplePlaces } from './sample.ts'

const numbers = Array.from({ length: 1000 }, (_, index) => index)

it('the same seed draws the same, another one something else', () => {
  const first = drawn(numbers, 50, randomFrom(7))
  expect(drawn(numbers, 50, randomFrom(7))).toEqual(first)
  expect(drawn(numbers, 50, randomFrom(8))).not.toEqual(first)
  expect(new Set(first).size).toBe(50)
})

it('what is drawn comes from everywhere', () => {
  const thirds = drawn(numbers, 300, randomFrom(1)).map((number) => Math.floor(number / 334))
  for (const third of [0, 1, 2]) expect(thirds.filter((one) => one === third).length).toBeGreaterThan(60)
})

it('no line is drawn that only imports', () => {
  const places = samplePlaces(['tools/mutation/sample.ts'], 1000, 1)
  expect(places.map(({ line }) => line)).not.toContain(1)
  expect(places.length).toBeGreaterThan(20)
})
