import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import type { PageData, RequestContext } from '@tessera/api-types/page/request-context'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { ReactElement } from 'react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropdownToggled } from '../../entities/conversations/message-opening.ts'
import { experiencesReceived } from '../../entities/experiments/experiences-slice.ts'
import { useCardSlots } from '../../entities/pins/card-slot.ts'
import { openPasscode } from '../../entities/passcode/ask-passcode.ts'
import { feedbackOpened } from '../../entities/feedback/feedback-slice.ts'
import { reportShown } from '../../entities/reports/report-slice.ts'
import { confirmationAsked } from '../../entities/session/confirm-slice.ts'
import { reminderShown } from '../../entities/session/verify-reminder-slice.ts'
import { readVisitor } from '../../entities/visitor/visitor-storage.ts'
import { switcherOpened } from '../../features/account-switcher/account-switcher-slice.ts'
import { invitingStarted } from '../../features/invites/invites-slice.ts'
import { changeSaveStarted } from '../../features/save-pin/change-save-slice.ts'
import { setRunningTracker } from '../../features/tracking/running-tracker.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { doubtConnection } from '../../shared/browser/connection.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import type { AppStore } from '../../shared/store/make-store.ts'
import { attachTracker } from '../../shared/tracking/track.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { deferredMounts } from './deferred-mounts.tsx'

browserLike()

const LOADED_MS = 10_000
// Every chunk was loaded by the page before.
const SETTLED_MS = 120
const ada = {
  id: '7',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
  should_show_messaging: true,
}
const video: PinCard['content'] = {
  kind: 'video',
  signature: 'abcd',
  duration: 9000,
  video_list: {
    V_720P: { url: '/720p.mp4', width: 720, height: 1280, duration: 9000, thumbnail: '', captionsUrls: {} },
  },
}
const ENDED = { error: apiError({ api_error_code: 2, message: 'Log in.' }, 401) }
const asked = { isConsentRequired: true, consent: null, isPrivacySignalled: false }

type Shown = { store: AppStore; calls: () => string[]; noted: string[] }

type Scene = {
  viewer?: 'visitor'
  path?: string
  requestContext?: Partial<RequestContext>
  pageData?: Partial<PageData>
  answers?: Record<string, unknown>
  /** What happens once the page is at rest. */
  first?: (shown: Shown) => unknown
  later?: () => unknown
  /** Whether it had the effect that this mount alone brings about. */
  sees: (shown: Shown) => boolean
}

const dialogIn = () => document.querySelector('dialog, [role=dialog]') !== null
const link = (name: string) => screen.getByRole('link', { name })
/** What the page's worker was asked for. */
let askedOfWorker: unknown[] = []
const workers = Object.assign(new EventTarget(), {
  controller: { postMessage: (ask: unknown) => void askedOfWorker.push(ask) },
})

/** What each mount brings about, by its name. */
const SCENES: Record<string, Scene> = {
  PageViewsMount: { sees: ({ noted }) => noted.includes('page /') },
  VisitorMount: {
    viewer: 'visitor',
    requestContext: { countryFromIp: 'US' },
    pageData: { isVisitorTracked: true },
    sees: () => readVisitor() !== null,
  },
  MissingTextsMount: {
    first: () => fireEvent.click(screen.getByRole('button', { name: 'Say' })),
    sees: ({ noted }) => noted.includes('text_missing'),
  },
  FocusKeeper: {
    first() {
      link('Away').focus()
      fireEvent.click(link('Away'))
    },
    later: () => fireEvent.click(screen.getByRole('button', { name: 'Back' })),
    sees: () => document.activeElement === screen.queryByRole('link', { name: 'Away' }),
  },
  Toasts: {
    first: ({ store }) => store.dispatch(toastShown({ text: 'Saved to Clay', tone: 'plain' })),
    sees: () => screen.queryByText('Saved to Clay') !== null,
  },
  OfflineMount: { sees: () => askedOfWorker.length > 0 },
  OfflineBanner: {
    first: () => doubtConnection(),
    sees: () => screen.queryByText(/^You[’']re offline/) !== null,
  },
  AppBanners: {
    viewer: 'visitor',
    requestContext: { userAgent: { isMobile: true } as RequestContext['userAgent'] },
    pageData: { appLink: 'https://app.test/' },
    sees: () => document.querySelector('a[href="https://app.test/"]') !== null,
  },
  PreloadMount: { path: '/pin/1/', sees: ({ calls }) => calls().includes('CloseupDetailQuery') },
  ConfirmIdentityMount: {
    first: ({ store }) => store.dispatch(confirmationAsked({ kind: 'proof' })),
    sees: dialogIn,
  },
  AccountSwitcherMount: { first: ({ store }) => store.dispatch(switcherOpened()), sees: dialogIn },
  ConsentBannerMount: {
    viewer: 'visitor',
    pageData: { privacy: { ...asked, third_party_marketing_tracking_enabled: null } },
    sees: () => screen.queryByRole('button', { name: /accept/i }) !== null,
  },
  UnreadMount: { sees: ({ calls }) => calls().includes('notifications.unread') },
  MessagesMount: {
    answers: { 'conversations.list': page([]), 'contactRequests.list': page([]) },
    first: ({ store }) => store.dispatch(dropdownToggled()),
    sees: dialogIn,
  },
  CardMenuMount: { sees: () => screen.queryByText('Cards have menus') !== null },
  ChangeSaveMount: { first: ({ store }) => store.dispatch(changeSaveStarted('1')), sees: dialogIn },
  CardPreviewMount: {
    first: ({ store }) => store.dispatch(entitiesReceived({ pins: [aPin({ content: video })] })),
    sees() {
      fireEvent.pointerOver(screen.getByRole('article'), { pointerType: 'mouse' })
      return document.querySelector('article video') !== null
    },
  },
  GuideMount: {
    first: ({ store }) =>
      store.dispatch(experiencesReceived({ home_feed: { experience_id: 500501, status: 'pending' } })),
    sees: () => document.querySelector('aside, section:not([aria-live])') !== null,
  },
  PasscodeMount: {
    first: ({ store }) =>
      openPasscode(store, { submit: () => Promise.resolve(null), close: () => undefined }, false),
    sees: dialogIn,
  },
  EndedSessionMount: {
    answers: { 'notifications.unread': ENDED },
    sees: ({ calls }) => calls().includes('auth.logout'),
  },
  VerifyReminderMount: { first: ({ store }) => store.dispatch(reminderShown()), sees: dialogIn },
  InviteMount: { first: ({ store }) => store.dispatch(invitingStarted()), sees: dialogIn },
  InviteGreetings: {
    requestContext: { fullPath: '/?invite_code=abc' },
    sees: ({ calls }) => calls().includes('friendInvites.metadata'),
  },
  ReportMount: {
    first: ({ store }) => store.dispatch(reportShown({ id: '1', type: 'pin' })),
    sees: dialogIn,
  },
  FeedbackMount: {
    first: ({ store }) =>
      store.dispatch(
        feedbackOpened({ title: 'Feedback', prompt: '', actionFrom: 'here', nextPageToRedirect: null }),
      ),
    sees: dialogIn,
  },
  AdFrameMount: {
    pageData: { hasThirdParties: true },
    answers: {
      'thirdParties.plan': { is_marketing_allowed: true, ad_frame_url: 'https://ads.test/frame' },
    },
    sees: () => document.querySelector('iframe[title=advertising]') !== null,
  },
}

const mounts = Object.entries(deferredMounts).map(([name, Mount]) => <Mount key={name} />)
const nameOf = ({ key }: ReactElement) => key

function Back() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

/** A page with a card, a link that leads away, and a text that its language lacks. */
function Page() {
  const t = useT<'report'>()
  const { menu } = useCardSlots()
  return (
    <main>
      <article data-pin-id="1">
        <span>
          <img alt="" />
        </span>
      </article>
      {menu && <p>Cards have menus</p>}
      <button onClick={() => void t('report.lead')}>Say</button>
      <Routes>
        <Route path="/away/" element={<Back />} />
        <Route path="*" element={<Link to="/away/">Away</Link>} />
      </Routes>
    </main>
  )
}

async function isSeen(scene: Scene, shownMounts: readonly ReactElement[], timeout: number): Promise<boolean> {
  localStorage.clear()
  sessionStorage.clear()
  const server = fakeServer(scene.answers ?? {})
  const noted: string[] = []
  askedOfWorker = []
  const stopNoting = attachTracker({ track: () => undefined, count: ({ name }) => void noted.push(name) })
  setRunningTracker({ pageShown: (path: string) => void noted.push(`page ${path}`) } as never)
  const isMember = scene.viewer !== 'visitor'
  const { store, unmount } = await renderWithStore(
    <>
      <Page />
      {shownMounts}
    </>,
    {
      transport: server.transport,
      path: scene.path ?? '/',
      requestContext: { isAuthenticated: isMember, ...scene.requestContext },
      pageData: { ...(isMember && { initialUser: ada }), ...scene.pageData },
    },
  )
  const shown = { store, noted, calls: () => server.calls.map(({ name }) => name) }
  await act(async () => void scene.first?.(shown))
  await act(async () => void scene.later?.())
  const isThere = await vi
    .waitFor(() => expect(scene.sees(shown)).toBe(true), { timeout })
    .then(
      () => true,
      () => false,
    )
  unmount()
  stopNoting()
  setRunningTracker(null)
  return isThere
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('each thing that waits for its moment is known here', () => {
  expect(mounts.map(nameOf)).toEqual(Object.keys(SCENES))
})

it.each(Object.entries(SCENES))('%s does what nothing else beside the page does', async (name, scene) => {
  expect(await isSeen(scene, mounts, LOADED_MS)).toBe(true)
  const others = mounts.filter((mount) => nameOf(mount) !== name)
  expect(await isSeen(scene, others, SETTLED_MS)).toBe(false)
})
