// @vitest-environment jsdom
import { EVENT_TYPES } from '@tessera/shared-tracking'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { track } from '../../shared/tracking/track.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { startTracking } from './start-tracking.ts'

const PROMOTED = '71'
const ORGANIC = '72'
const attribution = {
  matched_age: false,
  matched_audience: false,
  matched_device: false,
  matched_gender: false,
  matched_interest: false,
  matched_keyword: false,
  matched_locale: false,
}
const promotion = {
  id: '9',
  advertiser_id: '8',
  promoter_name: 'Kiln & Co',
  token: 'a proof',
  has_lead_form: false,
  attribution,
  delivery: { placement: 'home' as const, country: 'DE', interests: [], page_topics: [] },
}

let stop: () => void = () => undefined
let calls: URL[]

function startAt(chance: number, isConsentRequired = false): void {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const session = arrivedSession({
    requestContext: aRequestContext({ isAuthenticated: true }),
    pageData: aPageData({
      privacy: {
        isConsentRequired,
        consent: null,
        isPrivacySignalled: false,
        third_party_marketing_tracking_enabled: null,
      },
    }),
  })
  const store = makeStore({ transport: fakeServer({}).transport, preloadedState: { session } })
  const link = 'https://shop.test/lamps?from=here'
  store.dispatch(
    entitiesReceived({ pins: [aPin({ id: PROMOTED, link, promotion }), aPin({ id: ORGANIC, link })] }),
  )
  stop = startTracking(store)
}

/** What jsdom lacks: nothing comes into view by itself. */
class NothingInView {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  calls = []
  vi.stubGlobal('IntersectionObserver', NothingInView)
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    calls.push(new URL(String(address), window.location.href))
    return new Response()
  })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const click = (pinId: string) => track({ event_type: EVENT_TYPES.OUTBOUND_CLICK, object_id_str: pinId })
const made = () => calls.filter(({ pathname }) => pathname === '/attribution_source/')

describe('the attribution call', () => {
  it('I-9.12 I-7.17 is made for one click or view of a promoted pin in ten, with its seven parameters', () => {
    startAt(0.09)
    click(PROMOTED)
    track({ event_type: EVENT_TYPES.IMPRESSION, object_id_str: PROMOTED })
    expect(made().map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(
      ['click', 'view'].map((source_event_type) => ({
        source_event_id: expect.stringMatching(/^\d{1,20}$/) as string,
        destination: 'https://shop.test',
        expiry: '604800',
        priority: source_event_type === 'click' ? '100' : '0',
        advertiser_id: '8',
        campaign_id: '9',
        source_event_type,
      })),
    )
  })

  it('I-9.12 is not made beyond that share', () => {
    startAt(0.11)
    click(PROMOTED)
    expect(made()).toEqual([])
  })

  it('is not made for other pins, other acts, and who has not allowed marketing', () => {
    startAt(0.09)
    click(ORGANIC)
    track({ event_type: EVENT_TYPES.SAVE, object_id_str: PROMOTED })
    stop()
    startAt(0.09, true)
    click(PROMOTED)
    expect(made()).toEqual([])
  })
})
