import { describe, expect, it } from 'vitest'
import {
  ADVERTISER_RESURRECTION_DAYS,
  ENGAGED_SESSION_MS,
  impersonalUrl,
  isAdvertiserResurrected,
  isNewUser,
  isPixelRegion,
  isResurrected,
  NEW_USER_DAYS,
  PIXEL_KINDS,
  pixelUrl,
  RESURRECTION_DAYS,
} from './pixel-rules.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

const pixelKindsFor = (country: string, region: string) =>
  Object.entries(PIXEL_KINDS)
    .filter(([, regions]) => isPixelRegion(regions, country, region))
    .map(([kind]) => kind)

describe('regions', () => {
  it('I-6.14 each kind of pixel has its countries', () => {
    const places = [
      ['US', 'NY'],
      ['US', 'CA'],
      ['GB', 'LND'],
      ['JP', ''],
      ['DE', ''],
      ['UNKNOWN', 'UNKNOWN'],
    ] as const
    expect(places.map(([country, region]) => pixelKindsFor(country, region))).toEqual([
      ['conversion', 'social'],
      ['conversion'],
      ['conversion'],
      ['search'],
      [],
      [],
    ])
  })

  it('I-6.16 the excluded region is a setting of the provider, and an unknown region counts as excluded', () => {
    const regions = ['US', '-US-TX']
    expect(['CA', 'TX', '', 'UNKNOWN'].map((region) => isPixelRegion(regions, 'US', region))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(pixelKindsFor('US', '')).not.toContain('social')
    expect(pixelKindsFor('US', 'CA')).not.toContain('social')
    expect(pixelKindsFor('US', 'NY')).toContain('social')
  })
})

describe('windows', () => {
  it('I-4.97 I-9.09 an advertiser counts as resurrected for 90 days', () => {
    expect(ADVERTISER_RESURRECTION_DAYS).toBe(90)
    const dates = [daysAgo(90), daysAgo(91), null]
    expect(dates.map((date) => isAdvertiserResurrected(date, NOW))).toEqual([true, false, false])
  })

  it('I-4.98 I-9.09 a member counts as resurrected for 28 days', () => {
    expect(RESURRECTION_DAYS).toBe(28)
    expect([daysAgo(28), daysAgo(29), null].map((date) => isResurrected(date, NOW))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('I-4.99 I-9.10 a member counts as new for 28 days', () => {
    expect(NEW_USER_DAYS).toBe(28)
    expect([daysAgo(28), daysAgo(29)].map((date) => isNewUser(date, NOW))).toEqual([true, false])
  })

  it('I-9.17 a session is engaged after a minute', () => {
    expect(ENGAGED_SESSION_MS).toBe(60_000)
  })
})

describe('what a pixel is told', () => {
  it('I-7.60 addresses lose their query and every part that tells of a person', () => {
    const site = 'https://tessera.test'
    const cut = (path: string) => impersonalUrl(site + path)
    expect(cut('/pin/123/?utm_source=mail#x')).toBe(`${site}/pin/123/`)
    expect(cut('/mira_solberg/kitchens/')).toBe(`${site}/`)
    expect(cut('/settings/edit/email/')).toBe(`${site}/`)
    expect(cut('/search/pins/?q=secret')).toBe(`${site}/search/pins/`)
    expect(cut('/business/ada@site.test/a1B2c3D4e5F6g7H8i9J0k/')).toBe(`${site}/business/`)
    expect(impersonalUrl('not an address')).toBe('')
  })

  it('I-7.59 I-7.60 a template takes the address, the referrer, the hash and the event', () => {
    const url = pixelUrl('https://ads.test/p?u={url}&r={referrer}&h={user_hash}&e={event}', {
      url: 'https://tessera.test/pin/1/?a=b',
      referrer: 'https://search.test/found?q=ada',
      userHash: 'abc',
      event: 'signup',
    })
    const address = 'https%3A%2F%2Ftessera.test%2Fpin%2F1%2F'
    expect(url).toBe(`https://ads.test/p?u=${address}&r=https%3A%2F%2Fsearch.test%2F&h=abc&e=signup`)
  })
})
