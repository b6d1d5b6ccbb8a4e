import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { makeRateLimits } from '../kernel/rate-limits.ts'
import { hasRedis, openRedisServer } from '../testing/redis-server.ts'
import { openMessages, type Messages } from './messages.ts'
import type { Data } from './open-data.ts'
import { HOUR_MS } from '../kernel/durations.ts'

const WITHIN = { timeout: 15_000, interval: 100 }

describe.skipIf(!hasRedis())('two processes with a Redis (skipped without redis-server)', () => {
  let redis: Awaited<ReturnType<typeof openRedisServer>>
  let processes: Messages[]

  beforeAll(async () => {
    redis = await openRedisServer()
    const config = readConfig({ REDIS_URL: redis.url })
    const open = () => openMessages(config, {} as Data, pino({ level: 'silent' }))
    processes = [await open(), await open()]
  })

  afterAll(async () => {
    await Promise.all(processes.map((one) => one.close()))
    await redis.end()
  })

  const limitsOf = ({ redis: client }: Messages) => makeRateLimits(client)
  const isCounted = (one: Messages) => one.redis?.status === 'ready'

  it('a subscription made before Redis answers receives, and so does one after Redis was away', async () => {
    const [here, there] = processes as [Messages, Messages]
    const received: unknown[] = []
    here.pubsub.subscribe('early', (message) => void received.push(message))
    const arrives = (text: string) =>
      vi.waitFor(async () => {
        await there.pubsub.publish('early', { text })
        expect(received).toContainEqual({ text })
      }, WITHIN)
    await arrives('before')
    await redis.end()
    await here.pubsub.publish('early', { text: 'alone' })
    expect(received).toContainEqual({ text: 'alone' })
    await redis.start()
    await arrives('after')
  }, 60_000)

  it('limits are counted together, and by each process alone while Redis is away', async () => {
    await vi.waitFor(() => expect(processes.every(isCounted)).toBe(true), WITHIN)
    const [here, there] = processes.map(limitsOf) as [
      ReturnType<typeof limitsOf>,
      ReturnType<typeof limitsOf>,
    ]
    const refused = { code: 'RATE_LIMITED' }
    await here.consume('shared', 2, HOUR_MS)
    await there.consume('shared', 2, HOUR_MS)
    await expect(here.consume('shared', 2, HOUR_MS)).rejects.toMatchObject(refused)
    await redis.end()
    await here.consume('alone', 1, HOUR_MS)
    await there.consume('alone', 1, HOUR_MS)
    await expect(here.consume('alone', 1, HOUR_MS)).rejects.toMatchObject(refused)
    await redis.start()
    await vi.waitFor(() => expect(processes.every(isCounted)).toBe(true), WITHIN)
    await here.consume('again', 1, HOUR_MS)
    await expect(there.consume('again', 1, HOUR_MS)).rejects.toMatchObject(refused)
  }, 60_000)
})
