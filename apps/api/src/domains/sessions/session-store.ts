import { sql, type Selectable } from 'kysely'
import type { Sessions } from '../../db/schema.generated.ts'
import { compiledOnce } from '../../db/compiled-once.ts'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'
import { graceSince, idleSince } from './session-rules.ts'
import { isActive } from '../../db/visibility.ts'

export type SessionRow = Pick<
  Selectable<Sessions>,
  'id' | 'createdAt' | 'lastSeenAt' | 'expiresAt' | 'ip' | 'userAgent'
>

export interface NewSession {
  id: string
  tokenHash: Buffer
  userId: string
  loginState: number
  expiresAt: Date
  ip: string | null
  userAgent: string
  installId: string | null
  /** When its holder proved who they are; null where the session rests on less. */
  provedAt: Date | null
}

interface Presented extends Record<string, unknown> {
  tokenHash: Buffer
  now: Date
  graceFrom: Date
  idleFrom: Date
}

const readSignedIn = compiledOnce((db, _shape: 'any', { tokenHash, now, graceFrom, idleFrom }: Presented) =>
  db
    .selectFrom('sessions')
    .modifyFront(plannedOnce)
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where((where) =>
      where.or([
        where('sessions.tokenHash', '=', tokenHash),
        where.and([
          where('sessions.previousTokenHash', '=', tokenHash),
          where('sessions.previousValidUntil', '>', now),
        ]),
      ]),
    )
    .where('sessions.expiresAt', '>', graceFrom)
    .where('sessions.lastSeenAt', '>', idleFrom)
    .where(isActive('users'))
    .select([
      'sessions.id as sessionId',
      'sessions.loginState',
      'sessions.lastSeenAt',
      'sessions.expiresAt',
      'users.id as userId',
      'users.username',
      'users.isEmployee',
      'users.hasMfaEnabled',
      'users.isPartner',
      'users.isWriteBanned',
      'users.emailVerifiedAt',
      sql<string | null>`to_char(users.birthday, 'YYYY-MM-DD')`.as('birthdayText'),
      'users.locale',
      'users.country',
      sql<string>`coalesce((SELECT version FROM feed_versions WHERE user_id = users.id), 0)::text`.as(
        'feedVersion',
      ),
    ]),
)

/** The session behind a token with its member, in one statement; undefined once it is over and its grace, too. */
export async function findSignedIn(db: Db, tokenHash: Buffer, now: Date) {
  const graceFrom = graceSince(now)
  const [row] = await readSignedIn(db, 'any', { tokenHash, now, graceFrom, idleFrom: idleSince(graceFrom) })
  return row
}
export type SignedInRow = NonNullable<Awaited<ReturnType<typeof findSignedIn>>>

/** Renews the last use of a session and of its member, who comes back if they were away. */
export async function touchSession(
  db: Db,
  sessionId: string,
  { now, awaySince }: { now: Date; awaySince: Date },
): Promise<void> {
  await db
    .with('seen', (inner) =>
      inner
        .updateTable('sessions')
        .set({ lastSeenAt: now })
        .where('id', '=', sessionId)
        .where('lastSeenAt', '<', now)
        .returning('userId'),
    )
    .updateTable('users')
    .set({
      lastActiveAt: now,
      resurrectedAt: sql`CASE WHEN last_active_at <= ${awaySince} THEN ${now} ELSE resurrected_at END`,
    })
    .where('id', 'in', (inner) => inner.selectFrom('seen').select('userId'))
    .execute()
}

export async function insertSession(tx: Db, session: NewSession, now: Date): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ ...session, createdAt: now, lastSeenAt: now })
    .execute()
}

export async function deleteSession(tx: Db, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every session of a member but the one named; returns how many. */
export async function deleteSessionsExcept(tx: Db, userId: string, kept: string | null): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(kept !== null, (query) => query.where('id', '!=', kept))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const sessionsOf = (db: Db, userId: string, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'createdAt',
      'lastSeenAt',
      'expiresAt',
      sql<string | null>`host(ip)`.as('ip'),
      'userAgent',
    ])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', idleSince(now))
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Removes what is over; returns how many rows went. */
export async function deleteDeadSessions(db: Db, now: Date): Promise<number> {
  const end = graceSince(now)
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expiresAt', '<=', end), where('lastSeenAt', '<=', idleSince(end))]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
