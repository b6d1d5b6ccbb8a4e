import type { Member, Visitor } from '@tessera/shared-auth'
import type { Context, SessionEffects } from '../kernel/context.ts'
import type { Deps } from '../kernel/deps.ts'
import type { Operation } from '../kernel/operation.ts'
import { memberOf } from './plain-viewers.ts'

export const visitor: Visitor = { state: 'UNAUTH', isBot: false, locale: 'en_US', country: 'US' }

/** A new person in the database, seen as a signed-in viewer. */
export async function aMember(
  deps: Deps,
  given: { username?: string; fullName?: string } = {},
): Promise<Member> {
  const userId = deps.newId()
  const username = given.username ?? `user${userId}`
  const fullName = given.fullName ?? 'Ada Test'
  await deps.read
    .insertInto('users')
    .values({
      id: userId,
      username,
      email: `${username}@tessera.test`,
      fullName,
      firstName: fullName.split(' ')[0] ?? '',
      createdAt: deps.now(),
    })
    .execute()
  return memberOf(userId, { username, sessionId: deps.newId() })
}

/** Somebody whose acts count in full: here for long, with a proved address. */
export async function aMemberOfStanding(deps: Deps): Promise<Member> {
  const member = await aMember(deps)
  await deps.read
    .updateTable('users')
    .set({ createdAt: new Date('2020-01-01'), emailVerifiedAt: new Date('2020-01-01') })
    .where('id', '=', member.userId)
    .execute()
  return member
}

export interface Started {
  token: string | null
  hasEnded: boolean
  /** Marker cookies left, by name. */
  marks: Record<string, string>
  /** What the browser keeps unseen, by name; null was taken back. */
  kept: Record<string, string | null>
}

/** A call of a viewer, as a transport has it; `started` records what is done to the session. */
export function contextAs(deps: Deps, viewer: Context['viewer'], extra: Partial<Context['caller']> = {}) {
  const started: Started = { token: null, hasEnded: false, marks: {}, kept: {} }
  const session: SessionEffects = {
    begin: (token) => void (started.token = token),
    renew: (token) => void (started.token = token),
    end: () => void (started.hasEnded = true),
    mark: (name, value) => void (started.marks[name] = value),
    keep: (name, value) => void (started.kept[name] = value),
  }
  const caller = {
    requestId: '1',
    ip: '192.0.2.1',
    isLocal: false,
    userAgent: 'test',
    installId: 'install-of-test',
    idempotencyKey: null,
    sessionToken: null,
    cookies: {},
    isAgeRestricted: false,
    isPrivacySignalled: false,
    ...extra,
  }
  return { context: { viewer, deps, caller, session }, started }
}

/** Calls an operation as a viewer, the way every transport does. */
export function callAs(deps: Deps, viewer: Context['viewer'], extra: Partial<Context['caller']> = {}) {
  const { context, started } = contextAs(deps, viewer, extra)
  const call = (operation: Operation, input: unknown = {}): Promise<unknown> => operation.run(input, context)
  return Object.assign(call, { started })
}
