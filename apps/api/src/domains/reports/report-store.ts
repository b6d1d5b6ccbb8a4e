import type { Insertable } from 'kysely'
import type { Reports } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

/** One report a person and thing; a second one only says another reason. */
export async function saveReport(tx: Db, report: Insertable<Reports>): Promise<void> {
  await tx
    .insertInto('reports')
    .values(report)
    .onConflict((clash) =>
      clash.columns(['reporterId', 'targetType', 'targetId']).doUpdateSet({
        reason: report.reason,
        createdAt: report.createdAt,
        resolvedAt: null,
        resolvedBy: null,
      }),
    )
    .execute()
}
