import type { Db, Deps } from '../../kernel/deps.ts'
import { plainCode } from './code-rules.ts'
import { hashCode } from './code-seal.ts'
import { countPhoneTry, takePhoneCode } from './phone-store.ts'

const TRIES_PER_CODE = 5

/** Counts a try at the code sent to the member's phone; returns the number it was sent to, if that is a new one. */
export const triedPhoneCode = (userId: string, { read, now }: Pick<Deps, 'now' | 'read'>) =>
  countPhoneTry(read, userId, TRIES_PER_CODE, now())

/** Consumes the code sent to the member's phone; returns whether it was the right one. */
export const consumePhoneCode = (
  tx: Db,
  userId: string,
  typed: string,
  { site }: Pick<Deps, 'site'>,
): Promise<boolean> => takePhoneCode(tx, userId, hashCode(plainCode(typed), `phone:${userId}`, site.secret))
