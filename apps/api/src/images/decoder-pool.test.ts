import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { sampleJpeg } from '../../test/image-samples.ts'
import { createDecoderPool, defaultDecoderPoolSettings } from './decoder-pool.ts'
import type { DecoderPoolSettings } from './decoder-pool.ts'
import { defaultImageLimits } from './image-limits.ts'

const small = await sampleJpeg({ seed: 1, width: 120, height: 90 })
const large = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#775533' } })
  .png()
  .toBuffer()
// Turning it needs all of its pixels in memory.
const largeOnItsSide = await sharp(large).jpeg().withMetadata({ orientation: 6 }).toBuffer()
const job = (bytes: Uint8Array) => ({ bytes, limits: defaultImageLimits, renditions: [] })

async function withPool<T>(
  settings: Partial<DecoderPoolSettings>,
  work: (pool: ReturnType<typeof createDecoderPool>) => Promise<T>,
): Promise<T> {
  const pool = createDecoderPool({ ...defaultDecoderPoolSettings, processes: 1, ...settings })
  try {
    return await work(pool)
  } finally {
    await pool.close()
  }
}

describe('the decoder pool', () => {
  it('ends a picture that takes too long, and goes on with the next', () =>
    withPool({ timeoutMs: 150 }, async (pool) => {
      await expect(pool.run('ingest', job(large))).rejects.toMatchObject({ code: 'IMAGE_TIMEOUT' })
      // On a busy machine a small one may take that long, too.
      await vi.waitFor(
        async () => expect(await pool.run('ingest', job(small))).toMatchObject({ width: 120 }),
        { timeout: 10_000 },
      )
    }))

  it('ends a picture that takes too much memory, and goes on with the next', () =>
    withPool({ memoryBytes: 180 * 1024 * 1024 }, async (pool) => {
      await expect(pool.run('ingest', job(largeOnItsSide))).rejects.toMatchObject({
        code: 'IMAGE_TOO_COMPLEX',
      })
      expect(await pool.run('ingest', job(small))).toMatchObject({ width: 120 })
    }))

  it('reads pictures that wait, and refuses more than may wait', () =>
    withPool({ maxWaiting: 2 }, async (pool) => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 5 }, () => pool.run('ingest', job(small))),
      )
      expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual([
        'fulfilled',
        'fulfilled',
        'fulfilled',
        'rejected',
        'rejected',
      ])
      expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
    }))

  it('refuses a picture whose turn does not come in time', () =>
    withPool({ maxWaitMs: 50 }, async (pool) => {
      const running = pool.run('ingest', job(large))
      await expect(pool.run('ingest', job(small))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
      expect(await running).toMatchObject({ width: 7_000 })
    }))

  it('closing refuses what waits', async () => {
    const pool = createDecoderPool({ ...defaultDecoderPoolSettings, processes: 1 })
    const running = Promise.allSettled([pool.run('ingest', job(large)), pool.run('ingest', job(small))])
    await pool.close()
    expect((await running).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
    await expect(pool.run('ingest', job(small))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})
