import type { Redis } from 'ioredis'
import { localListeners, type PubSub } from '../kernel/pubsub.ts'

const PREFIX = 'tessera:'

/** Pub/sub by Redis; the listening connection is a copy of the one that publishes. */
export function redisPubSub(redis: Redis): PubSub & { close(): Promise<void> } {
  const listeners = localListeners()
  let listening: Redis | null = null
  const listen = (): Redis => {
    const copy = redis.duplicate()
    copy.on('message', (channel: string, text: string) =>
      listeners.tell(channel.slice(PREFIX.length), JSON.parse(text)),
    )
    return copy
  }
  return {
    async publish(channel, message) {
      await redis.publish(PREFIX + channel, JSON.stringify(message))
    },
    subscribe(channel, listener) {
      listening ??= listen()
      void listening.subscribe(PREFIX + channel)
      return listeners.add(channel, listener)
    },
    async close() {
      listening?.disconnect()
    },
  }
}
