import { expect, it } from 'vitest'
import { advertiserPath } from './recommendation-rules.ts'

it('B-2.03 I-2.42 puts relative paths below their advertiser once, and leaves other addresses alone', () => {
  const paths = [
    ['/ads/', '/advertiser/12/ads/'],
    ['/reporting', '/advertiser/12/reporting'],
    ['/reporting/?from=1#top', '/advertiser/12/reporting/?from=1#top'],
    ['/', '/advertiser/12/'],
    ['/advertiser/12/reporting', '/advertiser/12/reporting'],
    ['/advertiser/34', '/advertiser/34'],
    ['/advertisers', '/advertiser/12/advertisers'],
    ['https://elsewhere.test/reporting', 'https://elsewhere.test/reporting'],
    ['//elsewhere.test/reporting', '//elsewhere.test/reporting'],
  ] as const
  expect(paths.map(([path]) => advertiserPath('12', path))).toEqual(paths.map(([, expected]) => expected))
})
