import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { isSuspectSession, setSuspect } from './bot-check-store.ts'
import { passesBotCheck } from './bot-check-service.ts'

const NARROWED_TO = 0.1

/** Marks the session by the check's outcome; it never ends it. // decision B17 */
export async function verifySession(
  viewer: Member,
  token: string,
  deps: Pick<Deps, 'botChallenge' | 'now' | 'read'>,
): Promise<boolean> {
  const isVerified = await passesBotCheck('verify_session', token, deps)
  await setSuspect(deps.read, viewer.sessionId, !isVerified)
  return isVerified
}

/** How often this session may do what others may do `most` times. */
export async function limitFor(
  { sessionId }: Member,
  most: number,
  { read }: Pick<Deps, 'read'>,
): Promise<number> {
  return (await isSuspectSession(read, sessionId)) ? Math.max(1, Math.floor(most * NARROWED_TO)) : most
}
