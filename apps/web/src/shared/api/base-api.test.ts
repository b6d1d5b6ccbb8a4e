import { expect, it } from 'vitest'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { makeStore } from '../store/make-store.ts'

it('a call that is no longer waited for ends without a complaint', async () => {
  const store = makeStore({
    transport: (_route, _input, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      ),
  })
  const asked = store.dispatch(boardsApi.endpoints.boardPicker.initiate({}))
  asked.abort()
  expect(await asked).toMatchObject({ error: { name: 'AbortError' } })
})
