import { describe, expect, it } from 'vitest'
import { buildPageData, buildRequestContext, type RequestFacts } from './request-context.ts'

const facts: RequestFacts = {
  viewer: { state: 'UNAUTH', isBot: false, locale: 'en_US', country: 'SE' },
  loginState: 0,
  origin: 'https://site.test',
  fullPath: '/pin/1/?invite_code=abc',
  referrer: 'https://elsewhere.test/</script>',
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  requestIdentifier: '42',
  isInternalIp: false,
  countryFromHostName: null,
  countryFromIp: 'no',
  regionFromIp: 'stockholm',
  unauthId: null,
  stage: 'production',
}

const WORDS = ['country', 'countryFromHostName', 'countryFromIp', 'fullPath', 'language', 'locale', 'origin']
const MORE_WORDS = ['referrer', 'regionFromIp', 'requestIdentifier', 'stage', 'unauthId']
const FLAGS = ['isAuthenticated', 'isBot', 'isInternalIp', 'isManagedAdvertiser', 'isRtl', 'isSocialBot']
const NUMBERS = ['appType', 'loginState']
const OTHERS = ['advertiser', 'deepLink', 'experimentsClient', 'facebookToken', 'inviteCode', 'userAgent']

describe('the request context', () => {
  it('I-3.42 has every entry of the documents with its type', () => {
    const built: Record<string, unknown> = { ...buildRequestContext(facts) }
    const types = (names: string[]) => [...new Set(names.map((name) => typeof built[name]))]
    expect(types([...WORDS, ...MORE_WORDS])).toEqual(['string'])
    expect(types(FLAGS)).toEqual(['boolean'])
    expect(types(NUMBERS)).toEqual(['number'])
    expect(Object.keys(built).toSorted()).toEqual(
      [...WORDS, ...MORE_WORDS, ...FLAGS, ...NUMBERS, ...OTHERS].toSorted(),
    )
  })

  it('I-3.42 tells a phone, a preview crawler and a right-to-left reader', () => {
    expect(buildRequestContext(facts).userAgent).toMatchObject({ isMobile: true, osName: 'Android' })
    expect(buildRequestContext({ ...facts, userAgent: 'Twitterbot/1.0' }).isSocialBot).toBe(true)
    const viewer = { ...facts.viewer, locale: 'ar_SA' }
    expect(buildRequestContext({ ...facts, viewer })).toMatchObject({ isRtl: true, language: 'ar' })
  })

  it('I-3.45 keeps the country of the address apart from the viewer’s', () => {
    expect(buildRequestContext(facts)).toMatchObject({ country: 'SE', countryFromIp: 'NO' })
    expect(buildRequestContext({ ...facts, countryFromIp: null }).countryFromIp).toBe('UNKNOWN')
    expect(buildRequestContext({ ...facts, countryFromHostName: 'DE', regionFromIp: 'ca' })).toMatchObject({
      countryFromHostName: 'DE',
      countryFromIp: 'NO',
      regionFromIp: 'CA',
    })
    expect(buildRequestContext(facts)).toMatchObject({
      countryFromHostName: 'UNKNOWN',
      regionFromIp: 'UNKNOWN',
    })
  })

  it('I-3.42 tells the id of a browser that was given one', () => {
    expect(buildRequestContext(facts).unauthId).toBe('')
    expect(buildRequestContext({ ...facts, unauthId: 'an-id' }).unauthId).toBe('an-id')
  })

  it('reads the invite code from the address', () => {
    expect(buildRequestContext(facts).inviteCode).toBe('abc')
    expect(buildRequestContext({ ...facts, fullPath: '//' }).inviteCode).toBeNull()
  })
})

describe('the page data', () => {
  it('I-3.43 has its nine entries, and no user for a visitor', () => {
    const data = buildPageData({
      appVersion: '1.2.3',
      daysToExpiration: null,
      initialUser: null,
      isPrefetch: false,
      site: 'www',
    })
    expect(Object.keys(data)).toHaveLength(9)
    expect(data).toMatchObject({ appVersion: '1.2.3', initialUser: null, site: 'www' })
  })
})
