import { fireEvent, screen } from '@testing-library/react'
import { choiceOfAll } from '@tessera/api-types/consent/consent-rules'
import type { PageData, RequestContext } from '@tessera/api-types/page/request-context'
import { beforeEach, describe, expect, it } from 'vitest'
import { consentChosen } from '../../entities/consent/consent-slice.ts'
import { unauthSaveStarted } from '../../entities/session/session-slice.ts'
import { inviteCodeOf, isOpenVisit, keepLanding } from '../../entities/visitor/landing.ts'
import { signUpExtras } from '../../entities/visitor/sign-up-extras.ts'
import { sendLandingSignals } from '../../entities/visitor/send-landing-signals.ts'
import { readVisitor } from '../../entities/visitor/visitor-storage.ts'
import { sessionStore } from '../../shared/browser/storage.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { attachTracker } from '../../shared/tracking/track.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { VisitorMount } from './VisitorMount.tsx'

type Given = {
  path?: string
  pageData?: Partial<PageData>
  requestContext?: Partial<RequestContext>
  answers?: Record<string, unknown>
}

const links = (
  <>
    <Link to="/search/pins/?q=red+lamp&rs=typed&rg=wood">Search</Link>
    <article data-pin-id="1">
      <a href="https://kiln.example/a" onClick={(event) => event.preventDefault()}>
        Visit
      </a>
    </article>
  </>
)

async function aVisit({ path = '/', pageData, requestContext, answers = {} }: Given = {}) {
  const server = fakeServer(answers)
  const { store } = await renderWithStore(
    <>
      <VisitorMount />
      {links}
    </>,
    {
      path,
      transport: server.transport,
      entities: { pins: [aPin({ id: '1', link: 'https://kiln.example/a', domain: 'kiln.example' })] },
      pageData: { isVisitorTracked: true, ...pageData },
      requestContext: { fullPath: path, countryFromIp: 'US', ...requestContext },
    },
  )
  return { ...server, store }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('what a browser notes of a visitor', () => {
  it('I-3.20 I-3.21 I-1.19 pages, searches and closeups, which qualify without a call', async () => {
    const { calls } = await aVisit({ path: '/pin/1/' })
    expect(readVisitor()).toMatchObject({ countryFromIp: 'US', isAllowedCountry: true, isQUS: false })
    fireEvent.click(screen.getByRole('link', { name: 'Search' }))
    const noted = readVisitor()
    expect(noted?.visitedPages).toMatchObject([
      { path: '/pin/1/', pageType: 'closeup' },
      { path: '/search/pins/?q=red+lamp', pageType: 'search' },
    ])
    expect(noted?.completedSearches).toMatchObject([
      { query: 'red lamp', rs: 'typed', scope: 'pins', rg: 'wood' },
    ])
    expect(noted?.closeupPins).toMatchObject([{ pinId: '1' }])
    expect(noted?.isQUS).toBe(true)
    expect(calls).toEqual([])
  })

  it('I-3.22 a link of a pin that leads away, with what is known of the pin', async () => {
    await aVisit()
    fireEvent.click(screen.getByRole('link', { name: 'Visit' }))
    expect(readVisitor()?.clickthroughPins).toEqual([
      {
        pinId: '1',
        link: 'https://kiln.example/a',
        imageSignature: aPin({ id: '1' }).image_signature,
        domain: 'kiln.example',
        ts: expect.any(Number) as number,
      },
    ])
  })

  it('I-3.23 I-3.24 I-4.85 an invite, a paid landing with its picture, and a pin wanted', async () => {
    const path = '/?invite_code=abc&utm_pai=1&utm_campaign=autumn&ad_img=https%3A%2F%2Fa.example%2F1.png'
    const { store } = await aVisit({ path })
    store.dispatch(unauthSaveStarted({ pinId: '7' }))
    expect(readVisitor()).toMatchObject({
      invitesRedeemed: [{ inviteCode: 'abc' }],
      paidLandings: [{ campaignId: 'autumn', adImageUrl: 'https://a.example/1.png' }],
      savedPins: [{ pinId: '7' }],
    })
  })

  it('notes of pages without a class only which they are', async () => {
    await aVisit({ path: '/password/reset/secret-token/?token=1' })
    expect(readVisitor()?.visitedPages).toMatchObject([{ path: '/password/', pageType: 'other' }])
  })

  it('I-4.101 is nothing where visitors are not followed, of a member, or without the consent asked for', async () => {
    const privacy = {
      isConsentRequired: true,
      consent: null,
      isPrivacySignalled: false,
      third_party_marketing_tracking_enabled: null,
    }
    await aVisit({ pageData: { isVisitorTracked: false } })
    expect(readVisitor()).toBeNull()
    await aVisit({ pageData: { privacy } })
    expect(readVisitor()).toBeNull()
    await aVisit({ requestContext: { isAuthenticated: true } })
    expect(readVisitor()).toBeNull()
  })

  it('I-4.101 is gone with the consent it rests on', async () => {
    const { store } = await aVisit()
    expect(readVisitor()).not.toBeNull()
    store.dispatch(consentChosen({ ...choiceOfAll(false), text_version: 1, chosen_at: 1 }))
    expect(readVisitor()).toBeNull()
  })
})

describe('a sign-up', () => {
  it('I-3.33 I-3.34 I-4.88 says how its person came, and of their behaviour only where it may be noted', async () => {
    const path = '/pin/1/?invite_code=abc&utm_campaign=autumn'
    const { store } = await aVisit({ path })
    const extras = signUpExtras(store.getState())
    expect(extras).toMatchObject({ referrer: '', utm_campaign: 'autumn', invite_code: 'abc' })
    expect(JSON.parse(extras.visited_pages ?? '')).toMatchObject([{ path: '/pin/1/' }])
    expect(JSON.parse(extras.user_behavior_data ?? '')).toMatchObject({ closeups: 1, searches: 0 })
    const unfollowed = await aVisit({ path, pageData: { isVisitorTracked: false } })
    expect(Object.keys(signUpExtras(unfollowed.store.getState()))).toEqual([
      'referrer',
      'utm_campaign',
      'invite_code',
    ])
  })

  it('I-7.25 tells the new account of the visit once, counts the status and forgets it', async () => {
    const counted: object[] = []
    const detach = attachTracker({ track: () => undefined, count: (metric) => void counted.push(metric) })
    const { store, askedFor } = await aVisit({
      path: '/pin/1/?invite_code=abc',
      answers: { 'orientation.landingSignals': null },
    })
    await store.dispatch(sendLandingSignals())
    await store.dispatch(sendLandingSignals())
    detach()
    const [call, ...more] = askedFor('orientation.landingSignals')
    expect(more).toEqual([])
    expect(call?.input).toMatchObject({ is_register: true })
    expect(JSON.parse(String(call?.input.invite_redemption))).toMatchObject({ inviteCode: 'abc' })
    expect(counted).toEqual([{ name: 'user_landing_signals', tags: { status: '200' } }])
    expect(readVisitor()).toBeNull()
  })

  it('I-7.25 counts the status of a call that was refused', async () => {
    const counted: object[] = []
    const detach = attachTracker({ track: () => undefined, count: (metric) => void counted.push(metric) })
    const { store } = await aVisit()
    await store.dispatch(sendLandingSignals())
    detach()
    expect(counted).toEqual([{ name: 'user_landing_signals', tags: { status: '404' } }])
    expect(readVisitor()).not.toBeNull()
  })
})

it('I-4.86 I-4.88 an open visit and an invite last as long as the browser’s visit', async () => {
  const { store } = await aVisit({ path: '/?oe=1&invite_code=abc' })
  keepLanding(store.getState())
  const later = await aVisit({ path: '/topics/' })
  expect(isOpenVisit(later.store.getState())).toBe(true)
  expect(inviteCodeOf(later.store.getState())).toBe('abc')
  sessionStore.remove('open_visit')
  const other = await aVisit({ path: '/?oe=0' })
  expect(isOpenVisit(other.store.getState())).toBe(false)
})
