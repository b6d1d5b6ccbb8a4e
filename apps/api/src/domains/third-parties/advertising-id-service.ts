import { type Privacy } from '@tessera/api-types/consent/consent-rules'
import { maySendAdvertisingId } from '@tessera/api-types/third-parties/advertising-rules'
import type { Member } from '@tessera/shared-auth'
import { DAY_MS } from '../../kernel/durations.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { keepOrReplace, removeAdvertisingId } from './advertising-id-store.ts'

const KEEP_MS = 90 * DAY_MS
const BYTES = 24

/**
 * The identifier of a member, valid for 90 days and then another.
 * @throws DomainError CONSENT_REQUIRED
 */
export async function advertisingIdOf(
  tx: Db,
  { userId }: Member,
  privacy: Privacy,
  { now, randomBytes }: Pick<Deps, 'now' | 'randomBytes'>,
) {
  if (!maySendAdvertisingId(true, privacy)) throw new DomainError('CONSENT_REQUIRED')
  const at = now()
  const fresh = {
    userId,
    identifier: randomBytes(BYTES).toString('base64url'),
    expiresAt: new Date(at.getTime() + KEEP_MS),
  }
  const { identifier, expiresAt } = await keepOrReplace(tx, fresh, at)
  return { identifier, expires_at: expiresAt.getTime() }
}

export const forgetAdvertisingId = (tx: Db, userId: string): Promise<void> => removeAdvertisingId(tx, userId)
