import type { Db } from '../../kernel/deps.ts'

export interface AuditEvent {
  id: string
  at: Date
  actorId: string | null
  event: string
  ip: string
  userAgent: string
  details: Record<string, string | number | boolean | null>
}

export async function insertAuditEvent(tx: Db, { details, ...event }: AuditEvent): Promise<void> {
  await tx
    .insertInto('auditEvents')
    .values({ ...event, details: JSON.stringify(details) })
    .execute()
}

/** What happened stays, without the person it happened to. */
export const forgetActor = (tx: Db, actorId: string) =>
  tx
    .updateTable('auditEvents')
    .set({ actorId: null, ip: null, userAgent: '', details: '{}' })
    .where('actorId', '=', actorId)
    .execute()

export async function deleteAuditEventsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('auditEvents').where('at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
