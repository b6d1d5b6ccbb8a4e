import { z } from 'zod'
import type { Task } from '../jobs/task.ts'

const Queued = z.object({
  id: z.string(),
  queuedAt: z.string(),
  to: z.string(),
  sender: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
})

export const sendMail: Task = (payload, { mailDelivery }) => mailDelivery.deliver(Queued.parse(payload))
