import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { feedsRoutes } from '@tessera/api-types/feeds/routes'
import { describe, expect, it } from 'vitest'
import type { CallInput } from './call.ts'
import { retryingTransport } from './first-load.ts'
import { apiError } from './http-answer.ts'

async function ask(
  statuses: number[],
  input: CallInput = {},
  route: Parameters<ReturnType<typeof retryingTransport>>[0] = feedsRoutes['feeds.home'],
) {
  const waits: number[] = []
  let calls = 0
  const transport = retryingTransport(
    () => {
      const status = statuses[calls++] ?? 200
      return Promise.resolve(status === 200 ? { data: 'here' } : { error: apiError(null, status) })
    },
    (ms) => Promise.resolve(void waits.push(ms)),
  )
  const result = await transport(route, input, new AbortController().signal)
  return { result, waits, calls }
}

describe('the first load of a page', () => {
  it('I-8.17 I-8.18 is asked for again after 500 and 1000 ms where the server broke or did not answer', async () => {
    expect(await ask([500, 0])).toEqual({ result: { data: 'here' }, waits: [500, 1000], calls: 3 })
  })

  it('I-8.17 I-8.18 fails after two more attempts', async () => {
    const { result, calls } = await ask([503, 502, 500, 200])
    expect(result).toMatchObject({ error: { httpStatus: 500 } })
    expect(calls).toBe(3)
  })

  it('I-8.17 is not asked for again where the server refuses', async () => {
    expect((await ask([404])).calls).toBe(1)
  })

  it('I-8.17 more of a listing is asked for once', async () => {
    expect((await ask([500], { bookmark: 'next' })).calls).toBe(1)
  })

  it('what changes something is sent once', async () => {
    expect((await ask([500], {}, pinsRoutes['pins.save'])).calls).toBe(1)
  })
})
