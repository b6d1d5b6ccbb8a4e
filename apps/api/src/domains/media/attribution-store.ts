import type { Attribution } from '@tessera/api-types/pins/attribution'
import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

const KEPT = '30 days'

/** Notes who made what is on a page, and drops what nobody asked about for long. */
export async function keepAttribution(
  tx: Db,
  address: string,
  attribution: Attribution | null,
  at: Date,
): Promise<void> {
  await sql`DELETE FROM page_attributions
    WHERE address = ${address} OR read_at < ${at}::timestamptz - ${sql.lit(KEPT)}::interval`.execute(tx)
  if (attribution)
    await tx
      .insertInto('pageAttributions')
      .values({ address, attribution: JSON.stringify(attribution), readAt: at })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .execute()
}
