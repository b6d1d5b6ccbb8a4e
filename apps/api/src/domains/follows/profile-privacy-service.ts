import { holdVisibility } from '../../db/pin-listing.ts'
import type { Db } from '../../kernel/deps.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { mayOpenProfile } from '../accounts/age-rules.ts'
import { lockBirthday, setPrivateProfile } from '../users/user-service.ts'
import { admitAll } from './follow-request-service.ts'

/**
 * Opens or closes a profile with all that follows from it: its pins are listed or hidden, and those
 * who asked to follow an open one do.
 * @throws DomainError NOT_ALLOWED when the member is too young for an open profile
 */
export async function changePrivacy(
  tx: Db,
  userId: string,
  isPrivate: boolean,
  deps: EmitDeps,
): Promise<void> {
  const at = deps.now()
  await holdVisibility(tx, [userId])
  const birthday = await lockBirthday(tx, userId)
  if (!isPrivate && !mayOpenProfile(birthday, at)) throw new DomainError('NOT_ALLOWED')
  await setPrivateProfile(tx, userId, isPrivate)
  await emit(tx, deps, 'profilePrivacyChanged', { userId })
  if (!isPrivate) await admitAll(tx, userId, deps)
}
