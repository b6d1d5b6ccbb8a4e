import type { Deps } from '../kernel/deps.ts'
import { DomainError } from '../kernel/domain-error.ts'
import type { MailDelivery } from '../mail/mailer.ts'
import type { TextDelivery } from '../texts/text-delivery.ts'

/** What a task may touch: what operations may, and the mail's way out. */
export interface TaskDeps extends Deps {
  mailDelivery: MailDelivery
  textDelivery: TextDelivery
}

/** Work done outside a request. It may run again after a crash, so it must bear repetition. */
export type Task = (payload: unknown, deps: TaskDeps) => Promise<void>

/** A task that writes files of any size waits for room: one that fails is tried again, later and later. */
export const needsRoom =
  (task: Task): Task =>
  async (payload, deps) => {
    if (!deps.hasRoom()) throw new DomainError('UNAVAILABLE')
    await task(payload, deps)
  }
