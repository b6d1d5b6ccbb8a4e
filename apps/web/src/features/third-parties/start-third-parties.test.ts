// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { attachTracker } from '../../shared/tracking/track.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { startThirdParties } from './start-third-parties.ts'
import type { ThirdPartyPlan } from './third-parties-api.ts'

const TAG = 'https://ads.test/tag.js'
const MANAGER = 'https://tags.test/t.js'
const counted: unknown[] = []
let detach = (): void => undefined

const scripts = () => [...document.scripts].map(({ src }) => src)

beforeEach(() => {
  counted.length = 0
  detach = attachTracker({ track: () => undefined, count: (metric) => void counted.push(metric) })
})
afterEach(() => {
  detach()
  document.head.replaceChildren()
})

async function started(groups: Record<string, string>) {
  const plan: ThirdPartyPlan = {
    is_marketing_allowed: true,
    tag_manager_url: MANAGER,
    ad_tag_url: TAG,
    ad_frame_url: null,
    user_hash: '',
    pixels: [],
    events: [],
  }
  const { transport } = fakeServer({ 'thirdParties.plan': plan })
  const session = arrivedSession({
    requestContext: aRequestContext(),
    pageData: aPageData({ hasThirdParties: true, experiments: { active: groups, triggerable: {} } }),
  })
  const store = makeStore({ transport, preloadedState: { session } })
  const stop = startThirdParties(store)
  await expect.poll(scripts).toContain(MANAGER)
  return { store, stop: stop ?? (() => undefined) }
}

async function failing(url: string) {
  const script = [...document.scripts].find(({ src }) => src === url)
  script?.dispatchEvent(new Event('error'))
  await Promise.resolve()
}

it('I-7.61 the ad tag is loaded in the group of its experiment, and out of it is not', async () => {
  const out = await started({ ad_tag: 'control' })
  expect(scripts()).toEqual([MANAGER])
  out.stop()
  await failing(MANAGER)
  const within = await started({ ad_tag: 'enabled' })
  expect(scripts()).toEqual([MANAGER, TAG])
  within.stop()
  await failing(MANAGER)
  await failing(TAG)
})

it('I-8.30 a tag that does not load is only counted', async () => {
  const { store, stop } = await started({ ad_tag: 'enabled' })
  await failing(TAG)
  await expect.poll(() => counted).toEqual([{ name: 'ad_tag_error', tags: { tag: 'advertising' } }])
  await failing(MANAGER)
  await expect.poll(() => counted).toHaveLength(2)
  expect(selectToasts(store.getState())).toEqual([])
  stop()
})
