import type { Selectable } from 'kysely'
import { DAY_MS } from '../../kernel/durations.ts'
import type { CardSessions } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

export type CardSessionRow = Selectable<CardSessions>

const KEEP_MS = DAY_MS

interface NewSession {
  id: string
  adAccountId: string
  providerSession: string
  billingAddress: string
  taxId: string | null
  createdAt: Date
}

/** Begins one; those of the account that nobody came back to within a day are forgotten. */
export async function insertCardSession(tx: Db, session: NewSession): Promise<void> {
  await tx
    .deleteFrom('cardSessions')
    .where('adAccountId', '=', session.adAccountId)
    .where('createdAt', '<', new Date(session.createdAt.getTime() - KEEP_MS))
    .execute()
  await tx.insertInto('cardSessions').values(session).execute()
}

export async function cardSession(db: Db, adAccountId: string, id: string): Promise<CardSessionRow | null> {
  const row = await db
    .selectFrom('cardSessions')
    .selectAll()
    .where('id', '=', id)
    .where('adAccountId', '=', adAccountId)
    .executeTakeFirst()
  return row ?? null
}

/** Whether it was open still. */
export async function finishSession(tx: Db, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('cardSessions')
    .set({ finishedAt: at })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
