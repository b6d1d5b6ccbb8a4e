import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { localListeners, type PubSub } from '../kernel/pubsub.ts'

const PREFIX = 'tessera:'

/**
 * Pub/sub by Redis. While it is away, messages reach the listeners of this process alone; the
 * listening connection waits for it and then subscribes again.
 */
export function redisPubSub(redis: Redis, log: Logger): PubSub & { close(): Promise<void> } {
  const listeners = localListeners()
  let listening: Redis | null = null
  const listen = (): Redis => {
    const copy = redis.duplicate(LISTENING)
    copy.on('error', (error) => log.warn({ err: error }, 'redis, listening'))
    copy.on('message', (channel: string, text: string) =>
      listeners.notify(channel.slice(PREFIX.length), JSON.parse(text)),
    )
    return copy
  }
  return {
    async publish(channel, message) {
      try {
        await redis.publish(PREFIX + channel, JSON.stringify(message))
      } catch (error) {
        log.warn({ err: error, channel }, 'message reaches this process alone')
        listeners.notify(channel, message)
      }
    },
    subscribe(channel, listener) {
      listening ??= listen()
      listening
        .subscribe(PREFIX + channel)
        .catch((error: unknown) => log.warn({ err: error, channel }, 'not subscribed'))
      return listeners.add(channel, listener)
    },
    async close() {
      listening?.disconnect()
    },
  }
}

/** A subscription waits for the connection, however long that takes. */
const LISTENING = { enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined }
