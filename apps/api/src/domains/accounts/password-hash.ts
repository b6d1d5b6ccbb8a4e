import { hash, verify } from '@node-rs/argon2'
import { limitedQueue } from '../../kernel/limited-queue.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // argon2id is the library's default
const AT_ONCE = 2
const MAY_WAIT = 200

const queued = limitedQueue(AT_ONCE, MAY_WAIT)

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, COST))

let decoyHash: Promise<string> | undefined

/** Whether `password` made `stored`. Without a stored hash it takes as long and returns false. */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await (decoyHash ??= hashPassword('nobody has this password')))
  const isMatch = await queued(() => verify(against, password))
  return isMatch && stored !== null
}
