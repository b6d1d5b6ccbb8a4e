import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface Named {
  id: string
  name: string
}

/** The highest business above, or the business itself, for which somebody manages a part of the tree. */
export async function managedFrom(db: Db, businessId: string, userId: string): Promise<Named | null> {
  const { rows } = await sql<Named>`SELECT b.id::text AS id, b.name
    FROM hierarchy_nodes n
    JOIN organization_managers m ON m.node_id = ANY (n.path) AND m.is_active
    JOIN businesses b ON b.id = m.node_id
    WHERE n.business_id = ${businessId}::bigint AND m.user_id = ${userId}::bigint
    ORDER BY array_position(n.path, m.node_id) LIMIT 1`.execute(db)
  return rows[0] ?? null
}

export async function personName(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('fullName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.fullName
}

/** The people and the partners that a group gives access to. */
export async function holdersOfGroup(db: Db, businessId: string, groupId: string) {
  const people = await db
    .selectFrom('assetGroupMembers')
    .select('userId as id')
    .where('businessId', '=', businessId)
    .where('groupId', '=', groupId)
    .execute()
  const partners = await db
    .selectFrom('assetGroupPartners')
    .select('partnerId as id')
    .where('businessId', '=', businessId)
    .where('groupId', '=', groupId)
    .execute()
  return { people: people.map(({ id }) => id), partners: partners.map(({ id }) => id) }
}
