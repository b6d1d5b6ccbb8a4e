import { sql } from 'kysely'
import type { FieldChange, HistoryView } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Db } from '../../kernel/deps.ts'
import { containing, equalTo, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'

export interface HistoryEntry {
  id: string
  businessId: string
  actorId: string
  occurredAt: Date
  action: HistoryView['action']
  entityType: HistoryView['entity_type']
  entityId: string
  entityName: string
  changes: FieldChange[]
}

export interface HistoryRow extends HistoryEntry {
  actorName: string
  actorUsername: string
}

/** Writes one entry in the transaction of the change it records. */
export async function insertHistory(tx: Db, { changes, ...entry }: HistoryEntry): Promise<void> {
  const actor = await actorOf(tx, entry.actorId)
  await tx
    .insertInto('businessHistory')
    .values({ ...entry, ...actor, changes: JSON.stringify(changes) })
    .execute()
}

/** What happens by itself: by review, billing and time. */
export const SYSTEM_ACTOR = '0'

const actorOf = async (tx: Db, id: string) =>
  id === SYSTEM_ACTOR
    ? { actorName: 'System', actorUsername: '' }
    : tx
        .selectFrom('users')
        .select(['fullName as actorName', 'username as actorUsername'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

const fieldsIn = (zone: string) => ({
  sort: {
    id: plainColumn('id'),
    occurred_at: plainColumn('occurredAt'),
    action: plainColumn('action'),
    entity_type: plainColumn('entityType'),
    entity_name: textColumn('entityName'),
  },
  indexed: ['occurred_at'],
  filter: {
    q: containing('entityName', 'actorName', 'actorUsername'),
    action: equalTo('action'),
    entity_type: equalTo('entityType'),
    entity_id: equalTo('entityId'),
    actor_id: equalTo('actorId'),
    date_from: (day: string) => sql<boolean>`occurred_at >= ${day}::timestamp AT TIME ZONE ${zone}`,
    date_to: (day: string) =>
      sql<boolean>`occurred_at < (${day}::timestamp + interval '1 day') AT TIME ZONE ${zone}`,
  },
})

const entries = (db: Db, businessId: string) =>
  db.selectFrom('businessHistory').selectAll().where('businessId', '=', businessId)

export const listHistory = (
  db: Db,
  businessId: string,
  request: ListRequest,
): Promise<Listed<HistoryRow>> => {
  const { time_zone: zone = 'UTC' } = request.filter as { time_zone?: string }
  return readList<HistoryRow>(db, entries(db, businessId).$castTo<HistoryRow>(), request, fieldsIn(zone))
}

export async function historyEntry(db: Db, businessId: string, id: string): Promise<HistoryRow | null> {
  const row = await entries(db, businessId).where('id', '=', id).$castTo<HistoryRow>().executeTakeFirst()
  return row ?? null
}
