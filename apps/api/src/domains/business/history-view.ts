import type { HistoryView } from '@tessera/api-types/business/views'
import type { HistoryRow } from './history-store.ts'

export const toHistoryView = (row: HistoryRow): HistoryView => ({
  id: row.id,
  business_id: row.businessId,
  occurred_at: row.occurredAt.toISOString(),
  actor: {
    id: row.actorId,
    username: row.actorUsername,
    full_name: row.actorName,
    business_id: row.businessId,
  },
  action: row.action,
  entity_type: row.entityType,
  entity_id: row.entityId,
  entity_name: row.entityName,
  changes: row.changes,
})
