import { describe, expect, it } from 'vitest'
import { ADVERTISER_HOMES, advertiserHome, advertiserPath } from './advertiser-addresses.ts'

const hosts = { base: 'https://site.test', adsAddress: 'https://ads.test' }

describe('homes of an advertiser', () => {
  it('B-2.04 each has an address of its own with the id of the advertiser', () => {
    const addresses = ADVERTISER_HOMES.map((home) => advertiserHome(home, '549', hosts))
    expect(new Set(addresses).size).toBe(4)
    expect(addresses.every((address) => address.includes('/549/'))).toBe(true)
  })

  it.each([
    ['ads', 'https://ads.test/advertiser/549/ads/', '/ads/'],
    ['analytics', 'https://site.test/advertiser/549/analytics/', '/analytics/'],
    ['trends', 'https://site.test/advertiser/549/trends/', '/trends/'],
    ['catalogs', 'https://site.test/advertiser/549/catalogs/', '/catalogs/'],
  ] as const)(
    'B-2.05 %s: with an advertiser, without one, already prefixed, elsewhere',
    (home, full, bare) => {
      expect(advertiserHome(home, '549', hosts)).toBe(full)
      expect(advertiserHome(home, null, hosts)).toBe(bare)
      expect(advertiserPath('549', `/advertiser/549${bare}`)).toBe(`/advertiser/549${bare}`)
      expect(advertiserPath('549', `https://elsewhere.test${bare}`)).toBe(`https://elsewhere.test${bare}`)
    },
  )
})

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
