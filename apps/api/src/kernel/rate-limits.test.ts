import { describe, expect, it } from 'vitest'
import { makeRateLimits } from './rate-limits.ts'

describe('rate limits', () => {
  it('refuse the use after the last allowed one and say how long to wait', async () => {
    const limits = makeRateLimits(null)
    await limits.consume('a', 2, 10_000)
    await limits.consume('a', 2, 10_000)
    await expect(limits.consume('a', 2, 10_000)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      detail: { retryAfter: 10 },
    })
  })

  it('count a use that was given back as never made', async () => {
    const limits = makeRateLimits(null)
    await limits.consume('a', 1, 1000)
    await limits.refund('a', 1, 1000)
    await expect(limits.consume('a', 1, 1000)).resolves.toBeUndefined()
  })

  it('count each key, and each limit of a key, on its own', async () => {
    const limits = makeRateLimits(null)
    await limits.consume('a', 1, 1000)
    await expect(limits.consume('b', 1, 1000)).resolves.toBeUndefined()
    await expect(limits.consume('a', 5, 1000)).resolves.toBeUndefined()
  })
})
