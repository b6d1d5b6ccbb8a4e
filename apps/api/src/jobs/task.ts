import type { Deps } from '../kernel/deps.ts'
import type { MailDelivery } from '../mail/mailer.ts'
import type { TextDelivery } from '../texts/text-delivery.ts'

/** What a task may touch: what operations may, and the mail's way out. */
export interface TaskDeps extends Deps {
  mailDelivery: MailDelivery
  textDelivery: TextDelivery
}

/** Work done outside a request. It may run again after a crash, so it must bear repetition. */
export type Task = (payload: unknown, deps: TaskDeps) => Promise<void>
