import { expect, it } from 'vitest'
import { playTime } from './play-time.ts'

it.each([
  [4_200, '0:04'],
  [65_000, '1:05'],
  [754_600, '12:35'],
  [120, '0:01'],
])('%i ms are %s', (ms, text) => {
  expect(playTime(ms)).toBe(text)
})
