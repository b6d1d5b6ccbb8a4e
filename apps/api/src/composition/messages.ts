import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { PubSub } from '../kernel/pubsub.ts'
import { postgresPubSub } from '../messaging/postgres-pubsub.ts'
import { redisPubSub } from '../messaging/redis-pubsub.ts'
import type { Data } from './open-data.ts'

export interface Messages {
  redis: Redis | null
  pubsub: PubSub
  close(): Promise<void>
}

/** A command that finds no Redis fails at once instead of holding up its request. */
const AT_ONCE = { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 1_000 }

/** What processes tell each other, over Redis where there is one, else over the database. */
export async function openMessages({ REDIS_URL }: Config, data: Data, log: Logger): Promise<Messages> {
  if (!REDIS_URL) {
    const pubsub = postgresPubSub(data.url, data.primary, log)
    return { redis: null, pubsub, close: pubsub.close }
  }
  const client = await import('ioredis')
  const redis = new client.Redis(REDIS_URL, AT_ONCE)
  redis.on('error', (error) => log.warn({ err: error }, 'redis'))
  const pubsub = redisPubSub(redis, log)
  return {
    redis,
    pubsub,
    async close() {
      await pubsub.close()
      redis.disconnect()
    },
  }
}
