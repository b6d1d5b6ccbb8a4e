import type { Deps } from '../kernel/deps.ts'
import { Faults } from '../kernel/faults.ts'
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

/** A task of several parts, each of which has its turn whatever becomes of the others. */
export const eachOf =
  (parts: readonly ((deps: TaskDeps) => Promise<unknown>)[]): Task =>
  async (_payload, deps) => {
    const faults = new Faults(deps.log)
    for (const part of parts) await faults.keep(part.name, () => part(deps))
    faults.end()
  }
