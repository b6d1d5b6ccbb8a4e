import { describe, expect, it } from 'vitest'
import { readUserAgent } from './user-agent.ts'

describe('user agents', () => {
  const table = [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge',
      6,
      'Windows',
      'desktop',
    ],
    [
      'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36',
      'Chrome',
      1,
      'Windows 7',
      'desktop',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
      'Safari',
      2,
      'iOS',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari',
      2,
      'iOS',
      'tablet',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome',
      1,
      'Android',
      'phone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome',
      1,
      'Android',
      'tablet',
    ],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox',
      4,
      'Ubuntu',
      'desktop',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/110.0',
      'Opera',
      5,
      'macOS',
      'desktop',
    ],
    ['curl/8.5.0', 'other', 0, 'unknown', 'desktop'],
  ] as const
  for (const [raw, browserName, browserType, osName, device] of table)
    it(`I-3.51 ${browserName} on ${osName} (${device}) is recognised`, () => {
      expect(readUserAgent(raw)).toMatchObject({
        browserName,
        browserType,
        osName,
        isMobile: device === 'phone',
        isTablet: device === 'tablet',
      })
    })

  it('the platform version is three numbers', () => {
    expect(readUserAgent(table[2][0]).platformVersion).toEqual([18, 2, 1])
    expect(readUserAgent('').platformVersion).toEqual([0, 0, 0])
  })
})
