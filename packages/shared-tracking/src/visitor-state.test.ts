import { describe, expect, it } from 'vitest'
import { arrivalIn } from './arrival.ts'
import { behaviourOf, landingSignals } from './landing-signals.ts'
import { searchIn } from './search-record.ts'
import { countBucket, dayBucket } from './visitor-buckets.ts'
import {
  emptyVisitorState,
  isQualified,
  MOST_VISITOR_RECORDS,
  type VisitorEvent,
  visitorStep,
  withRecord,
} from './visitor-state.ts'

const DAY = 86_400_000
const T0 = 1_800_000_000_000

const after = (...events: VisitorEvent[]) =>
  events.reduce((state, event, at) => visitorStep(state, event, T0 + at), emptyVisitorState)
const arrived = { type: 'arrived', countryFromIp: 'US', countryFromHostName: 'UNKNOWN' } as const
const closeup = (pinId: string) => ({ type: 'closeupShown', pinId }) as const
const search = { query: 'red lamp', rs: 'typed', scope: 'pins', rg: 'wood' }
const click = { pinId: '1', link: 'https://kiln.example/a', imageSignature: 'ab', domain: 'kiln.example' }

describe('the state of a visitor', () => {
  it('I-3.18 begins with empty lists, zeros and no', () => {
    const { countryFromIp, countryFromHostName, daysSinceLastRevisitationBucket, ...rest } = emptyVisitorState
    expect([countryFromIp, countryFromHostName]).toEqual(['UNKNOWN', 'UNKNOWN'])
    expect(daysSinceLastRevisitationBucket).toBe('0-6')
    expect(rest).toEqual({
      isAuthenticated: false,
      isAllowedCountry: false,
      isQUS: false,
      visitedPages: [],
      closeupPins: [],
      completedSearches: [],
      clickthroughPins: [],
      savedPins: [],
      invitesRedeemed: [],
      paidLandings: [],
      downloadedPinsCount: 0,
      secondsOnPages: 0,
      daysSinceLastRevisitation: 0,
      revisitationState: { count: 0, time: 0, ts: 0 },
    })
  })

  it('I-3.19 two visits within a day are one, and one a day later counts', () => {
    const first = visitorStep(emptyVisitorState, arrived, T0)
    expect(first.revisitationState).toEqual({ count: 0, time: 0, ts: T0 })
    const soon = visitorStep(first, arrived, T0 + DAY - 1)
    expect(soon.revisitationState).toEqual({ count: 0, time: 0, ts: T0 + DAY - 1 })
    const at = T0 + 2 * DAY
    const later = visitorStep(soon, arrived, at)
    expect(later.revisitationState).toEqual({ count: 1, time: at, ts: at })
    const long = visitorStep(later, arrived, at + 9 * DAY)
    expect(long).toMatchObject({ daysSinceLastRevisitation: 9, daysSinceLastRevisitationBucket: '7-13' })
  })

  it('I-3.21 I-3.22 I-3.23 I-3.24 each record has its fields', () => {
    const state = after(
      { type: 'searched', search },
      { type: 'clickedThrough', pin: click },
      { type: 'invited', inviteCode: 'abc' },
      { type: 'landedPaid', landing: { campaignId: 'autumn', adImageUrl: 'https://ads.example/a.png' } },
    )
    expect(state.completedSearches).toEqual([{ ...search, ts: T0 }])
    expect(state.clickthroughPins).toEqual([{ ...click, ts: T0 + 1 }])
    expect(state.invitesRedeemed).toEqual([{ inviteCode: 'abc', ts: T0 + 2 }])
    expect(state.paidLandings).toEqual([
      { campaignId: 'autumn', adImageUrl: 'https://ads.example/a.png', ts: T0 + 3 },
    ])
  })

  it('I-4.103 I-9.25 lists keep twenty, and the oldest makes room', () => {
    expect(MOST_VISITOR_RECORDS).toBe(20)
    const pins = after(...Array.from({ length: 21 }, (_, at) => closeup(String(at)))).closeupPins
    expect(pins).toHaveLength(20)
    expect([pins[0]?.pinId, pins.at(-1)?.pinId]).toEqual(['1', '20'])
  })

  it('I-4.104 a repeat of the newest is not kept again, whenever it is', () => {
    const list = (...ids: string[]) =>
      ids.reduce<readonly { pinId: string; ts: number }[]>(
        (records, pinId, ts) => withRecord(records, { pinId, ts }),
        [],
      )
    expect(list('A', 'A')).toEqual([{ pinId: 'A', ts: 0 }])
    expect(list('A', 'B', 'A')).toHaveLength(3)
  })

  it('I-4.107 a search, three closeups, a click away or a download qualify, each alone', () => {
    const isQUS = (...events: VisitorEvent[]) => after(...events).isQUS
    expect(isQUS({ type: 'searched', search })).toBe(true)
    expect(isQUS(closeup('1'), closeup('2'), closeup('3'))).toBe(true)
    expect(isQUS({ type: 'clickedThrough', pin: click })).toBe(true)
    expect(isQUS({ type: 'downloaded' })).toBe(true)
    expect(isQUS(closeup('1'), closeup('2'), { type: 'wantedToSave', pinId: '1' })).toBe(false)
    expect(isQualified(emptyVisitorState)).toBe(false)
  })
})

describe('buckets', () => {
  it('I-4.105 I-9.26 I-9.28 of days go by seven up to 84', () => {
    expect([0, 6, 7, 83, 84, 200].map(dayBucket)).toEqual(['0-6', '0-6', '7-13', '77-83', '84+', '84+'])
    expect(new Set(Array.from({ length: 200 }, (_, day) => dayBucket(day))).size).toBe(13)
  })

  it('I-4.106 I-9.27 I-9.28 of counts go by five up to 20', () => {
    expect([0, 4, 5, 19, 20, 99].map(countBucket)).toEqual(['0-4', '0-4', '5-9', '15-19', '20+', '20+'])
  })
})

it('I-3.21 a search is read from its address', () => {
  expect(searchIn('/search/boards/?q=red%20lamp&rs=typed&rg=wood')).toEqual({ ...search, scope: 'boards' })
  expect(searchIn('/search/pins/?q=lamp')).toEqual({ query: 'lamp', rs: null, scope: 'pins', rg: null })
  expect(searchIn('/search/pins/')).toBeNull()
  expect(searchIn('/pin/1/?q=lamp')).toBeNull()
})

describe('the way somebody arrives', () => {
  it('I-3.24 a paid landing has its campaign, and a picture only where the address names one', () => {
    const paid = (path: string) => arrivalIn(path).paidLanding
    expect(paid('/?utm_pai=1&utm_campaign=autumn')).toEqual({ campaignId: 'autumn' })
    expect(paid('/pin/1/?utm_pai=1&utm_campaign=autumn&ad_img=https%3A%2F%2Fa.example%2F1.png')).toEqual({
      campaignId: 'autumn',
      adImageUrl: 'https://a.example/1.png',
    })
    expect(paid('/?utm_campaign=autumn')).toBeNull()
  })

  it('I-3.23 I-4.86 an invite code is told, and openness only by oe=1', () => {
    expect(arrivalIn('/?invite_code=abc').inviteCode).toBe('abc')
    expect(['/?oe=1', '/?oe=0', '/?oe=', '/'].map((path) => arrivalIn(path).isOpen)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

it('I-3.34 the behaviour of a visit is counts of what was done and its seconds', () => {
  const state = after(
    closeup('1'),
    { type: 'searched', search },
    { type: 'stayed', seconds: 30.4 },
    { type: 'pageShown', page: { path: '/pin/1/', pageType: 'closeup' } },
  )
  const { user_behavior_data, visited_pages } = behaviourOf(state)
  expect(JSON.parse(user_behavior_data)).toEqual({ closeups: 1, searches: 1, clickthroughs: 0, seconds: 30 })
  expect(JSON.parse(visited_pages)).toEqual([{ path: '/pin/1/', pageType: 'closeup', ts: T0 + 3 }])
})

it('I-7.25 landing signals are JSON texts of what there is', () => {
  expect(landingSignals(emptyVisitorState)).toEqual({ is_register: true })
  const signals = landingSignals(
    after(
      { type: 'invited', inviteCode: 'abc' },
      { type: 'landedPaid', landing: { campaignId: 'autumn' } },
      { type: 'pageShown', page: { path: '/', pageType: 'home' } },
    ),
  )
  expect(signals).toEqual({
    is_register: true,
    invite_redemption: JSON.stringify({ inviteCode: 'abc', ts: T0 }),
    paid_landing: JSON.stringify({ campaignId: 'autumn', ts: T0 + 1 }),
    unauth_visited_pages: JSON.stringify([{ path: '/', pageType: 'home', ts: T0 + 2 }]),
  })
})
