// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { attachTracker, type Metric } from '../../shared/tracking/track.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { rememberedPersonApi } from './remembered-person-api.ts'

it('I-8.21 a failed fetch is rejected and counted with its message in lower case', async () => {
  const counted: Metric[] = []
  const stop = attachTracker({ track: () => undefined, count: (metric) => void counted.push(metric) })
  const { transport } = fakeServer({ 'auth.unauthUserData': refusal(503, 'We Are BUSY Right Now.') })
  const store = makeStore({ transport, preloadedState: {} })
  await expect(
    store.dispatch(rememberedPersonApi.endpoints.unauthUserData.initiate({})).unwrap(),
  ).rejects.toMatchObject({ httpStatus: 503 })
  expect(counted).toEqual([{ name: 'unauth_user_data_failed', tags: { message: 'we are busy right now.' } }])
  stop()
})

it('who asks to be forgotten is remembered no longer on the page that is open', async () => {
  const { transport, askedFor } = fakeServer({ 'auth.unauthUserData': null, 'accounts.forgetPerson': {} })
  const store = makeStore({ transport, preloadedState: {} })
  const { unauthUserData, forgetPerson } = rememberedPersonApi.endpoints
  await store.dispatch(unauthUserData.initiate({}))
  expect(askedFor('auth.unauthUserData')).toHaveLength(1)
  await store.dispatch(forgetPerson.initiate({}))
  await expect.poll(() => askedFor('auth.unauthUserData').length).toBe(2)
})
