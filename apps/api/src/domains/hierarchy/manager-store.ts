import { sql, type RawBuilder } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

export interface ManagerRow {
  id: string
  nodeId: string
  nodeName: string
  rootId: string
  rootName: string
  userId: string
  username: string
  fullName: string
  isActive: boolean
  sentAt: Date
  createdAt: Date
}

const managers = (where: RawBuilder<boolean>) => sql<ManagerRow>`(
  SELECT m.id, m.node_id, n.name AS node_name, m.root_id, r.name AS root_name, m.user_id, u.username,
    u.full_name, m.is_active, m.sent_at, m.created_at
  FROM organization_managers m
  JOIN businesses n ON n.id = m.node_id
  JOIN businesses r ON r.id = m.root_id
  JOIN users u ON u.id = m.user_id
  WHERE ${where})`

/** Managers of a business or of one below it. */
const below = (businessId: string) => sql<boolean>`EXISTS (SELECT FROM hierarchy_nodes at
  WHERE at.business_id = m.node_id AND at.path @> ARRAY[${businessId}::bigint])`

const fields = {
  sort: { id: plainColumn('id'), full_name: textColumn('fullName'), created_time: plainColumn('createdAt') },
  filter: { q: containing('fullName', 'username', 'nodeName') },
}

export const listManagers = (db: Db, businessId: string, request: ListRequest): Promise<Listed<ManagerRow>> =>
  readList(db, managers(below(businessId)), request, fields)

export const listAskedManagers = (
  db: Db,
  nodeId: string,
  request: ListRequest,
): Promise<Listed<ManagerRow>> =>
  readList(db, managers(sql<boolean>`NOT m.is_active AND ${below(nodeId)}`), request, fields)

/** The managers of some businesses, by name. */
export async function managersOfNodes(db: Db, nodeIds: readonly string[]): Promise<ManagerRow[]> {
  const { rows } = await sql<ManagerRow>`
    SELECT * FROM ${managers(sql<boolean>`m.node_id = ANY(${[...nodeIds]}::bigint[])`)} listed
    ORDER BY full_name, id`.execute(db)
  return rows
}

/** What a person was asked and has not answered, the newest first. */
export async function askedOf(db: Db, userId: string, sentAfter: Date): Promise<ManagerRow[]> {
  const { rows } = await sql<ManagerRow>`
    SELECT * FROM ${managers(sql<boolean>`NOT m.is_active AND m.user_id = ${userId}::bigint`)} listed
    WHERE sent_at > ${sentAfter} ORDER BY id DESC`.execute(db)
  return rows
}

/** A manager of a business or of one below it. */
export async function managerBelow(db: Db, businessId: string, id: string): Promise<ManagerRow | null> {
  const { rows } = await managers(sql<boolean>`m.id = ${id}::bigint AND ${below(businessId)}`).execute(db)
  return rows[0] ?? null
}

/** What the root asked this person. */
export async function managerAsked(
  db: Db,
  { rootId, userId, id }: { rootId: string; userId: string; id: string },
): Promise<ManagerRow | null> {
  const { rows } = await managers(
    sql<boolean>`m.id = ${id}::bigint AND m.root_id = ${rootId}::bigint AND m.user_id = ${userId}::bigint`,
  ).execute(db)
  return rows[0] ?? null
}

interface NewManager {
  id: string
  rootId: string
  nodeId: string
  userId: string
  sentAt: Date
}

/** Asks a person; false where they were named for this business already. */
export async function insertManager(tx: Db, manager: NewManager): Promise<boolean> {
  const added = await tx
    .insertInto('organizationManagers')
    .values({ ...manager, createdAt: manager.sentAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function activateManager(tx: Db, id: string): Promise<void> {
  await tx.updateTable('organizationManagers').set({ isActive: true }).where('id', '=', id).execute()
}

export async function renewManager(tx: Db, id: string, sentAt: Date): Promise<void> {
  await tx.updateTable('organizationManagers').set({ sentAt }).where('id', '=', id).execute()
}

export async function removeManager(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('organizationManagers').where('id', '=', id).execute()
}

/** Ends what somebody manages below `businessId` in the name of a business that is not there. */
export async function removeForeignManagers(tx: Db, businessId: string): Promise<void> {
  await sql`DELETE FROM organization_managers m USING hierarchy_nodes n, hierarchy_nodes r
    WHERE n.business_id = m.node_id AND r.business_id = m.root_id
      AND n.path @> ARRAY[${businessId}::bigint] AND NOT r.path @> ARRAY[${businessId}::bigint]`.execute(tx)
}

export async function personNamed(db: Db, username: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .where(isActive('users'))
    .executeTakeFirst()
  return row?.id ?? null
}
