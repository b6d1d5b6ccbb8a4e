import { expect, it } from 'vitest'
import { isNotchedPhone } from './notched-phone.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

it('I-9.20 knows an iPhone by the inner height 748 or the inset 28, and no other phone or height', () => {
  const screens = [
    [IPHONE, 748, 0, true],
    [IPHONE, 812, 28, true],
    [IPHONE, 747, 0, false],
    [IPHONE, 749, 27, false],
    [ANDROID, 748, 28, false],
  ] as const
  for (const [userAgent, innerHeight, bottomInset, expected] of screens)
    expect(isNotchedPhone({ userAgent, innerHeight, bottomInset })).toBe(expected)
})
