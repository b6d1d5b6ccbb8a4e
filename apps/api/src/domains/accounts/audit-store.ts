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
