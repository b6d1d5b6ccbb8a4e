import { createSecretKey } from 'node:crypto'
import { AD_LOAD, AD_PLACEMENTS } from '@tessera/api-types/ads/ad-load'
import { AD_AGES, AD_GENDERS } from '@tessera/api-types/ads/ad-options'
import { describe, expect, it } from 'vitest'
import { choosePromotions, inOrder } from './choose-promotions.ts'
import { attributionOf, type AdViewer, type Candidate, type PageContext } from './eligibility.ts'
import { placed, slotsOf } from './placement.ts'
import { promotionToken, servedAd } from './promotion-token.ts'

const aCandidate = (given: Partial<Candidate> = {}): Candidate => ({
  id: '1',
  pinId: '11',
  ownerId: '21',
  businessId: '31',
  country: 'DE',
  locales: [],
  ages: [],
  genders: [],
  interestIds: [],
  audienceIds: null,
  isAuto: false,
  topicIds: [],
  isMadeWithAi: false,
  startAt: new Date(0),
  dailyBudgetMicros: 1_000_000,
  spentTodayMicros: 0,
  paceMicros: 1_000_000,
  nextChargeMicros: 200_000,
  capLeftMicros: null,
  ...given,
})
const aViewer = (given: Partial<AdViewer> = {}): AdViewer => ({
  country: 'DE',
  locale: 'de',
  isPersonalized: true,
  age: 30,
  gender: 'female',
  interestIds: ['7'],
  audienceIds: ['41'],
  businessIds: [],
  blockedIds: [],
  hiddenIds: [],
  hidesAi: false,
  seenToday: new Map(),
  ...given,
})
const home: PageContext = { topicIds: [], pinIds: [] }
const isFor = (candidate: Partial<Candidate>, viewer: Partial<AdViewer> = {}, page = home) =>
  attributionOf(aCandidate(candidate), aViewer(viewer), page) !== null

describe('whom a promotion is for', () => {
  it('B-4.61 matches country, locale, age, gender and interest', () => {
    expect([isFor({}), isFor({ country: 'US' })]).toEqual([true, false])
    expect([isFor({ locales: ['de'] }), isFor({ locales: ['fr'] })]).toEqual([true, false])
    expect([isFor({ ages: ['25-34'] }), isFor({ ages: ['65+'] })]).toEqual([true, false])
    expect(isFor({ ages: ['25-34'] }, { age: null })).toBe(false)
    expect([isFor({ genders: ['female'] }), isFor({ genders: ['male'] })]).toEqual([true, false])
    expect(isFor({ genders: ['unspecified'] }, { gender: 'custom' })).toBe(true)
    expect([isFor({ interestIds: ['7'] }), isFor({ interestIds: ['8'] })]).toEqual([true, false])
  })

  it('B-4.61 matches the topics of the pin by itself, with the viewer or the page', () => {
    const auto = { isAuto: true, topicIds: ['7'] }
    expect(isFor(auto)).toBe(true)
    expect(isFor(auto, { interestIds: ['8'] })).toBe(false)
    expect(isFor(auto, { interestIds: ['8'] }, { ...home, topicIds: ['7'] })).toBe(true)
  })

  it('B-4.61 rests on the page and the country alone without consent', () => {
    const stranger = { isPersonalized: false }
    expect(isFor({}, stranger)).toBe(true)
    expect(isFor({ ages: ['25-34'] }, stranger)).toBe(false)
    expect(isFor({ locales: ['de'] }, stranger)).toBe(false)
    expect(isFor({ interestIds: ['7'] }, stranger)).toBe(false)
    expect(isFor({ interestIds: ['7'] }, stranger, { ...home, topicIds: ['7'] })).toBe(true)
  })

  it('B-2.44 an audience narrows it to its members, and to nobody where it may not be used', () => {
    expect([isFor({ audienceIds: ['40', '41'] }), isFor({ audienceIds: ['40'] })]).toEqual([true, false])
    expect(isFor({ audienceIds: [] })).toBe(false)
    expect(isFor({ audienceIds: ['41'] }, { isPersonalized: false })).toBe(false)
    expect(isFor({ audienceIds: ['41'], ages: ['65+'] })).toBe(false)
    const why = attributionOf(aCandidate({ audienceIds: ['41'] }), aViewer(), home)
    expect(why).toMatchObject({ matched_audience: true, matched_interest: false })
  })

  it('B-4.61 keeps it from who may not or will not see it', () => {
    const barred: Partial<AdViewer>[] = [
      { age: 17 },
      { businessIds: ['31'] },
      { blockedIds: ['21'] },
      { hiddenIds: ['1'] },
      { seenToday: new Map([['1', 3]]) },
    ]
    for (const viewer of barred) expect(isFor({}, viewer)).toBe(false)
    expect(isFor({}, { seenToday: new Map([['1', 2]]) })).toBe(true)
    expect([isFor({ isMadeWithAi: true }), isFor({}, { hidesAi: true })]).toEqual([true, true])
    expect(isFor({ isMadeWithAi: true }, { hidesAi: true })).toBe(false)
    expect(isFor({}, {}, { ...home, pinIds: ['11'] })).toBe(false)
  })

  it('C-3.42 B-4.66 names what of it matched the viewer', () => {
    const chosen = { ages: ['25-34'], genders: ['female'], interestIds: ['7'], locales: ['de'] }
    expect(attributionOf(aCandidate(chosen), aViewer(), home)).toEqual({
      matched_age: true,
      matched_audience: false,
      matched_device: false,
      matched_gender: true,
      matched_interest: true,
      matched_keyword: false,
      matched_locale: true,
    })
  })

  it('B-4.64 shows nothing that the day or the account could not pay for', () => {
    expect(isFor({ spentTodayMicros: 800_000 })).toBe(true)
    expect(isFor({ spentTodayMicros: 800_001 })).toBe(false)
    expect(isFor({ capLeftMicros: 199_999 })).toBe(false)
  })

  it('shows nothing that has spent more of its day than has passed', () => {
    expect(isFor({ spentTodayMicros: 300_000, paceMicros: 300_000 })).toBe(true)
    expect(isFor({ spentTodayMicros: 300_001, paceMicros: 300_000 })).toBe(false)
  })
})

it('B-4.62 chooses the smallest share of a budget first, and the oldest of equal ones', () => {
  const half = aCandidate({ id: '1', spentTodayMicros: 500_000 })
  const tenth = aCandidate({ id: '2', pinId: '12', dailyBudgetMicros: 9_000_000, spentTodayMicros: 900_000 })
  const older = aCandidate({ id: '3', pinId: '13', startAt: new Date(1) })
  const newer = aCandidate({ id: '4', pinId: '14', startAt: new Date(2) })
  expect(inOrder([half, newer, tenth, older]).map(({ id }) => id)).toEqual(['3', '4', '2', '1'])
  const twice = aCandidate({ id: '5', pinId: '13', startAt: new Date(3) })
  const chosen = choosePromotions(inOrder([half, newer, twice, older]), aViewer(), home, 2)
  expect(chosen.map(({ promotionId }) => promotionId)).toEqual(['3', '4'])
})

it('B-4.60 places one after four organic pins, and one after every ten', () => {
  for (const placement of AD_PLACEMENTS) {
    const slots = [0, 3, 4, 13, 14, 24, 25].map((organic) => slotsOf(organic, AD_LOAD[placement]))
    expect(slots).toEqual([0, 0, 1, 1, 2, 3, 3])
  }
  const organic = Array.from({ length: 25 }, (_, index) => index)
  const page = placed<number | string>(organic, ['a', 'b', 'c', 'd'], AD_LOAD.home)
  expect(['a', 'b', 'c', 'd'].map((ad) => page.indexOf(ad))).toEqual([4, 15, 26, -1])
  expect(page.filter((item) => typeof item === 'number')).toEqual(organic)
})

it('proves to whom a promotion was served, for a day', () => {
  const secret = createSecretKey('secret', 'utf8')
  const at = new Date(1_000_000)
  const ad = { promotionId: '5', pinId: '8', placement: null }
  const token = promotionToken(secret, ad, 'ada', at)
  expect(servedAd(secret, token, 'ada', at)).toEqual(ad)
  const older = promotionToken(secret, { ...ad, pinId: null }, 'ada', at)
  expect(servedAd(secret, older, 'ada', at)).toEqual({ ...ad, pinId: null })
  for (const placement of AD_PLACEMENTS) {
    const there = { ...ad, placement }
    const placed = promotionToken(secret, there, 'ada', at)
    for (const age of [...AD_AGES, null])
      for (const gender of AD_GENDERS) {
        const known = { ...there, audience: { age, gender } }
        expect(servedAd(secret, promotionToken(secret, known, 'ada', at), 'ada', at)).toEqual(known)
      }
    expect(servedAd(secret, placed, 'ada', at)).toEqual(there)
    expect(servedAd(secret, placed.replace(/-[a-z]\./, '.'), 'ada', at)).toBeNull()
  }
  expect(servedAd(secret, token.replace('-8.', '-9.'), 'ada', at)).toBeNull()
  expect(servedAd(secret, token, 'grace', at)).toBeNull()
  expect(servedAd(secret, token.replace('5-', '6-'), 'ada', at)).toBeNull()
  expect(servedAd(secret, token, 'ada', new Date(at.getTime() + 86_400_001))).toBeNull()
  expect(servedAd(secret, 'nonsense', 'ada', at)).toBeNull()
})
