import type { Insertable, Selectable } from 'kysely'
import type { BillingProfiles } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

export type BillingProfileRow = Selectable<BillingProfiles>

export async function billingProfile(db: Db, adAccountId: string): Promise<BillingProfileRow | null> {
  const row = await db
    .selectFrom('billingProfiles')
    .selectAll()
    .where('adAccountId', '=', adAccountId)
    .executeTakeFirst()
  return row ?? null
}

/** Replaces the card; what was refused with the one before is forgotten. */
export const saveBillingProfile = (tx: Db, row: Insertable<BillingProfiles>): Promise<BillingProfileRow> =>
  tx
    .insertInto('billingProfiles')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('adAccountId').doUpdateSet(({ ref }) => ({
        cardholderName: ref('excluded.cardholderName'),
        cardBrand: ref('excluded.cardBrand'),
        cardLast4: ref('excluded.cardLast4'),
        cardExpiryMonth: ref('excluded.cardExpiryMonth'),
        cardExpiryYear: ref('excluded.cardExpiryYear'),
        paymentToken: ref('excluded.paymentToken'),
        billingAddress: ref('excluded.billingAddress'),
        taxId: ref('excluded.taxId'),
        isRefused: false,
        updatedAt: ref('excluded.updatedAt'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export async function markRefused(tx: Db, adAccountId: string, isRefused: boolean): Promise<void> {
  await tx.updateTable('billingProfiles').set({ isRefused }).where('adAccountId', '=', adAccountId).execute()
}
