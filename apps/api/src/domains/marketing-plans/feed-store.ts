import type { Db } from '../../kernel/deps.ts'

/** Whether products of the business can be advertised: one of its profiles sells them in pins. */
export async function hasActiveFeed(db: Db, businessId: string): Promise<boolean> {
  const product = await db
    .selectFrom('businessProfiles as p')
    .innerJoin('pins', 'pins.userId', 'p.userId')
    .innerJoin('productPins', 'productPins.aggregatedPinId', 'pins.aggregatedPinId')
    .select('pins.id')
    .where('p.businessId', '=', businessId)
    .limit(1)
    .executeTakeFirst()
  return product !== undefined
}
