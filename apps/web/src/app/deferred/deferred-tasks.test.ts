// @vitest-environment jsdom
import type { PageData, RequestContext } from '@tessera/api-types/page/request-context'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectPrivacy } from '../../entities/consent/consent-slice.ts'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import {
  deferReloads,
  isOutdated,
  reportServerVersion,
  watchVersion,
} from '../../shared/browser/app-version.ts'
import '../../features/save-pin/quick-save.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { noteCheck } from '../../shared/tracking/checked-experiments.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { deferredTasks } from './deferred-tasks.ts'

browserLike()

const RESTED_MS = 250
const CHECKED = 'ad_tag'
const ada = {
  id: '7',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}

type Scene = { requestContext: Partial<RequestContext>; pageData: Partial<PageData> }

/** Pages on which, between them, every start has something to do. */
const SCENES: readonly Scene[] = [
  {
    requestContext: { isAuthenticated: true },
    pageData: {
      initialUser: ada,
      daysToExpiration: 30,
      hasThirdParties: true,
      takesFingerprints: true,
      experiments: { active: {}, triggerable: { [CHECKED]: 'enabled' } },
      botChallenge: { provider: 'local' },
    },
  },
  { requestContext: { fullPath: '/?oe=1' }, pageData: { autoLogin: true } },
  { requestContext: {}, pageData: { autoLogin: true, renderMode: 'cached' } },
]

const seen: string[] = []
const note = (word: string) => void seen.push(word)

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  vi.stubEnv('PROD', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor() {
        note('watches impressions')
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', (path: string) => {
    note(`fetch ${path}`)
    return Promise.resolve(Response.json({}, { status: 404 }))
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), {
      register: () => Promise.resolve(note('registers a worker')),
    }),
    configurable: true,
  })
  const listen = EventTarget.prototype.addEventListener
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...given
  ) {
    note(`hears ${given[0]}`)
    listen.apply(this, given)
  })
  for (const word of ['getItem', 'setItem'] as const) {
    const plain = Storage.prototype[word] as (...given: string[]) => string | null
    vi.spyOn(Storage.prototype, word).mockImplementation(function (this: Storage, ...given: string[]) {
      note(`${word} ${given[0]}`)
      return plain.apply(this, given) as never
    })
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  deferReloads(() => true)
})

const connect = (effectiveType: string) =>
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true })

/** A double click whose first press takes its row away. */
function notePresses(): void {
  const press = (detail: number) => {
    const row = document.body.appendChild(document.createElement('button'))
    const isTaken = row.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    row.remove()
    return isTaken
  }
  press(1)
  if (!press(2)) note('holds a second press')
}

/** What a page does with these starts: calls, listeners, storage, timers. */
async function doneBy(starts: typeof deferredTasks, { requestContext, pageData }: Scene): Promise<string[]> {
  vi.clearAllTimers()
  seen.length = 0
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'signed_in=1'
  window.history.replaceState(
    null,
    '',
    '/#challenge=%7B%22mfa_token%22%3A%22x%22%2C%22factors%22%3A%5B%5D%7D',
  )
  connect('4g')
  deferReloads(() => true)
  watchVersion('1')
  const { transport, calls } = fakeServer({})
  const session = arrivedSession({
    requestContext: aRequestContext(requestContext),
    pageData: aPageData(pageData),
  })
  const store = makeStore({ transport, preloadedState: { session } })
  store.dispatch((_dispatch, _getState, extra) => {
    const { add } = extra
    extra.add = (...link) => {
      note('changes the transport')
      add(...link)
    }
  })
  const stops = starts.map((start) => start(store))
  noteCheck(CHECKED)
  note(`waits ${vi.getTimerCount()} times`)
  connect('3g')
  reportServerVersion('2')
  isOutdated()
  await vi.advanceTimersByTimeAsync(RESTED_MS)
  note(`address ${window.location.hash}`)
  note(`signalled ${selectPrivacy(store.getState()).isPrivacySignalled}`)
  const removed = { boardId: '1', sectionId: '1', pinCount: 0 }
  store.dispatch({ type: 'sections/sectionDeleted', payload: removed })
  notePresses()
  stops.forEach((stop) => stop?.())
  return [...seen, ...calls.map(({ name }) => `call ${name}`)].toSorted()
}

const ALL_TIMERS = 'waits 8 times'

/** What only this start brings about, in the order of the list. */
const DOES = [
  'changes the transport',
  'registers a worker',
  'call boards.picker',
  ALL_TIMERS,
  'setItem reload_deferred',
  'fetch /_/_/state?source_url=%2F',
  'setItem changed_in_tab',
  'signalled true',
  'setItem open_visit',
  'watches impressions',
  ALL_TIMERS,
  'call auth.countrySite',
  'getItem multipleAccounts',
  'call accounts.refreshToken',
  'call social.oneTap',
  'address ',
  'call thirdParties.plan',
  'call experiments.activate',
  'call experiences.list',
  ALL_TIMERS,
  ALL_TIMERS,
  'holds a second press',
  'hears pointerover',
]

async function allDoneBy(starts: typeof deferredTasks): Promise<string[]> {
  const done: string[] = []
  for (const scene of SCENES) done.push(...(await doneBy(starts, scene)))
  return done
}

it('I-4.82 I-6.17 each start of a page does what nothing else does, and none is missing', async () => {
  const whole = await allDoneBy(deferredTasks)
  expect(await allDoneBy(deferredTasks)).toEqual(whole)
  expect(whole).toEqual(expect.arrayContaining(DOES))
  expect(deferredTasks).toHaveLength(DOES.length)
  for (const [at, start] of deferredTasks.entries()) {
    const rest = await allDoneBy(deferredTasks.filter((one) => one !== start))
    expect(rest, `without start ${at}, ${start.name}`).not.toContain(DOES[at])
  }
}, 30_000)
