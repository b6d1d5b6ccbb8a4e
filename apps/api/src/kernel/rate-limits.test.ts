import { describe, expect, it } from 'vitest'
import { makeRateLimits, withUpTo, type LimitedUse } from './rate-limits.ts'

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

describe('uses that are counted before it is known how many are needed', () => {
  const uses: LimitedUse[] = [['a', 3, 1000]]
  const left = async (limits: ReturnType<typeof makeRateLimits>) => {
    let count = 0
    while (
      await limits.consume('a', 3, 1000).then(
        () => true,
        () => false,
      )
    )
      count += 1
    return count
  }

  it('are given back where they were not taken, and all of them where the work failed', async () => {
    const limits = makeRateLimits(null)
    await withUpTo(limits, { uses, most: 2 }, async (counted) => counted.take(1))
    const fails = withUpTo(limits, { uses, most: 2 }, async (counted) => {
      counted.take(2)
      throw new Error('no')
    })
    await expect(fails).rejects.toThrow('no')
    expect(await left(limits)).toBe(2)
  })

  it('refuse more than there was room for, and let fewer through', async () => {
    const limits = makeRateLimits(null)
    const take = (sets: number) => withUpTo(limits, { uses, most: 5 }, async (counted) => counted.take(sets))
    await expect(take(4)).rejects.toMatchObject({ code: 'RATE_LIMITED', detail: { retryAfter: 1 } })
    await take(2)
    expect(await left(limits)).toBe(1)
  })
})
