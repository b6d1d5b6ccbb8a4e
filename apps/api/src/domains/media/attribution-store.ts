import type { Attribution } from '@tessera/api-types/pins/attribution'
import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { PageSubject } from './page-subject.ts'

const KEPT = '30 days'

/** Who made what is on a page, and what it is about. */
export interface PageFacts {
  attribution: Attribution | null
  subject: PageSubject | null
}

/** Notes the facts of a page, and drops what nobody asked about for long. */
export async function keepPageFacts(
  tx: Db,
  address: string,
  { attribution, subject }: PageFacts,
  at: Date,
): Promise<void> {
  await sql`DELETE FROM page_attributions
    WHERE address = ${address} OR read_at < ${at}::timestamptz - ${sql.lit(KEPT)}::interval`.execute(tx)
  const asJson = (fact: object | null) => fact && JSON.stringify(fact)
  if (attribution ?? subject)
    await tx
      .insertInto('pageAttributions')
      .values({ address, attribution: asJson(attribution), subject: asJson(subject), readAt: at })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .execute()
}
