import type { Selectable } from 'kysely'
import type { AdvertisingIdentifiers } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

export type AdvertisingIdRow = Selectable<AdvertisingIdentifiers>

/** The identifier that is still valid at `now`, or else the given new one, stored. */
export async function keepOrReplace(
  tx: Db,
  { userId, identifier, expiresAt }: AdvertisingIdRow,
  now: Date,
): Promise<AdvertisingIdRow> {
  const replaced = await tx
    .insertInto('advertisingIdentifiers')
    .values({ userId, identifier, expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ identifier, expiresAt })
        .where('advertisingIdentifiers.expiresAt', '<=', now),
    )
    .returningAll()
    .executeTakeFirst()
  return replaced ?? (await advertisingIdOf(tx, userId))
}

const advertisingIdOf = (tx: Db, userId: string): Promise<AdvertisingIdRow> =>
  tx.selectFrom('advertisingIdentifiers').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow()

export async function removeAdvertisingId(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('advertisingIdentifiers').where('userId', '=', userId).execute()
}
