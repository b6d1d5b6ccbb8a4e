import type { Insertable, Selectable } from 'kysely'
import type { ConsentChoices } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

export type ConsentRow = Selectable<ConsentChoices>

const MOST_SHOWN = 100

/** Newest first. */
export const choicesOf = (db: Db, userId: string): Promise<ConsentRow[]> =>
  db
    .selectFrom('consentChoices')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('chosenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()

export async function insertChoice(tx: Db, choice: Insertable<ConsentChoices>): Promise<void> {
  await tx.insertInto('consentChoices').values(choice).execute()
}

export async function latestChoice(db: Db, userId: string): Promise<ConsentRow | null> {
  const row = await db
    .selectFrom('consentChoices')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('chosenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function thirdPartyMarketing(db: Db, userId: string): Promise<boolean | null> {
  const { thirdPartyMarketingTrackingEnabled } = await db
    .selectFrom('users')
    .select('thirdPartyMarketingTrackingEnabled')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return thirdPartyMarketingTrackingEnabled
}

export async function setThirdPartyMarketing(tx: Db, userId: string, isEnabled: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ thirdPartyMarketingTrackingEnabled: isEnabled })
    .where('id', '=', userId)
    .execute()
}
