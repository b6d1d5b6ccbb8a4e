import { z } from 'zod'
import type { Task } from '../jobs/task.ts'
import type { Jobs, TextSender } from '../kernel/deps.ts'
import type { QueuedText } from './text-delivery.ts'

export const SEND_TEXT = 'text.send'

const Queued = z.object({ id: z.string(), queuedAt: z.string(), to: z.string(), text: z.string() })

/** Queues text messages as jobs of the caller's transaction. */
export const makeTextSender = (jobs: Jobs, newId: () => string, now: () => Date): TextSender => ({
  async send(tx, message) {
    const queued: QueuedText = { ...message, id: newId(), queuedAt: now().toISOString() }
    await jobs.add(tx, SEND_TEXT, queued)
  },
})

export const sendText: Task = (payload, { textDelivery }) => textDelivery.deliver(Queued.parse(payload))
