import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { expect, it } from 'vitest'
import { makeStore } from '../store/make-store.ts'
import { baseApi } from './base-api.ts'

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pinForTest: build.query<unknown, string>({
      query: (id) => ({ route: pinsRoutes['pins.get'], input: { id } }),
    }),
  }),
})

it('a call that is no longer waited for ends without a complaint', async () => {
  const store = makeStore({
    transport: (_route, _input, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      ),
  })
  const asked = store.dispatch(endpoints.pinForTest.initiate('7'))
  asked.abort()
  expect(await asked).toMatchObject({ error: { name: 'AbortError' } })
})
